import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate, inflateRaw, zstdDecompress } from "node:zlib";

/** An answer of a web server, as it was written down. */
export interface HttpMessage {
  readonly status: number;
  /** By their names in small letters; of one that is there twice, the first. */
  readonly headers: ReadonlyMap<string, string>;
  /** As a browser would have had it. */
  readonly body: Buffer;
}

/** A head that is longer is none. Bytes. */
const HEAD_MOST_BYTES = 65_536;

/** Reads lines of a head: «Name: value». */
export function readHeaders(lines: readonly string[]): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colonAt = line.indexOf(":");
    const name = line.slice(0, Math.max(0, colonAt)).trim().toLowerCase();
    if (name !== "" && !headers.has(name)) headers.set(name, line.slice(colonAt + 1).trim());
  }
  return headers;
}

/** Splits a message where the head ends and the body begins. */
function splitHead(bytes: Buffer): { readonly head: string; readonly body: Buffer } | null {
  const start = bytes.subarray(0, HEAD_MOST_BYTES).toString("latin1");
  const end = /\r?\n\r?\n/.exec(start);
  if (end === null) return null;
  return { head: start.slice(0, end.index), body: bytes.subarray(end.index + end[0].length) };
}

/** Longest line with the length of a chunk, bytes. */
const CHUNK_LINE_BYTES = 200;

/** Puts chunks together. Programs that write archives often have done it already: then the body is as it is. */
function withoutChunks(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = body.subarray(at, at + CHUNK_LINE_BYTES).toString("latin1");
    const [whole, digits] = /^([0-9a-f]{1,8})[ \t]*(?:;[^\r\n]*)?\r?\n/i.exec(line) ?? [];
    if (whole === undefined || digits === undefined) return at === 0 ? body : Buffer.concat(parts);
    const length = Number.parseInt(digits, 16);
    const from = at + whole.length;
    parts.push(body.subarray(from, from + length));
    at = from + length;
    if (length === 0 || at >= body.length) return Buffer.concat(parts);
    // What follows a chunk is the end of a line.
    at += body[at] === 13 ? 2 : 1;
  }
}

/** A body that is larger than whoever reads it takes. */
export class BodyTooLarge extends Error {}

type Decode = (bytes: Buffer, options: { readonly maxOutputLength: number }) => Promise<Buffer>;

const DECODERS: Readonly<Record<string, readonly Decode[]>> = {
  gzip: [promisify(gunzip)],
  "x-gzip": [promisify(gunzip)],
  // Servers disagree about what it is.
  deflate: [promisify(inflate), promisify(inflateRaw)],
  br: [promisify(brotliDecompress)],
  zstd: [promisify(zstdDecompress)],
};

const isTooLarge = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";

/** Unpacks a body. One that is not packed as its head says was unpacked before it was written down. */
async function unpacked(body: Buffer, encoding: string, mostBytes: number): Promise<Buffer> {
  for (const decode of DECODERS[encoding] ?? []) {
    try {
      return await decode(body, { maxOutputLength: Math.max(1, mostBytes) });
    } catch (cause) {
      if (isTooLarge(cause)) throw new BodyTooLarge(`More than ${mostBytes} bytes.`, { cause });
    }
  }
  return body;
}

/**
 * Reads an answer of a web server.
 *
 * @param mostBytes - Of its body, unpacked.
 * @returns `null` for what is none.
 * @throws {BodyTooLarge}
 */
export async function readHttpMessage(bytes: Buffer, mostBytes: number): Promise<HttpMessage | null> {
  const split = splitHead(bytes);
  if (split === null) return null;
  const [first = "", ...lines] = split.head.split(/\r?\n/);
  const status = /^HTTP\/\d(?:\.\d)? (\d{3})\b/.exec(first)?.[1];
  if (status === undefined) return null;
  const headers = readHeaders(lines);
  const isChunked = headers.get("transfer-encoding")?.toLowerCase().includes("chunked") === true;
  const whole = isChunked ? withoutChunks(split.body) : split.body;
  const body = await unpacked(whole, headers.get("content-encoding")?.toLowerCase() ?? "", mostBytes);
  if (body.length > mostBytes) throw new BodyTooLarge(`More than ${mostBytes} bytes.`);
  return { status: Number(status), headers, body };
}
