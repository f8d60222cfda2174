import { centreOf, chooseProjection, type GeoPoint, type MapArea, type ProjectionChoice } from "@nv/geography";
import type { LocatorConfig } from "./config.ts";

/** Returns the area that a map shows, as geography calls it. */
export function locatorArea({ area }: Pick<LocatorConfig, "area">): MapArea {
  return area.kind === "box" ? [area.west, area.south, area.east, area.north] : area.kind;
}

/** A cone cuts the Earth at a sixth of the height from each side. */
const PARALLELS_AT = 1 / 6;

/** Longitude in the middle of a map of the world, degrees. In the Pacific's, Africa is cut in the Atlantic and no land but Greenland's edge. */
const MIDDLES = { greenwich: 0, america: -90, asia: 100, pacific: -170 } as const;

/** From here on, degrees from Greenwich, what a map of the world is about lies at its edge, its sea cut in two. */
const EDGE_LON = 150;

function worldMiddle(config: Pick<LocatorConfig, "area" | "marks" | "rings">): number {
  const { middle } = config.area;
  if (middle !== "auto") return MIDDLES[middle];
  const about = aboutPoint(config);
  return about !== null && Math.abs(about.lon) >= EDGE_LON ? MIDDLES.pacific : MIDDLES.greenwich;
}

/** The projection of a map: the one that somebody chose, else the one that its area deserves. */
export function locatorProjection(config: Pick<LocatorConfig, "area" | "marks" | "rings">): ProjectionChoice {
  const area = locatorArea(config);
  const { projection } = config.area;
  const deserved = chooseProjection(area);
  if (area === "spain") return deserved;
  const centre = area === "world" ? { lon: worldMiddle(config), lat: 0 } : centreOf(area);
  if (projection === "auto") return area === "world" ? { ...deserved, centre } : deserved;
  if (projection !== "conic-conformal") return { name: projection, centre, parallels: null };
  const [south, north] = typeof area === "string" ? [-60, 75] : [area[1], area[3]];
  const inset = (north - south) * PARALLELS_AT;
  return { name: projection, centre, parallels: [south + inset, north - inset] };
}

/** Returns the point of what a map is about; `null` when nothing says it. */
export function aboutPoint({ marks, rings }: Pick<LocatorConfig, "marks" | "rings">): GeoPoint | null {
  return marks[0]?.point ?? rings[0]?.centre ?? null;
}

/** From here on, degrees, no little map says more than the large one. */
const LARGE_SPAN = 45;

/** Which little map says where the large one is. */
export function locatorInset(config: Pick<LocatorConfig, "area" | "inset">): "spain" | "world" | null {
  const area = locatorArea(config);
  if (typeof area === "string" || config.inset === "none") return null;
  if (config.inset !== "auto") return config.inset;
  const { lon, lat } = centreOf(area);
  const span = Math.max(area[2] - area[0], area[3] - area[1]);
  const isSpains =
    (lon > -9.4 && lon < 4.5 && lat > 35.8 && lat < 43.9) || (lon > -18.4 && lon < -13.2 && lat > 27.4 && lat < 29.6);
  const isPortugal = lon < -7 && lat > 36.9 && lat < 41.9;
  if (isSpains && !isPortugal) return span < 7 ? "spain" : null;
  return span < LARGE_SPAN ? "world" : null;
}
