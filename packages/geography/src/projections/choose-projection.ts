import type { GeoBounds, GeoPoint } from "../coordinates/geo-point.ts";

/** Projection by which the round Earth is laid flat. */
export type ProjectionName = "spain" | "mercator" | "conic-conformal" | "azimuthal-equal-area" | "equal-earth";

/** A projection as it is kept with a map: plain data. */
export interface ProjectionChoice {
  readonly name: ProjectionName;
  /** Point that is in the middle, and upright. */
  readonly centre: GeoPoint;
  /** Parallels at which a cone cuts the Earth, south first; `null` for what is no cone. */
  readonly parallels: readonly [south: number, north: number] | null;
}

/** Area to be shown: Spain with the Canary Islands in a box, the world, or a box of degrees. */
export type MapArea = "spain" | "world" | GeoBounds;

/** Titles of the projections, for people. */
export const PROJECTION_TITLES: Readonly<Record<ProjectionName, string>> = {
  spain: "Cónica conforme, con Canarias en un recuadro a la misma escala",
  mercator: "Mercator",
  "conic-conformal": "Cónica conforme de Lambert",
  "azimuthal-equal-area": "Azimutal equivalente de Lambert",
  "equal-earth": "Equal Earth",
};

/** From here on, degrees, Mercator's growth towards the pole is seen and a cone is better. */
const LOCAL_SPAN = 1.5;
/** From here on, degrees, areas must be comparable. */
const CONTINENT_SPAN = 20;
const WORLD_SPAN = 150;
const WORLD_HEIGHT = 110;
/** A cone is almost a cylinder near the equator, and almost a plane near the poles: degrees. */
const TROPICS = 10;
const POLAR = 72;
/** A cone cuts at a sixth of the height from each side, where it errs least. */
const PARALLELS_AT = 1 / 6;

/** Europe as the European Union's maps show it. @see EPSG:3035 */
const EUROPE: GeoBounds = [-32, 32, 70, 82];
const EUROPE_CENTRE: GeoPoint = { lon: 10, lat: 52 };

const SPAIN: ProjectionChoice = { name: "spain", centre: { lon: -3.5, lat: 40 }, parallels: [37.5, 42.5] };
const WORLD: ProjectionChoice = { name: "equal-earth", centre: { lon: 0, lat: 0 }, parallels: null };

/** Degrees from west to east, across the antimeridian where the box goes there. */
export function lonSpanOf([west, , east]: GeoBounds): number {
  return east >= west ? east - west : east - west + 360;
}

/** The middle of a box. */
export function centreOf(bounds: GeoBounds): GeoPoint {
  const lon = bounds[0] + lonSpanOf(bounds) / 2;
  return { lon: lon > 180 ? lon - 360 : lon, lat: (bounds[1] + bounds[3]) / 2 };
}

function isInside([west, south, east, north]: GeoBounds, outer: GeoBounds): boolean {
  return west <= east && west >= outer[0] && south >= outer[1] && east <= outer[2] && north <= outer[3];
}

/**
 * The projection that a map of an area deserves: Mercator for a town, a cone for a region or a country, equal areas for a continent, Equal Earth
 * for the world.
 *
 * @returns Data to keep with the map; {@link fitMap} draws with it.
 */
export function chooseProjection(area: MapArea): ProjectionChoice {
  if (area === "spain") return SPAIN;
  if (area === "world") return WORLD;
  const [, south, , north] = area;
  const [width, height] = [lonSpanOf(area), north - south];
  const centre = centreOf(area);
  if (width >= WORLD_SPAN || height >= WORLD_HEIGHT)
    return { ...WORLD, centre: { lon: width >= 359 ? 0 : centre.lon, lat: 0 } };
  const span = Math.max(height, width * Math.cos(centre.lat * (Math.PI / 180)));
  if (span >= CONTINENT_SPAN || Math.abs(centre.lat) > POLAR) {
    const isEurope = span >= CONTINENT_SPAN && isInside(area, EUROPE);
    return { name: "azimuthal-equal-area", centre: isEurope ? EUROPE_CENTRE : centre, parallels: null };
  }
  if (span < LOCAL_SPAN || Math.abs(centre.lat) < TROPICS) return { name: "mercator", centre, parallels: null };
  const inset = height * PARALLELS_AT;
  return { name: "conic-conformal", centre, parallels: [south + inset, north - inset] };
}
