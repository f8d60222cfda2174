import type { CaseCellFault, CaseColumn } from "@nv/cases";
import { Button, Field, SelectField, TextArea } from "@nv/ui";
import { boundText } from "@nv/web";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { choicesOfColumn } from "./core/cell-choices";

/** Stillness after the last key before a cell is looked at again, milliseconds. */
const CALM_MS = 300;

/** Columns whose texts may have several lines. */
const IN_LINES: ReadonlySet<CaseColumn> = new Set<CaseColumn>(["summary", "notes"]);

interface Props {
  readonly label: string;
  readonly column: CaseColumn;
  /** Present value in the table. */
  readonly value: string;
  /** Fault of the value. */
  readonly fault: CaseCellFault | undefined;
  readonly onMend: (value: string) => void;
}

/** A cell of a table that somebody brought, to be put right: a list where the column is one, and what it may mean to choose from. */
export function MendField({ label, column, value, fault, onMend }: Props): ReactNode {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const given = useRef(value);

  // The same mend of other cells, or a table that is another one.
  useEffect(() => {
    if (value === given.current) return;
    given.current = value;
    clearTimeout(timer.current);
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function settle(next: string) {
    clearTimeout(timer.current);
    if (next === given.current) return;
    given.current = next;
    onMend(next);
  }
  function type(next: string) {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => settle(next), CALM_MS);
  }
  function choose(next: string) {
    setTyped(next);
    settle(next);
  }
  const choices = choicesOfColumn(column, value, new Date().getFullYear());
  const texts = { label, error: fault?.message };
  const events = {
    onBlur: () => settle(typed),
    onKeyDown: ({ key }: { readonly key: string }) => key === "Enter" && settle(typed),
  };
  return (
    <>
      {choices !== null ? (
        <SelectField {...texts} value={value} options={choices} onChange={choose} />
      ) : IN_LINES.has(column) || typed.includes("\n") ? (
        <TextArea {...texts} {...events} isProse rows={3} {...boundText(typed, type)} />
      ) : (
        <Field {...texts} {...events} autoComplete="off" {...boundText(typed, type)} />
      )}
      {fault?.candidates !== undefined && (
        <div className="nv-row">
          {fault.candidates.map((candidate) => (
            <Button key={candidate.value} onClick={() => choose(candidate.value)}>
              {candidate.label}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
