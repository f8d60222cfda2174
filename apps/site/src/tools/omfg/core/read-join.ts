import type { MapJoin } from "@nv/contracts/schemas";
import { columnOf, plainTable, readNumber, readTable, tableProblemText } from "@nv/tables";
import { withZeros } from "./check-keys";

/** A table that was pasted, as it is joined to a map. */
export interface PastedTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Problem of it; empty when there is none. */
  readonly problem: string;
}

/** Nothing pasted. */
export const NO_TABLE: PastedTable = { columns: [], rows: [], problem: "" };

/** Reads what was pasted or the text of a file. */
export async function readPasted(text: string): Promise<PastedTable> {
  if (text.trim() === "") return NO_TABLE;
  const { rows, problems } = await readTable(new TextEncoder().encode(text));
  const [problem] = problems;
  if (problem !== undefined) return { ...NO_TABLE, problem: tableProblemText(problem) };
  const [head, ...body] = plainTable(rows).rows.map(({ cells }) => cells);
  const columns = (head ?? []).map((name) => name.trim());
  if (columns.length < 2)
    return { ...NO_TABLE, columns, problem: "La tabla necesita dos columnas: la clave y un dato" };
  if (body.length === 0)
    return { ...NO_TABLE, columns, problem: "La tabla no tiene filas debajo de los nombres de las columnas" };
  return { columns, rows: body, problem: "" };
}

/**
 * The table as the order takes it: its key first and completed, figures as figures.
 *
 * @param keyAt - Place of the column of the key.
 * @param length - Of the map's codes; 0 when it has none.
 */
export function joinOf({ columns, rows }: PastedTable, keyAt: number, length: number): MapJoin {
  const others = columns.map((_, place) => place).filter((place) => place !== keyAt);
  const read = others.map((place) => {
    const column = columnOf(
      columns[place] ?? "",
      rows.map((row) => row[place] ?? ""),
    );
    return (text: string) => (column.kind === "number" ? (readNumber(text, column.decimalMark) ?? text) : text);
  });
  return {
    columns: [columns[keyAt] ?? "", ...others.map((place) => columns[place] ?? "")],
    rows: rows.map((row) => [
      withZeros(row[keyAt] ?? "", length),
      ...others.map((place, index) => read[index]?.((row[place] ?? "").trim()) ?? ""),
    ]),
  };
}
