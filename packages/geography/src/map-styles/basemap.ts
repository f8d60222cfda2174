import type { Feature, FeatureCollection, Geometry } from "geojson";

/** Kinds of pieces of the basemap; layers of a style are told apart by them. */
export const GROUND_KINDS = [
  "country",
  "border",
  "region-border",
  "country-name",
  "region-name",
  "place-name",
] as const;
/** Kind of a piece of the basemap. */
export type BasemapKind = (typeof GROUND_KINDS)[number];

/** Properties of a piece of the basemap. */
export interface BasemapProperties {
  readonly kind: BasemapKind;
  /** In Spanish. */
  readonly name?: string;
  /** As the place itself is called, in each of its languages; left out where it is the same. */
  readonly local?: string;
  /** Of a border: whether it is not agreed or not recognised. */
  readonly disputed?: boolean;
  /** Of a name: 1 for the first that is drawn. */
  readonly rank?: number;
}

/** A piece of the ground. */
export type BasemapFeature = Feature<Geometry, BasemapProperties>;

/** The house's own ground, as the build leaves it: the world and Spain as GeoJSON, which any program draws. */
export type BasemapData = FeatureCollection<Geometry, BasemapProperties>;

function isBasemapFeature(value: unknown): value is BasemapFeature {
  if (typeof value !== "object" || value === null || !("properties" in value) || !("geometry" in value)) return false;
  const { properties, geometry } = value;
  if (typeof properties !== "object" || properties === null || !("kind" in properties)) return false;
  if (typeof geometry !== "object" || geometry === null || !("coordinates" in geometry)) return false;
  return GROUND_KINDS.some((kind) => kind === properties.kind) && Array.isArray(geometry.coordinates);
}

function isBasemapData(value: unknown): value is BasemapData {
  if (typeof value !== "object" || value === null || !("features" in value)) return false;
  return Array.isArray(value.features) && value.features.every(isBasemapFeature);
}

/**
 * Takes the build's file of the ground for what it says it is.
 *
 * @param value - The file's JSON.
 * @throws {TypeError} When it is another thing, or broken.
 */
export function readBasemapData(value: unknown): BasemapData {
  if (!isBasemapData(value)) throw new TypeError("expected the ground of the maps; build it with «npm run build»");
  return value;
}
