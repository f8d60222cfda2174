import type { ObservationChange, SeriesColumn, SeriesRule } from "@nv/contracts/schemas";
import { figureOf, groupOf } from "../observations.ts";
import { type BareFinding, finding, isBeyond } from "./finding.ts";

type Revised = Extract<SeriesRule, { kind: "revised" }>;

/** Finds known figures that change by more than they may. A figure that goes, or comes where there was none, is reported too. */
export function checkRevised(
  { column, most, unit }: Revised,
  columns: readonly SeriesColumn[],
  changes: readonly ObservationChange[],
): readonly BareFinding[] {
  return changes.flatMap(({ before, after, fields }) => {
    if (before === null || after === null || !fields.includes(column)) return [];
    const [previous, value] = [figureOf(before, column), figureOf(after, column)];
    const change = previous === null || value === null ? Number.POSITIVE_INFINITY : Math.abs(value - previous);
    const size = unit === "units" ? change : (100 * change) / Math.abs(previous ?? 0);
    const place = { date: after.date, group: groupOf(columns, after) };
    return isBeyond(size, most) ? [finding({ kind: "revised", ...place, column, value, previous, bound: most })] : [];
  });
}

/** Finds observations that were there and are not any more: no rule needs to say that somebody must look. */
export function checkRemoved(changes: readonly ObservationChange[]): readonly BareFinding[] {
  const days = changes.flatMap(({ before, after }) => (before !== null && after === null ? [before.date] : []));
  const [date, until = date] = [days[0], days.at(-1)];
  if (date === undefined || until === undefined) return [];
  return [finding({ kind: "removed", date, until, value: days.length })];
}
