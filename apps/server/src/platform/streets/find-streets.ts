import type { StreetDetail, StreetsFound } from "@nv/contracts/schemas";
import type { GeoBounds } from "@nv/geography";
import {
  createStreetBudget,
  landOfCoasts,
  makeStreetGround,
  type OsmStreets,
  type StreetFeature,
  shownBox,
  streetScale,
  type TilePlace,
  tilesFor,
  WORLD_UNITS,
} from "@nv/geography/streets";
import type { StreetArchive } from "./open-archive.ts";

/** Streets of an area, as somebody wants them. */
export interface StreetsOrder {
  readonly area: GeoBounds;
  /** Proportions of the frames in which the area is seen whole. */
  readonly ratios: readonly number[];
  readonly detail: StreetDetail;
}

/** Most corners of all that is read for one map: the densest four square kilometres of Madrid have a third. */
const MOST_CORNERS = 3_000_000;

/** Corners of a tile along its side, in the schema of Protomaps. */
const TILE_UNITS = 4096;
/** Ends of lines that tiles cut are the same, in units of a tile. */
const JOIN_UNITS = 3;

const isCovered = ([west, south, east, north]: GeoBounds, { bounds }: Pick<StreetArchive, "bounds">) => {
  const [lon, lat] = [(west + east) / 2, (south + north) / 2];
  return lon >= bounds[0] && lon <= bounds[2] && lat >= bounds[1] && lat <= bounds[3];
};

/** Distance of two ends that are one node, units. */
const SAME_NODE_UNITS = 1;

/** Tiles that are asked for at the same moment. */
const AT_ONCE = 8;

async function readAll(archive: StreetArchive, tiles: readonly TilePlace[]): Promise<readonly StreetFeature[]> {
  const budget = createStreetBudget(MOST_CORNERS);
  const found: StreetFeature[] = [];
  for (let at = 0; at < tiles.length; at += AT_ONCE) {
    const some = await Promise.all(tiles.slice(at, at + AT_ONCE).map((tile) => archive.read(tile, budget)));
    for (const features of some) found.push(...features);
  }
  return found;
}

/** Finds the streets of an area in a file of OpenStreetMap. */
export function findInOsm(streets: OsmStreets, { area, ratios, detail }: StreetsOrder): StreetsFound {
  if (streets.bounds === null || !isCovered(area, { bounds: streets.bounds }))
    return { state: "missing", lack: "outside" };
  const scale = streetScale(area, detail);
  const box = shownBox(area, ratios);
  const coast = landOfCoasts(streets.coasts, box);
  const land: readonly StreetFeature[] = coast === null ? [] : [{ geometry: "area", kind: "land", rings: coast }];
  // Ways of a file meet in one node.
  const wish = { box, ...scale, joinUnits: SAME_NODE_UNITS, isOnLand: coast === null };
  const ground = makeStreetGround([...land, ...streets.features], wish);
  return ground.lines.length === 0 ? { state: "missing", lack: "outside" } : { state: "found", ground };
}

/** Finds the streets of an area in an archive of tiles. @throws {Error} When it cannot be read. */
export async function findStreets(
  archive: StreetArchive,
  { area, ratios, detail }: StreetsOrder,
): Promise<StreetsFound> {
  if (!isCovered(area, archive)) return { state: "missing", lack: "outside" };
  const scale = streetScale(area, detail);
  const box = shownBox(area, ratios);
  const { minZoom, maxZoom } = archive;
  const tiles = tilesFor({ box, ...scale, minZoom, maxZoom });
  const [first] = tiles;
  if (first === undefined) return { state: "missing", lack: "too-wide" };
  const features = await readAll(archive, tiles);
  if (!features.some(({ geometry }) => geometry === "line")) return { state: "missing", lack: "outside" };
  const isLand = (feature: StreetFeature) => feature.geometry === "area" && feature.kind === "land";
  const joinUnits = (WORLD_UNITS / 2 ** first.z / TILE_UNITS) * JOIN_UNITS;
  const ground = makeStreetGround(features, { box, ...scale, joinUnits, isOnLand: !features.some(isLand) });
  return { state: "found", ground };
}
