import { crc32 } from "node:zlib";
import type { SourceType } from "@nv/contracts";
import { MediaError } from "../maker.ts";
import { exifOf, iimOf, type PhotoNotes, xmpOf, xmpOfSource } from "./photo-notes.ts";

/** The formats that notes are put into without touching a pixel. */
export type NotedFormat = "jpeg" | "png" | "webp" | "gif";

/** Reads a picture part by part: what goes beyond its end says so. */
function broken(): MediaError {
  return new MediaError("La imagen está rota o incompleta. Expórtala o descárgala de nuevo y tráela otra vez.");
}

/** @see ITU-T T.81, table B.1 */
const JPEG = {
  soi: 0xd8,
  eoi: 0xd9,
  sos: 0xda,
  app1: 0xe1,
  app2: 0xe2,
  app13: 0xed,
  app14: 0xee,
  app15: 0xef,
  com: 0xfe,
};
const ICC = "ICC_PROFILE\0";

function isKeptSegment(marker: number, body: Buffer): boolean {
  if (marker === JPEG.app2) return body.toString("latin1", 4, 4 + ICC.length) === ICC;
  if (marker === JPEG.com) return false;
  const isApplications = marker >= JPEG.app1 && marker <= JPEG.app15;
  return !isApplications || marker === JPEG.app14;
}

function jpegSegment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** Finds the end of the pixels of a scan: a marker that is neither a byte of theirs nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw broken();
}

/** The IPTC records, as Photoshop wraps them. @see Photo metadata in JPEG: APP13, image resource 0x0404 */
function photoshopOf(iim: Buffer): Buffer {
  const padded = iim.length % 2 === 0 ? iim : Buffer.concat([iim, Buffer.alloc(1)]);
  const head = Buffer.from("Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\0", "latin1");
  head.writeUInt32BE(iim.length, head.length - 4);
  return Buffer.concat([head, padded]);
}

function notedJpeg(bytes: Buffer, notes: PhotoNotes): Buffer {
  if (bytes[0] !== 0xff || bytes[1] !== JPEG.soi) throw broken();
  const kept: Buffer[] = [];
  const first: Buffer[] = [];
  for (let at = 2; ; ) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (bytes[at] !== 0xff || marker === undefined) throw broken();
    // What comes after the picture is of its maker: other pictures, with where they were taken.
    if (marker === JPEG.eoi) break;
    if (at + 4 > bytes.length) throw broken();
    const lengthEnd = at + 2 + bytes.readUInt16BE(at + 2);
    const end = marker === JPEG.sos ? endOfScan(bytes, lengthEnd) : lengthEnd;
    if (end > bytes.length) throw broken();
    const segment = bytes.subarray(at, end);
    if (marker === 0xe0 && kept.length === 0) first.push(segment);
    else if (isKeptSegment(marker, segment)) kept.push(segment);
    at = end;
  }
  return Buffer.concat([
    Buffer.from([0xff, JPEG.soi]),
    ...first,
    jpegSegment(JPEG.app1, Buffer.concat([Buffer.from("Exif\0\0"), exifOf(notes)])),
    jpegSegment(JPEG.app1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmpOf(notes)}`)),
    jpegSegment(JPEG.app13, photoshopOf(iimOf(notes))),
    ...kept,
    Buffer.from([0xff, JPEG.eoi]),
  ]);
}

const PNG_SIGNATURE_BYTES = 8;
/** Texts, notes and moments of a PNG: everything that is about it and not in it. @see PNG (Third Edition), 11.3 */
const PNG_NOTES = new Set(["tEXt", "zTXt", "iTXt", "eXIf", "tIME"]);

/** Writes a chunk of a PNG. @see PNG, 5.3 */
export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** Length of the signature of a PNG and its first chunk, which says its size: what is told of it comes after. Bytes. */
const PNG_START_BYTES = 33;

/** Writes into a PNG of ours how it came to be. @param type - As IPTC names it. */
export function sourcedPng(bytes: Buffer, type: SourceType): Buffer {
  const xmp = pngChunk("iTXt", Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${xmpOfSource(type)}`));
  return Buffer.concat([bytes.subarray(0, PNG_START_BYTES), xmp, bytes.subarray(PNG_START_BYTES)]);
}

function notedPng(bytes: Buffer, notes: PhotoNotes): Buffer {
  const written = [
    pngChunk("iTXt", Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${xmpOf(notes)}`)),
    pngChunk("eXIf", exifOf(notes)),
  ];
  const kept: Buffer[] = [bytes.subarray(0, PNG_SIGNATURE_BYTES)];
  for (let at = PNG_SIGNATURE_BYTES; ; ) {
    if (at + 12 > bytes.length) throw broken();
    const name = bytes.toString("latin1", at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw broken();
    if (!PNG_NOTES.has(name)) kept.push(bytes.subarray(at, end));
    if (name === "IHDR") kept.push(...written);
    if (name === "IEND") return Buffer.concat(kept);
    at = end;
  }
}

/** Flags of a WebP's first part. @see https://developers.google.com/speed/webp/docs/riff_container#extended_file_format */
const WEBP = { alpha: 0x10, exif: 0x08, xmp: 0x04 };

function webpChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`);
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** Size and transparency of a picture, as its first part states them. */
export interface NotedShape {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly hasAlpha: boolean;
}

function notedWebp(bytes: Buffer, notes: PhotoNotes, { widthPx, heightPx, hasAlpha }: NotedShape): Buffer {
  let about = Buffer.alloc(10);
  about[0] = hasAlpha ? WEBP.alpha : 0;
  about.writeUIntLE(widthPx - 1, 4, 3);
  about.writeUIntLE(heightPx - 1, 7, 3);
  const kept: Buffer[] = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString("latin1", at, at + 4);
    const sizeBytes = bytes.readUInt32LE(at + 4);
    const end = at + 8 + sizeBytes + (sizeBytes % 2);
    if (at + 8 + sizeBytes > bytes.length) throw broken();
    if (name === "VP8X" && sizeBytes >= about.length) about = Buffer.from(bytes.subarray(at + 8, at + 18));
    else if (name !== "EXIF" && name !== "XMP ") kept.push(bytes.subarray(at, end));
    at = end;
  }
  about[0] = (about[0] ?? 0) | WEBP.exif | WEBP.xmp;
  const body = Buffer.concat([
    Buffer.from("WEBP"),
    webpChunk("VP8X", about),
    ...kept,
    webpChunk("EXIF", exifOf(notes)),
    webpChunk("XMP ", Buffer.from(xmpOf(notes))),
  ]);
  const head = Buffer.from("RIFF\0\0\0\0");
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** Marks of a GIF. @see GIF89a, sections 20, 24 to 27 */
const GIF = { extension: 0x21, image: 0x2c, end: 0x3b, comment: 0xfe, application: 0xff, headBytes: 13 };
/** Applications of a GIF that belong to the picture: they say how often it begins again. */
const GIF_APPLICATIONS = new Set(["NETSCAPE2.0", "ANIMEXTS1.0"]);

/** The bytes of a table of colours, as a byte of flags tells it. */
const colourTable = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (let sizeBytes = bytes[at]; sizeBytes !== 0; sizeBytes = bytes[at]) {
    if (sizeBytes === undefined) throw broken();
    at += 1 + sizeBytes;
  }
  return at + 1;
}

/** A GIF holds no IPTC: what others wrote into it goes, and nothing comes. */
function plainGif(bytes: Buffer): Buffer {
  const headEnd = GIF.headBytes + colourTable(bytes[10] ?? 0);
  const kept: Buffer[] = [bytes.subarray(0, headEnd)];
  for (let at = headEnd; ; ) {
    const mark = bytes[at];
    if (mark === GIF.end) return Buffer.concat([...kept, Buffer.from([GIF.end])]);
    if (mark !== GIF.extension && mark !== GIF.image) throw broken();
    const label = bytes[at + 1];
    const isApplication = mark === GIF.extension && label === GIF.application;
    const isNote =
      (mark === GIF.extension && label === GIF.comment) ||
      (isApplication && !GIF_APPLICATIONS.has(bytes.toString("latin1", at + 3, at + 14)));
    const blocksAt = mark === GIF.image ? at + 11 + colourTable(bytes[at + 9] ?? 0) : at + 2;
    const end = endOfBlocks(bytes, blocksAt);
    if (!isNote) kept.push(bytes.subarray(at, end));
    at = end;
  }
}

/**
 * Puts notes into a picture in place of all that it told of itself: its pixels and its colours stay as they are, byte by byte.
 *
 * @returns Another file, without anything that stood after the picture.
 * @throws {MediaError} For one that is broken.
 */
export function putNotes(format: NotedFormat, bytes: Buffer, notes: PhotoNotes, shape: NotedShape): Buffer {
  switch (format) {
    case "jpeg":
      return notedJpeg(bytes, notes);
    case "png":
      return notedPng(bytes, notes);
    case "webp":
      return notedWebp(bytes, notes, shape);
    case "gif":
      return plainGif(bytes);
  }
}
