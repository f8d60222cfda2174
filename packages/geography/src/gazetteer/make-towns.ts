import { countryCodes, countryNames } from "../codes/country-names.ts";
import type { Exonym } from "./exonyms.ts";
import { type GeoName, otherNamesOf } from "./geonames.ts";
import { importanceAbroad, importanceInSpain } from "./importance.ts";
import type { Place } from "./place.ts";

/** Inhabitants from which a town is found by its names in other languages too: «Esmirna», «Londra». */
const KNOWN_ABROAD = 100_000;
/** Names of a town that are kept. */
const MOST_NAMES = 16;

/** A name in our letters, and no code of an airport. */
const READABLE = /^(?=.*\p{Ll})[\p{Script=Latin}\p{M}\s'’.()-]{3,40}$/u;

/** Letters and signs by which scholars write other alphabets, and newspapers do not: «Sulţānah», «Al Qaţīf». */
const SCHOLARLY = /[āēīōūḩḥţṭşṣḑḍẓ‘’ʻʼ]/iu;

/** Capitals of which nothing is said: what they are the capital of is what is in dispute. @see docs/adr/0127-a-gazetteer-of-points.md */
const SILENT_CAPITALS: ReadonlySet<string> = new Set(["Jerusalén", "El Aaiún"]);

/** Names that are needed of what towns are in. */
export interface TownNames {
  /** By GeoNames' number. */
  readonly exonyms: ReadonlyMap<string, Exonym>;
  /** Names of countries by their two letters. */
  readonly countries: ReadonlyMap<string, string>;
  /** Names of municipalities with their provinces, by the statistics institute's code. */
  readonly municipalities: ReadonlyMap<string, string>;
}

/** Names of all countries in Spanish, by their letters. @param nameOf - As {@link countryNames} asks for it. */
export function namesByLetters(nameOf: (letters: string) => string | undefined): ReadonlyMap<string, string> {
  const named = countryCodes().map(({ figures, letters }) => [letters, countryNames(figures, nameOf).name] as const);
  return new Map([...named, ["XK", "Kosovo"]]);
}

/** Names of municipalities with their provinces, by their codes. */
export function namesOfMunicipalities(places: readonly Place[]): ReadonlyMap<string, string> {
  const municipalities = places.filter(({ kind }) => kind === "municipality");
  return new Map(municipalities.map(({ code, name, within }) => [code, `${name}, ${within}`]));
}

/** Whether a name differs from the other by its accents alone: it is found by both. */
const isPlain = (name: string, plainName: string) =>
  name === plainName || name.normalize("NFD").replaceAll(/\p{M}/gu, "") === plainName;

function namesOf(town: GeoName, exonym: Exonym | undefined): readonly string[] {
  const { name, plainName, people } = town;
  const foreign = people >= KNOWN_ABROAD ? otherNamesOf(town).filter((each) => READABLE.test(each)) : [];
  if (exonym === undefined && foreign.length === 0) return isPlain(name, plainName) ? [name] : [name, plainName];
  const own = exonym === undefined ? [] : [exonym.name, ...exonym.others];
  return [...new Set([...own, name, plainName, ...foreign])].slice(0, MOST_NAMES);
}

function townOf(town: GeoName, { exonyms, countries, municipalities }: TownNames): Place {
  const { id, country, municipality, people, point, zone, feature } = town;
  const exonym = exonyms.get(id);
  const name = exonym?.name ?? (SCHOLARLY.test(town.name) ? town.plainName : town.name);
  const within = countries.get(country) ?? "";
  const isCapital = feature === "PPLC" && !SILENT_CAPITALS.has(name);
  return {
    ...{
      kind: country === "ES" ? "locality" : "town",
      code: id,
      name,
      names: namesOf(town, exonym),
      point,
      isSeat: true,
      bounds: null,
      zone,
    },
    within: country === "ES" ? (municipalities.get(municipality) ?? within) : within,
    people: people === 0 ? null : people,
    capitalOf: isCapital ? within : "",
    importance: country === "ES" ? importanceInSpain(people) : importanceAbroad(people, isCapital),
  };
}

/**
 * Makes places of the towns of the world.
 *
 * @param towns - Without those that are the seats of municipalities of Spain, which the gazetteer has.
 */
export function makeTowns(towns: readonly GeoName[], names: TownNames): readonly Place[] {
  return towns.map((town) => townOf(town, names));
}
