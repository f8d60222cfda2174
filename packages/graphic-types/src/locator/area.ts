import {
  centreOf,
  chooseProjection,
  type GeoPoint,
  type InsetKind,
  isInFlat,
  lonSpanOf,
  type MapArea,
  type ProjectionChoice,
} from "@nv/geography";
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

/** From here on, degrees of latitude, no little map says more than the large one; below it the globe does, and nearer the region around. */
const LARGE_SPAN = 45;
const REGION_SPAN = 8;
/** Areas of Spain from here on are recognised by themselves, degrees of latitude. */
const SPAIN_SPAN = 6;

/** Spain's land with its own sea, roughly, without Ceuta and Melilla: on its outline alone they would lie in the sea. Longitudes and latitudes. */
const SPAINS = [
  // The Peninsula and the Balearic Islands, along the Pyrenees, the Mediterranean, the Strait, Portugal and the Atlantic.
  [
    ...[
      -9.6, 44.1, -1.77, 44.1, -1.77, 43.36, -1.4, 43.1, -0.7, 42.93, 0.65, 42.84, 0.72, 42.86, 1.4, 42.6, 1.45, 42.44,
    ],
    ...[
      1.73, 42.5, 2, 42.36, 2.5, 42.35, 3.2, 42.44, 4.6, 42.3, 4.6, 38.4, 1, 38.2, -0.3, 37.3, -2, 36.3, -5.2, 36.05,
      -5.7, 35.98,
    ],
    ...[-7.38, 36.6, -7.42, 37.2, -7.5, 37.55, -7, 38, -7.25, 38.7, -6.95, 39.1, -7.5, 39.65, -6.9, 39.7, -6.85, 41],
    ...[-6.2, 41.6, -6.6, 41.95, -8.1, 41.85, -8.9, 41.85, -9.6, 41.85],
  ],
  // The Canary Islands.
  [-18.5, 27.3, -18.5, 29.6, -13.2, 29.6, -13.2, 27.3],
] as const;

const isInSpain = ({ lon, lat }: GeoPoint) =>
  SPAINS.some((corners) => isInFlat({ corners, ends: [corners.length] }, lon, lat));

/** Returns the little map that is asked for; of a region that tells nothing the globe comes. */
export function locatorInset(config: Pick<LocatorConfig, "area" | "inset">): InsetKind | null {
  const area = locatorArea(config);
  if (typeof area === "string" || config.inset === "none") return null;
  if (config.inset !== "auto") return config.inset;
  const middle = centreOf(area);
  const span = Math.max(area[3] - area[1], lonSpanOf(area) * Math.cos(middle.lat * (Math.PI / 180)));
  if (isInSpain(middle)) return span < SPAIN_SPAN ? "spain" : null;
  if (span >= LARGE_SPAN) return null;
  return span < REGION_SPAN ? "region" : "world";
}
