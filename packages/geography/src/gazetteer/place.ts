import type { GeoBounds, GeoPoint } from "../coordinates/geo-point.ts";

/** Kinds of what is in the news and is no town and no country: see {@link NewsPlace}. */
export const NEWS_KINDS = [
  ...(["region", "island", "sea", "strait", "cape", "mountain", "river", "lake", "coast"] as const),
] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/**
 * All kinds of places. A territory is what the border policy names and no code of a country does; a locality, a village or a part of a municipality of Spain; a
 * town is abroad.
 */
export const PLACE_KINDS = [
  ...(["country", "territory", "community", "province", "municipality", "locality", "town"] as const),
  ...NEWS_KINDS,
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A place that can be found by its name. */
export interface Place {
  readonly kind: PlaceKind;
  /**
   * ISO 3166 figures of a country, a name of ours for a territory and for what is in the news, the statistics institute's code for communities, provinces and
   * municipalities, GeoNames' number for a town.
   */
  readonly code: string;
  /** As the newspaper calls it; a municipality with two official names has both: «Alacant/Alicante». */
  readonly name: string;
  /** Each name by itself, and others by which people look for it; at least one. */
  readonly names: readonly string[];
  /** Name of what it is in: a province's for a municipality, a community's for a province, a country's for a town; empty for a country. */
  readonly within: string;
  /** Point of it, for a mark or its name: where its houses are, or well inside of it. */
  readonly point: GeoPoint;
  /** Whether the point is where its houses are; otherwise it is well inside of it, and nothing is measured from there. */
  readonly isSeat: boolean;
  /** Its box, without the parts that are far from the rest: France is in Europe. `null` for a town, of which only the point is known. */
  readonly bounds: GeoBounds | null;
  /** Its inhabitants; `null` where nobody here knows. */
  readonly people: number | null;
  /** Name of what it is the capital of; empty for nothing. */
  readonly capitalOf: string;
  /** Name of its zone of time, as IANA has it; empty where nobody here knows. */
  readonly zone: string;
  /** Weight by which it comes before those that are called alike, the greater first: as many as it has inhabitants, or would have. */
  readonly importance: number;
}

/** All places but the towns of the world, as the build leaves them in a file. */
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
