/** A mark of an axis: where, in the units of the axis, and what it says. */
export interface Tick {
  readonly at: number;
  readonly text: string;
}

/** Steps that people count in. */
const STEPS = [1, 2, 5, 10] as const;

/** Float noise of a multiple of a step: 0.1 + 0.2. */
const clean = (value: number) => Number(value.toPrecision(12));

/** The step of a round axis. @param most - Of steps between the ends. */
export function niceStep(from: number, to: number, most: number): number {
  const rough = (to - from) / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = STEPS.find((candidate) => candidate * power >= rough * (1 - 1e-9)) ?? 10;
  return clean(step * power);
}

/**
 * Round values that reach from below the least to above the greatest.
 *
 * @param most - Of steps, at least 1; there may be one more where both ends are not round.
 * @returns Ascending, at least two.
 * @example niceValues(0.3, 9.4, 5) // [0, 2, 4, 6, 8, 10]
 */
export function niceValues(from: number, to: number, most: number): readonly number[] {
  if (from === to)
    return niceValues(from - Math.max(1, Math.abs(from) / 10), to + Math.max(1, Math.abs(to) / 10), most);
  const step = niceStep(from, to, most);
  const first = Math.floor(clean(from / step));
  const last = Math.ceil(clean(to / step));
  return Array.from({ length: last - first + 1 }, (_, at) => clean((first + at) * step));
}

/**
 * Values of an axis of powers: of ten, with twos and fives between where there are few.
 *
 * @param from - More than 0.
 */
export function logValues(from: number, to: number): readonly number[] {
  const [first, last] = [Math.floor(Math.log10(from)), Math.ceil(Math.log10(to))];
  const powers = Array.from({ length: Math.max(1, last - first) + 1 }, (_, at) => clean(10 ** (first + at)));
  if (powers.length > 3) return powers;
  const all = powers.flatMap((power) => [power, power * 2, power * 5].map(clean));
  const [below, above] = [all.findLast((value) => value <= from) ?? from, all.find((value) => value >= to) ?? to];
  return all.filter((value) => value >= below && value <= above);
}
