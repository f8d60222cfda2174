import { shiftDatum } from "./datum-shift.ts";
import type { GeoPoint } from "./geo-point.ts";
import { createFromStrip, createToStrip, type Ellipsoid } from "./transverse-mercator.ts";

/** Datum of UTM coordinates. WGS84 and ETRS89 are the same to less than a metre; ED50, of maps before 2007, is 200 m away. */
export type UtmDatum = "ETRS89" | "WGS84" | "ED50";

/** A place in metres. */
export interface UtmPoint {
  /** Zone, 1-60; 27 and 28 are the Canary Islands, 29 to 31 the rest of Spain. */
  readonly zone: number;
  readonly isNorth: boolean;
  readonly datum: UtmDatum;
  /** Metres from a line 500 km west of the middle of the zone. */
  readonly eastingM: number;
  /** Metres from the equator; from 10,000 km south of it in the south. */
  readonly northingM: number;
}

/** Bands of 8°, from 80° south; the last is of 12°. */
const BANDS = "CDEFGHJKLMNPQRSTUVWX";

const SCALE = 0.9996;
const FALSE_EASTING_M = 500_000;
const SOUTH_NORTHING_M = 10_000_000;
const DEGREE = Math.PI / 180;

const ETRS89: Ellipsoid = { axisM: 6_378_137, flattening: 1 / 298.257222101 };
const WGS84: Ellipsoid = { axisM: 6_378_137, flattening: 1 / 298.257223563 };
const ELLIPSOIDS: Readonly<Record<UtmDatum, Ellipsoid>> = {
  ETRS89,
  WGS84,
  // International, of 1924.
  ED50: { axisM: 6_378_388, flattening: 1 / 297 },
};
/** EPSG transformation 1133, for Western Europe: 10 to 20 m. */
const ED50_SHIFT_M = [-87, -98, -121] as const;

const meridianOf = (zone: number) => zone * 6 - 183;

/** Zone, hemisphere and datum by which the metres of many points are measured. */
export type UtmFrame = Pick<UtmPoint, "zone" | "isNorth" | "datum">;

/** Reads points in metres by the million: what they are measured by is read once. */
export function createUtmReader({ zone, isNorth, datum }: UtmFrame): (eastingM: number, northingM: number) => GeoPoint {
  const fromStrip = createFromStrip(ELLIPSOIDS[datum]);
  const meridian = meridianOf(zone);
  const equatorM = isNorth ? 0 : SOUTH_NORTHING_M;
  return (eastingM, northingM) => {
    const [lambda, phi] = fromStrip((eastingM - FALSE_EASTING_M) / SCALE, (northingM - equatorM) / SCALE);
    const point = { lon: meridian + lambda / DEGREE, lat: phi / DEGREE };
    return datum === "ED50" ? shiftDatum(point, ELLIPSOIDS.ED50, WGS84, ED50_SHIFT_M) : point;
  };
}

/** Converts a point in metres to longitude and latitude. */
export function fromUtm({ eastingM, northingM, ...frame }: UtmPoint): GeoPoint {
  return createUtmReader(frame)(eastingM, northingM);
}

/** The zone where a longitude falls, 1-60, without the exceptions of Norway and Svalbard. */
export function utmZoneOf(lon: number): number {
  return Math.min(60, Math.max(1, Math.floor((lon + 180) / 6) + 1));
}

/**
 * The band of a latitude.
 *
 * @returns A letter from C to X; `null` beyond 80° south and 84° north, where there is no UTM.
 */
export function utmBandOf(lat: number): string | null {
  if (lat < -80 || lat > 84) return null;
  return BANDS[Math.min(BANDS.length - 1, Math.floor((lat + 80) / 8))] ?? null;
}

/**
 * The latitudes of a band, degrees.
 *
 * @returns `null` for what is no band.
 */
export function utmBandSpan(letter: string): readonly [south: number, north: number] | null {
  const at = letter.length === 1 ? BANDS.indexOf(letter.toUpperCase()) : -1;
  if (at < 0) return null;
  const south = at * 8 - 80;
  return [south, at === BANDS.length - 1 ? 84 : south + 8];
}

/** Whether a band is north of the equator; `null` for what is no band. */
export function isNorthBand(letter: string): boolean | null {
  const at = BANDS.indexOf(letter.toUpperCase());
  return letter.length !== 1 || at < 0 ? null : at >= BANDS.indexOf("N");
}

/**
 * A point in metres, in ETRS89, which is what Spain's maps use by law since 2015.
 *
 * @param zone - Another zone than its own, as when a whole map is in zone 30.
 * @see Real Decreto 1071/2007
 */
export function toUtm(point: GeoPoint, zone: number = utmZoneOf(point.lon)): UtmPoint {
  const isNorth = point.lat >= 0;
  const toStrip = createToStrip(ETRS89);
  const [eastM, northM] = toStrip((point.lon - meridianOf(zone)) * DEGREE, point.lat * DEGREE);
  return {
    zone,
    isNorth,
    datum: "ETRS89",
    eastingM: FALSE_EASTING_M + SCALE * eastM,
    northingM: (isNorth ? 0 : SOUTH_NORTHING_M) + SCALE * northM,
  };
}
