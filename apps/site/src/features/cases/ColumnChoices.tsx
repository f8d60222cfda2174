import { CASE_COLUMNS, type CaseColumn, caseColumnLabel } from "@nv/cases";
import { SelectField } from "@nv/ui";
import type { ReactNode } from "react";

interface Props {
  /** The first row of the file. */
  readonly header: readonly string[];
  readonly columns: readonly CaseColumn[];
  readonly onChange: (columns: readonly CaseColumn[]) => void;
}

const OPTIONS = CASE_COLUMNS.map((value) => ({ value, label: caseColumnLabel(value) }));

/** Fields with the meaning of each column of the file, as it was understood, to be corrected. */
export function ColumnChoices({ header, columns, onChange }: Props): ReactNode {
  const unused = columns.filter((column) => column === "").length;
  return (
    <details open={unused > 0}>
      <summary>
        Qué es cada columna{unused > 0 && ` (${unused === 1 ? "una no se usa" : `${unused} no se usan`})`}
      </summary>
      <div className="nv-cases__fields">
        {header.map((name, at) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name and never move
            key={at}
            label={name.trim() || `Columna ${at + 1}`}
            value={columns[at] ?? ""}
            options={OPTIONS}
            onChange={(column) => onChange(columns.with(at, column))}
          />
        ))}
      </div>
    </details>
  );
}
