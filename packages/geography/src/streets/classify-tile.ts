import type { StreetAreaKind, StreetLineKind, StreetNameKind } from "@nv/contracts/schemas";
import { groundKind, placeKind, railKind, roadKind } from "./classify-osm.ts";

/** Properties of a feature of a tile. */
export type TileTags = Readonly<Record<string, string | number | boolean>>;

/** Reads a property as text; version 3 of the schema wrote `pmap:kind` for `kind`. */
function textAt(tags: TileTags, name: string): string | undefined {
  const value = tags[name] ?? tags[`pmap:${name}`];
  return typeof value === "string" ? value : undefined;
}

const ROADS: Readonly<Record<string, StreetLineKind>> = {
  highway: "motorway",
  major_road: "main",
  medium_road: "secondary",
  minor_road: "minor",
  path: "path",
  rail: "rail",
  ferry: "ferry",
};

/**
 * Kind of a line of the layers `roads`, `transit` or `water`; `null` for what a street map leaves out.
 *
 * @see https://docs.protomaps.com/basemaps/layers
 */
export function tileLineKind(layer: string, tags: TileTags): StreetLineKind | null {
  const [kind = "", detail] = [textAt(tags, "kind"), textAt(tags, "kind_detail") ?? textAt(tags, "highway")];
  if (layer === "water") return ["river", "stream", "canal"].includes(kind) ? "river" : null;
  if (kind === "aeroway") return detail === "runway" ? "runway" : null;
  const isUnderground = levelOfTile(tags) === -1;
  const isRail = kind === "rail" || layer === "transit";
  if (isRail && kind !== "ferry") {
    if (isUnderground || tags.service !== undefined || detail === "subway") return null;
    return railKind(detail) ?? (kind === "rail" ? "rail" : null);
  }
  const road = roadKind(detail) ?? ROADS[kind] ?? null;
  return road === "path" && isUnderground ? null : road;
}

const isTrue = (value: unknown) => value === true || value === 1 || value === "yes";

/** Level of a line: -1 in a tunnel, 1 on a bridge. */
export function levelOfTile(tags: TileTags): -1 | 0 | 1 {
  if (isTrue(tags.is_tunnel) || tags["pmap:level"] === -1) return -1;
  return isTrue(tags.is_bridge) || tags["pmap:level"] === 1 ? 1 : 0;
}

/** Kind of an area by its layer; `null` for what a street map leaves out. */
export function tileAreaKind(layer: string, tags: TileTags): StreetAreaKind | null {
  if (layer === "earth") return "land";
  if (layer === "water") return "water";
  if (layer === "buildings") return textAt(tags, "kind") === "address" ? null : "building";
  const kind = groundKind(textAt(tags, "kind"));
  return layer === "landuse" || layer === "natural" ? kind : null;
}

/** Kind and importance of a named point; `null` for what a street map does not name. */
export function tileNameKind(layer: string, tags: TileTags): readonly [kind: StreetNameKind, rank: number] | null {
  const kind = textAt(tags, "kind");
  if (layer === "places") return placeKind(textAt(tags, "kind_detail")) ?? placeKind(kind);
  if (layer === "water") return ["water", 45];
  if (layer !== "pois") return null;
  if (kind === "station") return ["station", 55];
  return kind === "park" || kind === "cemetery" || kind === "garden" ? ["green", 25] : null;
}

/** Name of a feature: in Spanish where it has one. */
export const tileName = (tags: TileTags): string =>
  (textAt(tags, "name:es") ?? textAt(tags, "name") ?? "").slice(0, 80);
