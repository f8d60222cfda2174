import { type FlatArea, flatArea, ringsOf } from "@nv/geography";

/** Corners that a ring keeps whatever its size: without them nothing of it would be seen. */
const LEAST_CORNERS = 8;

function thinRing(ring: readonly number[], leastDegrees: number): number[] {
  if (ring.length <= LEAST_CORNERS) return [...ring];
  const kept: number[] = [];
  for (let at = 0; at < ring.length; at += 2) {
    const [x, y] = [ring[at] ?? 0, ring[at + 1] ?? 0];
    const [lastX, lastY] = [kept.at(-2), kept.at(-1)];
    const isNear =
      lastX !== undefined && lastY !== undefined && Math.max(Math.abs(x - lastX), Math.abs(y - lastY)) < leastDegrees;
    if (!isNear || at === ring.length - 2) kept.push(x, y);
  }
  return kept.length < LEAST_CORNERS ? [...ring] : kept;
}

/** An area with fewer corners, for a map that shows none of those that go. @param leastDegrees - Between two corners. */
export const thinArea = (area: FlatArea, leastDegrees: number): FlatArea =>
  flatArea(ringsOf(area).map((ring) => thinRing(ring, leastDegrees)));
