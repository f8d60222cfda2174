import type { StreetAreaKind, StreetLineKind, StreetNameKind } from "@nv/contracts/schemas";

/** Tags of something of OpenStreetMap. */
export type OsmTags = Readonly<Record<string, string>>;

const listed =
  <Kind>(table: readonly (readonly [Kind, readonly string[]])[]) =>
  (value: string | undefined): Kind | null =>
    value === undefined ? null : (table.find(([, values]) => values.includes(value))?.[0] ?? null);

/** Kind of a way by its tag `highway`. @see https://wiki.openstreetmap.org/wiki/Key:highway */
export const roadKind = listed<StreetLineKind>([
  ["motorway", ["motorway", "motorway_link", "trunk", "trunk_link"]],
  ["main", ["primary", "primary_link"]],
  ["secondary", ["secondary", "secondary_link", "tertiary", "tertiary_link"]],
  ["minor", ["residential", "unclassified", "living_street", "road", "pedestrian", "raceway", "busway"]],
  ["service", ["service"]],
  ["path", ["footway", "path", "steps", "cycleway", "track", "bridleway", "corridor"]],
]);

/** Kind of a way by its tag `railway`. */
export const railKind = listed<StreetLineKind>([
  ["rail", ["rail", "narrow_gauge", "light_rail", "funicular", "monorail", "preserved"]],
  ["tram", ["tram"]],
]);

/** Kind of a way by its tag `waterway`. */
export const waterwayKind = listed<StreetLineKind>([["river", ["river", "stream", "canal"]]]);

/** Kind of an area by how its ground is used: values of `landuse`, `leisure`, `natural`, `man_made`…, which share no word for two things. */
export const groundKind = listed<StreetAreaKind>([
  [
    "green",
    [
      ...["park", "garden", "golf_course", "playground", "pitch", "dog_park", "recreation_ground", "village_green"],
      ...["forest", "wood", "scrub", "grass", "grassland", "meadow", "heath", "orchard", "vineyard"],
      ...["cemetery", "grave_yard", "allotments", "zoo", "wetland", "flowerbed", "greenfield"],
    ],
  ],
  ["sand", ["beach", "sand", "dune", "shingle"]],
  ["paved", ["pedestrian", "footway", "pier", "platform", "breakwater"]],
  ["water", ["water", "bay", "riverbank", "reservoir", "basin", "swimming_pool", "dock", "strait"]],
]);

/** Kind of a place by its tag `place`, with its importance. */
const PLACES: Readonly<Record<string, readonly [StreetNameKind, number]>> = {
  city: ["town", 90],
  town: ["town", 80],
  village: ["village", 70],
  suburb: ["suburb", 60],
  hamlet: ["village", 35],
  quarter: ["suburb", 40],
  neighbourhood: ["suburb", 30],
  isolated_dwelling: ["suburb", 10],
  locality: ["suburb", 5],
};

/** Kind of a named place and its importance, by its tag `place`; `null` for what no street map names. */
export const placeKind = (place: string | undefined): readonly [kind: StreetNameKind, rank: number] | null =>
  place === undefined ? null : (PLACES[place] ?? null);

const isYes = (value: string | undefined) => value !== undefined && value !== "no";

/** Level of a way: -1 in a tunnel, 1 on a bridge. */
export function levelOf({ bridge, tunnel }: OsmTags): -1 | 0 | 1 {
  if (isYes(tunnel) && tunnel !== "building_passage") return -1;
  return isYes(bridge) ? 1 : 0;
}

/** Name of something: in Spanish where it has one. */
export const nameOfTags = (tags: OsmTags): string => (tags["name:es"] ?? tags.name ?? "").slice(0, 80);

/** Kind of the line that a way is; `null` for none. */
export function lineKindOf(tags: OsmTags): StreetLineKind | null {
  if (tags.area === "yes") return null;
  if (tags.route === "ferry") return "ferry";
  if (tags.aeroway === "runway") return "runway";
  const isUnderground = levelOf(tags) === -1;
  const rail = railKind(tags.railway);
  if (rail !== null) return isUnderground || isYes(tags.service) ? null : rail;
  const kind = roadKind(tags.highway);
  if (kind === "path" && isUnderground) return null;
  return kind ?? (isUnderground ? null : waterwayKind(tags.waterway));
}

/** Kind of the area that a closed way or a multipolygon is; `null` for none. */
export function areaKindOf(tags: OsmTags): StreetAreaKind | null {
  if (isYes(tags.building)) return "building";
  if (tags.natural === "water" || tags.waterway === "riverbank" || tags.waterway === "dock") return "water";
  if (tags.highway !== undefined && tags.area !== "yes") return null;
  if (levelOf(tags) === -1) return null;
  for (const key of ["natural", "leisure", "landuse", "man_made", "amenity", "tourism", "highway"]) {
    const kind = groundKind(tags[key]);
    if (kind !== null) return kind;
  }
  return null;
}
