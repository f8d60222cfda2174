import { groupBy } from "@nv/contracts";
import { formatNumber, isSingular, NO_BREAK_SPACE } from "@nv/spanish";

/** A value of an area, as a row of a table has it. */
export interface DotValue {
  /** Code of the area. */
  readonly id: string;
  /** Category that is counted, when there are several: parties, languages. Empty when there is one. */
  readonly category: string;
  /** 0 or more. */
  readonly value: number;
}

/** Dots of one category that go into one area. */
export interface DotGroup {
  readonly id: string;
  readonly category: string;
  readonly count: number;
}

/** Number of dots: one for so many, or so many in all. */
export type DotAmount = { readonly perDot: number } | { readonly total: number };

/** Plan of how many dots go where. */
export interface DotPlan {
  /** Without those of no dot. */
  readonly groups: readonly DotGroup[];
  /** Exactly the sum of the groups. */
  readonly total: number;
  /** Number that a dot stands for, in units of the values. */
  readonly perDot: number;
  /** Codes without an area. */
  readonly missing: readonly string[];
  /** Codes whose value is negative or no figure: they are left out. */
  readonly wrong: readonly string[];
}

/** Most dots that a browser draws and a page carries. */
export const MAX_DOTS = 1_000_000;

/** Shares a total by values: whole parts first, then one each to the largest remainders, the first of equals. */
function shareWhole(values: readonly number[], total: number): number[] {
  const sum = values.reduce((all, value) => all + value, 0);
  if (sum === 0) return values.map(() => 0);
  const exact = values.map((value) => (value / sum) * total);
  const counts = exact.map(Math.floor);
  const left = total - counts.reduce((all, count) => all + count, 0);
  const byRemainder = exact.map((value, at) => ({ at, remainder: value - Math.floor(value) }));
  byRemainder.sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, left)) counts[at] = (counts[at] ?? 0) + 1;
  return counts;
}

/**
 * Decides how many dots each area gets. Each category's total is what its values ask for, rounded once and not area by area, where small
 * areas would lose all of theirs.
 *
 * @param areas - Codes that have an area.
 * @throws {RangeError} When the amount is not positive, or there would be more than {@link MAX_DOTS}: {@link perDotFor} says what would do.
 * @see «Largest remainder method», as Hamilton shared seats
 */
export function planDots(values: readonly DotValue[], areas: ReadonlySet<string>, amount: DotAmount): DotPlan {
  const isRight = ({ value }: DotValue) => Number.isFinite(value) && value >= 0;
  const missing = values.filter(({ id }) => !areas.has(id)).map(({ id }) => id);
  const wrong = values.filter((each) => areas.has(each.id) && !isRight(each)).map(({ id }) => id);
  const usable = values.filter((each) => areas.has(each.id) && isRight(each));
  const sum = usable.reduce((all, { value }) => all + value, 0);
  const perDot = "perDot" in amount ? amount.perDot : sum / amount.total;
  if (sum > 0 && !(perDot > 0 && Number.isFinite(perDot))) throw new RangeError("a dot must stand for something");
  if (sum / perDot > MAX_DOTS) throw new RangeError(`more than ${MAX_DOTS} dots`);
  const byCategory = [...groupBy(usable, ({ category }) => category).values()];
  const sums = byCategory.map((each) => each.reduce((all, { value }) => all + value, 0));
  const totals = "total" in amount ? shareWhole(sums, amount.total) : sums.map((each) => Math.round(each / perDot));
  const groups = byCategory.flatMap((each, at) => {
    const counts = shareWhole(
      each.map(({ value }) => value),
      totals[at] ?? 0,
    );
    return each.map(({ id, category }, index) => ({ id, category, count: counts[index] ?? 0 }));
  });
  return {
    groups: groups.filter(({ count }) => count > 0),
    total: totals.reduce((all, each) => all + each, 0),
    perDot,
    missing: [...new Set(missing)],
    wrong: [...new Set(wrong)],
  };
}

const NICE = [1, 2, 2.5, 5, 10];

/**
 * A round figure for a dot to stand for.
 *
 * @param sum - Of all values, above 0.
 * @param mostDots - That should come out, at least 1.
 * @example perDotFor(47_000_000, 100_000) // 500
 */
export function perDotFor(sum: number, mostDots: number): number {
  const least = sum / mostDots;
  const power = 10 ** Math.floor(Math.log10(least));
  return (NICE.find((nice) => nice * power >= least) ?? 10) * power;
}

/**
 * Writes what readers must be told of a map of dots.
 *
 * @param nouns - What is counted: one and many.
 * @param within - Where they are put: «del municipio».
 * @example dotsCaption(100, ["persona", "personas"], "del municipio") // "1 punto = 100 personas; situado al azar dentro del municipio"
 */
export function dotsCaption(perDot: number, nouns: readonly [one: string, many: string], within: string): string {
  const figure = formatNumber(perDot);
  const noun = isSingular(figure) ? nouns[0] : nouns[1];
  return `1${NO_BREAK_SPACE}punto = ${figure}${NO_BREAK_SPACE}${noun}; situado al azar dentro ${within}`;
}
