import {
  type AreaCollection,
  type AreaLayer,
  type AtlasLines,
  type AtlasName,
  areasWithin,
  BORDER_POLICY,
  boundsOfAreas,
  chooseProjection,
  type FittedMap,
  fitMap,
  type GeoBounds,
  type LoadedAtlas,
  layerAtlas,
  type PlaneAreas,
  planeAreas,
} from "@nv/geography";
import type { MapList } from "../map-parts.ts";
import { WORLD_PARTS } from "./world-parts.ts";

/** Part of Spain or of the world whose areas a map shows. */
export interface DataBasemap {
  readonly kind: MapList;
  /** A part of Spain (`c01`, `p28`) or of the world (`europe`); empty for all. */
  readonly within: string;
  /** Areas that somebody brought. */
  readonly layer: AreaLayer | null;
}

/** Areas on a map, as large as they fit in a width. */
export interface BasemapPlane {
  readonly plane: PlaneAreas;
  readonly map: FittedMap;
  /** Top of what is seen, in the pixels of the map, and its height. */
  readonly topPx: number;
  readonly heightPx: number;
}

/** Width in which maps are drawn, CSS pixels: that of an article's column. */
export const DRAWN_WIDTH_PX = 640;
const PADDING_PX = 3;
/** Tallest that a map of a part is. */
const MOST_HEIGHT_PX = 720;
/** Height for Spain, which leaves its islands beside it. */
const SPAIN_HEIGHT_PX = 560;

/** Box of a map without areas. */
const NOWHERE: GeoBounds = [-9, 36, 4, 44];

/** The world without Antarctica, which no table is of. */
const WORLD_BOUNDS: GeoBounds = [-180, -56, 180, 84];

/** Files of the atlas with the areas of a map. */
export function basemapAtlas({ kind }: Pick<DataBasemap, "kind">): readonly AtlasName[] {
  if (kind === "layer") return [];
  if (kind === "countries") return ["world-50m"];
  return [kind === "municipalities" ? "spain" : "spain-light"];
}

const OWNERS: ReadonlyMap<string, string> = new Map(BORDER_POLICY.flatMap(({ joins }) => Object.entries(joins)));
const NAMES: ReadonlyMap<string, string> = new Map(BORDER_POLICY.flatMap(({ names }) => Object.entries(names)));

/** Puts countries together of the units of the atlas, as the policy of borders says. */
function joinedUnits(plane: PlaneAreas): PlaneAreas {
  const joined = new Map<string, PlaneAreas["areas"][number]>();
  for (const unit of plane.areas) {
    const id = OWNERS.get(unit.id) ?? unit.id;
    const before = joined.get(id);
    const name = NAMES.get(id) ?? (unit.id === id ? unit.name : (before?.name ?? unit.name));
    joined.set(id, {
      ...{ id, name, rings: [...(before?.rings ?? []), ...unit.rings] },
      point: before === undefined ? unit.point : before.point,
    });
  }
  return { ...plane, areas: [...joined.values()] };
}

/** Top and bottom of what is drawn, pixels. */
function extentOf({ lines, areas }: PlaneAreas): readonly [top: number, bottom: number] {
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const take = (y: number) => {
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  };
  for (const line of lines) for (const [, y] of line) take(y);
  for (const { point } of areas) if (point !== null) take(point[1]);
  return top > bottom ? [0, PADDING_PX] : [top, bottom];
}

const BOX = { widthPx: DRAWN_WIDTH_PX, heightPx: MOST_HEIGHT_PX, paddingPx: PADDING_PX } as const;

/** Top and bottom of a box of degrees on a map, pixels. */
function edgesOf(map: FittedMap, [west, south, east, north]: GeoBounds): readonly [top: number, bottom: number] {
  const along = (lat: number) =>
    [0, 0.25, 0.5, 0.75, 1].flatMap((share) => {
      const place = map.project({ lon: west + (east - west) * share, lat });
      return place === null ? [] : [place[1]];
    });
  return [Math.min(...along(north)), Math.max(...along(south))];
}

function worldPlane({ within }: DataBasemap, atlas: LoadedAtlas): BasemapPlane {
  const units = atlas["world-50m"];
  if (units === undefined) throw new Error("A map of countries was to be drawn without the world.");
  const bounds = WORLD_PARTS[within]?.bounds ?? WORLD_BOUNDS;
  const map = fitMap(bounds, BOX, chooseProjection(bounds === WORLD_BOUNDS ? "world" : bounds));
  const plane = joinedUnits(planeAreas(units, units.objects.units, map, bounds));
  const [top, bottom] = edgesOf(map, bounds);
  return { plane, map, topPx: top, heightPx: bottom - top };
}

/** The areas of Spain that a map shows, and the lines that they are made of. */
function spainList({ kind, within }: DataBasemap, atlas: LoadedAtlas): { lines: AtlasLines; list: AreaCollection } {
  const found = kind === "municipalities" ? atlas.spain : atlas["spain-light"];
  if (found === undefined) throw new Error("A map of Spain was to be drawn without it.");
  if (kind === "communities") return { lines: found, list: found.objects.communities };
  const isSmall = atlas.spain !== undefined && kind === "municipalities";
  const list = isSmall ? atlas.spain.objects.municipalities : found.objects.provinces;
  return { lines: found, list: areasWithin(list, within) };
}

function spainPlane(ground: DataBasemap, atlas: LoadedAtlas): BasemapPlane {
  const { lines, list } = spainList(ground, atlas);
  if (ground.within === "" || ground.kind === "communities") {
    const map = fitMap("spain", { ...BOX, heightPx: SPAIN_HEIGHT_PX });
    return { plane: planeAreas(lines, list, map), map, topPx: 0, heightPx: SPAIN_HEIGHT_PX };
  }
  return fittedPlane(lines, list);
}

/** Lays areas out as large as they fit. */
function fittedPlane(lines: AtlasLines, list: AreaCollection): BasemapPlane {
  const bounds = boundsOfAreas(lines, list) ?? NOWHERE;
  const map = fitMap(bounds, BOX);
  const plane = planeAreas(lines, list, map);
  const [top, bottom] = extentOf(plane);
  return { plane, map, topPx: top - PADDING_PX, heightPx: bottom - top + 2 * PADDING_PX };
}

function planeOf(ground: DataBasemap, atlas: LoadedAtlas): BasemapPlane {
  if (ground.kind === "countries") return worldPlane(ground, atlas);
  if (ground.kind !== "layer") return spainPlane(ground, atlas);
  const { lines, list } = layerAtlas(ground.layer ?? NO_LAYER);
  return fittedPlane(lines, list);
}

const NO_LAYER: AreaLayer = { step: { lon: 1, lat: 1 }, corner: { lon: 0, lat: 0 }, lines: [], areas: [] };

const names = new Intl.Collator("es");

/** Lays the areas of a map out, in the order of their names. @param atlas - With at least what {@link basemapAtlas} says. */
export function basemapPlane(ground: DataBasemap, atlas: LoadedAtlas): BasemapPlane {
  const found = planeOf(ground, atlas);
  const areas = found.plane.areas.toSorted((a, b) => names.compare(a.name, b.name));
  return { ...found, plane: { ...found.plane, areas } };
}
