import type { TableMapping } from "@nv/contracts/schemas";
import { Field } from "@nv/ui";
import type { ReactNode } from "react";
import { keyOf, type SeriesDraft } from "./core/series-draft";

interface Props {
  readonly draft: SeriesDraft;
  readonly onChange: (mapping: TableMapping) => void;
}

/** Fields of the names that the table gives to the date and each column, where they differ from those of the series. */
export function TableNameFields({ draft, onChange }: Props): ReactNode {
  const { mapping } = draft.origin;
  const workedOut = new Set(draft.transforms.map(({ column }) => column));
  const brought = draft.columns.map((column) => ({ key: keyOf(column), label: column.label }));
  return (
    <details className="nv-series__names">
      <summary>La tabla llama a las columnas de otra manera</summary>
      <div className="nv-data-tool__fields">
        <Field
          label="Fecha, en la tabla"
          hint="Nada: «fecha», «periodo», «mes» o «año»"
          value={mapping.date}
          spellCheck={false}
          onChange={({ currentTarget }) => onChange({ ...mapping, date: currentTarget.value })}
        />
        {brought
          .filter(({ key, label }) => label !== "" && !workedOut.has(key))
          .map(({ key, label }) => (
            <Field
              key={key}
              label={`${label}, en la tabla`}
              hint="Nada: se llama igual"
              value={mapping.columns[key] ?? ""}
              spellCheck={false}
              onChange={({ currentTarget }) =>
                onChange({ ...mapping, columns: { ...mapping.columns, [key]: currentTarget.value } })
              }
            />
          ))}
      </div>
    </details>
  );
}
