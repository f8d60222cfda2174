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
  const found: FingerPoint[] = [];
  for (let at = 0; at * SIGNS * 2 < text.length; at += 1) {
    const read = (from: number) => Number.parseInt(text.slice(from, from + SIGNS), DIGITS);
    const [x, y] = [read(at * SIGNS * 2), read(at * SIGNS * 2 + SIGNS)];
    if (!Number.isNaN(x)) found.push({ x, y, at });
  }
  return found;
}
