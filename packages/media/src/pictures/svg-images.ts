import { FILE_LIMITS } from "@nv/contracts";
import sharp from "sharp";

const EMBEDDED = /^data:image\/(?:png|jpe?g|webp|gif);base64,([a-z0-9+/=\s]+)$/i;

/** A picture inside a drawing is at most a photograph of a phone: pixels. */
const EMBEDDED_PIXELS = Math.min(FILE_LIMITS.pixels, 50_000_000);

/**
 * Writes anew a picture that is embedded in a drawing, without what its file tells of where and by whom it was taken.
 *
 * @param address - What the drawing says.
 * @returns `null` for an outside address, and for what is no picture.
 */
export async function cleanEmbedded(address: string): Promise<string | null> {
  const base64 = EMBEDDED.exec(address.trim())?.[1];
  if (base64 === undefined) return null;
  try {
    const picture = sharp(Buffer.from(base64, "base64"), { limitInputPixels: EMBEDDED_PIXELS }).autoOrient();
    const { hasAlpha, format } = await picture.metadata();
    const isPhoto = format === "jpeg" && !hasAlpha;
    const bytes = await (isPhoto ? picture.jpeg({ quality: 85 }) : picture.png()).toBuffer();
    return `data:image/${isPhoto ? "jpeg" : "png"};base64,${bytes.toString("base64")}`;
  } catch {
    // A picture that cannot be read shows nothing either where it is.
    return null;
  }
}
