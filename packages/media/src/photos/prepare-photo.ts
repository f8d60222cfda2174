import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PHOTO_LIMITS } from "@nv/contracts";
import type { FileFacts, PhotoWords } from "@nv/contracts/schemas";
import type { Sharp } from "sharp";
import { HEAD_BYTES } from "../kinds/picture-tags.ts";
import { originIn } from "../kinds/read-origin.ts";
import { MediaError } from "../maker.ts";
import { asPictureError, type OpenPicture, openPicture } from "../pictures/open-picture.ts";
import { sizeWithin } from "../pictures/picture-widths.ts";
import { photoPlan } from "./photo-plan.ts";
import { type NotedFormat, type NotedShape, putNotes } from "./put-notes.ts";
import { readPhoto } from "./read-photo.ts";

/** A picture to be made ready for a photo desk. */
export interface PhotoToPrepare {
  /** Absolute path of the picture, and of an empty folder for what is made. */
  readonly path: string;
  readonly folder: string;
  readonly facts: FileFacts;
  readonly sizeBytes: number;
  /** Texts that it is to tell of itself. */
  readonly words: PhotoWords;
  readonly keepsPosition: boolean;
  readonly isReduced: boolean;
  /** Aborted when the work must stop. */
  readonly signal: AbortSignal;
}

/** A picture that is ready. */
export interface PreparedPhoto {
  /** Absolute path. */
  readonly path: string;
  /** Ending of its name: `jpg`. */
  readonly end: string;
  readonly mediaType: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly sizeBytes: number;
}

/** JPEG quality at which nobody sees what is lost of a photograph; others make smaller pictures of the result. */
const QUALITY = 92;

/** Factor by which a drawing is made larger than the size that it states: for screens of two pixels a point. */
const DRAWN_RATIO = 2;

/** The widest that a drawing is made, pixels. */
const DRAWN_MOST_PX = 8000;

/** Longest sides that one that weighs too much is made with, one after the other, pixels. */
const REDUCED_SIDES_PX = [6000, 4000, 2500, 1600] as const;

/** A picture whose pixels were written, without any notes yet. */
interface Written extends NotedShape {
  readonly bytes: Buffer;
}

async function write(picture: Sharp, format: NotedFormat): Promise<Written> {
  const plain = picture.toColourspace("srgb");
  // A desk keeps it: colour at full detail. What has transparency goes as PNG.
  const encoded = format === "png" ? plain.png() : plain.jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" });
  try {
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { bytes: data, widthPx: info.width, heightPx: info.height, hasAlpha: info.channels === 4 };
  } catch (cause) {
    throw asPictureError(cause);
  }
}

/** A picture as it is shown, at most so long on its longest side. */
function uprightWithin({ decode, shown }: OpenPicture, sidePx: number): Sharp {
  const { widthPx, heightPx } = sizeWithin(shown, sidePx);
  return decode(widthPx).autoOrient().resize(widthPx, heightPx, { fit: "fill" });
}

function writeDrawing({ decode, shown }: OpenPicture): Promise<Written> {
  const longestPx = Math.max(shown.widthPx, shown.heightPx);
  const ratio = Math.min(DRAWN_RATIO, DRAWN_MOST_PX / longestPx);
  const [widthPx, heightPx] = [
    Math.max(1, Math.round(shown.widthPx * ratio)),
    Math.max(1, Math.round(shown.heightPx * ratio)),
  ];
  return write(decode(widthPx).resize(widthPx, heightPx, { fit: "fill" }), "png");
}

async function writeReduced(picture: OpenPicture, format: NotedFormat, signal: AbortSignal): Promise<Written> {
  for (const sidePx of REDUCED_SIDES_PX) {
    signal.throwIfAborted();
    const written = await write(uprightWithin(picture, sidePx), format);
    if (written.bytes.length <= PHOTO_LIMITS.mostBytes) return written;
  }
  throw new MediaError("Ni reducida pesa lo bastante poco para Photo Center. Expórtala como JPEG.");
}

async function writtenAnew(
  picture: OpenPicture,
  format: NotedFormat,
  { isReduced, signal }: Pick<PhotoToPrepare, "isReduced" | "signal">,
): Promise<Written> {
  if (isReduced) return writeReduced(picture, format, signal);
  if (picture.svg !== null) return writeDrawing(picture);
  // What is turned is needed whole before its first line is written.
  const isReadAtOnce = picture.orientation > 1;
  return write(picture.decode(picture.stored.widthPx, { isReadAtOnce }).autoOrient(), format);
}

/**
 * Makes a picture ready for Photo Center: in a format that it takes, upright, in RGB, with its texts as IPTC, XMP and Exif, and with
 * nothing else of what it told of itself. What needs no other pixels keeps its own, byte by byte.
 *
 * @throws {MediaError} For what cannot be sent, with a sentence.
 */
export async function preparePhoto(photo: PhotoToPrepare): Promise<PreparedPhoto> {
  const { path, folder, facts, sizeBytes, keepsPosition, isReduced, signal } = photo;
  const plan = photoPlan({ facts, sizeBytes, hasPosition: false, keepsPosition, isReduced });
  if (plan.problem !== "") throw new MediaError(plan.problem);
  const bytes = await readFile(path);
  const head = bytes.subarray(0, HEAD_BYTES);
  const { position } = readPhoto(head);
  signal.throwIfAborted();
  const picture = await openPicture(path);
  const shape = { ...picture.shown, hasAlpha: picture.metadata.hasAlpha };
  const written = plan.isWritten ? await writtenAnew(picture, plan.format, { isReduced, signal }) : { bytes, ...shape };
  signal.throwIfAborted();
  const notes = { words: photo.words, position: keepsPosition ? position : null, origin: originIn(head) };
  const ready = putNotes(plan.format, written.bytes, notes, written);
  if (ready.length > PHOTO_LIMITS.mostBytes)
    throw new MediaError("Al convertirla pesa demasiado para Photo Center. Márcala para reducirla.");
  const { end } = plan;
  const made = join(folder, `photo.${end}`);
  await writeFile(made, ready);
  return {
    path: made,
    end,
    mediaType: `image/${plan.format}`,
    widthPx: written.widthPx,
    heightPx: written.heightPx,
    sizeBytes: ready.length,
  };
}
