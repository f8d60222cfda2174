import { AUDIT_ACTIONS } from "@nv/contracts";
import { Field, SearchField, SelectField } from "@nv/ui";
import { bindFields } from "@nv/web";
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
  const f = bindFields({ draft: view, change: (part) => onChange({ ...part, page: 1 }) });
  return (
    <search className="filters">
      <SearchField
        label="Persona"
        value={view.person}
        placeholder="Nombre o correo"
        onDebounced={(person) => onChange({ person, page: 1 })}
      />
      <SelectField label="Acción" {...f.value("action")} options={[{ value: "", label: "Todas" }, ...ACTIONS]} />
      <Field label="Desde el día" type="date" {...f.text("fromDay")} />
      <Field label="Hasta el día" type="date" {...f.text("toDay")} />
    </search>
  );
}
