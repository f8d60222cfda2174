import type { Feature, FeatureCollection, MultiPolygon, Point, Polygon, Position } from "geojson";
import { feature, quantize } from "topojson-client";
import { topology as topologyOf } from "topojson-server";
import type { Topology } from "topojson-specification";
import { countryNames } from "../codes/country-names.ts";
import { type AreaProperties, readAtlas, WORLD_LISTS, type WorldAtlas } from "./atlas-topology.ts";
import { BORDER_POLICY } from "./border-policy.ts";
import { doubleArea, rewound } from "./rings.ts";

type Rings = Position[][];

/** A piece of land that is painted in one colour, whosever it is. */
interface Unit {
  readonly id: string;
  readonly name: string;
  readonly polygons: readonly Rings[];
}

const SPAIN = "724";
const RUSSIA = "643";
const MOROCCO = "504";
const AUSTRALIA = "036";
const ISRAEL = "376";
const GOLAN = "golan";
const HELD_SAHARA = "western-sahara-held";

/** Identifiers of what Natural Earth gives without a code, or with another's, by its name there. */
const HOUSE_IDS: Readonly<Record<string, string>> = {
  Kosovo: "kosovo",
  "N. Cyprus": "northern-cyprus",
  Somaliland: "somaliland",
  "Cyprus U.N. Buffer Zone": "cyprus-buffer",
  Akrotiri: "akrotiri",
  Dhekelia: "dhekelia",
  "USNB Guantanamo Bay": "guantanamo",
  Baikonur: "baikonur",
  "Siachen Glacier": "siachen",
  "Indian Ocean Ter.": "indian-ocean",
  "Coral Sea Is.": "coral-sea",
  "Ashmore and Cartier Is.": "ashmore-cartier",
  "Clipperton I.": "clipperton",
  "Spratly Is.": "spratly",
  "Scarborough Reef": "scarborough",
  "Bajo Nuevo Bank": "bajo-nuevo",
  "Serranilla Bank": "serranilla",
};

/** Points where the agreed border of Morocco and Western Sahara, the parallel 27° 40′ N, meets the wall and the ocean. */
const SAHARA_INLAND: Position = [-8.818, 27.661];
const SAHARA_COAST: Position = [-13.177, 27.663];
/** An atlas whose corners are further from them than this, in degrees, is not the one that was looked at. */
const NEAR_DEG = 0.1;

const NAMES: ReadonlyMap<string, string> = new Map(BORDER_POLICY.flatMap(({ names }) => Object.entries(names)));

type NameOf = (letters: string) => string | undefined;

function nameOfUnit(id: string, nameOf: NameOf): string {
  return NAMES.get(id) ?? countryNames(id, nameOf).name;
}

function polygonsOf(geometry: Polygon | MultiPolygon): readonly Rings[] {
  return geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
}

function unitsOf(source: Topology, nameOf: NameOf): Unit[] {
  const { countries } = source.objects;
  if (countries?.type !== "GeometryCollection") throw new TypeError("the source has no countries");
  return feature(source, countries).features.map(({ id, properties, geometry }) => {
    const english = properties !== null && "name" in properties ? String(properties.name) : "";
    const isAustralia = id === AUSTRALIA && english !== "Australia";
    const unit = id === undefined || isAustralia ? HOUSE_IDS[english] : String(id);
    if (unit === undefined) throw new RangeError(`nobody knows «${english}», which has no code`);
    if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon") throw new TypeError(`${english} is no area`);
    return { id: unit, name: nameOfUnit(unit, nameOf), polygons: polygonsOf(geometry).map(rewound) };
  });
}

function middleOf(polygon: Rings): Position {
  const outline = polygon[0] ?? [];
  const mean = (axis: 0 | 1) => outline.reduce((sum, position) => sum + (position[axis] ?? 0), 0) / outline.length;
  return [mean(0), mean(1)];
}

function isWithin(
  [x = 0, y = 0]: Position,
  [west, south, east, north]: readonly [number, number, number, number],
): boolean {
  return x >= west && x <= east && y >= south && y <= north;
}

/** For units of ours, whose names the policy has. */
const noName = () => undefined;

/** Takes out of a unit the polygons that are elsewhere, as a unit of its own. */
function splitOff(units: readonly Unit[], from: string, id: string, isTaken: (polygon: Rings) => boolean): Unit[] {
  const whole = units.find((unit) => unit.id === from);
  const taken = whole?.polygons.filter(isTaken) ?? [];
  if (whole === undefined || taken.length === 0) throw new RangeError(`nothing of ${from} is ${id}`);
  const rest = { ...whole, polygons: whole.polygons.filter((polygon) => !isTaken(polygon)) };
  return [
    ...units.map((unit) => (unit.id === from ? rest : unit)),
    { id, name: nameOfUnit(id, noName), polygons: taken },
  ];
}

function nearestCorner(ring: readonly Position[], [x = 0, y = 0]: Position): number {
  const distances = ring.map(([lon = 0, lat = 0]) => Math.hypot(lon - x, lat - y));
  const nearest = Math.min(...distances);
  if (nearest > NEAR_DEG) throw new RangeError(`no corner near ${x}, ${y}`);
  return distances.indexOf(nearest);
}

/** Cuts a ring by a line between two of its corners. @param between - Points of the line from the first corner to the second. */
function cutRing(
  ring: readonly Position[],
  a: Position,
  b: Position,
  between: readonly Position[] = [],
): readonly [Position[], Position[]] {
  const open = ring.slice(0, -1);
  const [one, two] = [nearestCorner(open, a), nearestCorner(open, b)];
  if (one === two) throw new RangeError("a cut needs two corners");
  const [first, last] = [Math.min(one, two), Math.max(one, two)];
  const there = one < two ? [...between] : between.toReversed();
  const inside = [...open.slice(first, last + 1), ...there.toReversed()];
  const outside = [...open.slice(last), ...open.slice(0, first + 1), ...there];
  return [
    [...inside, ...inside.slice(0, 1)],
    [...outside, ...outside.slice(0, 1)],
  ];
}

/**
 * Line of 4 June 1967 between Israel and the Golan, simplified to a few corners: from the frontier of Lebanon, east of the upper Jordan and of the Sea of Galilee, to the Yarmouk.
 * The other side of the Golan, the line of 1974, is Natural Earth's.
 *
 * @see S/RES/497 (1981); UNDOF deployment maps of the United Nations
 */
const GOLAN_NORTH: Position = [35.642, 33.276];
const GOLAN_SOUTH: Position = [35.653, 32.686];
const GOLAN_WEST: readonly Position[] = [
  [35.662, 33.245],
  [35.652, 33.2],
  [35.635, 33.12],
  [35.63, 33.01],
  [35.618, 32.95],
  [35.622, 32.89],
  [35.65, 32.865],
  [35.656, 32.82],
  [35.652, 32.775],
  [35.668, 32.735],
];

/** The Golan, which Natural Earth gives to Israel. */
function splitGolan(units: readonly Unit[]): Unit[] {
  const israel = units.find(({ id }) => id === ISRAEL);
  const whole = israel?.polygons.toSorted((a, b) => doubleArea(a[0] ?? []) - doubleArea(b[0] ?? []))[0];
  if (israel === undefined || whole?.[0] === undefined) throw new RangeError("there is no Israel");
  const parts = cutRing(whole[0], GOLAN_NORTH, GOLAN_SOUTH, GOLAN_WEST);
  const lonOf = (ring: Position[]) => middleOf([ring])[0] ?? 0;
  const [west, east] = lonOf(parts[0]) < lonOf(parts[1]) ? parts : [parts[1], parts[0]];
  const rest = israel.polygons.filter((polygon) => polygon !== whole);
  const cut = { ...israel, polygons: [...rest, [west, ...whole.slice(1)]] };
  const golan = { id: GOLAN, name: nameOfUnit(GOLAN, noName), polygons: [[east]] };
  return [...units.map((unit) => (unit === israel ? cut : unit)), golan];
}

/** The part of Western Sahara west of the wall, which Natural Earth gives to Morocco. */
function splitSahara(units: readonly Unit[]): Unit[] {
  const morocco = units.find(({ id }) => id === MOROCCO);
  const largest = morocco?.polygons.toSorted((a, b) => doubleArea(a[0] ?? []) - doubleArea(b[0] ?? []))[0];
  if (morocco === undefined || largest?.[0] === undefined) throw new RangeError("there is no Morocco");
  const parts = cutRing(largest[0], SAHARA_INLAND, SAHARA_COAST);
  const latOf = (ring: Position[]) => middleOf([ring])[1] ?? 0;
  const [south, north] = latOf(parts[0]) < latOf(parts[1]) ? parts : [parts[1], parts[0]];
  const rest = morocco.polygons.filter((polygon) => polygon !== largest);
  const cut = { ...morocco, polygons: [...rest, [north, ...largest.slice(1)]] };
  const held = { id: HELD_SAHARA, name: nameOfUnit(HELD_SAHARA, noName), polygons: [[south]] };
  return [...units.map((unit) => (unit === morocco ? cut : unit)), held];
}

/** The islands of Spain of a finer atlas, and Ceuta and Melilla of the finest. */
function spanishPlaces(middle: readonly Unit[], fine: readonly Unit[]): readonly Rings[] {
  const ofSpain = (units: readonly Unit[]) => units.find(({ id }) => id === SPAIN)?.polygons ?? [];
  const size = (polygon: Rings) => Math.abs(doubleArea(polygon[0] ?? []));
  const mainland = Math.max(...ofSpain(middle).map(size));
  const islands = ofSpain(middle).filter((polygon) => size(polygon) < mainland);
  const towns = ofSpain(fine).filter((polygon) => {
    const place = middleOf(polygon);
    return isWithin(place, [-5.41, 35.84, -5.27, 35.94]) || isWithin(place, [-2.98, 35.26, -2.9, 35.34]);
  });
  return [...islands, ...towns];
}

function withSpanishPlaces(units: readonly Unit[], middle: readonly Unit[], fine: readonly Unit[]): Unit[] {
  if (units === fine) return [...units];
  return units.map((unit) => {
    if (unit.id !== SPAIN) return unit;
    const mainland = unit.polygons.toSorted((a, b) => doubleArea(a[0] ?? []) - doubleArea(b[0] ?? [])).slice(0, 1);
    return { ...unit, polygons: [...mainland, ...spanishPlaces(middle, fine)] };
  });
}

/** Returns the geometry of polygons: a point for what is smaller than the grid of the atlas, as the Vatican is. */
function geometryOf(polygons: readonly Rings[]): MultiPolygon | Point {
  const coordinates = polygons.filter((polygon) => doubleArea(polygon[0] ?? []) !== 0);
  const [first] = polygons;
  if (coordinates.length > 0 || first === undefined) return { type: "MultiPolygon", coordinates };
  return { type: "Point", coordinates: middleOf(first) };
}

function featureOf({ id, name, polygons }: Unit): Feature<MultiPolygon | Point, AreaProperties> {
  return { type: "Feature", id, properties: { name }, geometry: geometryOf(polygons) };
}

function packed(units: readonly Unit[], source: Topology): WorldAtlas {
  // By their codes: Spain comes after Morocco, and covers it where a coarse coast has swallowed Ceuta.
  const features = units.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(featureOf);
  const collection: FeatureCollection<MultiPolygon | Point, AreaProperties> = { type: "FeatureCollection", features };
  const whole = readAtlas(topologyOf({ units: collection }), WORLD_LISTS);
  return source.transform === undefined ? whole : readAtlas(quantize(whole, source.transform), WORLD_LISTS);
}

/** The world at each resolution, as `world-atlas` 2.0.2 has it. */
export interface WorldSources {
  readonly coarse: Topology;
  readonly middle: Topology;
  readonly fine: Topology;
}

/**
 * Mends `world-atlas` and takes apart what the border policy decides about: every place has a code or a name of ours, each code is once,
 * nothing is inside out, Crimea, the Golan and the west of Western Sahara are units of their own, and Spain has its islands, Ceuta and Melilla at
 * every resolution.
 *
 * @param nameOf - As {@link countryNames} asks for it.
 * @throws {RangeError} When the source has changed and something is not where it was.
 */
export function prepareWorld(sources: WorldSources, nameOf: NameOf): Readonly<Record<keyof WorldSources, WorldAtlas>> {
  const [coarse, middle, fine] = [sources.coarse, sources.middle, sources.fine].map((source) =>
    unitsOf(source, nameOf),
  );
  if (coarse === undefined || middle === undefined || fine === undefined) throw new RangeError("three resolutions");
  const prepare = (units: Unit[], source: Topology) => {
    const withPlaces = withSpanishPlaces(units, middle, fine);
    const isCrimea = (polygon: Rings) => isWithin(middleOf(polygon), [32.4, 44.3, 36.7, 46.3]);
    return packed(splitGolan(splitSahara(splitOff(withPlaces, RUSSIA, "crimea", isCrimea))), source);
  };
  return {
    coarse: prepare(coarse, sources.coarse),
    middle: prepare(middle, sources.middle),
    fine: prepare(fine, sources.fine),
  };
}
