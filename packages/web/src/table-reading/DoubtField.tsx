import { formatDate, formatNumber } from "@nv/spanish";
import type { PossibleReading, TableDoubt, TableReading } from "@nv/tables";
import { type ReactNode, useId } from "react";

interface Props {
  readonly doubt: TableDoubt;
  readonly reading: TableReading;
  readonly onChange: (reading: TableReading) => void;
}

const QUESTIONS: Readonly<Record<TableDoubt["kind"], string>> = {
  mark: "¿miles o decimales?",
  order: "¿va antes el día o el mes?",
  brackets: "¿los paréntesis dicen que es negativo?",
};

const ANSWERS: Readonly<Record<PossibleReading["answer"], string>> = {
  ",": "La coma es de los decimales",
  ".": "El punto es de los decimales",
  "day-first": "El día",
  "month-first": "El mes",
  negative: "Sí, es negativo",
  plain: "No, es una nota",
};

/** Decimals that an example is shown with. */
const MOST_DECIMALS = 10;

function shown(value: number | string): string {
  if (typeof value === "number") return formatNumber(value, { decimals: MOST_DECIMALS });
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value;
}

/** Returns the answer that a person gave for the column, or for all; `undefined` where nobody did. */
function answerIn({ kind, name }: TableDoubt, reading: TableReading): PossibleReading["answer"] | undefined {
  if (kind === "brackets") return reading.brackets[name];
  const all = kind === "mark" ? reading.decimalMark : reading.dayOrder;
  return (kind === "mark" ? reading.marks[name] : reading.orders[name]) ?? (all === "auto" ? undefined : all);
}

/** Adds an answer to what is said of a table. */
function withAnswer(reading: TableReading, name: string, answer: PossibleReading["answer"]): TableReading {
  if (answer === "," || answer === ".") return { ...reading, marks: { ...reading.marks, [name]: answer } };
  if (answer === "day-first" || answer === "month-first")
    return { ...reading, orders: { ...reading.orders, [name]: answer } };
  return { ...reading, brackets: { ...reading.brackets, [name]: answer } };
}

/** Question on a column that can be read in two ways, each with what it makes of the cells themselves. */
export function DoubtField({ doubt, reading, onChange }: Props): ReactNode {
  const group = useId();
  const given = answerIn(doubt, reading);
  return (
    <fieldset className="nv-reading__question" data-asked={given === undefined}>
      <legend>
        {doubt.name === "" ? `Columna ${doubt.column + 1}` : `«${doubt.name}»`}: {QUESTIONS[doubt.kind]}
      </legend>
      {doubt.readings.map(({ answer, values }) => (
        <label key={answer} className="nv-reading__answer">
          <input
            type="radio"
            name={group}
            checked={given === answer}
            onChange={() => onChange(withAnswer(reading, doubt.name, answer))}
          />
          <span>{ANSWERS[answer]}</span>
          <span className="nv-reading__examples">
            {doubt.examples.map((example, at) => (
              <span key={example}>
                {example} → <b>{shown(values[at] ?? "")}</b>
              </span>
            ))}
          </span>
        </label>
      ))}
      {given === undefined && <p className="nv-reading__why">Hasta que lo digas no se usa nada de esta columna.</p>}
    </fieldset>
  );
}
