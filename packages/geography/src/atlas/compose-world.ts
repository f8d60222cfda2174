import { groupBy } from "@nv/contracts";
import type { Feature, MultiLineString, MultiPolygon, Point, Position } from "geojson";
import { feature, merge, mesh } from "topojson-client";
import type { MultiPolygon as ArcMultiPolygon, Polygon as ArcPolygon, GeometryObject } from "topojson-specification";
import type { GeoBounds } from "../coordinates/geo-point.ts";
import type { AreaCollection, AreaProperties, WorldAtlas } from "./atlas-topology.ts";
import { BORDER_POLICY, type BorderLine, type BorderRule } from "./border-policy.ts";

/** Properties of a country that is painted. */
export interface CountryProperties {
  readonly name: string;
}

/** The world as the newspaper draws it. */
export interface ComposedWorld {
  /** By code: ISO 3166 figures, or a name of ours for what has none. Outlines are clockwise, as `d3-geo` takes them. */
  readonly countries: readonly Feature<MultiPolygon, CountryProperties>[];
  /** Countries smaller than the grid of the atlas, each where it is. */
  readonly tiny: readonly Feature<Point, CountryProperties>[];
  /** Borders between countries that are like any other. */
  readonly borders: MultiLineString;
  /** Borders that are not agreed or not recognised: dashed. */
  readonly disputed: MultiLineString;
  /** Lines between land and water. */
  readonly coast: MultiLineString;
}

type Unit = GeometryObject<AreaProperties>;
type Outlined = ArcPolygon<AreaProperties> | ArcMultiPolygon<AreaProperties>;

function idOf(unit: { readonly id?: string | number | undefined }): string {
  return String(unit.id);
}

function isOutlined(unit: Unit): unit is Outlined {
  return unit.type === "Polygon" || unit.type === "MultiPolygon";
}

/** A country of one unit is as it is; several lose the lines between them. */
function joined(atlas: WorldAtlas, parts: readonly Outlined[]): MultiPolygon {
  const [only] = parts;
  if (only === undefined || parts.length > 1) return merge(atlas, [...parts]);
  if (only.type === "MultiPolygon") return feature(atlas, only).geometry;
  return { type: "MultiPolygon", coordinates: [feature(atlas, only).geometry.coordinates] };
}

/** Countries by the unit that they are made of. */
function ownersOf(policy: readonly BorderRule[]): (unit: string) => string {
  const owners = new Map(policy.flatMap(({ joins }) => Object.entries(joins)));
  return (unit) => owners.get(unit) ?? unit;
}

function pairOf(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function isWithin([x = 0, y = 0]: Position, [west, south, east, north]: GeoBounds): boolean {
  return x >= west && x <= east && y >= south && y <= north;
}

/** Divides a line into the stretches that are in a box and those that are not; a segment is where its middle is. */
function dividedLine(line: readonly Position[], within: GeoBounds): { inside: Position[][]; outside: Position[][] } {
  const stretches: { readonly isIn: boolean; readonly line: Position[] }[] = [];
  line.slice(1).forEach((end, at) => {
    const start = line[at] ?? end;
    const middle = [((start[0] ?? 0) + (end[0] ?? 0)) / 2, ((start[1] ?? 0) + (end[1] ?? 0)) / 2];
    const isIn = isWithin(middle, within);
    const last = stretches.at(-1);
    if (last?.isIn === isIn) last.line.push(end);
    else stretches.push({ isIn, line: [start, end] });
  });
  const pick = (isIn: boolean) => stretches.filter((stretch) => stretch.isIn === isIn).map((stretch) => stretch.line);
  return { inside: pick(true), outside: pick(false) };
}

/** Lines of one pair of units, as the policy draws them. */
function drawnLines(lines: readonly Position[][], rules: readonly BorderLine[]) {
  const drawn: Record<"solid" | BorderLine["drawn"], Position[][]> = { solid: [...lines], dashed: [], none: [] };
  for (const { within, drawn: how } of rules) {
    const divided = drawn.solid.map((line) =>
      within === undefined ? { inside: [line], outside: [] } : dividedLine(line, within),
    );
    drawn[how].push(...divided.flatMap(({ inside }) => inside));
    drawn.solid = divided.flatMap(({ outside }) => outside);
  }
  return drawn;
}

function rulesByPair(policy: readonly BorderRule[]): ReadonlyMap<string, readonly BorderLine[]> {
  const rules = new Map<string, BorderLine[]>();
  for (const line of policy.flatMap(({ lines }) => lines)) {
    const pair = pairOf(...line.between);
    rules.set(pair, [...(rules.get(pair) ?? []), line]);
  }
  return rules;
}

/**
 * Puts the atlas together as a border policy says: which unit is painted as part of which country, and which borders are dashed.
 *
 * @param atlas - At any resolution.
 * @param policy - The house's, or a map's own with rules of its own.
 */
export function composeWorld(atlas: WorldAtlas, policy: readonly BorderRule[] = BORDER_POLICY): ComposedWorld {
  const { units } = atlas.objects;
  const ownerOf = ownersOf(policy);
  const rules = rulesByPair(policy);
  const names = new Map(policy.flatMap((rule) => Object.entries(rule.names)));
  const pieces = groupBy(units.geometries.filter(isOutlined), (unit) => ownerOf(idOf(unit)));
  const nameOf = (country: string, parts: readonly Outlined[]) =>
    names.get(country) ?? (parts.find((part) => idOf(part) === country) ?? parts[0])?.properties?.name ?? country;
  const countries = [...pieces].map(([id, parts]) => ({
    type: "Feature" as const,
    id,
    properties: { name: nameOf(id, parts) },
    geometry: joined(atlas, parts),
  }));
  const between = (list: AreaCollection, isWanted: (a: string, b: string) => boolean) =>
    mesh(atlas, list, (a, b) => a !== b && isWanted(idOf(a), idOf(b))).coordinates;
  const borders = between(units, (a, b) => ownerOf(a) !== ownerOf(b) && !rules.has(pairOf(a, b)));
  const disputed: Position[][] = [];
  for (const [pair, lines] of rules) {
    const [a = "", b = ""] = pair.split(" ");
    // Only the two: the lines of the whole world are gone along once.
    const both = { ...units, geometries: units.geometries.filter((unit) => idOf(unit) === a || idOf(unit) === b) };
    const drawn = drawnLines(
      between(both, () => true),
      lines,
    );
    disputed.push(...drawn.dashed);
    if (ownerOf(a) !== ownerOf(b)) borders.push(...drawn.solid);
  }
  const tiny = units.geometries.flatMap((unit) => (unit.type === "Point" ? [feature(atlas, unit)] : []));
  return {
    countries,
    tiny: tiny.map((each) => ({ ...each, properties: { name: names.get(idOf(each)) ?? each.properties.name } })),
    borders: { type: "MultiLineString", coordinates: borders },
    disputed: { type: "MultiLineString", coordinates: disputed },
    coast: mesh(atlas, units, (a, b) => a === b),
  };
}
