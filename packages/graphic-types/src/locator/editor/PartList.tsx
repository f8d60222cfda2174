import type { BoundConfig } from "@nv/piece-parts/fields";
import { RowsEditor, type RowsEditorProps, SelectField } from "@nv/ui";
import { type ReactNode, useId } from "react";

const PRIORITIES = [
  { value: "80", label: "Mucha" },
  { value: "50", label: "Normal" },
  { value: "20", label: "Poca" },
] as const;

/** The nearest of three: what a person tells apart. */
const priorityName = (priority: number) => (priority >= 65 ? "80" : priority >= 35 ? "50" : "20");

/** One kind of thing of a map, open while there are some. */
export function PartList<Row extends object>({ legend, ...list }: Omit<RowsEditorProps<Row>, "fewest">): ReactNode {
  const id = useId();
  return (
    <details className="nv-locator__part" open={list.rows.length > 0} aria-labelledby={id}>
      <summary id={id}>
        {legend} <span className="nv-locator__count">{list.rows.length}</span>
      </summary>
      <RowsEditor legend={legend} {...list} fewest={0} />
    </details>
  );
}

/** Field of the priority of a text, for where not all of them have room. */
export function PriorityField({ row }: { readonly row: Pick<BoundConfig<{ priority: number }>, "value"> }): ReactNode {
  const { value, onChange } = row.value("priority");
  return (
    <SelectField
      label="Importancia"
      value={priorityName(value)}
      options={PRIORITIES}
      onChange={(name) => onChange(Number(name))}
    />
  );
}
