import type { Position } from "geojson";
import type { GeoBounds } from "../coordinates/geo-point.ts";

/** Degrees of a box from side to side, also across the antimeridian. */
export const boxWidth = ([west, , east]: GeoBounds): number => (east - west + 360) % 360 || 360;

/** Corners of a box, as the outline of a sea has them: its longitudes go on beyond 180. */
export function boxOutline(bounds: GeoBounds): readonly Position[] {
  const [west, south, , north] = bounds;
  const east = west + boxWidth(bounds);
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}
