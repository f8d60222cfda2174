import type { GeoBounds } from "../coordinates/geo-point.ts";
import { centreOf, lonSpanOf } from "../projections/choose-projection.ts";

/** Sides of the region of a little map for those of the large one, and the least that tells a reader where it is, degrees of latitude. */
const TIMES = 3;
const LEAST_SPAN = 13;
/** The little map is as much wider than high. */
const WIDER = 1.25;
const MOST_LAT = 80;

/** Least and most of the region that is land, shares: in nothing but sea, or nothing but land, nobody knows where he is. */
const LEAST_LAND = 0.12;
const MOST_LAND = 0.97;
/** Points along each side at which a region is looked at. */
const STEPS = 14;

/** The box of the sea and the countries around an area, for a little map of them; east of it may be beyond 180. */
export function regionAround(area: GeoBounds): GeoBounds {
  const { lon, lat } = centreOf(area);
  const narrowing = Math.max(0.2, Math.cos(lat * (Math.PI / 180)));
  const span = Math.max(LEAST_SPAN, TIMES * Math.max(area[3] - area[1], lonSpanOf(area) * narrowing));
  const wide = (span * WIDER) / narrowing;
  const middle = Math.min(MOST_LAT - span / 2, Math.max(span / 2 - MOST_LAT, lat));
  return [lon - wide / 2, middle - span / 2, lon + wide / 2, middle + span / 2];
}

/** Whether a reader knows a region by its coasts or its borders. @param isLand - Whether a place is land. @param hasBorders - Whether there are borders in it. */
export function isTelling(
  [west, south, east, north]: GeoBounds,
  isLand: (lon: number, lat: number) => boolean,
  hasBorders: boolean,
): boolean {
  const steps = Array.from({ length: STEPS }, (_, at) => (at + 0.5) / STEPS);
  const places = steps.flatMap((right) =>
    steps.map((up) => [west + right * (east - west), south + up * (north - south)]),
  );
  const share = places.filter(([lon = 0, lat = 0]) => isLand(lon, lat)).length / places.length;
  return share >= LEAST_LAND && (share <= MOST_LAND || hasBorders);
}
