/** A part of a pile: where it begins and where it ends, in the units of the values. */
export interface StackPart {
  readonly from: number;
  readonly to: number;
}

/** A pile of the values of a row. */
export interface Stack {
  /** For each value; `null` where there is none. */
  readonly parts: readonly (StackPart | null)[];
  /** Sum of what is over zero and of what is under it. */
  readonly above: number;
  readonly below: number;
  /** Whether nothing is missing. */
  readonly isWhole: boolean;
}

const MOST_FIGURES = 14;
const clean = (value: number) => Number(value.toPrecision(MOST_FIGURES));

/** Piles values up from zero, and those below it downwards: one does not cover the other. */
export function stackOf(values: readonly (number | null)[]): Stack {
  let [above, below] = [0, 0];
  const parts = values.map((value): StackPart | null => {
    if (value === null) return null;
    const from = value < 0 ? below : above;
    const to = clean(from + value);
    if (value < 0) below = to;
    else above = to;
    return { from, to };
  });
  return { parts, above, below, isWhole: !values.includes(null) };
}

/** The share of each value in a hundred; nothing where one is missing or they are nothing together, since nobody knows the whole. */
export function sharesOf(values: readonly (number | null)[]): readonly (number | null)[] {
  const told = values.filter((value) => value !== null);
  const sum = told.reduce((all, value) => all + value, 0);
  if (told.length < values.length || sum <= 0) return values.map(() => null);
  return told.map((value) => clean((100 * value) / sum));
}
