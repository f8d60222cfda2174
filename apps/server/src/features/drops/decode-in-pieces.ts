import { setImmediate } from "node:timers/promises";
import type { TextEncoding } from "@nv/tables";

/** Bytes that are decoded before others get their turn: about a millisecond. */
const PIECE_BYTES = 1_000_000;

/** Bytes that a text of Windows begins with to say how it is written. */
const MARKS = { "utf-8": [0xef, 0xbb, 0xbf], "utf-16le": [0xff, 0xfe], "utf-16be": [0xfe, 0xff] } as const;

/**
 * Detects the encoding of a text by all of its bytes: the first accent of a long table may stand in its last row. What is no UTF-8 and says nothing
 * of itself is Windows-1252, as `decodeText` of `@nv/tables` takes it.
 */
export async function encodingOfText(bytes: Uint8Array): Promise<TextEncoding> {
  for (const encoding of ["utf-8", "utf-16le", "utf-16be"] as const)
    if (MARKS[encoding].every((byte, at) => bytes[at] === byte)) return encoding;
  try {
    for await (const _ of decodeInPieces(bytes, "utf-8", true));
    return "utf-8";
  } catch {
    // The decoder's only way to say no.
    return "windows-1252";
  }
}

/** A text piece by piece, without the mark that it may begin with. @throws {TypeError} When it is strict and meets what it cannot read. */
export async function* decodeInPieces(
  bytes: Uint8Array,
  encoding: TextEncoding,
  isStrict = false,
): AsyncGenerator<string, void, void> {
  const decoder = new TextDecoder(encoding, { fatal: isStrict });
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: true });
    await setImmediate();
  }
  yield decoder.decode();
}

/** A text as UTF-8, whatever it was. */
export async function asUtf8(bytes: Uint8Array, encoding: TextEncoding): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of decodeInPieces(bytes, encoding)) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}
