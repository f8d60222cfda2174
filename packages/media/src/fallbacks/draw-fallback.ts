import sharp from "sharp";
import { xmpOfSource } from "../photos/photo-notes.ts";
import { sourcedPng } from "../photos/put-notes.ts";

/** Pixels of a picture for one of a drawing: what screens of today want. */
const ZOOM = 2;

/** Density at which `sharp` takes one pixel a point. */
const BASE_DENSITY = 72;

/** Most pixels of a picture that is taken in: more than a page of an article's width and the height of three screens has. */
const MOST_PIXELS = 64_000_000;

/** Colour around a picture of another proportion. */
const AROUND = "#ffffff";

/** Heavier pictures are not shown by every network. @see docs/adr/0042-sharing.md */
const JPEG_QUALITY = 88;

/** From this height on, in widths, what is shown of a page is its beginning: the whole would be a thread. */
const TALL_RATIO = 1.5;

/** Proportions at which a photograph is cut rather than put on white: width to height. */
const CUT_RATIOS = { least: 1.2, most: 2.8 } as const;

/** Said in what is drawn of data: charts, maps, tables. */
const OF_DATA = "dataDrivenMedia";

/** A size in pixels. */
interface SizePx {
  readonly widthPx: number;
  readonly heightPx: number;
}

const opened = (picture: Uint8Array) =>
  sharp(picture, { density: BASE_DENSITY * ZOOM, limitInputPixels: MOST_PIXELS }).autoOrient();

/**
 * Draws a picture of an SVG that was written here: it asks for nothing, so that nothing but the machine's typefaces matters.
 *
 * @param svg - With its size in pixels.
 * @returns PNG, two pixels for one of the drawing.
 */
export async function drawFallback(svg: string): Promise<Buffer> {
  const png = await opened(Buffer.from(svg)).png({ palette: true, quality: 95 }).toBuffer();
  return sourcedPng(png, OF_DATA);
}

/** Returns the way in which a picture of some proportion is fitted into another. */
function wayInto(ratio: number, isPhotograph: boolean) {
  if (isPhotograph && ratio >= CUT_RATIOS.least && ratio <= CUT_RATIOS.most)
    return { fit: "cover", position: sharp.strategy.attention } as const;
  return ratio < 1 / TALL_RATIO && !isPhotograph
    ? ({ fit: "cover", position: "top" } as const)
    : ({ fit: "contain" } as const);
}

/**
 * A picture in the size that networks show. A drawing is whole, on white where its proportion is another, and its beginning where it is
 * very tall; a photograph is cut around what is most seen of it.
 *
 * @param picture - In any format that browsers show, or SVG of ours.
 * @returns JPEG: a photograph as PNG is heavier than some networks take.
 * @throws When it is no picture.
 */
export async function fitFallback(
  picture: Uint8Array,
  { widthPx, heightPx, isPhotograph }: SizePx & { readonly isPhotograph: boolean },
): Promise<Buffer> {
  const { autoOrient } = await opened(picture).metadata();
  const way = wayInto(autoOrient.width / autoOrient.height, isPhotograph);
  const fitted = opened(picture)
    .resize({ width: widthPx, height: heightPx, background: AROUND, ...way })
    .flatten({ background: AROUND });
  return (isPhotograph ? fitted : fitted.withXmp(xmpOfSource(OF_DATA)))
    .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toBuffer();
}

/**
 * A picture for where no script runs.
 *
 * @param widthPx - The most that it is wide.
 * @returns JPEG.
 * @throws When it is no picture.
 */
export const narrowFallback = (picture: Uint8Array, widthPx: number): Promise<Buffer> =>
  opened(picture)
    .resize({ width: widthPx, withoutEnlargement: true })
    .flatten({ background: AROUND })
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();

/** Proportion of a picture, width to height. @throws When it is no picture. */
export async function ratioOfPicture(picture: Uint8Array): Promise<number> {
  const { autoOrient } = await opened(picture).metadata();
  return autoOrient.width / autoOrient.height;
}

/** A narrow and a wide letter: where there is no typeface, both are the same box, or nothing. */
const letters = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><text x="10" y="45" font-size="40" font-family="sans-serif">${text}</text></svg>`;

/** Returns the right end of the ink of a drawing, pixels. */
async function inkEndPx(svg: string): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let last = 0;
  for (let pixel = 0; pixel < info.width * info.height; pixel++)
    if ((data[pixel * info.channels + info.channels - 1] ?? 0) > 0) last = Math.max(last, pixel % info.width);
  return last;
}

/** Whether this machine has typefaces to write a drawing's texts with: without them they would be boxes. */
export async function canDrawTexts(): Promise<boolean> {
  const [narrowPx, widePx] = await Promise.all([inkEndPx(letters("ii")), inkEndPx(letters("WW"))]);
  return widePx > narrowPx;
}
