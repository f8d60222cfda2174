import { isMissing, rowsText } from "@nv/tables";
import type { TableData } from "../config.ts";

/** A table as somebody would paste it: with semicolons and decimal commas, and the marks of its figures. */
export function tableDataText({ columns, rows, flags }: TableData): string {
  if (columns.length === 0) return "";
  const marks = new Map(flags.map(({ row, column, flag }) => [`${row}:${column}`, flag]));
  const marked = (cell: string, flag: string | undefined) => {
    if (flag === undefined) return cell;
    if (isMissing(cell)) return isMissing(flag) ? flag : `: ${flag}`;
    return `${cell} (${flag})`;
  };
  return rowsText([
    columns.map(({ name }) => name),
    ...rows.map((cells, row) => cells.map((cell, at) => marked(cell, marks.get(`${row}:${at}`)))),
  ]);
}
