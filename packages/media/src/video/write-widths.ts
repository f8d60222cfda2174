import { join } from "node:path";
import sharp from "sharp";
import type { MadeFile } from "../maker.ts";

/** From the narrowest phone at one pixel a point to a wide screen at two, pixels. */
const WIDTHS_PX = [320, 480, 640, 960, 1280, 1920];

/** A picture this much wider than the widest one kept is kept at its own width too. */
const WORTH_RATIO = 1.1;

const FORMATS = [
  { end: "avif", format: "avif", mediaType: "image/avif", options: { quality: 55, effort: 3 } },
  { end: "webp", format: "webp", mediaType: "image/webp", options: { quality: 80, effort: 4 } },
  { end: "jpg", format: "jpeg", mediaType: "image/jpeg", options: { quality: 80, mozjpeg: true } },
] as const;

/** The widths at which a picture of so many pixels is written: never more than it has. */
function widthsOf(widthPx: number): readonly number[] {
  const smaller = WIDTHS_PX.filter((width) => width <= widthPx);
  return widthPx > (smaller.at(-1) ?? 0) * WORTH_RATIO ? [...smaller, widthPx] : smaller;
}

/**
 * Writes a picture at several widths, each as AVIF, WebP and JPEG.
 *
 * @param pngPath - Absolute path of the picture.
 * @param folder - Absolute path of where they are written.
 * @param onRatio - How far it is, 0 to 1.
 */
export async function writeWidths(
  pngPath: string,
  folder: string,
  signal: AbortSignal,
  onRatio: (ratio: number) => void,
): Promise<readonly MadeFile[]> {
  const { width } = await sharp(pngPath).metadata();
  const widths = widthsOf(width);
  const files: MadeFile[] = [];
  for (const widthPx of widths)
    for (const { end, format, mediaType, options } of FORMATS) {
      signal.throwIfAborted();
      const name = `${widthPx}.${end}`;
      const made = await sharp(pngPath).resize({ width: widthPx }).toFormat(format, options).toFile(join(folder, name));
      files.push({ name, mediaType, widthPx: made.width, heightPx: made.height });
      onRatio(files.length / (widths.length * FORMATS.length));
    }
  return files;
}
