import { geoArea } from "d3-geo";
import type { Geometry, MultiLineString, MultiPolygon, Position } from "geojson";
import { mesh } from "topojson-client";
import type { Topology } from "topojson-specification";
import type { AtlasTopology, SpainLightAtlas, WorldAtlas } from "../atlas/atlas-topology.ts";
import { type ComposedWorld, composeWorld } from "../atlas/compose-world.ts";
import { doubleArea } from "../atlas/rings.ts";
import { PROVINCES } from "../codes/provinces.ts";
import type { Gazetteer, Place } from "../gazetteer/place.ts";
import type { BasemapData, BasemapFeature, BasemapKind } from "./basemap.ts";

/** Decimals of a degree: two are a kilometre, less than a pixel where this ground is looked at. */
const DECIMALS = 2;

/** Greatest distance of a line from where it was, degrees: some five kilometres. */
const TOLERANCE_DEG = 0.05;

/** Areas of countries from which their names are drawn in the first rank, in the second…, steradians: a million square kilometres are 0.0246. */
const RANKS_FROM_SR = [0.0246, 0.0049, 0.000_49, 0] as const;

/** Names by which communities call themselves, where those are not what the newspaper calls them. */
const LOCAL_COMMUNITIES: Readonly<Record<string, string>> = {
  "03": "Asturies",
  "04": "Illes Balears",
  "09": "Catalunya",
  "10": "Comunitat Valenciana",
  "15": "Nafarroa",
  "16": "Euskadi",
};

/** Capitals with two names, by their codes: the newspaper's, and the town's own. */
export const LOCAL_CAPITALS: Readonly<Record<string, readonly [string, string]>> = {
  "01059": ["Vitoria", "Gasteiz"],
  "03014": ["Alicante", "Alacant"],
  "12040": ["Castellón", "Castelló de la Plana"],
  "20069": ["San Sebastián", "Donostia"],
  "31201": ["Pamplona", "Iruña"],
  "46250": ["Valencia", "València"],
  "48020": ["Bilbao", "Bilbo"],
};

/** Capitals that are named first where there is little room: Madrid, Barcelona, Sevilla, Valencia, Zaragoza, Bilbao, A Coruña, Málaga. */
const FIRST_CAPITALS: ReadonlySet<string> = new Set("28079 08019 41091 46250 50297 48020 15030 29067".split(" "));

/** Cities that are communities too: one name is enough. */
const CITIES: ReadonlySet<string> = new Set(["18", "19"]);

/** Islands smaller than this go, square degrees: some sixty square kilometres. Spain's stay, and the largest part of each country. */
const SMALLEST_ISLAND = 0.005;
const SPAIN = "724";

/** Steradians: no area has more. */
const HALF_OF_THE_EARTH = 2 * Math.PI;

/** Corners of the smallest ring, the last one being the first. */
const SMALLEST_RING = 4;

const rounded = (value: number) => Number(value.toFixed(DECIMALS));

/** Returns the distance of a point from the line between two others, degrees. */
function distanceDeg([x = 0, y = 0]: Position, [x1 = 0, y1 = 0]: Position, [x2 = 0, y2 = 0]: Position): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length2 = dx * dx + dy * dy;
  const share = length2 === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length2));
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}

/** The points of a line that it needs, its ends among them. @see Douglas and Peucker, 1973 */
function needed(line: readonly Position[], from: number, to: number): readonly number[] {
  const [start, end] = [line[from], line[to]];
  if (start === undefined || end === undefined) return [];
  let [worst, farDeg] = [-1, TOLERANCE_DEG];
  for (let at = from + 1; at < to; at += 1) {
    const offDeg = distanceDeg(line[at] ?? start, start, end);
    if (offDeg > farDeg) [worst, farDeg] = [at, offDeg];
  }
  return worst === -1 ? [] : [...needed(line, from, worst), worst, ...needed(line, worst, to)];
}

/** The lines of an atlas with fewer points, as degrees. Areas share their borders still: each line is thinned once. */
function thinnedArcs({ arcs, transform }: Topology): Position[][] {
  const { scale: [kx, ky] = [1, 1], translate: [tx, ty] = [0, 0] } = transform ?? {};
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    const line = arc.map(([dx = 0, dy = 0]): Position => {
      [x, y] = transform === undefined ? [dx, dy] : [x + dx, y + dy];
      return [x * kx + tx, y * ky + ty];
    });
    // An island is one line that ends where it starts: without a corner halfway nothing of it would be left.
    const [last, half] = [line.length - 1, line.length >> 1];
    return [0, ...needed(line, 0, half), half, ...needed(line, half, last), last].map((at) => line[at] ?? []);
  });
}

/** An atlas whose lines are degrees. */
function inDegrees<Lists extends string>({ objects }: AtlasTopology<Lists>): Omit<AtlasTopology<Lists>, "arcs"> {
  return { type: "Topology", objects };
}

/** A line on the coarser grid, without the points that fell together. */
function coarse(line: readonly Position[]): Position[] {
  const points: Position[] = [];
  for (const [lon = 0, lat = 0] of line) {
    const point = [rounded(lon), rounded(lat)];
    const last = points.at(-1);
    if (last?.[0] !== point[0] || last?.[1] !== point[1]) points.push(point);
  }
  return points;
}

/** Rings on the coarser grid; one that the grid left without area, or turned over, would flood the map: it goes. */
function coarseRings(rings: readonly Position[][]): Position[][] {
  return rings.flatMap((ring) => {
    const points = coarse(ring);
    const isSound = points.length >= SMALLEST_RING && doubleArea(points) * doubleArea(ring) > 0;
    return isSound ? [points] : [];
  });
}

function coarseArea({ coordinates }: MultiPolygon, isWhole: boolean): MultiPolygon {
  const size = ([outline = []]: readonly Position[][]) => Math.abs(doubleArea(outline)) / 2;
  const largest = Math.max(...coordinates.map(size));
  const seen = coordinates.filter((polygon) => isWhole || size(polygon) >= Math.min(SMALLEST_ISLAND, largest));
  const polygons = seen.flatMap(([outline = [], ...holes]) => {
    const [outer] = coarseRings([outline]);
    // A sliver may be turned over on the sphere and not on the plane: it would be the rest of the Earth.
    if (outer === undefined || geoArea({ type: "Polygon", coordinates: [outer] }) > HALF_OF_THE_EARTH) return [];
    return [[outer, ...coarseRings(holes)]];
  });
  return { type: "MultiPolygon", coordinates: polygons };
}

const coarseLines = ({ coordinates }: MultiLineString): MultiLineString => ({
  type: "MultiLineString",
  coordinates: coordinates.map(coarse).filter(({ length }) => length > 1),
});

function piece(
  kind: BasemapKind,
  geometry: Geometry,
  more: Omit<BasemapFeature["properties"], "kind"> = {},
): BasemapFeature {
  return { type: "Feature", properties: { kind, ...more }, geometry };
}

function nameOf(kind: BasemapKind, place: Place, rank: number, local = ""): BasemapFeature {
  const { lon, lat } = place.point;
  const names = { name: place.name, ...(local !== "" && local !== place.name && { local }) };
  return piece(kind, { type: "Point", coordinates: [rounded(lon), rounded(lat)] }, { ...names, rank });
}

/** Names of countries, the larger ones first. */
function countryNames(countries: ComposedWorld["countries"], places: readonly Place[]): readonly BasemapFeature[] {
  const areas = new Map(countries.map((country) => [String(country.id), geoArea(country)]));
  return places.map((place) => {
    const area = areas.get(place.code) ?? 0;
    return nameOf("country-name", place, RANKS_FROM_SR.findIndex((from) => area >= from) + 1);
  });
}

function capitalNames(places: readonly Place[]): readonly BasemapFeature[] {
  const towns = new Map(places.map((place) => [place.code, place]));
  return PROVINCES.flatMap(({ capital }) => {
    const place = towns.get(capital);
    if (place === undefined) return [];
    const [name, local] = LOCAL_CAPITALS[capital] ?? [place.name, ""];
    return [nameOf("place-name", { ...place, name }, FIRST_CAPITALS.has(capital) ? 1 : 2, local)];
  });
}

/**
 * Makes the ground that styles of the house paint without a network: countries as the policy joins them, borders plain and disputed,
 * Spain's communities, names.
 *
 * @param world - Of the middle resolution.
 */
export function makeBasemap(world: WorldAtlas, spain: SpainLightAtlas, gazetteer: Gazetteer): BasemapData {
  const { countries, borders, disputed } = composeWorld({ ...inDegrees(world), arcs: thinnedArcs(world) });
  const light = { ...inDegrees(spain), arcs: thinnedArcs(spain) };
  const regions = mesh(light, light.objects.communities, (one, other) => one !== other);
  const named = (kind: Place["kind"]) => gazetteer.places.filter((place) => place.kind === kind);
  const features: readonly BasemapFeature[] = [
    ...countries.map(({ id, geometry, properties: { name } }) =>
      piece("country", coarseArea(geometry, id === SPAIN), { name }),
    ),
    piece("border", coarseLines(borders), { disputed: false }),
    piece("border", coarseLines(disputed), { disputed: true }),
    piece("region-border", coarseLines(regions)),
    ...countryNames(countries, named("country")),
    ...named("community")
      .filter(({ code }) => !CITIES.has(code))
      .map((place) => nameOf("region-name", place, 1, LOCAL_COMMUNITIES[place.code])),
    ...capitalNames(named("municipality")),
  ];
  return { type: "FeatureCollection", features: [...features] };
}
