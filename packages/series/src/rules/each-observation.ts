import type { Observation, SeriesColumn, SeriesRule } from "@nv/contracts/schemas";
import { figureOf, groupOf } from "../observations.ts";
import { type BareFinding, finding, isBeyond } from "./finding.ts";

type Rule<Kind extends SeriesRule["kind"]> = Extract<SeriesRule, { kind: Kind }>;

/** Returns the fields that say where an observation is: its date and its group. */
function placeOf(columns: readonly SeriesColumn[], observation: Observation) {
  return { date: observation.date, group: groupOf(columns, observation) };
}

/** Figures between two bounds; an observation without a figure has nothing to keep to. */
export function checkRange(
  { column, least, most }: Rule<"range">,
  columns: readonly SeriesColumn[],
  observations: readonly Observation[],
): readonly BareFinding[] {
  return observations.flatMap((observation) => {
    const value = figureOf(observation, column);
    if (value === null) return [];
    const bound = least !== null && value < least ? least : most !== null && value > most ? most : null;
    return bound === null ? [] : [finding({ kind: "range", ...placeOf(columns, observation), column, value, bound })];
  });
}

/** Parts that add up to a figure, or to another column. What lacks one of them is not added up. */
export function checkTotals(
  { columns: parts, total, mayFallShort, tolerance }: Rule<"totals">,
  columns: readonly SeriesColumn[],
  observations: readonly Observation[],
): readonly BareFinding[] {
  return observations.flatMap((observation) => {
    const figures = parts.map((part) => figureOf(observation, part));
    const bound = "figure" in total ? total.figure : figureOf(observation, total.column);
    if (bound === null || figures.includes(null)) return [];
    const value = figures.reduce<number>((sum, figure) => sum + (figure ?? 0), 0);
    const isWrong = isBeyond(value, bound + tolerance) || (!mayFallShort && isBeyond(bound - tolerance, value));
    const column = "figure" in total ? null : total.column;
    return isWrong ? [finding({ kind: "totals", ...placeOf(columns, observation), column, value, bound })] : [];
  });
}

/** Days that have come already. @param today - `YYYY-MM-DD`. */
export function checkPast(
  columns: readonly SeriesColumn[],
  observations: readonly Observation[],
  today: string,
): readonly BareFinding[] {
  return observations
    .filter(({ date }) => date > today)
    .map((observation) => finding({ kind: "past", ...placeOf(columns, observation) }));
}
