import { GRAPHIC_STATUSES, HEALTH_STATES } from "@nv/contracts";
import type { GraphicsSummary } from "@nv/contracts/schemas";
import { TYPE_LABELS } from "@nv/graphic-types";
import { Button, SearchField, SegmentedControl, SelectField, type SelectOption } from "@nv/ui";
import { bindFields } from "@nv/web";
import { type ReactNode, useId, useState } from "react";
import { isOrder, type ListOrder, ORDERS, orderBy } from "../../../pieces/core/list-order";
import { EVERY_STATUS, isNarrowed, NO_FILTERS, type RegistryFilters } from "../../../pieces/core/registry-address";
import type { ListLook } from "../../../records/core/list-look";
import { LIST_LOOKS } from "../../../records/use-list-look";

const ALTERNATIVE: readonly SelectOption<string>[] = [
  { value: "", label: "Todos" },
  { value: "yes", label: "Con él" },
  { value: "no", label: "Sin él" },
];

const STALE: readonly SelectOption<string>[] = [
  { value: "", label: "Cuando sea" },
  { value: "30", label: "Hace más de 30 días" },
  { value: "90", label: "Hace más de 90 días" },
  { value: "365", label: "Hace más de un año" },
];

interface Props {
  readonly filters: RegistryFilters;
  readonly look: ListLook;
  readonly order: ListOrder;
  /** Summary of the registry; `null` while nobody knows it. */
  readonly summary: GraphicsSummary | null;
  readonly onFilters: (filters: RegistryFilters) => void;
  readonly onOrder: (order: ListOrder) => void;
  readonly onLook: (look: ListLook) => void;
}

/** Every choice of a filter, with its count where the registry counts them; one with nothing behind it can still be chosen. */
function counted(all: string, names: Readonly<Record<string, string>>, counts: Readonly<Record<string, number>> = {}) {
  const choices = Object.entries(names).map(([value, name]) => ({
    value,
    label: counts[value] === undefined ? name : `${name} (${counts[value]})`,
  }));
  return [{ value: "", label: all }, ...choices];
}

const listed = (all: string, values: readonly string[] = [], chosen: string) => [
  { value: "", label: all },
  ...[...new Set([...values, chosen])].filter((value) => value !== "").map((value) => ({ value, label: value })),
];

/** Search, filters and order of the registry. They live in the address, so a list can be shared. */
export function RegistryFilterBar(props: Props): ReactNode {
  const { filters, look, onFilters, onLook } = props;
  const chosen = Object.values({ ...filters, q: "" }).filter((value) => value !== "").length;
  const [isOpen, setIsOpen] = useState(chosen > 0);
  const panelId = useId();

  return (
    <search className="nv-filters nv-stack-3">
      <SearchField
        className="nv-filters__search"
        label="Buscar"
        placeholder="Título, identificador, etiqueta o una dirección publicada"
        value={filters.q}
        onDebounced={(q) => onFilters({ ...filters, q })}
      />
      <Button aria-expanded={isOpen} aria-controls={panelId} onClick={() => setIsOpen(!isOpen)}>
        {chosen === 0 ? "Filtros" : `Filtros (${chosen})`}
      </Button>
      <SegmentedControl legend="Cómo se ve la lista" segments={LIST_LOOKS} value={look} onChange={onLook} />
      <div id={panelId} className="nv-filters__more" hidden={!isOpen}>
        <FilterFields {...props} />
        {isNarrowed(filters) && <Button onClick={() => onFilters(NO_FILTERS)}>Quitar filtros</Button>}
      </div>
    </search>
  );
}

function FilterFields({ filters, order, summary, onFilters, onOrder }: Props): ReactNode {
  const change = (part: Partial<RegistryFilters>) => onFilters({ ...filters, ...part });
  const f = bindFields({ draft: filters, change });
  const orders = Object.entries(ORDERS).flatMap(([value, label]) =>
    value === "fit" && filters.q.trim() === "" ? [] : [{ value, label }],
  );
  return (
    <div className="nv-fields">
      <SelectField
        label="Estado"
        {...f.value("status")}
        options={counted("En uso", { ...GRAPHIC_STATUSES, [EVERY_STATUS]: "También los retirados" }, summary?.byStatus)}
      />
      <SelectField label="Salud" {...f.value("health")} options={counted("Todas", HEALTH_STATES, summary?.byHealth)} />
      <SelectField label="Tipo" {...f.value("type")} options={counted("Todos", TYPE_LABELS, summary?.byType)} />
      <SelectField label="Texto alternativo" {...f.value("hasAlt")} options={ALTERNATIVE} />
      <SelectField
        label="Autoría"
        {...f.value("author")}
        options={listed("Cualquiera", summary?.authors, filters.author)}
      />
      <SelectField
        label="Sección"
        {...f.value("section")}
        options={listed("Todas", summary?.sections, filters.section)}
      />
      <SelectField label="Etiqueta" {...f.value("tag")} options={listed("Todas", summary?.tags, filters.tag)} />
      <SelectField label="Sin cambios desde" {...f.value("staleDays")} options={STALE} />
      <SelectField
        label="Orden"
        value={order.by}
        options={orders}
        onChange={(by) => {
          if (isOrder(by)) onOrder(orderBy(by));
        }}
      />
    </div>
  );
}
