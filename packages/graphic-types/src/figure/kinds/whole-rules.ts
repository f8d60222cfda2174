import type { FieldProblem } from "@nv/contracts/schemas";
import { seriesOf } from "../draw/series-of.ts";
import type { FigureParts } from "../figure-parts.ts";
import { refusal } from "./refusal.ts";
import { refusesNegative } from "./stacked-rules.ts";

/** Refuses what is no list of names with one figure each, none below zero, all missing none. @param what - What asks for it: «Un hemiciclo». */
export function ofOneColumn(figure: FigureParts, what: string): readonly FieldProblem[] {
  const { data } = figure;
  const [only, ...others] = seriesOf(data);
  if (data.x.kind !== "text") return refusal("Falta una primera columna de nombres: hay una fila por cada parte");
  if (others.length > 0) return refusal(`${what} muestra una sola columna de números`);
  const missing = only?.values.indexOf(null) ?? -1;
  if (missing !== -1)
    return [
      {
        field: `data.rows.${missing}.values`,
        message: `Falta el valor de «${data.rows[missing]?.x}»: sin él no se sabe el total`,
      },
    ];
  return refusesNegative(figure, what);
}

/** Sum of the first series. */
export const totalOf = ({ data }: Pick<FigureParts, "data">): number =>
  (seriesOf(data)[0]?.values ?? []).reduce<number>((sum, value) => sum + (value ?? 0), 0);
