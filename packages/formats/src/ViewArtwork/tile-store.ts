import { isPhone } from "../frames/frame-source.ts";
import type { Tile } from "./pyramid.ts";

/** Tiles that are kept: some 160 MB of pixels, and on a phone, whose browser ends pages that take much more, some 60. */
const MOST_KEPT = { phone: 60, desk: 160 } as const;

/** A tile that is there. */
export interface LoadedTile {
  readonly tile: Tile;
  readonly image: ImageBitmap;
}

/**
 * Fetches a picture and decodes it where nobody waits for it: one that an element has is decoded while a frame is drawn.
 *
 * @throws {Error} When it does not come or is no picture.
 */
export async function fetchBitmap(address: string): Promise<ImageBitmap> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return createImageBitmap(await response.blob());
}

/**
 * Keeps the tiles that were asked for, the newest last.
 *
 * @param addressOf - Of a tile, by its name.
 * @param onLoad - One has come.
 */
export function createTileStore(addressOf: (name: string) => string, onLoad: () => void) {
  const mostKept = isPhone() ? MOST_KEPT.phone : MOST_KEPT.desk;
  const kept = new Map<string, { readonly tile: Tile; image: ImageBitmap | null }>();

  async function load(tile: Tile): Promise<void> {
    const coming: { readonly tile: Tile; image: ImageBitmap | null } = { tile, image: null };
    kept.set(tile.name, coming);
    try {
      const image = await fetchBitmap(addressOf(tile.name));
      if (kept.get(tile.name) !== coming) return image.close(); // It gave way meanwhile.
      coming.image = image;
      onLoad();
    } catch {
      // One that does not come is asked for again when it is next wanted: what is behind it is drawn.
      if (kept.get(tile.name) === coming) kept.delete(tile.name);
    }
  }
  return {
    /** Asks for tiles; those that were there already are the newest again. */
    want(tiles: readonly Tile[]): void {
      for (const tile of tiles) {
        const there = kept.get(tile.name);
        kept.delete(tile.name);
        if (there === undefined) void load(tile);
        else kept.set(tile.name, there);
      }
      for (const [name, { image }] of kept) {
        if (kept.size <= mostKept) return;
        kept.delete(name);
        image?.close();
      }
    },
    /** Those that have come, the largest of the picture first. */
    loaded: (): readonly LoadedTile[] =>
      [...kept.values()]
        .flatMap(({ tile, image }) => (image === null ? [] : [{ tile, image }]))
        .sort((a, b) => b.tile.width * b.tile.height - a.tile.width * a.tile.height),
  };
}
