import { AUDIT_ACTIONS } from "@nv/contracts";
import { Field, SearchField, SelectField } from "@nv/ui";
import type { AuditView } from "./core/audit-query.ts";
import { actionText } from "./core/entry-text.ts";

const ACTIONS = Object.keys(AUDIT_ACTIONS)
  .map((value) => ({ value, label: actionText(value) }))
  .sort((a, b) => a.label.localeCompare(b.label, "es"));

export interface AuditFiltersProps {
  readonly view: AuditView;
  readonly onChange: (change: Partial<AuditView>) => void;
}

/** Filters of the audit: a person, an action, a range of days. */
export function AuditFilters({ view, onChange }: AuditFiltersProps) {
  return (
    <search className="filters">
      <SearchField
        label="Persona"
        value={view.person}
        placeholder="Nombre o correo"
        onDebounced={(person) => onChange({ person, page: 1 })}
      />
      <SelectField
        label="Acción"
        value={view.action}
        options={[{ value: "", label: "Todas" }, ...ACTIONS]}
        onChange={(action) => onChange({ action, page: 1 })}
      />
      <Field
        label="Desde el día"
        type="date"
        value={view.fromDay}
        onChange={({ target }) => onChange({ fromDay: target.value, page: 1 })}
      />
      <Field
        label="Hasta el día"
        type="date"
        value={view.toDay}
        onChange={({ target }) => onChange({ toDay: target.value, page: 1 })}
      />
    </search>
  );
}
