import { type ResolvedFile, seenParts } from "@nv/piece-parts";

/** Narrower, a layer over a whole screen is blurred, pixels. */
export const SHARP_PX = 1280;

/** Most memory of a phone that the layers of a block may take together, bytes. */
export const MOST_TEXTURE_BYTES = 64_000_000;

const BYTES_PER_PIXEL = 4;

/** Sizes of a picture, pixels. */
interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Returns the memory of a phone that a picture takes when it is shown no wider than this, bytes. */
function textureBytes({ widthPx, heightPx }: Size, atMostPx: number): number {
  const width = Math.min(widthPx, atMostPx);
  return Math.round((width * width * heightPx * BYTES_PER_PIXEL) / widthPx);
}

/** Widths at which layers go out, pixels, the widest first: none is wider than the 2048 that every phone takes. */
const WIDTHS_PX = [1920, SHARP_PX, 960, 640] as const;

/** Width at which layers go out, and the bytes that they take then. */
export interface TextureBudget {
  readonly widthPx: number;
  readonly bytes: number;
}

/** The widest that layers may be to fit together in a phone's memory; the narrowest when they do not. @param layers - The picture of each. */
export function textureBudget(layers: readonly Size[]): TextureBudget {
  const budgets = WIDTHS_PX.map((widthPx) => ({
    widthPx,
    bytes: layers.reduce((sum, layer) => sum + textureBytes(layer, widthPx), 0),
  }));
  const [narrowest = { widthPx: SHARP_PX, bytes: 0 }] = budgets.slice(-1);
  return budgets.find(({ bytes }) => bytes <= MOST_TEXTURE_BYTES) ?? narrowest;
}

/**
 * A file with what is made of it at one width: the widest that is no wider than this. Which width a layer needs, no browser can tell: a
 * camera comes near it.
 */
export function partsAt(file: ResolvedFile, atMostPx: number): ResolvedFile {
  const parts = seenParts(file);
  const widthPx = (parts.findLast((part) => part.widthPx <= atMostPx) ?? parts[0])?.widthPx;
  return { ...file, parts: file.parts.filter((part) => part.widthPx === widthPx) };
}
