import { VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { levelOfTile, tileAreaKind, tileLineKind, tileName, tileNameKind } from "./classify-tile.ts";
import { clipLine } from "./clip-units.ts";
import { type UnitPoint, WORLD_UNITS } from "./mercator-units.ts";
import type { StreetFeature } from "./street-feature.ts";

/** Layers that a street map is made of, in the schema of Protomaps; `natural` and `transit` are of its version 3. */
const STREET_LAYERS = [
  ...["earth", "landuse", "natural", "water", "buildings", "roads", "transit", "places", "pois"],
] as const;

/** Place of a tile. */
export interface TilePlace {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Most corners of a feature: one with more is none of a town, and would be gone through again and again. */
const MOST_CORNERS = 60_000;

const POINT = 1;
const LINE = 2;

/** Limit of what is read of one map, so that no file keeps a thread for ever: takes corners out of it. @throws {RangeError} When there are no more. */
export type StreetBudget = (corners: number) => void;

/** Makes a limit. @param corners - Most of them. */
export function createStreetBudget(corners: number): StreetBudget {
  let left = corners;
  return (taken) => {
    left -= taken;
    if (left < 0) throw new RangeError("the streets have more corners than a map may have");
  };
}

type Shape = (tags: VectorTileFeature["properties"], parts: readonly (readonly UnitPoint[])[]) => StreetFeature[];

const shapes = (
  layer: string,
  extentBox: readonly [number, number, number, number],
): Readonly<Record<number, Shape>> => ({
  [POINT](tags, [point]) {
    const [kind, at, text] = [tileNameKind(layer, tags), point?.[0], tileName(tags)];
    if (kind === null || at === undefined || text === "") return [];
    const [west, north, east, south] = extentBox;
    // What lies in the margin of a tile is another's too.
    if (at[0] < west || at[1] < north || at[0] >= east || at[1] >= south) return [];
    return [{ geometry: "name", kind: kind[0], rank: kind[1], text, at }];
  },
  [LINE](tags, parts) {
    const kind = tileLineKind(layer, tags);
    if (kind === null) return [];
    const [level, name] = [levelOfTile(tags), tileName(tags)];
    return parts
      .flatMap((points) => clipLine(points, extentBox))
      .map((points) => ({ geometry: "line", kind, level, name, points }));
  },
  3(tags, parts) {
    const kind = tileAreaKind(layer, tags);
    // The first point of a ring of a tile is its last too.
    return kind === null ? [] : [{ geometry: "area", kind, rings: parts.map((ring) => ring.slice(0, -1)) }];
  },
});

/**
 * Reads a vector tile in the schema of Protomaps.
 *
 * @param bytes - Unpacked.
 * @throws {RangeError} When the budget ends.
 * @throws {Error} When it is no vector tile.
 * @see https://github.com/mapbox/vector-tile-spec/tree/master/2.1
 */
export function readStreetTile(
  bytes: Uint8Array,
  { z, x, y }: TilePlace,
  budget: StreetBudget,
): readonly StreetFeature[] {
  const { layers } = new VectorTile(new PbfReader(bytes));
  const side = WORLD_UNITS / 2 ** z;
  const [left, top] = [x * side, y * side];
  const box = [left, top, left + side, top + side] as const;
  return STREET_LAYERS.flatMap((name) => {
    const layer = layers[name];
    if (layer === undefined) return [];
    const shapeOf = shapes(name, box);
    const unit = side / layer.extent;
    return Array.from({ length: layer.length }, (_, at) => layer.feature(at)).flatMap((feature) => {
      const shape = shapeOf[feature.type];
      const parts = shape === undefined ? [] : feature.loadGeometry();
      const corners = parts.reduce((sum, part) => sum + part.length, 0);
      budget(corners);
      if (shape === undefined || corners > MOST_CORNERS) return [];
      const placed = parts.map((part) => part.map((point): UnitPoint => [left + point.x * unit, top + point.y * unit]));
      return shape(feature.properties, placed);
    });
  });
}
