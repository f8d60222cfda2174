import { open } from "node:fs/promises";
import { FILE_LIMITS } from "@nv/contracts";
import sharp, { type Metadata, type Sharp, type SharpOptions } from "sharp";
import { MediaError, TooSlowError } from "../maker.ts";
import { isOnlyHdr } from "./hdr-curve.ts";
import { heicAsPng, isHeic } from "./heic-picture.ts";
import { type Size, turnedSize } from "./orientation.ts";
import { isSvg, readCleanSvg } from "./read-svg.ts";

/** Facts of a picture, read from its first bytes. */
export interface PictureHead {
  /** As it is stored. */
  readonly stored: Size;
  /** As it is shown. */
  readonly shown: Size;
  /** Exif's mark, 1 to 8. */
  readonly orientation: number;
  readonly format: PictureFormat;
  readonly frames: number;
  /** Pages of a TIFF, of which the first is the picture; 1 for anything else. */
  readonly pages: number;
  readonly metadata: Metadata;
}

/** A picture that may be decoded. */
export interface OpenPicture extends PictureHead {
  /** Its clean text, of an SVG. */
  readonly svg: string | null;
  /**
   * Decodes it, line by line unless it says otherwise.
   *
   * @param widthPx - Of an SVG, how wide it will be needed.
   */
  decode(widthPx: number, options?: { readonly isReadAtOnce: boolean }): Sharp;
}

const FORMATS = ["jpeg", "png", "webp", "gif", "tiff", "avif", "heic", "svg"] as const;
/** The formats that can be read. */
export type PictureFormat = (typeof FORMATS)[number];

/**
 * Most pixels of a picture that can only be decoded whole, which takes four bytes or more for each: the rest is read line by
 * line.
 */
const WHOLE_PIXELS = 120_000_000;

/** The widest that an SVG says of itself, pixels: what browsers still lay out. */
const SVG_SIDE_PX = 65_535;

/** Points of an inch, which an SVG is drawn at by default. */
const SVG_DENSITY = 72;
const SVG_MOST_DENSITY = 100_000;

/** Longest that a picture may take to be decoded, seconds: the largest one takes a quarter of it on a slow core. */
const DECODE_S = 300;

const BROKEN = "La imagen está rota o incompleta. Expórtala o descárgala de nuevo y tráela otra vez.";

const TOO_SLOW =
  "La imagen ha tardado demasiado en leerse: el servidor tiene mucho que hacer, o ella es muy costosa. Vuelve a intentarlo en unos minutos.";

/** Tells whether sharp gave a picture up for its time: `timeout: 34% complete`. */
const isLate = (cause: unknown) => cause instanceof Error && cause.message.includes("timeout: ");

/** Puts what the decoder says of a picture's bytes into words for who brought it. @param sentence - For bytes that cannot be read. */
export function asPictureError(cause: unknown, sentence = BROKEN): MediaError {
  if (cause instanceof MediaError) return cause;
  return isLate(cause) ? new TooSlowError(TOO_SLOW, { cause }) : new MediaError(sentence, { cause });
}

const ONLY_HDR =
  "La imagen es HDR (PQ o HLG) y en una pantalla corriente se vería gris. Expórtala sin HDR (en sRGB o Display P3) y tráela otra vez.";

const millions = (pixels: number) => Math.ceil(pixels / 1e6).toLocaleString("es");

/** Frames of an animated PNG, which says them before its first line. */
async function framesOfPng(path: string): Promise<number> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(65_536);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    const bytes = head.subarray(0, bytesRead);
    const at = bytes.indexOf("acTL");
    const pixelsAt = bytes.indexOf("IDAT");
    return at < 0 || at + 8 > bytesRead || (pixelsAt >= 0 && pixelsAt < at)
      ? 1
      : Math.max(1, bytes.readUInt32BE(at + 4));
  } finally {
    await file.close();
  }
}

function formatOf(metadata: Metadata): PictureFormat {
  const { format } = metadata;
  const name = format === "heif" ? (isHeic(metadata) ? "heic" : "avif") : format;
  const known = FORMATS.find((each) => each === name);
  if (known === undefined) throw new MediaError("No se puede leer una imagen así. Expórtala como JPEG, PNG o SVG.");
  return known;
}

/** Whether it can be read line by line, without holding all its pixels. */
function isReadByLines({ format, isProgressive }: Metadata): boolean {
  return (format === "jpeg" || format === "png" || format === "tiff") && isProgressive !== true;
}

function checkSize(metadata: Metadata, { widthPx, heightPx }: Size, frames: number): void {
  const pixels = widthPx * heightPx;
  if (!(pixels > 0)) throw new MediaError(BROKEN);
  if (pixels > FILE_LIMITS.pixels)
    throw new MediaError(
      `La imagen tiene ${millions(pixels)} millones de píxeles: como mucho, ${millions(FILE_LIMITS.pixels)}. Redúcela y tráela otra vez.`,
    );
  if (frames > FILE_LIMITS.frames)
    throw new MediaError(
      `La animación tiene ${frames.toLocaleString("es")} imágenes: como mucho, ${FILE_LIMITS.frames.toLocaleString("es")}. Tráela como vídeo.`,
    );
  if (pixels > WHOLE_PIXELS && !isReadByLines(metadata))
    throw new MediaError(
      `La imagen tiene ${millions(pixels)} millones de píxeles y está guardada de un modo que no se puede leer por partes: así, como mucho, ${millions(WHOLE_PIXELS)}. Guárdala como JPEG o PNG sin «progresivo» ni «entrelazado».`,
    );
}

async function headOf(source: string | Buffer): Promise<PictureHead> {
  // The header alone: nothing is decoded before its size is known to be bearable.
  const metadata = await sharp(source, { limitInputPixels: false }).metadata();
  const format = formatOf(metadata);
  const stored = { widthPx: metadata.width, heightPx: metadata.pageHeight ?? metadata.height };
  if (format === "svg" && Math.max(stored.widthPx, stored.heightPx) > SVG_SIDE_PX)
    throw new MediaError(
      `El SVG dice que mide más de ${SVG_SIDE_PX.toLocaleString("es")} píxeles de lado. Redúcelo y tráelo otra vez.`,
    );
  const isPng = format === "png" && typeof source === "string";
  const frames = isPng ? await framesOfPng(source) : (metadata.pages ?? 1);
  // Pages of a TIFF are not moments, nor are the pictures of a photograph of a phone.
  const moments = format === "tiff" || format === "heic" ? 1 : frames;
  checkSize(metadata, stored, moments);
  const orientation = metadata.orientation ?? 1;
  return {
    stored,
    shown: turnedSize(stored, orientation),
    orientation,
    format,
    frames: moments,
    pages: format === "tiff" ? frames : 1,
    metadata,
  };
}

/** Decodes a photograph of a phone, which is no more than its pixels from then on: as wide and as high as whoever decodes it turns it. */
async function decodedHeic(path: string, { metadata }: PictureHead) {
  try {
    const png = await heicAsPng(path, metadata);
    return { png, head: { ...(await headOf(png)), format: "heic" as const } };
  } catch (cause) {
    throw asPictureError(cause);
  }
}

/**
 * Looks at a picture's header and refuses what cannot be borne, before any of it is decoded.
 *
 * @param path - Absolute path.
 * @throws {MediaError} With why.
 */
export async function openPicture(path: string): Promise<OpenPicture> {
  // Nothing of one picture serves another.
  sharp.cache(false);
  const svg = (await isSvg(path)) ? await readCleanSvg(path) : null;
  const source = svg === null ? path : Buffer.from(svg);
  const head = await headOf(source).catch((cause: unknown) => {
    throw asPictureError(cause);
  });
  if (await isOnlyHdr(path, head.format)) throw new MediaError(ONLY_HDR);
  const photograph = head.format === "heic" ? await decodedHeic(path, head) : null;
  const options: SharpOptions = { limitInputPixels: FILE_LIMITS.pixels, failOn: "error" };
  return {
    ...(photograph?.head ?? head),
    svg,
    decode(widthPx, { isReadAtOnce } = { isReadAtOnce: false }) {
      const wanted = (SVG_DENSITY * widthPx) / head.stored.widthPx;
      const density = Math.min(Math.max(wanted, 1), SVG_MOST_DENSITY);
      const reading = { ...options, sequentialRead: !isReadAtOnce };
      return sharp(photograph?.png ?? source, svg === null ? reading : { ...reading, density }).timeout({
        seconds: DECODE_S,
      });
    },
  };
}
