import type { Recipe } from "@nv/contracts/schemas";
import type { Part, Size } from "./orientation.ts";

/** From the narrowest phone at one pixel a point to a wide screen at two. */
const WIDTHS_PX = [320, 480, 640, 960, 1280, 1920, 2560] as const;
const WIDEST_PX = Math.max(...WIDTHS_PX);

/** An original this much wider than the widest one kept is kept at its own width too. */
const WORTH_RATIO = 1.1;

/** Longest side that WebP can have, pixels. @see https://developers.google.com/speed/webp/faq#what_is_the_maximum_size_a_webp_image_can_be */
const LONGEST_PX = 16_383;

/** Most pixels of one that is made: what bounds the encoder's memory, and what a phone can show. */
const MOST_PIXELS = 16_000_000;

function scaled({ widthPx, heightPx }: Size, toPx: number): Size {
  return { widthPx: toPx, heightPx: Math.max(1, Math.round((toPx * heightPx) / widthPx)) };
}

const isMakeable = ({ widthPx, heightPx }: Size) => heightPx <= LONGEST_PX && widthPx * heightPx <= MOST_PIXELS;

/** The largest size of one proportion that can be made, not larger than it is. */
export function largestWithin({ widthPx, heightPx }: Size): Size {
  const ratio = Math.min(1, LONGEST_PX / Math.max(widthPx, heightPx), Math.sqrt(MOST_PIXELS / (widthPx * heightPx)));
  return {
    widthPx: Math.max(1, Math.floor(widthPx * ratio)),
    heightPx: Math.max(1, Math.floor(heightPx * ratio)),
  };
}

/**
 * The sizes at which a picture is made: never larger than it is, and at least one.
 *
 * @param size - Of what is shown of it.
 * @returns The narrowest first.
 */
export function pictureSizes(size: Size): readonly [Size, ...Size[]] {
  const widths: number[] = WIDTHS_PX.filter((widthPx) => widthPx <= size.widthPx);
  const isOwnWorth = size.widthPx < WIDEST_PX && size.widthPx > (widths.at(-1) ?? 0) * WORTH_RATIO;
  if (isOwnWorth) widths.push(size.widthPx);
  const [first, ...rest] = widths.map((widthPx) => scaled(size, widthPx)).filter(isMakeable);
  return first === undefined ? [largestWithin(size)] : [first, ...rest];
}

/** The size at which a picture fits in a square, never larger than it is. @param sidePx - Of the square. */
export function sizeWithin({ widthPx, heightPx }: Size, sidePx: number): Size {
  const ratio = Math.min(1, sidePx / Math.max(widthPx, heightPx));
  return {
    widthPx: Math.max(1, Math.round(widthPx * ratio)),
    heightPx: Math.max(1, Math.round(heightPx * ratio)),
  };
}

/** Crop of a picture: the part that is kept. */
export type Crop = NonNullable<Extract<Recipe, { recipe: "picture" }>["crop"]>;

const startOf = (centrePx: number, lengthPx: number, wholePx: number) =>
  Math.round(Math.min(Math.max(centrePx - lengthPx / 2, 0), wholePx - lengthPx));

/** The largest part of a picture with the proportion of a crop, as near to its point as the edges let it. */
export function cropPart({ widthPx, heightPx }: Size, crop: Crop | null): Part {
  if (crop === null) return { leftPx: 0, topPx: 0, widthPx, heightPx };
  const part = {
    widthPx: Math.max(1, Math.min(widthPx, Math.round(heightPx * crop.ratio))),
    heightPx: Math.max(1, Math.min(heightPx, Math.round(widthPx / crop.ratio))),
  };
  return {
    ...part,
    leftPx: startOf(crop.x * widthPx, part.widthPx, widthPx),
    topPx: startOf(crop.y * heightPx, part.heightPx, heightPx),
  };
}
