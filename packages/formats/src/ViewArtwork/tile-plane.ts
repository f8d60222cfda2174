import type { Point } from "../camera/similarity.ts";
import { isPhone } from "../frames/frame-source.ts";
import type { Tile } from "./pyramid.ts";

/** Tiles that are kept: some 160 MB of pixels, and on a phone, whose browser ends pages that take much more, some 60. */
const MOST_KEPT = { phone: 60, desk: 160 } as const;

/** A tile, and the picture of it that is on its way or there. */
interface KeptTile {
  readonly tile: Tile;
  readonly image: HTMLImageElement;
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

  function lay({ image, tile: { x, y, step, level } }: KeptTile): void {
    image.style.transform = `translate(${x}px,${y}px) scale(${step})`;
    image.style.zIndex = String(level);
  }
  async function fetchTile(one: KeptTile): Promise<void> {
    const { tile, image } = one;
    image.alt = "";
    image.src = addressOf(tile);
    try {
      await image.decode();
    } catch {
      // What is behind it is seen; it is asked for again when it is next wanted.
      if (kept.get(tile.name) === one) kept.delete(tile.name);
      return;
    }
    if (kept.get(tile.name) !== one) return; // It gave way meanwhile.
    image.hidden = tile.level > finest;
    lay(one);
    plane.append(image);
  }
  return {
    /** Puts a tile that is on the plane already, and never gives way, where it belongs. */
    lay,
    /** Asks for tiles, what matters most first; those that were there already are the newest again. */
    want(tiles: readonly Tile[]): void {
      const wanted = tiles.map((tile) => kept.get(tile.name) ?? { tile, image: new Image() });
      for (const one of [...wanted].reverse()) {
        kept.delete(one.tile.name);
        kept.set(one.tile.name, one);
      }
      for (const one of wanted) if (one.image.src === "") void fetchTile(one);
      for (const [name, { image }] of kept) {
        if (kept.size <= mostKept) break;
        kept.delete(name);
        image.remove();
      }
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
