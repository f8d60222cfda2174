import sharp from "sharp";
import { MediaError } from "../maker.ts";

/** Most pixels of a photograph that is read: more than any telephone takes. */
const MOST_PIXELS = 100_000_000;

/** Formats in which a browser, a camera or a telephone makes a picture of a person. */
const FORMATS: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "heif", "gif"]);

const SENTENCES = {
  unread: "No se puede leer como imagen. Prueba con un JPEG, un PNG o un WebP.",
  small: "Es demasiado pequeña: hacen falta al menos 64 píxeles por lado.",
} as const;

/** The least that shows a face, pixels. */
const LEAST_SIDE_PX = 64;

/**
 * Makes the small square picture of a person, around what is most seen of it, without anything that the photograph told of itself: place,
 * moment, camera.
 *
 * @param picture - As it was brought; its bytes decide what it is.
 * @param sidePx - Of the square.
 * @returns WebP.
 * @throws {MediaError} With a sentence, for what is no photograph.
 */
export async function makePortrait(picture: Uint8Array, sidePx: number): Promise<Buffer> {
  try {
    const open = () => sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: "error" });
    const { format = "", width = 0, height = 0 } = await open().metadata();
    if (!FORMATS.has(format)) throw new MediaError(SENTENCES.unread);
    if (Math.min(width, height) < LEAST_SIDE_PX) throw new MediaError(SENTENCES.small);
    return await open()
      .autoOrient()
      .resize(sidePx, sidePx, { fit: "cover", position: sharp.strategy.attention })
      .toColourspace("srgb")
      .webp({ quality: 82 })
      .toBuffer();
  } catch (cause) {
    if (cause instanceof MediaError) throw cause;
    throw new MediaError(SENTENCES.unread, { cause });
  }
}
