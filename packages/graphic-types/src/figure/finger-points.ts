/** Signs of a coordinate, and how many there are of each: two tell every pixel up to 1295. */
const DIGITS = 36;
const SIGNS = 2;
const MOST = DIGITS ** SIGNS - 1;
const NONE = "..";

const written = (px: number) => Math.min(MOST, Math.max(0, px)).toString(DIGITS).padStart(SIGNS, "0");

/** Writes the places of the values of a drawing, as short as a page can carry them: four signs for each, row after row. */
export const writePoints = (points: readonly (readonly (readonly [x: number, y: number] | null)[])[]): string =>
  points
    .flat()
    .map((point) => (point === null ? NONE + NONE : point.map(written).join("")))
    .join("");

/** A value of a drawing: its pixels, and its place among all. */
export interface FingerPoint {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** Reads what {@link writePoints} wrote; values that are none are left out. */
export function readPoints(text: string): readonly FingerPoint[] {
  const read = (signs = "") => Number.parseInt(signs, DIGITS);
  return [...text.matchAll(/(..)(..)/g)].flatMap(([, x, y], at) => (x === NONE ? [] : { x: read(x), y: read(y), at }));
}
