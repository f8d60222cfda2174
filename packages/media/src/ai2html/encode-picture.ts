import sharp, { type Metadata, type Sharp } from "sharp";
import { asPictureError } from "../pictures/open-picture.ts";

/** Options for encoding a picture of a drawing again. */
export interface PictureWish {
  /** Widest that it may be, pixels; it is never enlarged. */
  readonly mostWidthPx: number;
  /** Of what loses something, 1 to 100. */
  readonly quality: number;
}

/** A part of a picture from top to bottom, in shares from its left. */
export interface Slice {
  readonly from: number;
  readonly to: number;
}

/** A picture of a drawing, in the lightest format and in one that every browser knows. */
export interface EncodedPicture {
  readonly webp: Buffer;
  readonly ending: "png" | "jpg";
  readonly widthPx: number;
  readonly heightPx: number;
  /** Writes it for browsers that know no WebP. */
  fallback(): Promise<Buffer>;
}

/** Most that a lossless picture may weigh, times the weight of the lossy one: flat colours and lines stay clean. */
const WORTH_OF_LOSSLESS = 1.25;

/** Points by inch at which a drawing of vectors is read: twice what a browser takes for one. */
const SVG_DENSITY = 144;

/** Most pixels of a picture: a drawing of 1,200 px by twenty times its width, at double density, has half of it. */
const MOST_PIXELS = 120_000_000;

/** Longest that a picture may take, seconds. */
const MOST_S = 60;

/** The program writes a drawing without photographs with a palette. */
const isFlat = ({ isPalette, format }: Metadata) => isPalette || format === "svg";

async function webpOf(picture: Sharp, isFlatPicture: boolean, quality: number): Promise<Buffer> {
  const lossy = await picture.clone().webp({ quality, effort: 4 }).toBuffer();
  if (!isFlatPicture) return lossy;
  const lossless = await picture.clone().webp({ lossless: true, effort: 4 }).toBuffer();
  return lossless.length <= lossy.length * WORTH_OF_LOSSLESS ? lossless : lossy;
}

/** Pixels of its neighbour that a slice has too: between two of them nothing shines through. */
export const OVERLAP_PX = 2;

/** Picture before it is written. */
interface ReadPicture {
  readonly picture: Sharp;
  readonly isFlatPicture: boolean;
  readonly isDrawn: boolean;
}

async function read(bytes: Buffer, mostWidthPx: number): Promise<ReadPicture> {
  const opened = sharp(bytes, { density: SVG_DENSITY, limitInputPixels: MOST_PIXELS, failOn: "error" });
  const metadata = await opened.metadata();
  const picture = opened
    .timeout({ seconds: MOST_S })
    .autoOrient()
    .resize({ width: mostWidthPx, withoutEnlargement: metadata.format !== "svg" })
    .toColourspace("srgb");
  return { picture, isFlatPicture: isFlat(metadata), isDrawn: isFlat(metadata) || metadata.hasAlpha };
}

async function encoded({ picture, isFlatPicture, isDrawn }: ReadPicture, quality: number): Promise<EncodedPicture> {
  const webp = await webpOf(picture, isFlatPicture, quality);
  const { width, height } = await sharp(webp).metadata();
  return {
    webp,
    ending: isDrawn ? "png" : "jpg",
    widthPx: width,
    heightPx: height,
    fallback: () =>
      (isDrawn
        ? picture.clone().png({ palette: true, quality: 90, effort: 7 })
        : picture.clone().jpeg({ quality: 76, mozjpeg: true })
      ).toBuffer(),
  };
}

const unreadable = (name: string, cause: unknown) =>
  asPictureError(cause, `${name} no se puede leer como imagen: puede estar a medias. Vuelve a exportar con ai2html.`);

/**
 * Writes a picture again, without what its file says of where and by whom it was made.
 *
 * @param name - As people know it, for the sentence.
 * @throws {MediaError} When it cannot be read as a picture.
 */
export async function encodePicture(bytes: Buffer, name: string, wish: PictureWish): Promise<EncodedPicture> {
  try {
    return await encoded(await read(bytes, wish.mostWidthPx), wish.quality);
  } catch (cause) {
    throw unreadable(name, cause);
  }
}

async function encodedSlices(bytes: Buffer, slices: readonly Slice[], { mostWidthPx, quality }: PictureWish) {
  const { picture, ...more } = await read(bytes, mostWidthPx);
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pictures: EncodedPicture[] = [];
  for (const { from, to } of slices) {
    const left = Math.round(width * from);
    const right = Math.min(width, Math.round(width * to) + OVERLAP_PX);
    const slice = sharp(data, { raw: { width, height, channels } })
      .timeout({ seconds: MOST_S })
      .extract({ left, top: 0, width: right - left, height });
    pictures.push(await encoded({ picture: slice, ...more }, quality));
  }
  return pictures;
}

/**
 * Writes slices of a picture, as {@link encodePicture} writes a whole one. It is read once.
 *
 * @throws {MediaError} When it cannot be read as a picture.
 */
export async function encodeSlices(
  bytes: Buffer,
  name: string,
  slices: readonly Slice[],
  wish: PictureWish,
): Promise<readonly EncodedPicture[]> {
  try {
    return await encodedSlices(bytes, slices, wish);
  } catch (cause) {
    throw unreadable(name, cause);
  }
}
