import type { TableMapping } from "@nv/contracts/schemas";
import { ChoiceField } from "@nv/ui";
import { bindFields } from "@nv/web";
import type { ReactNode } from "react";

const MARKS = [
  { value: "auto", label: "Los que se entienden" },
  { value: ",", label: "Coma" },
  { value: ".", label: "Punto" },
] as const;
const ORDERS = [
  { value: "auto", label: "El que se entiende" },
  { value: "day-first", label: "Día y mes" },
  { value: "month-first", label: "Mes y día" },
] as const;

interface Props {
  readonly mapping: TableMapping;
  readonly onChange: (mapping: TableMapping) => void;
}

/** Fields of how the figures and the days of a table are written, for a table that does not say it by itself. */
export function MappingFields({ mapping, onChange }: Props): ReactNode {
  const f = bindFields({ draft: mapping, change: (part) => onChange({ ...mapping, ...part }) });
  return (
    <div className="nv-data-tool__fields">
      <ChoiceField label="Decimales" segments={MARKS} {...f.value("decimalMark")} />
      <ChoiceField label="Orden de las fechas" segments={ORDERS} {...f.value("dayOrder")} />
    </div>
  );
}
