import type { FeatureCollection, MultiPolygon, Polygon } from "geojson";
import { topology } from "topojson-server";
import type { Topology } from "topojson-specification";
import type { AreaCollection } from "../atlas/atlas-topology.ts";
import { rewound } from "../atlas/rings.ts";
import type { GeoPoint } from "../coordinates/geo-point.ts";
import { type PxPoint, simplifyPx } from "../drawing/simplify-px.ts";
import type { ImportedArea } from "../imported/imported-areas.ts";

/** Areas that somebody brought, as they are kept with a map: lines that neighbours share, on a grid. */
export interface AreaLayer {
  /** Degrees of a step of the grid, and of its corner. */
  readonly step: GeoPoint;
  readonly corner: GeoPoint;
  /** Each a row of steps: from the corner of the grid, then from place to place. */
  readonly lines: readonly (readonly number[])[];
  readonly areas: readonly {
    readonly code: string;
    readonly name: string;
    /** Numbers of lines; one is gone along the other way by its complement. */
    readonly rings: readonly (readonly number[])[];
  }[];
}

/** Steps of the grid along each side: a thousandth of a map of ten pixels a step is never seen. */
const GRID = 20_000;
/** Farthest that a corner may be from its line to be left out, in steps; each is tried until the layer is light. */
const TOLERANCES = [2, 4, 8, 16, 32, 64] as const;

const lettersOf = (layer: AreaLayer) => JSON.stringify(layer).length;

function lightLine(steps: readonly (readonly number[])[], tolerance: number): number[] {
  let [x, y] = [0, 0];
  const places = steps.map(([dx = 0, dy = 0]): PxPoint => {
    x += dx;
    y += dy;
    return [x, y];
  });
  const [first, last] = [places[0], places.at(-1)];
  const isRing = first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
  const middle = Math.floor(places.length / 2);
  const kept = isRing
    ? [...simplifyPx(places.slice(0, middle + 1), tolerance), ...simplifyPx(places.slice(middle), tolerance).slice(1)]
    : simplifyPx(places, tolerance);
  let before: PxPoint = [0, 0];
  return kept.flatMap((place) => {
    const step = [place[0] - before[0], place[1] - before[1]];
    before = place;
    return step;
  });
}

function polygonsIn(geometry: { readonly type?: string | null; readonly arcs?: unknown }): number[][] {
  const { type, arcs } = geometry;
  if (!Array.isArray(arcs)) return [];
  return type === "Polygon" ? arcs : type === "MultiPolygon" ? arcs.flat() : [];
}

/**
 * Makes areas that somebody brought light enough to be kept with a map.
 *
 * @param key - Property that is the code of each. @param nameKey - Property that is its name.
 * @param most - Letters that it may have.
 * @returns `null` where even the coarsest has more.
 */
export function areaLayer(
  areas: readonly ImportedArea[],
  { key, nameKey, most }: { readonly key: string; readonly nameKey: string; readonly most: number },
): AreaLayer | null {
  const features = areas.map(({ geometry, properties }) => ({
    type: "Feature" as const,
    geometry: turned(geometry),
    properties: {
      code: String(properties?.[key] ?? ""),
      name: String(properties?.[nameKey] ?? properties?.[key] ?? ""),
    },
  }));
  const collection: FeatureCollection<Polygon | MultiPolygon, { code: string; name: string }> = {
    type: "FeatureCollection",
    features,
  };
  const { arcs, objects, transform }: Topology = topology({ areas: collection }, GRID);
  const list = objects.areas;
  if (transform === undefined || list?.type !== "GeometryCollection") return null;
  const named = list.geometries.map((geometry, at) => ({
    ...(features[at]?.properties ?? { code: "", name: "" }),
    rings: polygonsIn(geometry),
  }));
  const [sx, sy] = transform.scale;
  const [tx, ty] = transform.translate;
  for (const tolerance of TOLERANCES) {
    const lines = arcs.map((steps) => lightLine(steps, tolerance));
    const layer: AreaLayer = { step: { lon: sx, lat: sy }, corner: { lon: tx, lat: ty }, lines, areas: named };
    if (lettersOf(layer) <= most) return layer;
  }
  return null;
}

function turned(geometry: Polygon | MultiPolygon): Polygon | MultiPolygon {
  if (geometry.type === "Polygon") return { type: "Polygon", coordinates: rewound(geometry.coordinates) };
  return { type: "MultiPolygon", coordinates: geometry.coordinates.map((polygon) => rewound(polygon)) };
}

/** The lines and areas of a layer, as an atlas has them. */
export function layerAtlas({ step, corner, lines, areas }: AreaLayer): {
  readonly lines: Pick<Topology, "arcs" | "transform">;
  readonly list: AreaCollection;
} {
  const arcs = lines.map((line) => line.flatMap((east, at) => (at % 2 === 0 ? [[east, line[at + 1] ?? 0]] : [])));
  const isKnown = (line: number) => (line < 0 ? ~line : line) < lines.length;
  return {
    lines: { arcs, transform: { scale: [step.lon, step.lat], translate: [corner.lon, corner.lat] } },
    list: {
      type: "GeometryCollection",
      geometries: areas.map(({ code, name, rings }) => ({
        type: "MultiPolygon",
        id: code,
        properties: { name },
        arcs: rings.map((ring) => [ring.filter(isKnown)]),
      })),
    },
  };
}
