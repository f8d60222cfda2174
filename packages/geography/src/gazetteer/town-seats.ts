import { foldLoosely } from "@nv/spanish";
import type { Feature } from "geojson";
import { municipalityOtherNames } from "../codes/municipality-other-names.ts";
import { createNearAreas } from "../lookups/near-areas.ts";
import { type GeoName, otherNamesOf } from "./geonames.ts";
import { splitNames } from "./place.ts";

/** Distance from its term at which a town is still in it, metres: the grid of the atlas, and the roundness of what GeoNames writes. */
const NEAR_TERM_M = 1000;

/** A municipality whose town is looked for. */
export interface TownTerm {
  /** The statistics institute's. */
  readonly code: string;
  /** Official name, or both. */
  readonly name: string;
  /** Its term. */
  readonly area: Feature;
}

/** Towns of municipalities. */
export interface TownSeats {
  /** By the code of the municipality. */
  readonly seats: ReadonlyMap<string, GeoName>;
  /** Municipalities without a town that we know. */
  readonly missing: readonly TownTerm[];
}

const ARTICLE = /^(?:el|la|los|las|l|o|a|os|as|els|les|es|sa|ses) /;

/** A name as it is compared: without article, accents and signs. */
function bare(name: string): string {
  return foldLoosely(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(ARTICLE, "");
}

/** The first word of a name: by it those are found that are as long or longer. */
const firstWord = (name: string) => bare(name).split(" ")[0] ?? "";

/** Whether one name is the other, or begins it: «Caravaca» and «Caravaca de la Cruz», «Huerta del Rey» and «Huerta de Rey». */
function begins(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => `${bare(name).replaceAll(" del ", " de ")} `);
  return a !== undefined && b !== undefined && (a.startsWith(b) || b.startsWith(a));
}

const allNames = (town: GeoName): readonly string[] => [town.name, town.plainName, ...otherNamesOf(town)];

/** Other names of municipalities, by province and official name. */
function otherNames(): ReadonlyMap<string, readonly string[]> {
  return new Map(municipalityOtherNames().map((one) => [`${one.province} ${one.official}`, one.others]));
}

/** Ranks of two towns of one term, the likelier seat first. */
function bySeat(one: GeoName, other: GeoName): number {
  const isSeat = ({ feature }: GeoName) => Number(feature.startsWith("PPLA") || feature === "PPLC");
  return isSeat(other) - isSeat(one) || other.people - one.people || Number(one.id) - Number(other.id);
}

function byKey(towns: readonly GeoName[], keysOf: (town: GeoName) => Iterable<string>) {
  const known = new Map<string, GeoName[]>();
  for (const town of towns)
    for (const key of keysOf(town)) {
      const list = known.get(key);
      if (list === undefined) known.set(key, [town]);
      else list.push(town);
    }
  return known;
}

/**
 * Finds the town of each municipality: of its name in its province, or else its seat or largest town by GeoNames, or one whose name begins its own, and always in its
 * term.
 *
 * @param towns - Of Spain.
 */
export function findSeats(terms: readonly TownTerm[], towns: readonly GeoName[]): TownSeats {
  const others = otherNames();
  const namesOf = ({ code, name }: TownTerm) =>
    [name, ...splitNames(name), ...(others.get(`${code.slice(0, 2)} ${name}`) ?? [])].map(
      (each) => `${code.slice(0, 2)} ${bare(each)}`,
    );
  const taken = new Set(terms.flatMap(namesOf));
  const ofMunicipality = byKey(towns, ({ municipality }) => [municipality]);
  const keysOf = (town: GeoName) =>
    new Set(allNames(town).map((name) => `${town.municipality.slice(0, 2)} ${bare(name)}`));
  const ofName = byKey(towns, keysOf);
  const ofFirstWord = byKey(towns, (town) => new Set([town.name, town.plainName].map(firstWord)));

  function seatOf(municipality: TownTerm): GeoName | undefined {
    const { code, area } = municipality;
    const term = createNearAreas([area]);
    const isInside = ({ point }: GeoName) => term.near(point, { most: 1, withinM: NEAR_TERM_M }).length > 0;
    const named = new Set(namesOf(municipality).flatMap((key) => ofName.get(key) ?? []));
    const own = ofMunicipality.get(code) ?? [];
    // GeoNames writes the code of a neighbour now and then: what is called as another municipality is its town.
    const nameless = own.filter((town) => ![...keysOf(town)].some((key) => taken.has(key)));
    // A name without its surname, or with another; and GeoNames puts a town into the next province too. In its term it is the town all the same.
    const names = [municipality.name, ...splitNames(municipality.name)];
    const alike = names
      .flatMap((name) => (ofFirstWord.get(firstWord(name)) ?? []).filter((town) => begins(name, town.name)))
      .filter((town) => ![...keysOf(town)].some((key) => taken.has(key)));
    const choices = [own.filter((town) => named.has(town)), [...named], nameless, alike];
    return choices.flatMap((choice) => choice.toSorted(bySeat)).find(isInside);
  }

  const found = terms.map((term) => ({ term, seat: seatOf(term) }));
  return {
    seats: new Map(found.flatMap(({ term, seat }) => (seat === undefined ? [] : [[term.code, seat] as const]))),
    missing: found.flatMap(({ term, seat }) => (seat === undefined ? [term] : [])),
  };
}
