import { readDelimited } from "@nv/tables";
import type { AboutData, CitableData, ColumnType, DataColumn } from "./citable-data.ts";

/** Rows that the page shows. */
const SHOWN_ROWS = 10;

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const NUMBER = /^-?\d{1,16}(?:\.\d{1,16})?$/;

const TYPES: readonly { readonly type: ColumnType; readonly isOf: (cell: string) => boolean }[] = [
  { type: "Date", isOf: (cell) => DATE.test(cell) },
  { type: "Float", isOf: (cell) => NUMBER.test(cell) },
  { type: "Boolean", isOf: (cell) => cell === "true" || cell === "false" },
];

/** The type that all cells of a column are of; text where they are of none, or there are none. */
function typeOfCells(cells: readonly string[]): ColumnType {
  const filled = cells.filter((cell) => cell !== "");
  if (filled.length === 0) return "Text";
  return TYPES.find(({ isOf }) => filled.every(isOf))?.type ?? "Text";
}

/** Reads of a published table what its description says: columns with their types, rows, and the days that it covers. */
export function readTableFacts(
  csv: string,
  known: AboutData["columns"],
): Pick<CitableData, "columns" | "rows" | "lastRows" | "first" | "last"> {
  const [names = [], ...rows] = readDelimited(csv, { separator: "," }).rows.map(({ cells }) => cells);
  const columns = names.map((name, at): DataColumn => {
    const { label, unit, method } = known.get(name) ?? { label: "", unit: "", method: "" };
    return { name, type: typeOfCells(rows.map((cells) => cells[at] ?? "")), label, unit, method };
  });
  const dated = columns.flatMap(({ type }, at) => (type === "Date" ? at : []));
  const days = rows
    .flatMap((cells) => dated.map((at) => cells[at] ?? ""))
    .filter((day) => day !== "")
    .sort();
  return {
    columns,
    rows: rows.length,
    lastRows: rows.slice(-SHOWN_ROWS),
    first: days[0] ?? "",
    last: days.at(-1) ?? "",
  };
}
