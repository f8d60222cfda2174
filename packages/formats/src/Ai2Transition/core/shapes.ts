/** Size of something drawn; the unit does not matter. */
export interface Shape {
  readonly widthPx: number;
  readonly heightPx: number;
}

const LIST = new Intl.ListFormat("es");

/** Difference of proportion that nobody sees. */
const SAME = 0.01;

const isSameRatio = (one: number, other: number) => Math.abs(one / other - 1) <= SAME;

/** Whether two drawings have one proportion. */
export const isSameShape = (one: Shape, other: Shape) =>
  isSameRatio(one.widthPx / one.heightPx, other.widthPx / other.heightPx);

/** The tallest of some drawings for their width: in its place all of them are whole. */
export function tallest(shapes: readonly [Shape, ...Shape[]]): Shape {
  return shapes.reduce((most, shape) => (shape.heightPx / shape.widthPx > most.heightPx / most.widthPx ? shape : most));
}

/**
 * Describes the steps whose drawings have other proportions than the one before.
 *
 * @param ratios - Width to height of the drawing of each step; `null` where it is not known.
 * @returns A sentence; empty when there is nothing to tell.
 */
export function unevenSentence(ratios: readonly (number | null)[]): string {
  const uneven = new Set<number>();
  for (const [place, ratio] of ratios.entries()) {
    const before = ratios[place - 1] ?? null;
    if (ratio === null || before === null || isSameRatio(ratio, before)) continue;
    uneven.add(place).add(place + 1);
  }
  if (uneven.size === 0) return "";
  const numbers = [...uneven].sort((one, other) => one - other);
  return `Los pasos ${LIST.format(numbers.map(String))} tienen proporción distinta; se ajustará a la mayor`;
}
