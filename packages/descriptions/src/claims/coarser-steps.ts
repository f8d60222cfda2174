import { type Period, startOf } from "../period.ts";
import type { Clause } from "./clause.ts";
import type { ClaimContext } from "./context.ts";
import type { Grid } from "./grid.ts";
import { doubt, type Outcome, UNKNOWN } from "./outcome.ts";

/** Steps of a table from the shortest, by the most that `startOf` counts between two of them (31 days a month), with the words for each. */
const STEPS: readonly {
  readonly most: number;
  readonly words: RegExp;
  /** The stretch that a moment is in; the same number for all of one. */
  readonly stretchOf: (period: Period) => number;
}[] = [
  { most: 4, words: /^dia/, stretchOf: startOf },
  { most: 12, words: /^semana/, stretchOf: weekOf },
  { most: 45, words: /^mes/, stretchOf: ({ year, month }) => year * 12 + (month ?? 1) },
  { most: 110, words: /^trimestre/, stretchOf: ({ year, month, quarter }) => year * 4 + (quarter ?? quarterOf(month)) },
  { most: Number.POSITIVE_INFINITY, words: /^(?:año|ejercicio)/, stretchOf: ({ year }) => year },
];

const DAY_MS = 86_400_000;
/** Days from the first of 1970, a Thursday, to the Monday of its week. */
const MONDAY_DAYS = 3;

function weekOf({ year, month, day }: Period): number {
  return Math.floor((Date.UTC(year, (month ?? 1) - 1, day ?? 1) / DAY_MS + MONDAY_DAYS) / 7);
}

function quarterOf(month: number | null): number {
  return Math.ceil((month ?? 1) / 3);
}

/** Which of the steps a table has; -1 for one without times. */
function stepOf({ times }: Grid): number {
  const starts = times.flatMap(({ period }) => (period === null ? [] : [startOf(period)]));
  const gaps = starts
    .slice(1)
    .map((start, at) => start - (starts[at] ?? 0))
    .sort((a, b) => a - b);
  const gap = gaps[Math.floor(gaps.length / 2)] ?? 0;
  return STEPS.findIndex(({ most }) => gap <= most);
}

/** The moments of a table in each stretch, in order. */
function stretchesOf({ times }: Grid, stretchOf: (period: Period) => number): readonly (readonly number[])[] {
  const stretches = new Map<number, number[]>();
  for (const [at, { period }] of times.entries()) {
    if (period === null) return [];
    const stretch = stretchOf(period);
    stretches.set(stretch, [...(stretches.get(stretch) ?? []), at]);
  }
  return [...stretches.values()];
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Ways in which a stretch has one value of its days: the last of them, or what they come to on average. */
const WAYS = [(values: readonly number[]) => values.at(-1) ?? null, mean] as const;

/** A table with one moment for each stretch, which is called as the last in it. */
function gridOfStretches(grid: Grid, stretches: readonly (readonly number[])[], way: (typeof WAYS)[number]): Grid {
  const rows = grid.rows.map((row) => ({
    ...row,
    values: stretches.map((moments) => {
      const values = moments.flatMap((at) => row.values[at] ?? []);
      return values.length === 0 ? null : way(values);
    }),
  }));
  return { ...grid, rows, times: stretches.flatMap((moments) => grid.times[moments.at(-1) ?? 0] ?? []) };
}

/** A clause of the moments of a table, of their stretches instead. */
function inStretches(clause: Clause, placesOf: (moments: readonly number[]) => readonly number[]): Clause {
  const { times, otherTimes, since, range } = clause;
  return {
    ...clause,
    times: times.map(placesOf),
    otherTimes: otherTimes.map(placesOf),
    since: since && placesOf(since),
    range: range && [placesOf(range[0]), placesOf(range[1])],
  };
}

/**
 * Judges a claim of steps, «todos los meses», of a table with that step; of one with shorter ones (days), by the last value of each stretch and
 * by its mean: where both say the same, it is so, else a person must look.
 *
 * @param word - The step that the claim names: «meses».
 * @param judge - Of a table that has that step.
 */
export function judgeInSteps(
  clause: Clause,
  context: ClaimContext,
  word: string,
  judge: (clause: Clause, context: ClaimContext) => Outcome,
): Outcome {
  const { grid } = context;
  const [own, wanted] = [stepOf(grid), STEPS.findIndex(({ words }) => words.test(word))];
  const step = STEPS[wanted];
  if (own === -1 || own > wanted || step === undefined) return UNKNOWN;
  if (own === wanted) return judge(clause, context);
  const stretches = stretchesOf(grid, step.stretchOf);
  if (stretches.length < 2) return UNKNOWN;
  const placeOf = new Map(stretches.flatMap((moments, place) => moments.map((at) => [at, place] as const)));
  const told = inStretches(clause, (moments) => [...new Set(moments.flatMap((at) => placeOf.get(at) ?? []))]);
  const at = context.at === null ? null : (placeOf.get(context.at) ?? null);
  const [last, average] = WAYS.map((way) =>
    judge(told, { ...context, grid: gridOfStretches(grid, stretches, way), at }),
  );
  if (last === undefined || average === undefined) return UNKNOWN;
  const cells = last.cells.map((cell) => ({ ...cell, time: stretches[cell.time]?.at(-1) ?? 0 }));
  if (last.verdict === average.verdict) return { ...last, cells };
  if (last.verdict === "unknown" || average.verdict === "unknown") return UNKNOWN;
  return doubt(`El último dato de cada tramo y su media no dicen lo mismo. ${last.evidence}`.trim(), cells);
}
