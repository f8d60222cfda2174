import { SelectField } from "@nv/ui";
import { type ReactNode, useEffect, useState } from "react";
import { type ChosenColumns, recalledColumns, rememberColumns } from "./remembered-columns.ts";

/** Column that a tool looks for in a table. */
export interface WantedColumn {
  readonly key: string;
  readonly label: string;
}

interface Props {
  /** Name of the tool, with what it looks for: of each layout that it meets the choice is remembered on this browser. */
  readonly tool: string;
  readonly wanted: readonly WantedColumn[];
  /** Names of the columns of the table. */
  readonly names: readonly string[];
  /** Names in the table that a person chose, by key. */
  readonly chosen: ChosenColumns;
  /** Whether something that is needed was not found. */
  readonly isNeeded: boolean;
  /** Takes all that is chosen, by key. */
  readonly onChange: (chosen: ChosenColumns) => void;
}

const BY_NAME = "Por su nombre";

/** Choice, for each column that a tool looks for, of the one of the table that it is. */
export function ColumnFields({ tool, wanted, names, chosen, isNeeded, onChange }: Props): ReactNode {
  const [recalled, setRecalled] = useState("");
  const layout = names.join("\t");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each table: what is chosen then goes before
  useEffect(() => {
    const before = Object.values(chosen).some((name) => name !== "") ? null : recalledColumns(tool, names);
    setRecalled(before === null ? "" : layout);
    if (before !== null) onChange({ ...chosen, ...before });
  }, [tool, layout]);
  function choose(key: string, name: string) {
    const next = { ...chosen, [key]: name };
    rememberColumns(tool, names, next);
    onChange(next);
  }
  const options = [
    { value: "", label: BY_NAME },
    ...[...new Set(names)].filter((name) => name !== "").map((name) => ({ value: name, label: name })),
  ];
  const said = wanted.filter(({ key }) => (chosen[key] ?? "") !== "").length;
  return (
    <details className="nv-reading__table" open={isNeeded || said > 0}>
      <summary>
        <strong>Qué columna es cada una</strong>{" "}
        <span className="nv-quiet">
          {said === 0
            ? "por sus nombres"
            : `${said} a mano${recalled === layout && layout !== "" ? ", como la última vez" : ""}`}
        </span>
      </summary>
      <div className="nv-reading__columns">
        {wanted.map(({ key, label }) => {
          const name = chosen[key] ?? "";
          // What was chosen of a table that had it stays in sight where this one has not.
          const all = options.some(({ value }) => value === name)
            ? options
            : [...options, { value: name, label: name }];
          return (
            <SelectField key={key} label={label} value={name} options={all} onChange={(next) => choose(key, next)} />
          );
        })}
      </div>
    </details>
  );
}
