import type { GeoBounds, GeoPoint } from "../coordinates/geo-point.ts";

/** Kind of a place of the gazetteer; a territory is what the border policy names and no code of a country does. */
export type PlaceKind = "country" | "territory" | "community" | "province" | "municipality";

/** A place that can be found by its name. */
export interface Place {
  readonly kind: PlaceKind;
  /** ISO 3166 figures of a country, a name of ours for a territory, the statistics institute's code for the rest. */
  readonly code: string;
  /** As the newspaper calls it; a municipality with two official names has both: «Alacant/Alicante». */
  readonly name: string;
  /** Each name by itself, and others by which people look for it; at least one. */
  readonly names: readonly string[];
  /** Name of what it is in: a province's for a municipality, a community's for a province, empty for a country. */
  readonly within: string;
  /** A point well inside of it, for a mark or its name; of a municipality, not where its houses are. */
  readonly point: GeoPoint;
  /** Its box, without the parts that are far from the rest: France is in Europe. */
  readonly bounds: GeoBounds;
}

/** All places, as the build leaves them in a file. */
export interface Gazetteer {
  readonly places: readonly Place[];
}

/**
 * Takes apart the official names of a place.
 *
 * @example splitNames("Alacant/Alicante") // ["Alacant", "Alicante"]
 */
export function splitNames(official: string): readonly string[] {
  return official.split("/").map((name) => name.trim());
}
