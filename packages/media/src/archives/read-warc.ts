import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { readHead } from "../kinds/text-head.ts";
import { MediaError } from "../maker.ts";
import { type ByteReader, createByteReader } from "./byte-reader.ts";
import { BodyTooLarge, type HttpMessage, readHeaders, readHttpMessage } from "./http-message.ts";

/** Limits of what a WARC may hold, the same as those of a ZIP. */
export type WarcLimits = Readonly<Record<"archiveFiles" | "unpackedBytes" | "unpackedRatio", number>>;

/** A file that an address gave when somebody kept it. */
export interface CapturedFile {
  readonly kind: "file";
  readonly url: string;
  /** As its server said, small letters, without parameters; empty when it said nothing. */
  readonly mediaType: string;
  /** The alphabet that its server said; empty when it said none. */
  readonly charset: string;
  readonly body: Buffer;
}

/** Answer of an address when somebody captured it: a file, or another address. */
export type Capture = CapturedFile | { readonly kind: "redirect"; readonly url: string; readonly to: string };

const GZIP = Buffer.from([0x1f, 0x8b]);
const VERSION = /^WARC\/1\.[01]$/;

/** A line of a record's head. Bytes. */
const LINE_MOST_BYTES = 16_384;

/** Lines of a record's head. */
const MOST_LINES = 100;

/** Most bytes of what comes before the body of an answer. */
const HEAD_MOST_BYTES = 65_536;

/** Beside each capture are its request, its notes, and what was asked for again. */
const RECORDS_PER_FILE = 10;

/** Most bytes of an archive for each byte that its files may have: what is written down besides them may be as long as they are. */
const WRITTEN_PER_BYTE = 2;

/** An archive of a page or two is heads of records, which pack well: its growth says nothing. Bytes. */
const SMALL_BYTES = 5_000_000;

/** Enough to see how one begins. */
const SMALL: WarcLimits = { archiveFiles: 1, unpackedBytes: SMALL_BYTES, unpackedRatio: 1 };

const broken = (cause?: unknown) =>
  new MediaError("El WARC está roto o incompleto. Guárdalo o descárgalo otra vez.", { cause });
const tooLarge = ({ unpackedBytes }: WarcLimits, cause?: unknown) =>
  new MediaError(
    `Lo que guarda el WARC ocupa demasiado al descomprimirlo: como mucho, ${Math.floor(unpackedBytes / 1e6)} MB.`,
    { cause },
  );

async function openPieces(path: string, signal: AbortSignal): Promise<Readable> {
  const isPacked = (await readHead(path, GZIP.length)).equals(GZIP);
  const file = createReadStream(path, { signal });
  // What goes wrong is told to whoever reads the pieces.
  return isPacked ? pipeline(file, createGunzip(), () => undefined) : file;
}

/** Its bytes, unpacked as they are read; one that grows as no honest one does is not read to its end. */
async function* piecesOf(path: string, limits: WarcLimits, signal: AbortSignal): AsyncGenerator<Buffer> {
  const { size } = await stat(path);
  const grown = Math.max(SMALL_BYTES, limits.unpackedRatio * size);
  const most = Math.min(WRITTEN_PER_BYTE * limits.unpackedBytes, grown);
  let bytes = 0;
  for await (const piece of await openPieces(path, signal)) {
    if (!Buffer.isBuffer(piece)) throw new TypeError("A stream of bytes gave something else.");
    bytes += piece.length;
    if (bytes > most) throw tooLarge(limits);
    yield piece;
  }
}

/** The head of a record; `null` after the last. */
async function nextRecord(reader: ByteReader): Promise<ReadonlyMap<string, string> | null> {
  let version = await reader.line(LINE_MOST_BYTES);
  while (version === "") version = await reader.line(LINE_MOST_BYTES);
  if (version === null) return null;
  if (!VERSION.test(version)) throw broken();
  const lines: string[] = [];
  for (;;) {
    const line = await reader.line(LINE_MOST_BYTES);
    if (line === null || lines.length > MOST_LINES) throw broken();
    if (line === "") return readHeaders(lines);
    lines.push(line);
  }
}

function lengthOf(record: ReadonlyMap<string, string>): number {
  const said = record.get("content-length") ?? "";
  if (!/^\d{1,12}$/.test(said)) throw broken();
  return Number(said);
}

/** An address as it is compared: programs of old write it between angle brackets. */
function addressOf(text: string, base?: string): string | null {
  const bare = text.replace(/^<(.*)>$/, "$1");
  if (!URL.canParse(bare, base)) return null;
  const url = new URL(bare, base);
  url.hash = "";
  return /^https?:$/.test(url.protocol) ? url.href : null;
}

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

function captureOf(url: string, { status, headers, body }: HttpMessage): Capture | null {
  const to = REDIRECTS.includes(status) ? addressOf(headers.get("location") ?? "", url) : null;
  if (to !== null) return { kind: "redirect", url, to };
  if (status !== 200) return null;
  const type = headers.get("content-type") ?? "";
  const charset = /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(type)?.[1] ?? "";
  return { kind: "file", url, mediaType: (type.split(";")[0] ?? "").trim().toLowerCase(), charset, body };
}

/** Reads the capture of a record; `null` for one of the other kinds, whose bytes are passed over. */
async function captureIn(
  reader: ByteReader,
  record: ReadonlyMap<string, string>,
  mostBytes: number,
): Promise<Capture | null> {
  const length = lengthOf(record);
  const type = record.get("warc-type")?.toLowerCase() ?? "";
  const url = addressOf(record.get("warc-target-uri") ?? "");
  if (url === null || (type !== "response" && type !== "resource")) {
    await reader.skip(length);
    return null;
  }
  if (length > mostBytes + HEAD_MOST_BYTES) throw new BodyTooLarge(`A record of ${length} bytes.`);
  const bytes = await reader.take(length);
  if (type === "resource") return captureOf(url, { status: 200, headers: record, body: bytes });
  const message = await readHttpMessage(bytes, mostBytes);
  return message === null ? null : captureOf(url, message);
}

async function* captures(
  pieces: AsyncIterator<Buffer>,
  limits: WarcLimits,
  signal: AbortSignal,
): AsyncGenerator<Capture> {
  const reader = createByteReader(pieces);
  const seen = new Set<string>();
  let leftBytes = limits.unpackedBytes;
  for (let records = 0; ; records += 1) {
    signal.throwIfAborted();
    const record = await nextRecord(reader);
    if (record === null) return;
    const capture = await captureIn(reader, record, leftBytes);
    // The first time is how the page was when it was kept.
    const isNew = capture !== null && !seen.has(capture.url);
    if (records >= RECORDS_PER_FILE * limits.archiveFiles || (isNew && seen.size >= limits.archiveFiles))
      throw new MediaError(
        `El WARC guarda demasiados archivos: como mucho, ${limits.archiveFiles.toLocaleString("es")}.`,
      );
    if (!isNew) continue;
    seen.add(capture.url);
    if (capture.kind === "file") leftBytes -= capture.body.length;
    yield capture;
  }
}

/** Whether a file is a WARC, packed or not, by how it begins. */
export async function isWarc(path: string): Promise<boolean> {
  const { signal } = new AbortController();
  const pieces = piecesOf(path, SMALL, signal);
  try {
    const reader = createByteReader(pieces);
    return VERSION.test((await reader.line(LINE_MOST_BYTES)) ?? "");
  } catch (error) {
    if (error instanceof Error && "syscall" in error) throw error;
    // What does not unpack, or has no lines, is something else.
    return false;
  } finally {
    // The rest is not read: its file would stay open.
    await pieces.return(undefined);
  }
}

/**
 * Reads what a WARC keeps, in its order: files that were answered well and redirects, each address once. It is read from its
 * beginning to its end, and never more of it is in memory than one file.
 *
 * @param path - Absolute path of the file, packed with gzip or not.
 * @throws {MediaError} With why, for what is broken or larger than the limits.
 * @see https://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/
 */
export async function* readWarc(path: string, limits: WarcLimits, signal: AbortSignal): AsyncGenerator<Capture> {
  const pieces = piecesOf(path, limits, signal);
  try {
    yield* captures(pieces, limits, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof BodyTooLarge) throw tooLarge(limits, error);
    const isOfDisk = error instanceof Error && "syscall" in error;
    throw error instanceof MediaError || isOfDisk ? error : broken(error);
  } finally {
    await pieces.return(undefined);
  }
}
