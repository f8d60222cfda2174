import type { Observation, SeriesColumn, SeriesRule } from "@nv/contracts/schemas";
import { byGroup, figureOf } from "../observations.ts";
import { type BareFinding, finding, isBeyond } from "./finding.ts";

type Rule<Kind extends SeriesRule["kind"]> = Extract<SeriesRule, { kind: Kind }>;

/** From one figure to the next one of the same group; observations without a figure are passed over. */
interface Step {
  readonly group: string;
  readonly date: string;
  readonly until: string;
  readonly previous: number;
  readonly value: number;
}

/** Which steps those are. @param isTold - By the figure before and the figure: the rest of twenty thousand are not even written down. */
function stepsWhere(
  column: string,
  columns: readonly SeriesColumn[],
  observations: readonly Observation[],
  isTold: (previous: number, value: number) => boolean,
): readonly Step[] {
  const steps: Step[] = [];
  for (const [group, own] of byGroup(columns, observations)) {
    let last: Observation | null = null;
    let previous: number | null = null;
    for (const observation of own) {
      const value = figureOf(observation, column);
      if (value === null) continue;
      if (last !== null && previous !== null && isTold(previous, value))
        steps.push({ group, date: observation.date, until: last.date, previous, value });
      last = observation;
      previous = value;
    }
  }
  return steps;
}

/** Lists the change of each step. */
function changesOf(
  column: string,
  columns: readonly SeriesColumn[],
  observations: readonly Observation[],
): Float64Array {
  const changes: number[] = [];
  stepsWhere(column, columns, observations, (previous, value) => {
    changes.push(value - previous);
    return false;
  });
  return Float64Array.from(changes);
}

/** The one in the middle; 0 of none. */
function median(figures: Float64Array): number {
  const sorted = figures.toSorted();
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (low + high) / 2;
}

/** Fewer steps than these have no usual size. */
const FEWEST_STEPS = 8;

/**
 * The usual size of a step: how far steps usually are from the middle one, which a single great one does not move (the median absolute
 * deviation).
 *
 * @returns `null` where there are too few, or all are the same.
 */
function usualStep(changes: Float64Array): { readonly middle: number; readonly size: number } | null {
  if (changes.length < FEWEST_STEPS) return null;
  const middle = median(changes);
  const size = median(changes.map((change) => Math.abs(change - middle)));
  return size === 0 ? null : { middle, size };
}

/**
 * Steps that are not too long.
 *
 * @param known - What the usual step is told by: what a person has approved already.
 */
export function checkJump(
  { column, most, unit }: Rule<"jump">,
  columns: readonly SeriesColumn[],
  observations: readonly Observation[],
  known: readonly Observation[],
): readonly BareFinding[] {
  const usual = unit === "usual" ? usualStep(changesOf(column, columns, known)) : null;
  if (unit === "usual" && usual === null) return [];
  function sizeOf(previous: number, value: number): number {
    const change = value - previous;
    if (usual !== null) return Math.abs(change - usual.middle) / usual.size;
    if (unit === "units") return Math.abs(change);
    if (change === 0) return 0;
    return (100 * Math.abs(change)) / Math.abs(previous);
  }
  const isLong = (previous: number, value: number) => isBeyond(sizeOf(previous, value), most);
  return stepsWhere(column, columns, observations, isLong).map((step) =>
    finding({ kind: "jump", column, bound: most, ...step }),
  );
}

/** Steps in one direction. */
export function checkMonotony(
  { column, direction, isStrict }: Rule<"monotony">,
  columns: readonly SeriesColumn[],
  observations: readonly Observation[],
): readonly BareFinding[] {
  const sign = direction === "up" ? 1 : -1;
  const isAgainst = (previous: number, value: number) =>
    sign * (value - previous) < 0 || (isStrict && value === previous);
  return stepsWhere(column, columns, observations, isAgainst).map((step) =>
    finding({ kind: "monotony", column, ...step }),
  );
}
