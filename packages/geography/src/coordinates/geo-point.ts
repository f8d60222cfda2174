/** A place on the Earth, decimal degrees of WGS84. ETRS89 and REGCAN95 are the same to less than a metre. */
export interface GeoPoint {
  /** East of Greenwich, -180 to 180. */
  readonly lon: number;
  /** North of the equator, -90 to 90. */
  readonly lat: number;
}

/** A box of degrees: west, south, east, north. One that crosses the antimeridian has its west beyond its east. */
export type GeoBounds = readonly [west: number, south: number, east: number, north: number];

/** The Peninsula, the Balearic Islands, Ceuta, Melilla and the Canary Islands with the sea between them. */
const SPAIN: GeoBounds = [-18.5, 27.4, 4.7, 44.1];

/**
 * Whether a place is where Spain is: a box, sea and neighbours included, for telling likely readings from unlikely ones.
 *
 * @see areaAt of an index of municipalities for what a place belongs to
 */
export function isNearSpain({ lon, lat }: GeoPoint): boolean {
  const [west, south, east, north] = SPAIN;
  return lon >= west && lon <= east && lat >= south && lat <= north;
}
