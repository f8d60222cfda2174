import sharp, { type Sharp } from "sharp";
import { MediaError } from "../maker.ts";
import { WEBP } from "../pictures/encodings.ts";

/** Encoders of a drawing: whole colours at their edges, since it is posted where it is compressed again. */
const ENCODERS = {
  png: (picture: Sharp) => picture.png({ compressionLevel: 6 }),
  jpg: (picture: Sharp) => picture.flatten({ background: "#fff" }).jpeg({ quality: 92, chromaSubsampling: "4:4:4" }),
  webp: (picture: Sharp) => WEBP.encode(picture, true),
} as const;

/** Format that a drawing may be encoded in. */
export type DrawingEncoding = keyof typeof ENCODERS;

/** Formats that a picture from elsewhere may have: nothing that is itself a program or a document. */
const TAKEN_FORMATS: readonly string[] = ["png", "jpeg", "webp", "heif"];

/** Most pixels of a picture that is put into a drawing: what a camera gives, and not what a bomb says. */
const MOST_PIXELS = 60_000_000;

/** Most letters of a drawing, characters: a hundred long cards. */
const LONGEST_SVG = 12_000_000;

/**
 * Paints a drawing of ours.
 *
 * @param svg - Of shapes and pictures as `data:` alone: texts would be set in whatever typeface the machine has.
 * @throws {MediaError} When it is too long to be one of ours.
 */
export async function paintDrawing(svg: string, encoding: DrawingEncoding): Promise<Buffer> {
  if (svg.length > LONGEST_SVG) throw new MediaError("El dibujo es demasiado grande.");
  const picture = sharp(Buffer.from(svg)).removeAlpha();
  return ENCODERS[encoding](picture).toBuffer();
}

/** Place of a picture in a drawing. */
interface PicturePlace {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Whether it fills its place, cut, or stands whole in it. */
  readonly fit: "cover" | "contain";
}

/** The size of a picture, as it is shown. @throws {MediaError} When the bytes are no picture that can be read. */
export async function pictureSize(bytes: Uint8Array): Promise<{ readonly widthPx: number; readonly heightPx: number }> {
  try {
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
    if (!TAKEN_FORMATS.includes(format)) throw new MediaError("La imagen no es PNG, JPEG, WebP ni AVIF.");
    return { widthPx: autoOrient.width, heightPx: autoOrient.height };
  } catch (cause) {
    throw cause instanceof MediaError ? cause : new MediaError("La imagen está rota o incompleta.", { cause });
  }
}

/**
 * A picture as it is put into a drawing: as large as its place, without what its file says besides.
 *
 * @returns `data:` address.
 * @throws {MediaError} When the bytes are no picture that can be read.
 */
export async function placedPicture(bytes: Uint8Array, { widthPx, heightPx, fit }: PicturePlace): Promise<string> {
  await pictureSize(bytes);
  try {
    const sized = sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize(Math.ceil(widthPx), Math.ceil(heightPx), {
        fit: fit === "cover" ? "cover" : "inside",
        withoutEnlargement: true,
      });
    const { hasAlpha } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
    const written = hasAlpha ? sized.png() : sized.jpeg({ quality: 95, chromaSubsampling: "4:4:4" });
    const body = await written.toBuffer();
    return `data:image/${hasAlpha ? "png" : "jpeg"};base64,${body.toString("base64")}`;
  } catch (cause) {
    throw new MediaError("La imagen está rota o incompleta.", { cause });
  }
}
