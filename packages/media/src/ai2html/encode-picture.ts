import sharp, { type Metadata, type Sharp } from "sharp";
import { MediaError } from "../maker.ts";

/** How a picture of a drawing is written again. */
export interface PictureWish {
  /** Widest that it may be, pixels; it is never enlarged. */
  readonly mostWidthPx: number;
  /** Of what loses something, 1 to 100. */
  readonly quality: number;
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

/** What loses nothing may weigh this many times what loses something: flat colours and lines stay clean. */
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

async function encoded(bytes: Buffer, wish: PictureWish): Promise<EncodedPicture> {
  const read = sharp(bytes, { density: SVG_DENSITY, limitInputPixels: MOST_PIXELS, failOn: "error" });
  const metadata = await read.metadata();
  const isDrawn = isFlat(metadata) || metadata.hasAlpha;
  const picture = read
    .timeout({ seconds: MOST_S })
    .autoOrient()
    .resize({ width: wish.mostWidthPx, withoutEnlargement: metadata.format !== "svg" })
    .toColourspace("srgb");
  const webp = await webpOf(picture, isFlat(metadata), wish.quality);
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

/**
 * Writes a picture again, without what its file says of where and by whom it was made.
 *
 * @param name - As people know it, for the sentence.
 * @throws {MediaError} When it cannot be read as a picture.
 */
export async function encodePicture(bytes: Buffer, name: string, wish: PictureWish): Promise<EncodedPicture> {
  try {
    return await encoded(bytes, wish);
  } catch (cause) {
    throw new MediaError(`${name} no se puede leer como imagen: puede estar a medias. Vuelve a exportar con ai2html.`, {
      cause,
    });
  }
}
