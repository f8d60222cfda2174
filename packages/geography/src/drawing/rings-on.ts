import { type GeoContext, type GeoPermissibleObjects, geoPath } from "d3-geo";
import type { FittedMap } from "../projections/fitted-map.ts";

/** Corners of an outline, pixels. */
export type PxRing = [number, number][];

/** Takes down the rings of what is drawn. */
function takingDown(rings: PxRing[]): GeoContext {
  return {
    beginPath: () => undefined,
    moveTo: (x, y) => void rings.push([[x, y]]),
    lineTo: (x, y) => void rings.at(-1)?.push([x, y]),
    closePath: () => undefined,
    arc: () => undefined,
  };
}

/** Lists the outlines of what is seen of an area on a map, pixels. */
export function ringsOn(map: FittedMap, area: GeoPermissibleObjects): readonly PxRing[] {
  const rings: PxRing[] = [];
  geoPath(map, takingDown(rings))(area);
  return rings.filter(({ length }) => length > 2);
}
