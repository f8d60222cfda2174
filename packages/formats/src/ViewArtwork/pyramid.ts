import type { Rect, Size } from "../camera/view.ts";
import type { Sight } from "../camera/zoom.ts";

/** A picture in tiles: each level is half as wide as the one above it, down to a point. */
export interface Pyramid extends Size {
  readonly tilePx: number;
  readonly overlapPx: number;
}

/** A tile, and where it is in the picture, pixels. */
export interface Tile {
  /** As the pyramid names it: `{level}/{column}_{row}`. */
  readonly name: string;
  readonly level: number;
  /** Pixels of the picture in one of its own. */
  readonly step: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Most of the screen's own pixels in one of CSS that tiles are loaded and drawn for. */
export const MOST_DENSITY = 2;

/** Level at which the picture is as it is. */
export const topLevel = ({ width, height }: Size) => Math.ceil(Math.log2(Math.max(width, height)));

/** The largest level that is one tile. */
export const lowLevel = (pyramid: Pyramid) =>
  Math.max(0, topLevel(pyramid) - Math.ceil(Math.log2(Math.max(pyramid.width, pyramid.height) / pyramid.tilePx)));

/** Pixels of the picture in one of a level. */
const stepOf = (pyramid: Pyramid, level: number) => 2 ** (topLevel(pyramid) - level);

/** Greatest enlargement of a level before the one above it is loaded: the square root of two, so that no more is lost than gained. */
const ENLARGED = Math.SQRT2;

/** The level that is sharp where a pixel of the picture is shown at a scale. @param scale - Screen's pixels in one of the picture. */
export function levelFor(pyramid: Pyramid, scale: number): number {
  const level = Math.ceil(topLevel(pyramid) + Math.log2(scale / ENLARGED));
  return Math.min(topLevel(pyramid), Math.max(lowLevel(pyramid), level));
}

/** A tile of a level. */
function tileAt(pyramid: Pyramid, level: number, column: number, row: number): Tile {
  const { tilePx, overlapPx } = pyramid;
  const step = stepOf(pyramid, level);
  const spans = [
    [column, pyramid.width],
    [row, pyramid.height],
  ].map(([place = 0, wholePx = 0]) => {
    const levelPx = Math.ceil(wholePx / step);
    const start = place * tilePx - (place === 0 ? 0 : overlapPx);
    return { start: start * step, length: (Math.min(levelPx, (place + 1) * tilePx + overlapPx) - start) * step };
  });
  const [across, down] = spans;
  return {
    name: `${level}/${column}_${row}`,
    level,
    step,
    x: across?.start ?? 0,
    y: down?.start ?? 0,
    width: across?.length ?? 0,
    height: down?.length ?? 0,
  };
}

/** All of the picture in one tile. */
export const lowTile = (pyramid: Pyramid): Tile => tileAt(pyramid, lowLevel(pyramid), 0, 0);

/** The tiles of a level that show a part of the picture, those in its middle first. @param part - Pixels of the picture. */
export function tilesIn(pyramid: Pyramid, level: number, part: Rect): readonly Tile[] {
  const side = pyramid.tilePx * stepOf(pyramid, level);
  const range = (start: number, length: number, wholePx: number) => {
    const first = Math.max(0, Math.floor(start / side));
    const last = Math.min(Math.ceil(wholePx / side) - 1, Math.ceil((start + length) / side) - 1);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
  };
  const rows = range(part.y, part.height, pyramid.height);
  const far = ({ x, y, width, height }: Tile) =>
    Math.hypot(x + width / 2 - part.x - part.width / 2, y + height / 2 - part.y - part.height / 2);
  return range(part.x, part.width, pyramid.width)
    .flatMap((column) => rows.map((row) => tileAt(pyramid, level, column, row)))
    .sort((a, b) => far(a) - far(b));
}

/** Part of the window that what is looked at takes, so that its edges are seen. */
const FILLED = 0.94;

/** Windows narrower than this are a phone's, where the text stands under what it speaks of, CSS pixels. */
const PHONE_BELOW = 600;

/** Part of a phone's window, from above, that is left to what is looked at. */
const PHONE_PART = 0.62;

/** The sight that holds all of a part of a picture. @param rect - In shares; `null` for all of it. */
export function sightOf({ width, height }: Size, rect: Rect | null, box: Size): Sight {
  const part = rect ?? { x: 0, y: 0, width: 1, height: 1 };
  const free = box.width < PHONE_BELOW ? PHONE_PART * box.height : box.height;
  const scale = FILLED * Math.min(box.width / (part.width * width), free / (part.height * height));
  const below = (box.height - free) / 2 / scale;
  return {
    x: (part.x + part.width / 2) * width,
    y: (part.y + part.height / 2) * height + below,
    width: box.width / scale,
  };
}

/** Returns the part of the picture that a window shows at a sight, pixels of the picture. */
export function partIn({ x, y, width }: Sight, box: Size): Rect {
  const height = (width * box.height) / box.width;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The tiles that are sharp at a sight. @param density - Screen's pixels in one of CSS. */
export const tilesFor = (pyramid: Pyramid, sight: Sight, box: Size, density: number): readonly Tile[] =>
  tilesIn(pyramid, levelFor(pyramid, (density * box.width) / sight.width), partIn(sight, box));
