import type { MultiLineString, MultiPolygon } from "geojson";
import type { GeoPoint } from "../coordinates/geo-point.ts";

/** A place that is painted, by its kind and its code in the gazetteer. */
export interface BasemapPlace {
  readonly kind: "country" | "community" | "province" | "municipality";
  readonly code: string;
}

/** Basemap of a map: the part of the atlas that is seen. */
export interface Basemap {
  /** The country that the map is about; all land when it is about none. */
  readonly land: MultiPolygon;
  /** All other land. */
  readonly neighbours: MultiPolygon;
  /** Lines where two sources meet, to be drawn as wide as `seamKm` in the neighbours' colour, under the land, so that no sea is seen between. */
  readonly seam: MultiLineString;
  readonly seamKm: number;
  readonly highlights: MultiPolygon;
  readonly borders: MultiLineString;
  /** Dashed: not agreed, or not recognised. */
  readonly disputed: MultiLineString;
  /** Between communities, between provinces, between municipalities; empty where they would be too close. */
  readonly communities: MultiLineString;
  readonly provinces: MultiLineString;
  readonly municipalities: MultiLineString;
  /** States that are too small to have an outline. */
  readonly tiny: readonly GeoPoint[];
  /** For the little map that says where the large one is. */
  readonly insetLand: MultiPolygon | null;
  /** Code of the country that it is about; `null` for none. */
  readonly focus: string | null;
  /** Sources that must be named. */
  readonly sources: readonly ("spain" | "world")[];
}
