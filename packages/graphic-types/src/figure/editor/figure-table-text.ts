import { figureText, rowsText } from "@nv/tables";
import type { FigureData } from "../figure-parts.ts";

/** A table as somebody would paste it: with semicolons and decimal commas. */
export function figureTableText({ x, group, columns, rows }: FigureData): string {
  if (columns.length === 0) return "";
  const figure = (value: number | null) => (value === null ? "" : figureText(value));
  return rowsText([
    [x.name, ...(group === undefined ? [] : [group.name]), ...columns.map(({ name }) => name)],
    ...rows.map((row) => [
      x.kind === "number" ? figureText(Number(row.x)) : row.x,
      ...(group === undefined ? [] : [row.group ?? ""]),
      ...row.values.map(figure),
    ]),
  ]);
}
