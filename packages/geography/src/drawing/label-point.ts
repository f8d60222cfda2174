/// <reference path="../gazetteer/polylabel.d.ts" />
import type { GeoPermissibleObjects } from "d3-geo";
import polylabel from "polylabel";
import type { FittedMap } from "../projections/fitted-map.ts";
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

/**
 * Finds the point of what is seen of an area that is farthest from its edge and from that of the map, for a text of some proportions.
 *
 * @param aspect - Width to height of the text; of a circle when left out.
 * @returns `null` when nothing of it is seen.
 */
export function labelPoint(map: FittedMap, area: GeoPermissibleObjects, aspect = 1): LabelPoint | null {
  const sized = ringsOn(map, area).map((ring) => ({ ring, ...extentPx(ring) }));
  const [largest] = sized.toSorted((a, b) => b.widthPx * b.heightPx - a.widthPx * a.heightPx);
  if (largest === undefined || !(largest.widthPx > 0 && largest.heightPx > 0)) return null;
  const { ring, widthPx, heightPx } = largest;
  const narrow = ring.map(([x, y]): [number, number] => [x / aspect, y]);
  const found = polylabel([narrow], 2 / aspect);
  const [x = 0, y = 0] = found;
  return { x: x * aspect, y, widthPx, heightPx, roomPx: found.distance };
}
