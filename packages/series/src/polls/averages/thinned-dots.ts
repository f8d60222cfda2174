import type { DrawnTable } from "@nv/contracts/schemas";

type Dot = DrawnTable["dots"][number];

/** Coarsest and finest net that is tried, cells across. */
const COARSEST = 8;
const FINEST = 4096;

/** Cells across for each cell up: a drawing is wider than high. */
const WIDE = 2;

function inNet(dots: readonly Dot[], cells: number): readonly Dot[] {
  const places = dots.map(({ x }) => Date.parse(x));
  const values = dots.map(({ y }) => y);
  const left = places.reduce((least, place) => Math.min(least, place), Number.POSITIVE_INFINITY);
  const right = places.reduce((most, place) => Math.max(most, place), Number.NEGATIVE_INFINITY);
  const low = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const cellOf = (share: number, count: number) => Math.min(count - 1, Math.floor(share * count));
  const taken = new Set<string>();
  return dots.filter(({ y, key }, at) => {
    const across = cellOf(((places[at] ?? 0) - left) / (right - left || 1), cells);
    const up = cellOf((y - low) / (high - low || 1), Math.ceil(cells / WIDE));
    const cell = `${key} ${across} ${up}`;
    if (taken.has(cell)) return false;
    taken.add(cell);
    return true;
  });
}

/**
 * Leaves as many dots as are drawn, thinned where they lie upon each other and nowhere else: of those in one cell of a net, one. None is left out
 * because it is old.
 *
 * @param dots - Of a series by `key`, on days; in their order, which stays.
 * @returns All of them where they fit; else at most so many.
 */
export function thinnedDots(dots: readonly Dot[], most: number): readonly Dot[] {
  if (dots.length <= most) return dots;
  let [fits, tooFine] = [COARSEST, FINEST];
  while (tooFine - fits > 1) {
    const middle = Math.floor((fits + tooFine) / 2);
    if (inNet(dots, middle).length <= most) fits = middle;
    else tooFine = middle;
  }
  return inNet(dots, fits).slice(0, most);
}
