import type { Recipe } from "@nv/contracts/schemas";
import type { ResolvedFile } from "@nv/piece-parts";
import { z } from "zod";
import type { Pyramid } from "./pyramid.ts";

/** The picture in tiles. */
export const TILES: Recipe = { recipe: "tiles" };

/** Data of the recipe about its tiles. */
const TilesData = z.object({ widthPx: z.int(), heightPx: z.int(), tilePx: z.int(), overlapPx: z.int() });

/** Pyramid of a picture in tiles, and the address of its tiles. */
export interface Tiles {
  readonly pyramid: Pyramid;
  /** Before the name of a tile. */
  readonly base: string;
}

const INDEX = "tiles.dzi";

/** End of the name of a tile. */
export const TILE_END = ".webp";

/** Name of a tile among the parts of its file. */
export const partNameOf = (name: string) => `tiles_files/${name}${TILE_END}`;

/** Reads what the recipe made. @throws {Error} When it made something else. */
export function tilesOf({ data, parts, name }: ResolvedFile): Tiles {
  const { widthPx, heightPx, tilePx, overlapPx } = TilesData.parse(data);
  const index = parts.find((part) => part.name === INDEX);
  if (index === undefined) throw new Error(`There are no tiles of ${name}.`);
  const base = `${index.src.slice(0, -".dzi".length)}_files/`;
  return { pyramid: { width: widthPx, height: heightPx, tilePx, overlapPx }, base };
}
