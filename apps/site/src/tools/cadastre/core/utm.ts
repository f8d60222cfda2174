import type { PlanPoint } from "./geometry.ts";

/** GRS80, the ellipsoid of ETRS89; WGS 84's differs by a tenth of a millimetre. */
const AXIS_M = 6_378_137;
const FLATTENING = 1 / 298.257222101;
const SCALE = 0.9996;
const FALSE_EASTING_M = 500_000;

const N = FLATTENING / (2 - FLATTENING);
const RADIUS_M = (AXIS_M / (1 + N)) * (1 + N ** 2 / 4 + N ** 4 / 64);
/** Krüger's series to the third order: less than a millimetre anywhere in a zone. */
const ALPHA = [
  N / 2 - (2 / 3) * N ** 2 + (5 / 16) * N ** 3,
  (13 / 48) * N ** 2 - (3 / 5) * N ** 3,
  (61 / 240) * N ** 3,
] as const;
const BETA = [
  N / 2 - (2 / 3) * N ** 2 + (37 / 96) * N ** 3,
  (1 / 48) * N ** 2 + (1 / 15) * N ** 3,
  (17 / 480) * N ** 3,
] as const;
const DELTA = [2 * N - (2 / 3) * N ** 2 - 2 * N ** 3, (7 / 3) * N ** 2 - (8 / 5) * N ** 3, (56 / 15) * N ** 3] as const;

const DEGREE = Math.PI / 180;

/** Longitude of the middle of a zone, degrees. */
function meridianOf(zone: number): number {
  return zone * 6 - 183;
}

/** Zone of a projection that the cadastre uses; `null` for others. */
export function utmZone(epsg: number): number | null {
  const zones: Readonly<Record<number, number>> = { 25829: 29, 25830: 30, 25831: 31, 32628: 28, 4083: 28 };
  return zones[epsg] ?? null;
}

/** Projection to ask the cadastre for at a longitude: Canarias has its own. */
export function projectionAt(lonDegrees: number): number {
  if (lonDegrees < -12) return 32628;
  if (lonDegrees < -6) return 25829;
  return lonDegrees < 0 ? 25830 : 25831;
}

/** From metres of a UTM zone, north of the equator, to `[longitude, latitude]` in degrees. */
export function toDegrees([x, y]: PlanPoint, zone: number): readonly [lon: number, lat: number] {
  const xi = y / (SCALE * RADIUS_M);
  const eta = (x - FALSE_EASTING_M) / (SCALE * RADIUS_M);
  let xi1 = xi;
  let eta1 = eta;
  for (const [index, beta] of BETA.entries()) {
    const order = 2 * (index + 1);
    xi1 -= beta * Math.sin(order * xi) * Math.cosh(order * eta);
    eta1 -= beta * Math.cos(order * xi) * Math.sinh(order * eta);
  }
  const chi = Math.asin(Math.sin(xi1) / Math.cosh(eta1));
  const lat = DELTA.reduce((sum, delta, index) => sum + delta * Math.sin(2 * (index + 1) * chi), chi);
  const lon = Math.atan2(Math.sinh(eta1), Math.cos(xi1));
  return [meridianOf(zone) + lon / DEGREE, lat / DEGREE];
}

/** From degrees to metres of a UTM zone, north of the equator. */
export function toUtm([lon, lat]: readonly [lon: number, lat: number], zone: number): PlanPoint {
  const phi = lat * DEGREE;
  const lambda = (lon - meridianOf(zone)) * DEGREE;
  const e = (2 * Math.sqrt(N)) / (1 + N);
  const t = Math.sinh(Math.atanh(Math.sin(phi)) - e * Math.atanh(e * Math.sin(phi)));
  const xi = Math.atan2(t, Math.cos(lambda));
  const eta = Math.atanh(Math.sin(lambda) / Math.hypot(1, t));
  let easting = eta;
  let northing = xi;
  for (const [index, alpha] of ALPHA.entries()) {
    const order = 2 * (index + 1);
    easting += alpha * Math.cos(order * xi) * Math.sinh(order * eta);
    northing += alpha * Math.sin(order * xi) * Math.cosh(order * eta);
  }
  return [FALSE_EASTING_M + SCALE * RADIUS_M * easting, SCALE * RADIUS_M * northing];
}
