import type { Geometry } from "geojson";
import { feature } from "topojson-client";
import type { AreaCollection, SpainAtlas, WorldAtlas } from "../atlas/atlas-topology.ts";
import { composeWorld } from "../atlas/compose-world.ts";
import { COMMUNITIES } from "../codes/communities.ts";
import { countryNames } from "../codes/country-names.ts";
import { PROVINCES } from "../codes/provinces.ts";
import { extentOf } from "./extent.ts";
import { type Gazetteer, type Place, splitNames } from "./place.ts";

/** 4 decimals are 11 m, finer than the atlas. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

type Naming = Pick<Place, "kind" | "code" | "name" | "names" | "within">;

function placeOf(naming: Naming, geometry: Geometry): Place {
  const { point, bounds } = extentOf(geometry);
  const [west, south, east, north] = bounds;
  return {
    ...naming,
    point: { lon: rounded(point.lon), lat: rounded(point.lat) },
    bounds: [rounded(west), rounded(south), rounded(east), rounded(north)],
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

function spanishPlaces(atlas: SpainAtlas): Place[] {
  const province = new Map(PROVINCES.map((each) => [each.code, each]));
  const community = new Map(COMMUNITIES.map((each) => [each.code, each]));
  const { municipalities, provinces, communities } = atlas.objects;
  return [
    ...placesOf(atlas, communities, (code, name) => {
      const names = distinct([name, ...(community.get(code)?.official ?? [])]);
      return { kind: "community", code, name, names, within: "España" };
    }),
    ...placesOf(atlas, provinces, (code, name) => {
      const known = province.get(code);
      const within = community.get(known?.community ?? "")?.name ?? "España";
      return { kind: "province", code, name, names: distinct([name, ...(known?.official ?? [])]), within };
    }),
    ...placesOf(atlas, municipalities, (code, name) => {
      const within = province.get(code.slice(0, 2))?.name ?? "España";
      return { kind: "municipality", code, name, names: splitNames(name), within };
    }),
  ];
}

/** Places in dispute that are painted with a country and looked for by their own name. */
const TERRITORIES = new Set(["crimea", "northern-cyprus", "somaliland", "guantanamo", "baikonur"]);

function worldPlaces(atlas: WorldAtlas, nameOf: (letters: string) => string | undefined): Place[] {
  const composed = composeWorld(atlas);
  const countries = [...composed.countries, ...composed.tiny].map(({ id, properties, geometry }) => {
    const code = String(id);
    const isCountry = /^\d{3}$/.test(code);
    const others = isCountry ? countryNames(code, nameOf).others : [];
    const names = distinct([properties.name, ...others]);
    const kind = isCountry ? ("country" as const) : ("territory" as const);
    return placeOf({ kind, code, name: properties.name, names, within: "" }, geometry);
  });
  const joined = feature(atlas, atlas.objects.units).features.filter(({ id }) => TERRITORIES.has(String(id)));
  const territories = joined.map(({ id, properties: { name }, geometry }) =>
    placeOf({ kind: "territory", code: String(id), name, names: [name], within: "" }, geometry),
  );
  return [...countries, ...territories];
}

/**
 * Makes the list of places that are found by name: countries and territories, communities, provinces and municipalities.
 *
 * @param nameOf - As {@link countryNames} asks for it.
 */
export function makeGazetteer(
  spain: SpainAtlas,
  world: WorldAtlas,
  nameOf: (letters: string) => string | undefined,
): Gazetteer {
  return { places: [...worldPlaces(world, nameOf), ...spanishPlaces(spain)] };
}
