import type { MultiLineString, MultiPolygon } from "geojson";
import type { GeoBounds, GeoPoint } from "../coordinates/geo-point.ts";
import type { MapName } from "../names/map-names.ts";
import type { NamedRiver } from "../waters/waters.ts";

/** A place that is painted, by its kind and its code in the gazetteer. */
export interface BasemapPlace {
  readonly kind: "country" | "community" | "province" | "municipality";
  readonly code: string;
}

/** Kinds of the little map that says where the large one is: Spain, the sea and the countries around, or the globe. */
export type InsetKind = "spain" | "region" | "world";

/** Ground of the little map. */
export interface InsetGround {
  readonly kind: InsetKind;
  /** Box of the little map of a region; `null` for Spain and the globe. */
  readonly area: GeoBounds | null;
  readonly land: MultiPolygon;
  /** The country that the large map is about, on the little map of a region. */
  readonly about: MultiPolygon;
  readonly borders: MultiLineString;
  /** Whether Spain's outline of its own atlas is on it. */
  readonly hasSpain: boolean;
}

/** A country with its name. */
export interface NamedLand {
  /** As the gazetteer calls it. */
  readonly code: string;
  readonly name: string;
  /** Part of it that may be seen. */
  readonly land: MultiPolygon;
  /** Share of all its land that this is, 0 to 1. */
  readonly seenRatio: number;
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
  /** Countries that may be seen, for their names. */
  readonly countries: readonly NamedLand[];
  /** Towns and waters that may be seen and name themselves, the greater first. */
  readonly names: readonly MapName[];
  /** Rivers and lakes, where a map has them. */
  readonly rivers: MultiLineString;
  readonly lakes: MultiPolygon;
  /** Rivers that have a name. */
  readonly namedRivers: readonly NamedRiver[];
  /** Boxes of the places that are painted, each with its islands. */
  readonly painted: readonly GeoBounds[];
  /** For the little map that says where the large one is. */
  readonly inset: InsetGround | null;
  /** Code of the country that it is about; `null` for none. */
  readonly focus: string | null;
  /** Sources that must be named. */
  readonly sources: readonly ("spain" | "world" | "towns")[];
}
