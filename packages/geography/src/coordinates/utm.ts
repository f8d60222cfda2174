import proj4 from "proj4";
import type { GeoPoint } from "./geo-point.ts";

/** What UTM coordinates are measured on. WGS84 and ETRS89 are the same to less than a metre; ED50, of maps before 2007, is 200 m away. */
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

const ELLIPSOIDS: Readonly<Record<UtmDatum, string>> = {
  ETRS89: "+ellps=GRS80 +towgs84=0,0,0",
  WGS84: "+datum=WGS84",
  // EPSG transformation 1133, for Western Europe: 10 to 20 m.
  ED50: "+ellps=intl +towgs84=-87,-98,-121",
};

function projectionOf({ zone, isNorth, datum }: UtmFrame): string {
  return `+proj=utm +zone=${zone}${isNorth ? "" : " +south"} ${ELLIPSOIDS[datum]} +units=m +no_defs`;
}

/** Where a point in metres is. */
export function fromUtm(utm: UtmPoint): GeoPoint {
  const [lon = Number.NaN, lat = Number.NaN] = proj4(projectionOf(utm), "WGS84", [utm.eastingM, utm.northingM]);
  return { lon, lat };
}

/** How the metres of many points are measured. */
export type UtmFrame = Pick<UtmPoint, "zone" | "isNorth" | "datum">;

/** Reads points in metres by the million: what they are measured by is read once. */
export function createUtmReader(frame: UtmFrame): (eastingM: number, northingM: number) => GeoPoint {
  const { inverse } = proj4(projectionOf(frame));
  return (eastingM, northingM) => {
    const [lon = Number.NaN, lat = Number.NaN] = inverse([eastingM, northingM]);
    return { lon, lat };
  };
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
  const target = { zone, isNorth: point.lat >= 0, datum: "ETRS89" } as const;
  const [eastingM = Number.NaN, northingM = Number.NaN] = proj4("WGS84", projectionOf(target), [point.lon, point.lat]);
  return { ...target, eastingM, northingM };
}
