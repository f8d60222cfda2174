import type { GeoBounds } from "../coordinates/geo-point.ts";
import { lonSpanOf } from "./choose-projection.ts";

const wrapped = (lon: number) => ((((lon + 180) % 360) + 360) % 360) - 180;

/** End of the widest stretch of the Earth in which none of the boxes is: from there east they are joined. */
function westOf(boxes: readonly GeoBounds[]): number {
  const spans = boxes
    .map((box) => ({ start: (box[0] + 360) % 360, wide: lonSpanOf(box) }))
    .toSorted((a, b) => a.start - b.start);
  const [first] = spans;
  if (first === undefined) return 0;
  let [west, widest] = [first.start, Number.NEGATIVE_INFINITY];
  // Once round, from one start to the next; the last gap is the one before the first again.
  let end = first.start + first.wide;
  for (const { start, wide } of [...spans.slice(1), { ...first, start: first.start + 360 }]) {
    if (start - end > widest) [west, widest] = [start, start - end];
    end = Math.max(end, start + wide);
  }
  return west;
}

/**
 * The smallest box that holds all of some boxes, across the antimeridian where that is shorter.
 *
 * @param boxes - A point is a box without size.
 * @returns `null` for none; east is below west across the antimeridian.
 */
export function joinedBounds(boxes: readonly GeoBounds[]): GeoBounds | null {
  if (boxes.length === 0) return null;
  const west = westOf(boxes);
  const wide = Math.max(...boxes.map((box) => ((box[0] - west + 720) % 360) + lonSpanOf(box)));
  const [south, north] = [Math.min(...boxes.map((box) => box[1])), Math.max(...boxes.map((box) => box[3]))];
  if (wide >= 360) return [-180, south, 180, north];
  return [wrapped(west), south, wrapped(west + wide), north];
}
