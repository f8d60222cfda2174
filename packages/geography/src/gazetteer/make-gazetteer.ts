import type { Geometry } from "geojson";
import { feature } from "topojson-client";
import type { AreaCollection, SpainAtlas, WorldAtlas } from "../atlas/atlas-topology.ts";
import { composeWorld } from "../atlas/compose-world.ts";
import { COMMUNITIES } from "../codes/communities.ts";
import { countryLettersOf, countryNames } from "../codes/country-names.ts";
import { municipalityOtherNames } from "../codes/municipality-other-names.ts";
import { PROVINCES } from "../codes/provinces.ts";
import type { GeoPoint } from "../coordinates/geo-point.ts";
import { extentOf } from "./extent.ts";
import type { GeoName } from "./geonames.ts";
import { IMPORTANCE, importanceInSpain, importanceOfCountry } from "./importance.ts";
import { type Gazetteer, type Place, splitNames } from "./place.ts";
import { findSeats, type TownTerm } from "./town-seats.ts";

/** 4 decimals are 11 m, finer than the atlas. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

type Naming = Pick<Place, "kind" | "code" | "name" | "names" | "within" | "importance"> & Partial<Place>;

const UNKNOWN = { isSeat: false, people: null, capitalOf: "", zone: "" } as const;

function placeOf(naming: Naming, geometry: Geometry): Place {
  const { point, bounds } = extentOf(geometry);
  const [west, south, east, north] = bounds;
  return {
    point: { lon: rounded(point.lon), lat: rounded(point.lat) },
    bounds: [rounded(west), rounded(south), rounded(east), rounded(north)],
    ...UNKNOWN,
    ...naming,
  };
}

function placesOf(atlas: SpainAtlas, list: AreaCollection, namingOf: (code: string, name: string) => Naming): Place[] {
  return feature(atlas, list).features.map(({ id, properties, geometry }) =>
    placeOf(namingOf(String(id), properties.name), geometry),
  );
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}

/** Points of communities and countries that are islands, for their names: in the sea between them, and not over the largest of their towns or on one island. */
const AMONG_ISLANDS: Readonly<Record<string, GeoPoint>> = {
  "04": { lon: 2.2, lat: 39.9 },
  "05": { lon: -15.9, lat: 28.75 },
};
const COUNTRIES_AMONG_ISLANDS: Readonly<Record<string, GeoPoint>> = {
  // Cabo Verde, Fiyi.
  "132": { lon: -24.1, lat: 15.9 },
  "242": { lon: 179.95, lat: -18.2 },
};

const CAPITALS: ReadonlyMap<string, string> = new Map(PROVINCES.map(({ capital, name }) => [capital, name]));

/** Facts of a municipality by its town. */
function seatNaming(code: string, seat: GeoName | undefined): Partial<Place> & Pick<Place, "importance"> {
  const people = seat === undefined || seat.people === 0 ? null : seat.people;
  const importance = CAPITALS.has(code) ? IMPORTANCE.capital + (people ?? 0) : importanceInSpain(people);
  const told = { importance, people, capitalOf: CAPITALS.get(code) ?? "" };
  return seat === undefined ? told : { ...told, isSeat: true, point: seat.point, zone: seat.zone };
}

function spanishPlaces(atlas: SpainAtlas, seats: ReadonlyMap<string, GeoName>): Place[] {
  const province = new Map(PROVINCES.map((each) => [each.code, each]));
  const community = new Map(COMMUNITIES.map((each) => [each.code, each]));
  const others = new Map(municipalityOtherNames().map((each) => [`${each.province} ${each.official}`, each.others]));
  const { municipalities, provinces, communities } = atlas.objects;
  return [
    ...placesOf(atlas, communities, (code, name) => {
      const names = distinct([name, ...(community.get(code)?.official ?? [])]);
      const point = AMONG_ISLANDS[code];
      const naming = { kind: "community" as const, code, name, names, within: "España" };
      return { ...naming, importance: IMPORTANCE.community, ...(point !== undefined && { point }) };
    }),
    ...placesOf(atlas, provinces, (code, name) => {
      const known = province.get(code);
      const within = community.get(known?.community ?? "")?.name ?? "España";
      const names = distinct([name, ...(known?.official ?? [])]);
      return { kind: "province", code, name, names, within, importance: IMPORTANCE.province };
    }),
    ...placesOf(atlas, municipalities, (code, name) => {
      const within = province.get(code.slice(0, 2))?.name ?? "España";
      const names = distinct([...splitNames(name), ...(others.get(`${code.slice(0, 2)} ${name}`) ?? [])]);
      return { kind: "municipality", code, name, names, within, ...seatNaming(code, seats.get(code)) };
    }),
  ];
}

/** Places in dispute that are painted with a country and looked for by their own name. */
const TERRITORIES = new Set(["crimea", "northern-cyprus", "somaliland", "guantanamo", "baikonur"]);

type NameOf = (letters: string) => string | undefined;

function worldPlaces(atlas: WorldAtlas, nameOf: NameOf, peopleOf: (letters: string) => number): Place[] {
  const composed = composeWorld(atlas);
  const countries = [...composed.countries, ...composed.tiny].map(({ id, properties, geometry }) => {
    const code = String(id);
    const isCountry = /^\d{3}$/.test(code);
    const others = isCountry ? countryNames(code, nameOf).others : [];
    const names = distinct([properties.name, ...others]);
    const kind = isCountry ? ("country" as const) : ("territory" as const);
    const importance = isCountry ? importanceOfCountry(peopleOf(countryLettersOf(code) ?? "")) : IMPORTANCE.territory;
    const point = COUNTRIES_AMONG_ISLANDS[code];
    const naming = { kind, code, name: properties.name, names, within: "", importance };
    return placeOf({ ...naming, ...(point !== undefined && { point }) }, geometry);
  });
  const joined = feature(atlas, atlas.objects.units).features.filter(({ id }) => TERRITORIES.has(String(id)));
  const territories = joined.map(({ id, properties: { name }, geometry }) => {
    const naming = { kind: "territory" as const, code: String(id), name, names: [name], within: "" };
    return placeOf({ ...naming, importance: IMPORTANCE.territory }, geometry);
  });
  return [...countries, ...territories];
}

/** Inhabitants of the towns of each country, by its letters. */
function peopleByCountry(towns: readonly GeoName[]): (letters: string) => number {
  const sums = new Map<string, number>();
  for (const { country, people } of towns) sums.set(country, (sums.get(country) ?? 0) + people);
  return (letters) => sums.get(letters) ?? 0;
}

/** Sources of the gazetteer. */
export interface GazetteerSources {
  readonly spain: SpainAtlas;
  readonly world: WorldAtlas;
  /** Towns of the world, as GeoNames has them. */
  readonly towns: readonly GeoName[];
  /** As {@link countryNames} asks for it. */
  readonly nameOf: NameOf;
}

/** Gazetteer, and what was found out on the way. */
export interface MadeGazetteer extends Gazetteer {
  /** GeoNames' numbers of the towns of municipalities: they are no towns besides. */
  readonly seats: ReadonlySet<string>;
  /** Municipalities whose town nobody here knows: their point is the middle of their term. */
  readonly missing: readonly TownTerm[];
}

/** Makes the list of places that are found by name: countries and territories, communities, provinces and municipalities. */
export function makeGazetteer({ spain, world, towns, nameOf }: GazetteerSources): MadeGazetteer {
  const terms = feature(spain, spain.objects.municipalities).features.map((area) => ({
    ...{ code: String(area.id), name: area.properties.name, area },
  }));
  const { seats, missing } = findSeats(
    terms,
    towns.filter(({ country }) => country === "ES"),
  );
  return {
    places: [...worldPlaces(world, nameOf, peopleByCountry(towns)), ...spanishPlaces(spain, seats)],
    seats: new Set(Array.from(seats.values(), ({ id }) => id)),
    missing,
  };
}
