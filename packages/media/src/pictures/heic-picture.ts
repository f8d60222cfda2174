import { readFile } from "node:fs/promises";
import type { Metadata } from "sharp";
import { MediaError } from "../maker.ts";
import { profiledPng } from "./profiled-png.ts";

/** Whether a picture is coded as phones do it, which the library of pictures here cannot decode. @see docs/adr/0140-photographs-of-phones.md */
export const isHeic = ({ format, compression }: Pick<Metadata, "format" | "compression">): boolean =>
  format === "heif" && compression !== "av1";

/** Channels of a pixel as it is decoded: red, green, blue and opacity. */
const CHANNELS = 4;

const BROKEN = "La foto está rota o incompleta. Tráela otra vez, o expórtala como JPEG.";

/**
 * Decodes a photograph of a phone, turned as it is held.
 *
 * @param path - Absolute path.
 * @param icc - Profile, as its header has it.
 * @returns A PNG in the same colours.
 * @throws {MediaError} When it is broken.
 */
export async function heicAsPng(path: string, { icc, hasAlpha }: Pick<Metadata, "icc" | "hasAlpha">): Promise<Buffer> {
  // A megabyte and a half, for what few pictures are.
  const { default: libheif } = await import("libheif-js/wasm-bundle.js");
  const images = new libheif.HeifDecoder().decode(await readFile(path));
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (image === undefined) throw new MediaError(BROKEN);
    const [widthPx, heightPx] = [image.get_width(), image.get_height()];
    const room = { data: new Uint8ClampedArray(widthPx * heightPx * CHANNELS), width: widthPx, height: heightPx };
    const pixels = await new Promise<Uint8ClampedArray>((resolve, reject) => {
      image.display(room, (shown) => {
        if (shown === null) reject(new MediaError(BROKEN));
        else resolve(shown.data);
      });
    });
    return profiledPng(pixels, { widthPx, heightPx }, { profile: icc ?? null, hasAlpha });
  } finally {
    for (const image of images) image.free();
  }
}
