import type { MultiLineString, MultiPolygon } from "geojson";
import { merge, mesh } from "topojson-client";
import type { MultiPolygon as TopoMultiPolygon, Polygon as TopoPolygon } from "topojson-specification";
import type { WorldAtlas } from "../atlas/atlas-topology.ts";
import { BORDER_POLICY, type BorderRule } from "../atlas/border-policy.ts";
import { composeWorld } from "../atlas/compose-world.ts";
import { rewound } from "../atlas/rings.ts";
import { once } from "./once.ts";

/** Spain and Gibraltar in the world's files: where Spain's own atlas draws both, theirs is left out. */
export const SPAIN = "724";
export const GIBRALTAR = "292";

const NEIGHBOURS_OF_SPAIN = ["020", "250", "504", "620", GIBRALTAR];

/** The house's policy, but that the world's file says nothing of the borders of Spain. */
const WITHOUT_SPAIN: readonly BorderRule[] = [
  ...BORDER_POLICY.map((rule) => ({ ...rule, lines: rule.lines.filter(({ between }) => !between.includes(SPAIN)) })),
  {
    ...{ id: "spain", title: "", joins: {}, names: {}, shown: "", reason: "", source: "" },
    lines: NEIGHBOURS_OF_SPAIN.map((code) => ({ between: [code, SPAIN] as const, drawn: "none" as const })),
  },
];

/** The world as the newspaper draws it. */
export const wholeWorld = once((atlas: WorldAtlas) => composeWorld(atlas));

/** The same without the borders of Spain, which its own atlas draws. */
export const worldWithoutSpain = once((atlas: WorldAtlas) => composeWorld(atlas, WITHOUT_SPAIN));

/** The borders of Spain, as the world's file has them. */
export const spainBorders = once(
  (atlas: WorldAtlas): MultiLineString =>
    mesh(atlas, atlas.objects.units, (a, b) => a !== b && (a.id === SPAIN || b.id === SPAIN)),
);

/** Which country each piece of land that is not one by itself is painted as. */
const OWNERS: ReadonlyMap<string, string> = new Map(BORDER_POLICY.flatMap(({ joins }) => Object.entries(joins)));

/** The land of some countries as one, without the lines between them: half of what would have to be drawn. */
export function landOf(atlas: WorldAtlas, isWanted: (country: string) => boolean): MultiPolygon {
  const units = atlas.objects.units.geometries.flatMap((unit): (TopoPolygon | TopoMultiPolygon)[] => {
    if (unit.type !== "Polygon" && unit.type !== "MultiPolygon") return [];
    const id = String(unit.id);
    return isWanted(OWNERS.get(id) ?? id) ? [unit] : [];
  });
  const merged = merge(atlas, units);
  return { ...merged, coordinates: merged.coordinates.map((polygon) => rewound(polygon)) };
}

/** All land. */
export const allLand = once((atlas: WorldAtlas) => landOf(atlas, () => true));
