import { SelectField } from "@nv/ui";
import type { ReactNode } from "react";

/** Column that a tool looks for in a table. */
export interface WantedColumn {
  readonly key: string;
  readonly label: string;
}

interface Props {
  readonly wanted: readonly WantedColumn[];
  /** Names of the columns of the table. */
  readonly names: readonly string[];
  /** Names in the table that a person chose, by key. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Whether something that is needed was not found. */
  readonly isNeeded: boolean;
  readonly onChange: (key: string, name: string) => void;
}

const BY_NAME = "Por su nombre";

/** Choice, for each column that a tool looks for, of the one of the table that it is. */
export function ColumnFields({ wanted, names, chosen, isNeeded, onChange }: Props): ReactNode {
  const options = [
    { value: "", label: BY_NAME },
    ...[...new Set(names)].filter((name) => name !== "").map((name) => ({ value: name, label: name })),
  ];
  const said = wanted.filter(({ key }) => (chosen[key] ?? "") !== "").length;
  return (
    <details className="nv-reading__table" open={isNeeded || said > 0}>
      <summary>
        <strong>Qué columna es cada una</strong>{" "}
        <span className="nv-quiet">{said === 0 ? "por sus nombres" : `${said} a mano`}</span>
      </summary>
      <div className="nv-reading__columns">
        {wanted.map(({ key, label }) => {
          const name = chosen[key] ?? "";
          // What was chosen of a table that had it stays in sight where this one has not.
          const all = options.some(({ value }) => value === name)
            ? options
            : [...options, { value: name, label: name }];
          return (
            <SelectField key={key} label={label} value={name} options={all} onChange={(next) => onChange(key, next)} />
          );
        })}
      </div>
    </details>
  );
}
