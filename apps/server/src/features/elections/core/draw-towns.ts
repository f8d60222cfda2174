import type { LoadedAtlas } from "@nv/geography";
import { type AreaClass, basemapPlane, classedMap, keptGrids, provinceOf } from "@nv/graphic-types/maps";

/** Municipalities of the atlas, as maps name them. */
export const TOWNS = { kind: "municipalities", layer: null } as const;

/** Order of a map of towns, for a thread that has no other memory of them. */
export interface TownsOrder {
  /** Folder with the files of the atlas. */
  readonly folder: string;
  /** Part of Spain; empty for all. */
  readonly within: string;
  /** Names of classes of CSS, from the bottom to the top; the first is of towns that the count does not have. */
  readonly names: readonly string[];
  /** Place of the class of each town of the count, by its code. */
  readonly placeOf: ReadonlyMap<string, number>;
  /** Codes of the towns whose first may still change: a veil makes them light. */
  readonly open: ReadonlySet<string>;
}

/** Class of the veil. */
const OPEN = "s";

/** Map of towns. */
export interface DrawnTowns {
  readonly svg: string;
  /** Towns of the count that it does not have. */
  readonly unmapped: number;
}

/** Lays the towns of a part of Spain out, once for all counts. */
export function layOutTowns(atlas: LoadedAtlas, within: string) {
  const ground = basemapPlane({ ...TOWNS, within }, atlas);
  return { ground, grids: keptGrids(ground), ids: new Set(ground.plane.areas.map(({ id }) => id)) };
}

/** Draws towns in the looks of their classes. */
export function drawTowns(
  { names, placeOf, open }: Pick<TownsOrder, "names" | "placeOf" | "open">,
  { ground, grids, ids }: ReturnType<typeof layOutTowns>,
): DrawnTowns {
  const classOf = ({ id }: { readonly id: string }): AreaClass => placeOf.get(id) ?? 0;
  const { svg } = classedMap(
    ground,
    {
      paint: (name) => `class="${/^c\d+$/.test(name) ? (names[Number(name.slice(1))] ?? name) : name}"`,
      ...{ classOf, order: [...names.keys()], groupOf: provinceOf },
      veil: { className: OPEN, covers: ({ id }) => open.has(id) },
    },
    { attributes: ' aria-hidden="true"', grids },
  );
  return { svg, unmapped: [...placeOf.keys()].filter((code) => !ids.has(code)).length };
}
