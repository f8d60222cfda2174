import type { GeoBounds } from "../../coordinates/geo-point.ts";
import { areaKindOf, levelOf, lineKindOf, nameOfTags, placeKind } from "../classify-osm.ts";
import { toUnits, type UnitPoint } from "../mercator-units.ts";
import type { StreetFeature } from "../street-feature.ts";
import type { OsmData, OsmRelation, OsmWay } from "./osm-data.ts";
import { ringsOfWays } from "./rings-of-ways.ts";

/** Streets of a file of OpenStreetMap. */
export interface OsmStreets {
  readonly features: readonly StreetFeature[];
  /** Coasts, with land to the left of each. */
  readonly coasts: readonly (readonly UnitPoint[])[];
  readonly bounds: GeoBounds | null;
}

type PlaceOf = (id: number) => UnitPoint | null;

/** Finds nodes by their ids, of columns in order. */
function placeOfNodes({ ids, lons, lats }: OsmData): PlaceOf {
  return (id) => {
    let [from, to] = [0, ids.length - 1];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((ids[middle] ?? 0) < id) from = middle + 1;
      else to = middle;
    }
    return ids[from] === id ? toUnits({ lon: lons[from] ?? 0, lat: lats[from] ?? 0 }) : null;
  };
}

/** The places of nodes; those that an extract left out are not there. */
function placesOf(nodes: Iterable<number>, placeOf: PlaceOf): UnitPoint[] {
  const places: UnitPoint[] = [];
  for (const node of nodes) {
    const place = placeOf(node);
    if (place !== null) places.push(place);
  }
  return places;
}

function doubleArea(ring: readonly UnitPoint[]): number {
  let sum = 0;
  let before = ring.at(-1);
  for (const point of ring) {
    if (before !== undefined) sum += before[0] * point[1] - point[0] * before[1];
    before = point;
  }
  return sum;
}

/** A ring that turns one way outside and the other way inside, however its ways were drawn. */
const ringOf = (ring: readonly UnitPoint[], isInner: boolean) =>
  doubleArea(ring) > 0 === isInner ? ring.toReversed() : ring;

const isClosed = (nodes: Float64Array) => nodes.length > 3 && nodes[0] === nodes[nodes.length - 1];

function wayFeatures({ tags, nodes }: OsmWay, placeOf: PlaceOf): readonly StreetFeature[] {
  const kind = lineKindOf(tags);
  const area = isClosed(nodes) ? areaKindOf(tags) : null;
  if (kind === null && area === null) return [];
  const points = placesOf(nodes, placeOf);
  if (points.length < 2) return [];
  if (area !== null) return [{ geometry: "area", kind: area, rings: [ringOf(points.slice(0, -1), false)] }];
  return kind === null ? [] : [{ geometry: "line", kind, level: levelOf(tags), name: nameOfTags(tags), points }];
}

function relationFeatures(
  { tags, members }: OsmRelation,
  { ways }: OsmData,
  placeOf: PlaceOf,
): readonly StreetFeature[] {
  const kind = areaKindOf(tags);
  if (kind === null) return [];
  const rings = [false, true].flatMap((isInner) => {
    const own = members.flatMap((member) => {
      const way = member.isInner === isInner ? ways.get(member.way) : undefined;
      return way === undefined ? [] : [[...way.nodes]];
    });
    return ringsOfWays(own)
      .map((nodes) => placesOf(nodes, placeOf))
      .filter(({ length }) => length > 2)
      .map((ring) => ringOf(ring, isInner));
  });
  return rings.length === 0 ? [] : [{ geometry: "area", kind, rings }];
}

/** Returns the streets of a file of OpenStreetMap: the same kinds as those of tiles. */
export function osmStreets(data: OsmData): OsmStreets {
  const placeOf = placeOfNodes(data);
  const named = data.named.flatMap(({ tags, lon, lat }): StreetFeature[] => {
    const [kind, rank] = tags.railway === "station" ? (["station", 55] as const) : (placeKind(tags.place) ?? []);
    if (kind === undefined || rank === undefined) return [];
    return [{ geometry: "name", kind, text: nameOfTags(tags), rank, at: toUnits({ lon, lat }) }];
  });
  const ways = [...data.ways.values()];
  return {
    features: [
      ...data.relations.flatMap((relation) => relationFeatures(relation, data, placeOf)),
      ...ways.flatMap((way) => wayFeatures(way, placeOf)),
      ...named,
    ],
    bounds: data.bounds,
    coasts: ways.flatMap(({ tags, nodes }) => (tags.natural === "coastline" ? [placesOf(nodes, placeOf)] : [])),
  };
}
