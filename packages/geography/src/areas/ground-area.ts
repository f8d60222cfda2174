import type { FlatArea } from "./flat-area.ts";

/** The ellipsoid of ETRS89 and WGS84: half its longer axis in metres, and its first eccentricity. */
const AXIS_M = 6_378_137;
const ECCENTRICITY = 0.0818191908426;

const RADIANS = Math.PI / 180;

/** Twice the area between the equator and a latitude, of a slice of the Earth a radian wide, with the axis as unit. */
function sliceTo(sine: number): number {
  const e = ECCENTRICITY;
  return (1 - e * e) * (sine / (1 - e * e * sine * sine) - Math.log((1 - e * sine) / (1 + e * sine)) / (2 * e));
}

/**
 * An area in degrees as metres on a map where every area has its true size: a cylinder of equal areas, which stretches one way what it
 * presses the other.
 *
 * @see Snyder, Map Projections, a working manual, 1987, 3-12 and 10-14
 */
export function toEqualArea({ corners, ends }: FlatArea): FlatArea {
  return {
    ends,
    corners: corners.map((value, at) =>
      at % 2 === 0 ? AXIS_M * value * RADIANS : (AXIS_M / 2) * sliceTo(Math.sin(value * RADIANS)),
    ),
  };
}

/** The area of what is in metres already, square metres; holes are taken away. */
export function flatAreaM2({ corners, ends }: FlatArea): number {
  const [x0 = 0, y0 = 0] = corners;
  let [twice, at] = [0, 0];
  for (const end of ends) {
    for (; at < end - 2; at += 2)
      twice +=
        ((corners[at] ?? 0) - x0) * ((corners[at + 3] ?? 0) - y0) -
        ((corners[at + 2] ?? 0) - x0) * ((corners[at + 1] ?? 0) - y0);
    at = end;
  }
  return Math.abs(twice) / 2;
}

/** The area of a piece of ground, square metres: on the ellipsoid, not on a map. @param area - In degrees. */
export const groundAreaM2 = (area: FlatArea): number => flatAreaM2(toEqualArea(area));
