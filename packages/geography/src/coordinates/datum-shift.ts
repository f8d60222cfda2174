import type { GeoPoint } from "./geo-point.ts";
import type { Ellipsoid } from "./transverse-mercator.ts";

const DEGREE = Math.PI / 180;
/** Each turn leaves less than a hundredth of what was wrong: four are beyond the figures that a number holds. */
const TURNS = 4;

/**
 * A point of one ellipsoid on another whose middle is some metres away.
 *
 * @param shiftM - From the middle of the second to that of the first: towards Greenwich, the east and the north pole.
 */
export function shiftDatum(
  { lon, lat }: GeoPoint,
  from: Ellipsoid,
  to: Ellipsoid,
  [dx, dy, dz]: readonly [dx: number, dy: number, dz: number],
): GeoPoint {
  const [lambda, phi] = [lon * DEGREE, lat * DEGREE];
  const squareOf = ({ flattening }: Ellipsoid) => flattening * (2 - flattening);
  const roundM = from.axisM / Math.sqrt(1 - squareOf(from) * Math.sin(phi) ** 2);
  const x = roundM * Math.cos(phi) * Math.cos(lambda) + dx;
  const y = roundM * Math.cos(phi) * Math.sin(lambda) + dy;
  const z = roundM * (1 - squareOf(from)) * Math.sin(phi) + dz;
  const outM = Math.hypot(x, y);
  const square = squareOf(to);
  let shifted = Math.atan2(z, outM * (1 - square));
  for (let turn = 0; turn < TURNS; turn += 1) {
    const sine = Math.sin(shifted);
    shifted = Math.atan2(z + (square * to.axisM * sine) / Math.sqrt(1 - square * sine ** 2), outM);
  }
  return { lon: Math.atan2(y, x) / DEGREE, lat: shifted / DEGREE };
}
