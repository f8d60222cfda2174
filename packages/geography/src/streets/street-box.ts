import type { StreetDetail } from "@nv/contracts/schemas";
import type { GeoBounds, GeoPoint } from "../coordinates/geo-point.ts";
import { fromUnits, metresPerUnit, type UnitBox, unitBox, WORLD_UNITS } from "./mercator-units.ts";
import type { TilePlace } from "./read-street-tile.ts";

/** Pixels across the longer side of a map: on a screen, and on half a metre of paper at a tenth of a millimetre. */
const PX_ACROSS: Readonly<Record<StreetDetail, number>> = { screen: 900, print: 2600 };

/** Pixels across the longer side of a map as it is read, on which it depends what is worth drawing. */
const READ_ACROSS: Readonly<Record<StreetDetail, number>> = { screen: 680, print: 1100 };

/** Pixels that a tile is drawn for. */
const TILE_PX = 512;

/** Most tiles of one map: eight by eight. */
const MOST_TILES = 64;

/** Scale of a street map. */
export interface StreetScale {
  readonly unitsPerPx: number;
  readonly metresPerPx: number;
}

/**
 * Returns the box that a map shows in frames of different proportions: its area is whole in each.
 *
 * @param ratios - Width to height of the frames.
 */
export function shownBox(area: GeoBounds, ratios: readonly number[]): UnitBox {
  const [west, north, east, south] = unitBox(area);
  const [width, height] = [east - west, south - north];
  const wide = Math.max(width, ...ratios.map((ratio) => height * ratio));
  const high = Math.max(height, ...ratios.map((ratio) => width / ratio));
  const [x, y] = [(west + east) / 2, (north + south) / 2];
  return [x - wide / 2, y - high / 2, x + wide / 2, y + high / 2];
}

const middleOf = ([west, north, east, south]: UnitBox): GeoPoint => fromUnits([(west + east) / 2, (north + south) / 2]);

/** Returns the scale at which a map of an area is drawn. */
export function streetScale(area: GeoBounds, detail: StreetDetail): StreetScale {
  const box = unitBox(area);
  const units = Math.max(box[2] - box[0], box[3] - box[1]);
  const metres = units * metresPerUnit(middleOf(box).lat);
  return { unitsPerPx: units / PX_ACROSS[detail], metresPerPx: metres / READ_ACROSS[detail] };
}

function tilesAt(z: number, [west, north, east, south]: UnitBox): readonly TilePlace[] {
  const side = WORLD_UNITS / 2 ** z;
  const last = 2 ** z - 1;
  const cell = (value: number) => Math.min(last, Math.max(0, Math.floor(value / side)));
  const [left, top, right, bottom] = [cell(west), cell(north), cell(east), cell(south)];
  return Array.from({ length: (right - left + 1) * (bottom - top + 1) }, (_, at) => ({
    z,
    x: left + (at % (right - left + 1)),
    y: top + Math.floor(at / (right - left + 1)),
  }));
}

const countAt = (z: number, [west, north, east, south]: UnitBox) => {
  const side = WORLD_UNITS / 2 ** z;
  return (
    (Math.floor(east / side) - Math.floor(west / side) + 1) * (Math.floor(south / side) - Math.floor(north / side) + 1)
  );
};

/** Options for choosing tiles. */
export interface TileWish extends StreetScale {
  readonly box: UnitBox;
  readonly minZoom: number;
  readonly maxZoom: number;
}

/** Returns the tiles that a map is made of: one level finer than its scale, where streets have their names. */
export function tilesFor({ box, metresPerPx, minZoom, maxZoom }: TileWish): readonly TilePlace[] {
  const metresAcross = WORLD_UNITS * metresPerUnit(middleOf(box).lat);
  const wanted = Math.round(Math.log2(metresAcross / (TILE_PX * metresPerPx))) + 1;
  let z = Math.min(maxZoom, Math.max(minZoom, wanted));
  while (z > minZoom && countAt(z, box) > MOST_TILES) z -= 1;
  return countAt(z, box) > MOST_TILES ? [] : tilesAt(z, box);
}
