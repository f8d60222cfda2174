import type { FieldProblem } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import { seriesOf } from "../draw/series-of.ts";
import type { FigureParts } from "../figure-parts.ts";
import { refusal } from "./refusal.ts";

/** Refuses a table of a single column where there is something to be piled up. */
export const needsSeveral = ({ data }: FigureParts): readonly FieldProblem[] =>
  seriesOf(data).length > 1
    ? []
    : refusal("Falta otra columna de números: se apilan dos partes o más. Para una sola, elige «Barras»");

/** Refuses a value below zero, and says which. @param what - What does not take it: «Un 100 %». */
export function refusesNegative({ data }: FigureParts, what: string): readonly FieldProblem[] {
  for (const { name, values } of seriesOf(data)) {
    const row = values.findIndex((value) => value !== null && value < 0);
    const value = values[row];
    if (value !== undefined && value !== null)
      return [
        {
          field: `data.rows.${row}.values`,
          message: `${what} no admite valores negativos, y «${data.rows[row]?.x}» tiene ${formatNumber(value, { decimals: 4 })} en «${name}»`,
        },
      ];
  }
  return [];
}
