/// <reference path="../gazetteer/polylabel.d.ts" />
import { type GeoContext, type GeoPermissibleObjects, geoPath } from "d3-geo";
import polylabel from "polylabel";
import type { FittedMap } from "../projections/fitted-map.ts";

/** Place of the name of an area on a map, pixels. */
export interface LabelPoint {
  readonly x: number;
  readonly y: number;
  /** Width and height of what is seen of its largest part. */
  readonly widthPx: number;
  readonly heightPx: number;
}

type Ring = [number, number][];

/** Takes down the rings of what is drawn. */
function takingDown(rings: Ring[]): GeoContext {
  return {
    beginPath: () => undefined,
    moveTo: (x, y) => void rings.push([[x, y]]),
    lineTo: (x, y) => void rings.at(-1)?.push([x, y]),
    closePath: () => undefined,
    arc: () => undefined,
  };
}

function extentPx(ring: Ring) {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return { widthPx: Math.max(...xs) - Math.min(...xs), heightPx: Math.max(...ys) - Math.min(...ys) };
}

/** The point of what is seen of an area that is farthest from its edge and from that of the map; `null` when nothing of it is seen. */
export function labelPoint(map: FittedMap, area: GeoPermissibleObjects): LabelPoint | null {
  const rings: Ring[] = [];
  geoPath(map, takingDown(rings))(area);
  const sized = rings.filter(({ length }) => length > 2).map((ring) => ({ ring, ...extentPx(ring) }));
  const [largest] = sized.toSorted((a, b) => b.widthPx * b.heightPx - a.widthPx * a.heightPx);
  if (largest === undefined || !(largest.widthPx > 0 && largest.heightPx > 0)) return null;
  const { ring, widthPx, heightPx } = largest;
  const [x = 0, y = 0] = polylabel([ring], 2);
  return { x, y, widthPx, heightPx };
}
