import type { MultiLineString, MultiPolygon } from "geojson";
import { feature, merge, mesh } from "topojson-client";
import type { MultiPolygon as TopoMultiPolygon, Polygon as TopoPolygon } from "topojson-specification";
import type { WorldAtlas } from "../atlas/atlas-topology.ts";
import { BORDER_POLICY } from "../atlas/border-policy.ts";
import { rewound } from "../atlas/rings.ts";
import type { GeoBounds } from "../coordinates/geo-point.ts";
import { polygonsOf } from "../lookups/flat-polygon.ts";
import { areTouching } from "./basemap-area.ts";
import { boxOf } from "./cull.ts";
import { once } from "./once.ts";

/** Spain and Gibraltar in the world's files: where Spain's own atlas draws both, theirs is left out. */
export const SPAIN = "724";
export const GIBRALTAR = "292";

/** Which country each piece of land that is not one by itself is painted as. */
const OWNERS: ReadonlyMap<string, string> = new Map(BORDER_POLICY.flatMap(({ joins }) => Object.entries(joins)));

/** The boxes of the outlines of each unit, in the order of the units. */
const unitBoxes = once((atlas: WorldAtlas): readonly (readonly GeoBounds[])[] =>
  atlas.objects.units.geometries.map((unit) => {
    const { geometry } = feature(atlas, { type: "GeometryCollection", geometries: [unit] }).features[0] ?? {};
    if (geometry === undefined) return [];
    if (geometry.type === "Point") return [boxOf([geometry.coordinates])];
    return polygonsOf(geometry).map(([outline = []]) => boxOf(outline));
  }),
);

/**
 * The part of the world that is seen: what is put together of it is put together in no time.
 *
 * @param box - `null` for all.
 * @param isWanted - By the country that a unit is painted as; all when left out.
 */
export function seenUnits(
  atlas: WorldAtlas,
  box: GeoBounds | null,
  isWanted: (country: string) => boolean = () => true,
): WorldAtlas {
  const boxes = box === null ? [] : unitBoxes(atlas);
  const { units } = atlas.objects;
  const geometries = units.geometries.filter((unit, at) => {
    const id = String(unit.id);
    return (box === null || boxes[at]?.some((own) => areTouching(own, box)) === true) && isWanted(OWNERS.get(id) ?? id);
  });
  return { ...atlas, objects: { units: { ...units, geometries } } };
}

/** The land of some countries as one, without the lines between them: half of what would have to be drawn. */
export function landOf(atlas: WorldAtlas, isWanted: (country: string) => boolean = () => true): MultiPolygon {
  const { geometries } = seenUnits(atlas, null, isWanted).objects.units;
  const units = geometries.flatMap((unit): (TopoPolygon | TopoMultiPolygon)[] =>
    unit.type === "Polygon" || unit.type === "MultiPolygon" ? [unit] : [],
  );
  const merged = merge(atlas, units);
  return { ...merged, coordinates: merged.coordinates.map((polygon) => rewound(polygon)) };
}

/** All land. */
export const allLand = once((atlas: WorldAtlas) => landOf(atlas));

/** The borders of Spain, as the world's file has them. */
export const spainBorders = once(
  (atlas: WorldAtlas): MultiLineString =>
    mesh(atlas, atlas.objects.units, (a, b) => a !== b && (a.id === SPAIN || b.id === SPAIN)),
);
