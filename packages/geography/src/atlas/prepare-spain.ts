import type { Position } from "geojson";
import { feature, quantize } from "topojson-client";
import { topology as topologyOf } from "topojson-server";
import type { MultiPolygon, Point, Polygon, Topology } from "topojson-specification";
import { COMMUNITIES } from "../codes/communities.ts";
import { PROVINCES } from "../codes/provinces.ts";
import {
  type AreaProperties,
  readAtlas,
  SPAIN_LIGHT_LISTS,
  type SpainAtlas,
  type SpainLightAtlas,
} from "./atlas-topology.ts";
import { doubleArea } from "./rings.ts";

type Outlined = Polygon<AreaProperties> | MultiPolygon<AreaProperties>;
type Area = Outlined | Point<AreaProperties>;

/** Land that several municipalities share: places, but of nobody's code. */
const SHARED = /^53/;
/** Numbers that the mapping agency gives Gibraltar, as if it were of Spain: in each list its own, which is another place's in the next. */
const GIBRALTAR = { municipalities: "54006", provinces: "54", autonomous_regions: "20" } as const;

function areasOf(topology: Topology, list: string): readonly Outlined[] {
  const collection = topology.objects[list];
  if (collection?.type !== "GeometryCollection") throw new TypeError(`the source has no list «${list}»`);
  return collection.geometries.map((area) => {
    const properties: unknown = area.properties;
    const hasName = typeof properties === "object" && properties !== null && "name" in properties;
    if (!hasName || area.id === undefined) throw new TypeError(`an area of «${list}» has no name or no code`);
    const named = { id: String(area.id), properties: { name: String(properties.name) } };
    if (area.type === "Polygon") return { type: "Polygon", arcs: area.arcs, ...named };
    if (area.type === "MultiPolygon") return { type: "MultiPolygon", arcs: area.arcs, ...named };
    throw new TypeError(`${named.properties.name} is no area`);
  });
}

function ringsOf(topology: Topology, arcs: number[][]): Position[][] {
  return feature(topology, { type: "Polygon", arcs }).geometry.coordinates;
}

/** An arc is gone along the other way by the complement of its number. */
function turnedArcs(arcs: readonly number[]): number[] {
  return arcs.map((arc) => ~arc).reverse();
}

/** A polygon that goes round as `d3-geo` wants, and whether it did before. */
interface Mended {
  readonly arcs: number[][];
  readonly wasInsideOut: boolean;
}

/** @returns `null` when it has no area. */
function mendedPolygon(topology: Topology, arcs: number[][]): Mended | null {
  const rings = ringsOf(topology, arcs);
  const turns = rings.map(doubleArea);
  const [outline = 0] = turns;
  if (outline === 0) return null;
  const mended = arcs.flatMap((ring, at) => {
    const turn = turns[at] ?? 0;
    if (turn === 0) return [];
    return [turn < 0 === (at === 0) ? ring : turnedArcs(ring)];
  });
  return { arcs: mended, wasInsideOut: outline > 0 };
}

/** A part that is inside out beside others that are not is a sliver that the grid has folded over a neighbour's land. */
function mendedParts(topology: Topology, polygons: readonly number[][][]): number[][][] {
  const parts = polygons.map((arcs) => mendedPolygon(topology, arcs)).filter((part) => part !== null);
  const right = parts.filter(({ wasInsideOut }) => !wasInsideOut);
  return (right.length > 0 ? right : parts).map(({ arcs }) => arcs);
}

/** The middle of what a municipality smaller than the grid of the atlas was left in. */
function pointOf(topology: Topology, area: Outlined): [number, number] {
  const polygons = area.type === "Polygon" ? [area.arcs] : area.arcs;
  const positions = polygons.flatMap((arcs) => ringsOf(topology, arcs)).flat();
  const mean = (axis: 0 | 1) => positions.reduce((sum, position) => sum + (position[axis] ?? 0), 0) / positions.length;
  const { transform } = topology;
  if (transform === undefined) return [mean(0), mean(1)];
  const onGrid = (axis: 0 | 1) => Math.round((mean(axis) - transform.translate[axis]) / transform.scale[axis]);
  return [onGrid(0), onGrid(1)];
}

/** @returns The area mended; a point when nothing of it is left. */
function mendedArea(topology: Topology, area: Outlined): Area {
  const { id, properties } = area;
  const named = { ...(id === undefined ? {} : { id }), ...(properties === undefined ? {} : { properties }) };
  const polygons = area.type === "Polygon" ? [area.arcs] : area.arcs;
  const mended = mendedParts(topology, polygons);
  const [first] = mended;
  if (first === undefined) return { type: "Point", coordinates: pointOf(topology, area), ...named };
  return mended.length === 1
    ? { type: "Polygon", arcs: first, ...named }
    : { type: "MultiPolygon", arcs: mended, ...named };
}

function collectionOf(geometries: readonly Area[]) {
  const byId = geometries.toSorted((a, b) => String(a.id).localeCompare(String(b.id), "en"));
  return { type: "GeometryCollection" as const, geometries: byId };
}

function renamed(areas: readonly Area[], names: ReadonlyMap<string, string>): Area[] {
  return areas.map((area) => {
    const name = names.get(String(area.id));
    if (name === undefined) throw new RangeError(`nobody knows the area ${area.id}`);
    return { ...area, properties: { name } };
  });
}

const NAMES_OF_PROVINCES = new Map(PROVINCES.map(({ code, name }) => [code, name]));
const NAMES_OF_COMMUNITIES = new Map(COMMUNITIES.map(({ code, name }) => [code, name]));

/** Provinces, communities and Gibraltar. */
function largeLists(source: Topology) {
  const mended = (list: keyof typeof GIBRALTAR) => {
    const areas = areasOf(source, list).map((area) => mendedArea(source, area));
    const isGibraltar = ({ id }: Area) => id === GIBRALTAR[list];
    return { ofSpain: areas.filter((area) => !isGibraltar(area)), gibraltar: areas.filter(isGibraltar) };
  };
  const provinces = mended("provinces");
  return {
    provinces: collectionOf(renamed(provinces.ofSpain, NAMES_OF_PROVINCES)),
    communities: collectionOf(renamed(mended("autonomous_regions").ofSpain, NAMES_OF_COMMUNITIES)),
    gibraltar: collectionOf(
      provinces.gibraltar.map((area) => ({ ...area, id: "gibraltar", properties: { name: "Gibraltar" } })),
    ),
  };
}

/**
 * Mends `es-atlas`: shared land and Gibraltar are lists of their own, municipalities smaller than the grid are points, what was inside out is
 * turned, and provinces and communities have the names that the newspaper writes.
 *
 * @param source - `es/municipalities.json` of `es-atlas` 0.6.0, as it came.
 * @throws {RangeError} When it has a province or a community that is not one of Spain's.
 */
export function prepareSpain(source: Topology): SpainAtlas {
  const areas = areasOf(source, "municipalities").map((area) => mendedArea(source, area));
  const isShared = ({ id }: Area) => SHARED.test(String(id));
  const objects = {
    ...largeLists(source),
    municipalities: collectionOf(areas.filter((area) => !isShared(area) && area.id !== GIBRALTAR.municipalities)),
    // Those that came out as points are of no use: what they are for is to fill holes.
    shared: collectionOf(areas.filter((area) => isShared(area) && area.type !== "Point")),
  };
  return { ...source, objects };
}

/** Spain's prepared atlas without its municipalities, for maps of the whole: its corners are the same, so that both may be drawn one over the other. */
export function prepareSpainLight(spain: SpainAtlas): SpainLightAtlas {
  const list = (name: (typeof SPAIN_LIGHT_LISTS)[number]) => feature(spain, spain.objects[name]);
  const lists = { provinces: list("provinces"), communities: list("communities"), gibraltar: list("gibraltar") };
  const whole = readAtlas(topologyOf(lists), SPAIN_LIGHT_LISTS);
  const { transform } = spain;
  return transform === undefined ? whole : readAtlas(quantize(whole, transform), SPAIN_LIGHT_LISTS);
}
