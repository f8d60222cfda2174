import type { GeoPoint } from "../coordinates/geo-point.ts";

/** A populated place of GeoNames. */
export interface GeoName {
  /** GeoNames' number. */
  readonly id: string;
  readonly name: string;
  /** The name in letters without accents. */
  readonly plainName: string;
  /** Other names between commas, in whatever language and script: {@link otherNamesOf} takes them apart where somebody needs them. */
  readonly others: string;
  readonly point: GeoPoint;
  /** Code of what it is: `PPLC` a country's capital, `PPLA3` the seat of a municipality of Spain. */
  readonly feature: string;
  /** Two letters of ISO 3166. */
  readonly country: string;
  /** Third level of administration: of Spain, the statistics institute's code of the municipality. */
  readonly municipality: string;
  readonly people: number;
  /** Name of its zone of time, as IANA has it. */
  readonly zone: string;
}

/** Other names of a place. */
export const otherNamesOf = ({ others }: Pick<GeoName, "others">): readonly string[] =>
  others === "" ? [] : others.split(",");

/** Codes of what is no place any more, or only a part of another. */
const NOT_TOWNS: ReadonlySet<string> = new Set(["PPLH", "PPLQ", "PPLW", "PPLCH", "PPLX"]);

function geoNameOf(line: string): GeoName {
  const [id = "", name = "", plainName = "", others = "", lat = "", lon = "", , feature = "", country = "", ...rest] =
    line.split("\t");
  const [, , , municipality = "", , people = "", , , zone = ""] = rest;
  const point = { lon: Number(lon), lat: Number(lat) };
  if (id === "" || !Number.isFinite(point.lon) || !Number.isFinite(point.lat) || country.length !== 2)
    throw new TypeError(`expected a line of GeoNames, got «${line.slice(0, 80)}»`);
  return { ...{ id, name, plainName, others, point, feature, country, municipality, zone }, people: Number(people) };
}

/**
 * Reads places of GeoNames, without those that are abandoned, destroyed or parts of others.
 *
 * @param text - Lines of 19 columns between tabulators.
 * @throws {TypeError} For a line that is no such line.
 * @see https://download.geonames.org/export/dump/readme.txt
 */
export function readGeoNames(text: string): readonly GeoName[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map(geoNameOf)
    .filter(({ feature }) => !NOT_TOWNS.has(feature));
}
