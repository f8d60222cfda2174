import { isMissing, readNumber, readPeriod } from "@nv/tables";
import type { TableColumn } from "./config.ts";
import type { CellKey } from "./core/compare-keys.ts";
import { linkOf } from "./core/link-of.ts";

/** Whether a column is of figures. */
export const isOfFigures = ({ kind }: Pick<TableColumn, "kind">): boolean => kind === "number" || kind === "percent";

/** Reads the figure of a cell, as the reader of tables writes it. @returns `null` for none. */
export const figureIn = (cell: string): number | null => (isMissing(cell) ? null : readNumber(cell, ","));

/** Returns what a cell is ordered by. */
export function cellKey(column: Pick<TableColumn, "kind">, cell: string): CellKey {
  if (isOfFigures(column)) return figureIn(cell);
  if (isMissing(cell)) return null;
  if (column.kind === "link") return linkOf(cell)?.text ?? cell;
  if (column.kind !== "date") return cell;
  const period = readPeriod(cell, "day-first");
  return period === null ? cell : `${period.start} ${period.time}`.trim();
}
