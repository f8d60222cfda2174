import type { MultiLineString, MultiPolygon } from "geojson";
import { merge, mesh } from "topojson-client";
import type { Topology, MultiPolygon as TopoMultiPolygon, Polygon as TopoPolygon } from "topojson-specification";
import type { AreaCollection, SpainAtlas, SpainLightAtlas } from "../atlas/atlas-topology.ts";
import { rewound } from "../atlas/rings.ts";
import { PROVINCES } from "../codes/provinces.ts";
import { once } from "./once.ts";

/** Parts of Spain that are drawn. */
export interface SpainParts {
  readonly outline: MultiPolygon;
  readonly edge: MultiLineString;
  readonly communities: MultiLineString;
  /** Between provinces of one community. */
  readonly provinces: MultiLineString;
  readonly gibraltar: MultiPolygon;
  readonly gibraltarBorder: MultiLineString;
}

const areas = ({ geometries }: AreaCollection) =>
  geometries.flatMap((area): (TopoPolygon | TopoMultiPolygon)[] =>
    area.type === "Polygon" || area.type === "MultiPolygon" ? [area] : [],
  );

/** Several areas as one, going round as `d3-geo` wants. */
function whole(atlas: Topology, list: AreaCollection): MultiPolygon {
  const merged = merge(atlas, areas(list));
  return { ...merged, coordinates: merged.coordinates.map((polygon) => rewound(polygon)) };
}

const COMMUNITIES = new Map(PROVINCES.map(({ code, community }) => [code, community]));

/** Tells whether two areas of Spain are of the same larger one: a line is drawn once, as that of the largest areas that it divides. */
const areOfOne = (a: { readonly id?: string | number | undefined }, b: typeof a, level: ReadonlyMap<string, string>) =>
  level.get(String(a.id)) === level.get(String(b.id));

/** The parts of Spain of one file of the atlas. */
export const spainParts = once((atlas: SpainLightAtlas | SpainAtlas): SpainParts => {
  const { communities, provinces, gibraltar } = atlas.objects;
  const both = {
    type: "GeometryCollection" as const,
    geometries: [...communities.geometries, ...gibraltar.geometries],
  };
  return {
    outline: whole(atlas, communities),
    edge: mesh(atlas, communities, (a, b) => a === b),
    communities: mesh(atlas, communities, (a, b) => a !== b),
    provinces: mesh(atlas, provinces, (a, b) => a !== b && areOfOne(a, b, COMMUNITIES)),
    gibraltar: whole(atlas, gibraltar),
    gibraltarBorder: mesh(atlas, both, (a, b) => a !== b && (a.id === "gibraltar" || b.id === "gibraltar")),
  };
});

/** Between municipalities of one province. */
export const municipalityLines = once(
  (atlas: SpainAtlas): MultiLineString =>
    mesh(
      atlas,
      atlas.objects.municipalities,
      (a, b) => a !== b && String(a.id).slice(0, 2) === String(b.id).slice(0, 2),
    ),
);
