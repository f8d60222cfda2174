import type { GeoBounds, GeoPoint } from "../coordinates/geo-point.ts";
import { centreOf, lonSpanOf, type MapArea } from "../projections/choose-projection.ts";

/** Spain with the Canary Islands and what is seen around them. */
const AROUND_SPAIN: GeoBounds = [-22, 25, 9, 47];

/** Boxes in which Spain's own outline is drawn: the mainland with the Balearic Islands, Ceuta and Melilla, and the Canary Islands. */
const SPAINS: readonly GeoBounds[] = [
  [-9.4, 35.1, 4.4, 43.9],
  [-18.3, 27.5, -13.2, 29.5],
];

/** Land beyond the box that a projection may bring into its corners, as a share of the box's sides. */
const MARGIN = 0.35;

/** The larger side of an area, degrees of latitude. */
export function spanOf(area: MapArea): number {
  if (area === "world") return 180;
  if (area === "spain") return 16;
  const wide = lonSpanOf(area) * Math.cos(centreOf(area).lat * (Math.PI / 180));
  return Math.max(wide, area[3] - area[1]);
}

/** A box with what may be seen around it; `null` for all of the Earth. */
export function seenBox(area: MapArea): GeoBounds | null {
  if (area === "world") return null;
  if (area === "spain") return AROUND_SPAIN;
  const [west, south, , north] = area;
  const wide = lonSpanOf(area);
  // A box that is as wide as it is high in degrees is a tall one near the poles: the drawing may be of any shape.
  const margin = Math.max(wide, north - south) * MARGIN;
  if (wide + 2 * margin >= 360) return null;
  return [west - margin, Math.max(-90, south - margin), west + wide + margin, Math.min(90, north + margin)];
}

/** Margin that a cone or a plane brings into a frame beyond its box, as a share of the box's sides. */
const BEND = 0.06;

/**
 * A box with what frames of some proportions show of it: whole in each, and no more.
 *
 * @param ratios - Width to height.
 * @returns `null` for all of the Earth.
 */
export function framedBox(area: MapArea, ratios: readonly number[]): GeoBounds | null {
  if (typeof area === "string") return seenBox(area);
  const { lon, lat } = centreOf(area);
  const narrowing = Math.max(0.1, Math.cos(lat * (Math.PI / 180)));
  const [wide, high] = [lonSpanOf(area) * narrowing, area[3] - area[1]];
  const width = Math.max(wide, ...ratios.map((ratio) => high * ratio)) * (1 + BEND);
  const height = Math.max(high, ...ratios.map((ratio) => wide / ratio)) * (1 + BEND);
  if (width / narrowing >= 360) return null;
  return [
    lon - width / narrowing / 2,
    Math.max(-90, lat - height / 2),
    lon + width / narrowing / 2,
    Math.min(90, lat + height / 2),
  ];
}

/** Whether two boxes have something in common, whatever turn of the Earth their longitudes are in. */
export function areTouching(a: GeoBounds, b: GeoBounds): boolean {
  if (a[1] > b[3] || b[1] > a[3]) return false;
  return [-360, 0, 360].some((turn) => a[0] <= b[2] + turn && b[0] + turn <= a[2]);
}

/** Whether some of Spain is in an area. */
export function hasSpain(area: MapArea): boolean {
  if (area === "world" || area === "spain") return true;
  const [west, south, , north] = area;
  const box: GeoBounds = [west, south, west + lonSpanOf(area), north];
  return SPAINS.some((part) => areTouching(box, part));
}

/** Whether a point is in Spain's boxes: where a little map of Spain says where something is. */
export function isInSpainBoxes({ lon, lat }: GeoPoint): boolean {
  return SPAINS.some(([west, south, east, north]) => lon >= west && lon <= east && lat >= south && lat <= north);
}
