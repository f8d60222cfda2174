/// <reference path="../gazetteer/polylabel.d.ts" />
import type { GeoPermissibleObjects } from "d3-geo";
import polylabel from "polylabel";
import type { FittedMap, PxRect } from "../projections/fitted-map.ts";
import { type PxRing, ringsOn } from "./rings-on.ts";

/** Place of the name of an area on a map, pixels. */
export interface LabelPoint {
  readonly x: number;
  readonly y: number;
  /** Width and height of what is seen of its largest part. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Height from there to the nearest edge, when all is as much narrower as the name is wider than it is high. */
  readonly roomPx: number;
}

function extentPx(ring: PxRing) {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return { widthPx: Math.max(...xs) - Math.min(...xs), heightPx: Math.max(...ys) - Math.min(...ys) };
}

/** Part of an outline on one side of a line along an axis. @param sign - 1 for what is beyond the line, -1 for what is before it. */
function partOf(ring: PxRing, axis: 0 | 1, line: number, sign: 1 | -1): PxRing {
  const part: PxRing = [];
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    const [value, next] = axis === 0 ? [x, nextX] : [y, nextY];
    const isKept = sign * (value - line) >= 0;
    if (isKept) part.push([x, y]);
    if (isKept === sign * (next - line) >= 0) continue;
    const share = (line - value) / (next - value);
    part.push([x + (nextX - x) * share, y + (nextY - y) * share]);
  }
  return part;
}

/** Parts of an outline to the four sides of a rectangle. */
const aroundRect = (ring: PxRing, { x, y, width, height }: PxRect): readonly PxRing[] =>
  [
    ...[partOf(ring, 0, x, -1), partOf(ring, 0, x + width, 1)],
    ...[partOf(ring, 1, y, -1), partOf(ring, 1, y + height, 1)],
  ].filter(({ length }) => length > 2);

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly roomPx: number;
}

/** The point of an outline that is farthest from its edge, all as much narrower as the text is wider than it is high. */
function spotIn(ring: PxRing, aspect: number): Spot {
  const found = polylabel([ring.map(([x, y]): [number, number] => [x / aspect, y])], 2 / aspect);
  const [x = 0, y = 0] = found;
  return { x: x * aspect, y, roomPx: found.distance };
}

/** Options for the place of a text. */
export interface LabelPointOptions {
  /** Size of the text, pixels. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Rectangles that it may not be under, as a little map is. */
  readonly covers?: readonly PxRect[];
}

const isUnder = ({ x, y }: Spot, { widthPx, heightPx }: LabelPointOptions, cover: PxRect): boolean =>
  Math.abs(x - cover.x - cover.width / 2) < (widthPx + cover.width) / 2 &&
  Math.abs(y - cover.y - cover.height / 2) < (heightPx + cover.height) / 2;

/** The best spot that is under nothing; the best of all where each is. */
function freeSpot(ring: PxRing, options: LabelPointOptions, covers: readonly PxRect[]): Spot {
  const spot = spotIn(ring, options.widthPx / options.heightPx);
  const cover = covers.find((rect) => isUnder(spot, options, rect));
  if (cover === undefined) return spot;
  const others = covers.filter((rect) => rect !== cover);
  const [free] = aroundRect(ring, cover)
    .map((part) => freeSpot(part, options, others))
    .filter((found) => !covers.some((rect) => isUnder(found, options, rect)))
    .toSorted((a, b) => b.roomPx - a.roomPx);
  return free ?? spot;
}

/** A text as high as it is wide, of no size. */
const ROUND: LabelPointOptions = { widthPx: 1, heightPx: 1 };

/**
 * Finds the point of what is seen of an area that is farthest from its edge and from that of the map, for a text of some proportions, under nothing that covers the
 * map.
 *
 * @returns `null` when nothing of it is seen.
 */
export function labelPoint(
  map: FittedMap,
  area: GeoPermissibleObjects,
  options: LabelPointOptions = ROUND,
): LabelPoint | null {
  const sized = ringsOn(map, area).map((ring) => ({ ring, ...extentPx(ring) }));
  const [largest] = sized.toSorted((a, b) => b.widthPx * b.heightPx - a.widthPx * a.heightPx);
  if (largest === undefined || !(largest.widthPx > 0 && largest.heightPx > 0)) return null;
  const { ring, widthPx, heightPx } = largest;
  return { ...freeSpot(ring, options, options.covers ?? []), widthPx, heightPx };
}
