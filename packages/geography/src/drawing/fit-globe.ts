import { geoOrthographic } from "d3-geo";
import type { GeoPoint } from "../coordinates/geo-point.ts";
import { chooseProjection } from "../projections/choose-projection.ts";
import type { FittedMap } from "../projections/fitted-map.ts";

/** The Earth as it is seen from above a point: for the little map that says where the large one is. @param sizePx - Of its box, a square. */
export function fitGlobe({ lon, lat }: GeoPoint, sizePx: number): FittedMap {
  const projection = geoOrthographic()
    .rotate([-lon, -lat])
    .scale(sizePx / 2)
    .translate([sizePx / 2, sizePx / 2])
    .clipAngle(90);
  return {
    choice: { ...chooseProjection("world"), centre: { lon, lat } },
    widthPx: sizePx,
    heightPx: sizePx,
    inset: null,
    stream: (output) => projection.stream(output),
    project: (point) => projection([point.lon, point.lat]),
    unproject: (x, y) => {
      if (Math.hypot(x - sizePx / 2, y - sizePx / 2) > sizePx / 2) return null;
      const [east = Number.NaN, north = Number.NaN] = projection.invert?.([x, y]) ?? [];
      return Number.isFinite(east) && Number.isFinite(north) ? { lon: east, lat: north } : null;
    },
  };
}
