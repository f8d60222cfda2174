import { join } from "node:path";
import sharp from "sharp";
import type { MadeFile } from "../maker.ts";

/** Widths of a picture, pixels. */
const WIDTHS_PX = [320, 640, 960, 1280, 1920];

const FORMATS = [
  { end: "avif", mediaType: "image/avif", options: { quality: 50 } },
  { end: "webp", mediaType: "image/webp", options: { quality: 75 } },
  { end: "jpeg", mediaType: "image/jpeg", options: { quality: 78, mozjpeg: true } },
] as const;

/** The widths at which a picture of so many pixels is written: never more than it has. */
function widthsOf(widthPx: number): readonly number[] {
  const smaller = WIDTHS_PX.filter((width) => width < widthPx);
  return smaller.length === WIDTHS_PX.length ? smaller : [...smaller, widthPx];
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
    for (const { end, mediaType, options } of FORMATS) {
      signal.throwIfAborted();
      const name = `${widthPx}.${end}`;
      const made = await sharp(pngPath).resize({ width: widthPx }).toFormat(end, options).toFile(join(folder, name));
      files.push({ name, mediaType, widthPx: made.width, heightPx: made.height });
      onRatio(files.length / (widths.length * FORMATS.length));
    }
  return files;
}
