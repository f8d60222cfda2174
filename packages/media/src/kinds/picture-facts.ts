import type { PictureFacts } from "@nv/contracts/schemas";
import { openPicture } from "../pictures/open-picture.ts";
import { cropPart, sizeWithin } from "../pictures/picture-widths.ts";
import { decodePart } from "../pictures/raw-picture.ts";

/** Enough to see that a picture can be read to its end, pixels. */
const LOOKED_AT_PX = 64;

const BITS: Readonly<Record<string, number>> = { uchar: 8, char: 8, ushort: 16, short: 16 };

/** Facts of a picture, which is decoded once to see that it is whole. @throws {MediaError} For one that is not, or cannot be borne. */
export async function pictureFacts(path: string, signal: AbortSignal): Promise<PictureFacts> {
  const picture = await openPicture(path);
  signal.throwIfAborted();
  const { shown, format, frames, pages, orientation, metadata } = picture;
  await decodePart(picture, cropPart(shown, null), sizeWithin(shown, LOOKED_AT_PX));
  return {
    kind: "picture",
    format,
    ...shown,
    ...(pages > 1 && { pages }),
    bitDepth: metadata.bitsPerSample === 10 || metadata.bitsPerSample === 12 ? 16 : (BITS[metadata.depth] ?? 32),
    // Sixteen bits are no other space.
    colourSpace: { rgb16: "srgb", grey16: "b-w", rgb: "srgb" }[String(metadata.space)] ?? metadata.space,
    hasAlpha: metadata.hasAlpha,
    isTurned: orientation > 1,
    frames,
  };
}
