/** Ways of dividing values into classes. */
export const CLASS_METHODS = ["quantile", "jenks", "equal", "hand"] as const;
export type ClassMethod = (typeof CLASS_METHODS)[number];

/**
 * Returns a quantile, between two values where it falls between them.
 *
 * @param sorted - Ascending, at least one.
 * @see Hyndman and Fan, «Sample Quantiles in Statistical Packages» (1996), definition 7: R's.
 */
export function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
}

/** Sums of the values and of their squares up to each, from their mean, so that large ones keep their figures. */
function sumsOf(sorted: readonly number[]) {
  const mean = sorted.reduce((sum, value) => sum + value, 0) / Math.max(1, sorted.length);
  const sums = new Float64Array(sorted.length + 1);
  const squares = new Float64Array(sorted.length + 1);
  for (const [at, value] of sorted.entries()) {
    sums[at + 1] = (sums[at] ?? 0) + (value - mean);
    squares[at + 1] = (squares[at] ?? 0) + (value - mean) ** 2;
  }
  /** Squares of the distances of some neighbours from their own mean. @param to - Behind the last. */
  return (from: number, to: number): number => {
    const sum = (sums[to] ?? 0) - (sums[from] ?? 0);
    return Math.max(0, (squares[to] ?? 0) - (squares[from] ?? 0) - (sum * sum) / (to - from));
  };
}

/**
 * Finds the natural breaks: the classes whose values lie nearest to the mean of their class, the best of all there are.
 *
 * @param sorted - Ascending.
 * @returns The place of the first value of each class but the first.
 * @see Fisher, «On Grouping for Maximum Homogeneity» (1958); Wang and Song, «Ckmeans.1d.dp» (2011).
 */
export function naturalBreaks(sorted: readonly number[], count: number): readonly number[] {
  const size = sorted.length;
  const spread = sumsOf(sorted);
  let before = Float64Array.from({ length: size + 1 }, (_, to) => (to === 0 ? 0 : spread(0, to)));
  const starts: Int32Array[] = [];
  for (let k = 2; k <= Math.min(count, size); k += 1) {
    const now = new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY);
    const start = new Int32Array(size + 1);
    // The best start never goes back as the end goes on: the one of the middle bounds those of both halves.
    const spans: [from: number, to: number, least: number, most: number][] = [[k, size, k - 1, size - 1]];
    for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
      const [from, to, least, most] = span;
      if (from > to) continue;
      const end = (from + to) >> 1;
      let [best, at] = [Number.POSITIVE_INFINITY, least];
      for (let first = least; first <= Math.min(most, end - 1); first += 1) {
        const cost = (before[first] ?? 0) + spread(first, end);
        if (cost < best) [best, at] = [cost, first];
      }
      now[end] = best;
      start[end] = at;
      spans.push([from, end - 1, least, at], [end + 1, to, at, most]);
    }
    before = now;
    starts.push(start);
  }
  const breaks: number[] = [];
  let end = size;
  for (const start of starts.toReversed()) {
    end = start[end] ?? 0;
    breaks.unshift(end);
  }
  return breaks;
}

/** Share of the values that may change class for a limit to be round. */
const ROUNDING_SHARE = 0.02;

/** Steps of round numbers within a power of ten, the roundest first. */
const ROUND_STEPS = [10, 5, 2, 1] as const;

/** Returns the roundest number between two: the nearest one to the middle of those with the fewest figures. */
export function roundestBetween(low: number, high: number): number {
  if (!(high > low)) return low;
  if (low <= 0 && high >= 0) return 0;
  const middle = (low + high) / 2;
  for (let power = Math.ceil(Math.log10(Math.max(Math.abs(low), Math.abs(high)))); power > -12; power -= 1)
    for (const part of ROUND_STEPS) {
      const step = part * 10 ** (power - 1);
      const near = Number((Math.round(middle / step) * step).toPrecision(12));
      const inside = [near, near - step, near + step].map((one) => Number(one.toPrecision(12)));
      const found = inside.find((one) => one >= low && one <= high);
      if (found !== undefined) return found;
    }
  return middle;
}

/** The room in which a limit may be moved: between the values around it, and further while few change class. */
function roomAround(sorted: readonly number[], limit: number): readonly [low: number, high: number] {
  const above = sorted.findIndex((value) => value >= limit);
  const place = above === -1 ? sorted.length : above;
  const spare = Math.floor(sorted.length * ROUNDING_SHARE);
  const low = sorted[Math.max(0, place - 1 - spare)] ?? limit;
  const high = sorted[Math.min(sorted.length - 1, place + spare)] ?? limit;
  // Nothing below the least value has a class of its own.
  const least = sorted[0] ?? limit;
  return [Math.min(limit, Math.max(low, least)), Math.max(limit, high)];
}

interface LimitsWanted {
  readonly method: Exclude<ClassMethod, "hand">;
  readonly count: number;
  /** Whether limits are moved to round numbers where few values change class. */
  readonly isRound: boolean;
}

function exactLimits(sorted: readonly number[], { method, count }: LimitsWanted): readonly number[] {
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  const shares = Array.from({ length: count - 1 }, (_, at) => (at + 1) / count);
  if (method === "equal") return shares.map((share) => least + (most - least) * share);
  if (method === "quantile") return shares.map((share) => quantile(sorted, share));
  return naturalBreaks(sorted, count).map((at) => sorted[at] ?? most);
}

/**
 * Returns where classes begin, but the first: a value that is a limit is in the class above it.
 *
 * @param values - In any order.
 * @returns Ascending, each once; fewer than asked for where there are not so many different values.
 */
export function classLimits(values: readonly number[], wanted: LimitsWanted): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined || least === most) return [];
  const exact = exactLimits(sorted, wanted);
  const limits = wanted.isRound ? exact.map((limit) => roundestBetween(...roomAround(sorted, limit))) : exact;
  return [...new Set(limits)].filter((limit) => limit > least && limit <= most).toSorted((a, b) => a - b);
}

/** Limits to both sides of a value, at the same distances: those of all distances from it together. */
export function sidedLimits(values: readonly number[], middle: number, wanted: LimitsWanted): readonly number[] {
  const distances = values.map((value) => Math.abs(value - middle));
  const limits = classLimits([0, ...distances], wanted).filter((limit) => limit > 0);
  const exact = (value: number) => Number(value.toPrecision(12));
  return [
    ...limits.toReversed().map((limit) => exact(middle - limit)),
    middle,
    ...limits.map((limit) => exact(middle + limit)),
  ];
}

/** Returns the class of a value among limits; a value that is a limit is in the class above it. */
export function classOf(value: number, limits: readonly number[]): number {
  const at = limits.findIndex((limit) => value < limit);
  return at === -1 ? limits.length : at;
}

/** Bars of a histogram: how many values from each place on. */
export function histogramOf(
  values: readonly number[],
  bars: number,
): readonly { readonly from: number; readonly count: number }[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const width = (most - least) / bars || 1;
  const counts = Array.from({ length: bars }, (_, at) => ({ from: least + at * width, count: 0 }));
  for (const value of values) {
    const bar = counts[Math.min(bars - 1, Math.floor((value - least) / width))];
    if (bar !== undefined) bar.count += 1;
  }
  return counts;
}
