import type { Point } from "../camera/similarity.ts";
import { isPhone } from "../frames/frame-source.ts";
import type { Tile } from "./pyramid.ts";

/** Tiles that are kept: some 160 MB of pixels, and on a phone, whose browser ends pages that take much more, some 60. */
const MOST_KEPT = { phone: 60, desk: 160 } as const;

/** A tile, and the picture of it that is on its way or there. */
interface KeptTile {
  readonly tile: Tile;
  readonly image: HTMLImageElement;
  readonly coming: Promise<void>;
}

/**
 * Lays tiles on a plane, whose pixels are the picture's, and moves the plane: whoever puts pages together keeps each tile as it is, and
 * nothing is drawn again.
 *
 * @param plane - Has no size of its own.
 * @param addressOf - Of a tile.
 */
export function createTilePlane(plane: HTMLElement, addressOf: (tile: Tile) => string) {
  const mostKept = isPhone() ? MOST_KEPT.phone : MOST_KEPT.desk;
  /** The newest last. */
  const kept = new Map<string, KeptTile>();
  let finest = 0;

  async function lay(tile: Tile, image: HTMLImageElement): Promise<void> {
    image.alt = "";
    image.src = addressOf(tile);
    try {
      await image.decode();
    } catch {
      // What is behind it is seen; it is asked for again when it is next wanted.
      if (kept.get(tile.name)?.image === image) kept.delete(tile.name);
      return;
    }
    if (kept.get(tile.name)?.image !== image) return; // It gave way meanwhile.
    image.style.transform = `translate(${tile.x}px,${tile.y}px) scale(${tile.width / image.naturalWidth})`;
    image.style.zIndex = String(tile.level);
    image.hidden = tile.level > finest;
    plane.append(image);
  }
  function fetchTile(tile: Tile): KeptTile {
    const image = new Image();
    return { tile, image, coming: lay(tile, image) };
  }
  return {
    /** Asks for tiles, what matters most first. @returns When each has come, or will not. */
    async want(tiles: readonly Tile[]): Promise<void> {
      const wanted = tiles.map((tile) => kept.get(tile.name) ?? fetchTile(tile));
      for (const one of [...wanted].reverse()) {
        kept.delete(one.tile.name);
        kept.set(one.tile.name, one);
      }
      for (const [name, { image }] of kept) {
        if (kept.size <= mostKept) break;
        kept.delete(name);
        image.remove();
      }
      await Promise.all(wanted.map(({ coming }) => coming));
    },
    /**
     * Puts a point of the picture at the top left of the window.
     *
     * @param scale - CSS pixels in one of the picture.
     * @param level - The finest to show: finer ones would cost as much and show no more.
     */
    show({ x, y }: Point, scale: number, level: number): void {
      plane.style.transform = `translate(${-x * scale}px,${-y * scale}px) scale(${scale})`;
      if (level === finest) return;
      finest = level;
      for (const { tile, image } of kept.values()) image.hidden = tile.level > level;
    },
  };
}
