import sharp, { type Sharp } from "sharp";
import { asPictureError, type OpenPicture } from "./open-picture.ts";
import { type Part, type Size, storedPart, turnedSize, turnUpright } from "./orientation.ts";

/** A decoded picture: sRGB, 8 bits, upright, nothing of its metadata. */
export interface RawPicture extends Size {
  readonly pixels: Buffer;
  readonly channels: 1 | 2 | 3 | 4;
}

/** Goes on with a decoded picture. */
export function fromRaw({ pixels, widthPx, heightPx, channels }: RawPicture): Sharp {
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels }, limitInputPixels: false });
}

async function rawOf(picture: Sharp): Promise<RawPicture> {
  const { data, info } = await picture.raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true });
  return { pixels: data, widthPx: info.width, heightPx: info.height, channels: info.channels };
}

const regionOf = (part: Part) => ({
  left: part.leftPx,
  top: part.topPx,
  width: part.widthPx,
  height: part.heightPx,
});

/** A drawing is drawn whole, at the size that its part needs, and cut. */
async function drawPart({ decode, shown }: OpenPicture, part: Part, size: Size): Promise<RawPicture> {
  const ratio = size.widthPx / part.widthPx;
  const width = Math.max(1, Math.round(shown.widthPx * ratio));
  const height = Math.max(1, Math.round(shown.heightPx * ratio));
  const whole = await rawOf(decode(width).resize(width, height, { fit: "fill" }).toColourspace("srgb"));
  const left = Math.min(Math.round(part.leftPx * ratio), Math.max(0, width - size.widthPx));
  const top = Math.min(Math.round(part.topPx * ratio), Math.max(0, height - size.heightPx));
  const cut = { left, top, width: Math.min(size.widthPx, width), height: Math.min(size.heightPx, height) };
  return shrinkRaw(await rawOf(fromRaw(whole).extract(cut)), size);
}

/** The rest is made small as it is read, and turned when it is small already: the whole of it is never held. */
async function readPart(picture: OpenPicture, part: Part, size: Size): Promise<RawPicture> {
  const { stored, shown, orientation } = picture;
  const isWhole = part.widthPx === shown.widthPx && part.heightPx === shown.heightPx;
  const to = turnedSize(size, orientation);
  const decoded = picture.decode(to.widthPx);
  if (!isWhole) decoded.extract(regionOf(storedPart(part, stored, orientation)));
  const raw = await rawOf(decoded.resize(to.widthPx, to.heightPx, { fit: "fill" }).toColourspace("srgb"));
  return orientation === 1 ? raw : rawOf(turnUpright(fromRaw(raw), orientation));
}

/**
 * Decodes a part of a picture at a size.
 *
 * @param part - Of the picture as it is shown.
 * @param size - Of what is wanted of it; not larger than the part.
 * @throws {MediaError} For one that is broken or cut short.
 */
export async function decodePart(picture: OpenPicture, part: Part, size: Size): Promise<RawPicture> {
  const decoded = picture.svg === null ? readPart(picture, part, size) : drawPart(picture, part, size);
  return decoded.catch((cause: unknown) => {
    throw asPictureError(cause);
  });
}

/** Makes a decoded picture smaller. */
export async function shrinkRaw(raw: RawPicture, { widthPx, heightPx }: Size): Promise<RawPicture> {
  if (raw.widthPx === widthPx && raw.heightPx === heightPx) return raw;
  return rawOf(fromRaw(raw).resize(widthPx, heightPx, { fit: "fill" }));
}

/** Drops a transparency that hides nothing: it costs bytes, and encoders twice the work. */
export async function withoutIdleAlpha(raw: RawPicture): Promise<RawPicture> {
  if (raw.channels === 1 || raw.channels === 3) return raw;
  const { isOpaque } = await fromRaw(raw).stats();
  return isOpaque ? rawOf(fromRaw(raw).removeAlpha()) : raw;
}

/** The colour that fills most of a picture, as `#rrggbb`. */
export async function dominantColour(raw: RawPicture): Promise<string> {
  const flat = await rawOf(fromRaw(raw).flatten({ background: "#fff" }).toColourspace("srgb"));
  const { dominant } = await fromRaw(flat).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
