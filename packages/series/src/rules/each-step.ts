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

function stepsOf(
  column: string,
  columns: readonly SeriesColumn[],
  observations: readonly Observation[],
): readonly Step[] {
  return [...byGroup(columns, observations)].flatMap(([group, own]) => {
    const steps: Step[] = [];
    let last: { readonly date: string; readonly value: number } | null = null;
    for (const observation of own) {
      const value = figureOf(observation, column);
      if (value === null) continue;
      const { date } = observation;
      if (last !== null) steps.push({ group, date, until: last.date, previous: last.value, value });
      last = { date, value };
    }
    return steps;
  });
}

/** The one in the middle; 0 of none. */
function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
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
function usualStep(steps: readonly Step[]): { readonly middle: number; readonly size: number } | null {
  const changes = steps.map(({ previous, value }) => value - previous);
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
  const usual = unit === "usual" ? usualStep(stepsOf(column, columns, known)) : null;
  if (unit === "usual" && usual === null) return [];
  function sizeOf({ previous, value }: Step): number {
    const change = value - previous;
    if (usual !== null) return Math.abs(change - usual.middle) / usual.size;
    if (unit === "units") return Math.abs(change);
    if (change === 0) return 0;
    return (100 * Math.abs(change)) / Math.abs(previous);
  }
  return stepsOf(column, columns, observations)
    .filter((step) => isBeyond(sizeOf(step), most))
    .map((step) => finding({ kind: "jump", column, bound: most, ...step }));
}

/** Steps in one direction. */
export function checkMonotony(
  { column, direction, isStrict }: Rule<"monotony">,
  columns: readonly SeriesColumn[],
  observations: readonly Observation[],
): readonly BareFinding[] {
  const sign = direction === "up" ? 1 : -1;
  return stepsOf(column, columns, observations)
    .filter(({ previous, value }) => sign * (value - previous) < 0 || (isStrict && value === previous))
    .map((step) => finding({ kind: "monotony", column, ...step }));
}
