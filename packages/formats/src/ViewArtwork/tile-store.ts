import type { Tile } from "./pyramid.ts";

/** Tiles that are kept: some 160 MB of pixels. */
const MOST_KEPT = 160;

/** A tile that is there. */
export interface LoadedTile {
  readonly tile: Tile;
  readonly image: HTMLImageElement;
}

/**
 * Keeps the tiles that were asked for, the newest last.
 *
 * @param addressOf - Of a tile, by its name.
 * @param onLoad - One has come.
 */
export function createTileStore(addressOf: (name: string) => string, onLoad: () => void) {
  const kept = new Map<string, LoadedTile>();
  return {
    /** Asks for tiles; those that were there already are the newest again. */
    want(tiles: readonly Tile[]): void {
      for (const tile of tiles) {
        const there = kept.get(tile.name);
        kept.delete(tile.name);
        if (there !== undefined) {
          kept.set(tile.name, there);
          continue;
        }
        const image = new Image();
        kept.set(tile.name, { tile, image });
        image.src = addressOf(tile.name);
        // One that does not come is asked for again when it is next wanted: what is behind it is drawn.
        image.decode().then(onLoad, () => kept.delete(tile.name));
      }
      for (const name of kept.keys()) {
        if (kept.size <= MOST_KEPT) return;
        kept.delete(name);
      }
    },
    /** Those that have come, the largest of the picture first. */
    loaded: (): readonly LoadedTile[] =>
      [...kept.values()]
        .filter(({ image }) => image.complete && image.naturalWidth > 0)
        .sort((a, b) => b.tile.width * b.tile.height - a.tile.width * a.tile.height),
  };
}
