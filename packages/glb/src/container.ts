/** Parts of a GLB. @see https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html#glb-file-format-specification */
import { GlbError } from "./glb-error.ts";

const MAGIC = 0x46546c67;
const VERSION = 2;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const SPACE = 0x20;

const padded = (bytes: Uint8Array, filler: number): Uint8Array => {
  const result = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(filler);
  result.set(bytes);
  return result;
};

/** Content of a GLB: a description, and the bytes that it speaks of. */
export interface Container {
  readonly json: unknown;
  readonly binary: Uint8Array;
}

/** Puts a description and its bytes into one file. */
export function writeContainer(json: object, pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const text = padded(new TextEncoder().encode(JSON.stringify(json)), SPACE);
  const binaryBytes = pieces.reduce((sum, { length }) => sum + length, 0);
  const total = HEADER_BYTES + 2 * CHUNK_HEADER_BYTES + text.length + binaryBytes;
  const glb = new Uint8Array(total);
  const view = new DataView(glb.buffer);
  const words = [MAGIC, VERSION, total, text.length, JSON_CHUNK];
  for (const [index, word] of words.entries()) view.setUint32(index * 4, word, true);
  glb.set(text, HEADER_BYTES + CHUNK_HEADER_BYTES);
  let at = HEADER_BYTES + CHUNK_HEADER_BYTES + text.length;
  view.setUint32(at, binaryBytes, true);
  view.setUint32(at + 4, BINARY_CHUNK, true);
  at += CHUNK_HEADER_BYTES;
  for (const piece of pieces) {
    glb.set(piece, at);
    at += piece.length;
  }
  return glb;
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw Object.assign(new GlbError("broken", "The description is not JSON."), { cause });
  }
}

/** Takes a GLB apart. @throws {GlbError} When it is none, is cut short, or is of another version. */
export function readContainer(bytes: Uint8Array): Container {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number) => (at + 4 <= bytes.length ? view.getUint32(at, true) : -1);
  if (word(0) !== MAGIC) throw new GlbError("broken", "It does not begin as a GLB.");
  if (word(4) !== VERSION) throw new GlbError("version", `It is of version ${word(4)}.`);
  const end = word(8);
  const jsonBytes = word(HEADER_BYTES);
  const jsonAt = HEADER_BYTES + CHUNK_HEADER_BYTES;
  if (end > bytes.length || word(HEADER_BYTES + 4) !== JSON_CHUNK || jsonBytes < 0 || jsonAt + jsonBytes > end)
    throw new GlbError("broken", "It is cut short.");
  const json = parsed(bytes.subarray(jsonAt, jsonAt + jsonBytes));
  const binaryAt = jsonAt + jsonBytes;
  if (binaryAt + CHUNK_HEADER_BYTES > end || word(binaryAt + 4) !== BINARY_CHUNK)
    return { json, binary: new Uint8Array() };
  const from = binaryAt + CHUNK_HEADER_BYTES;
  if (from + word(binaryAt) > end) throw new GlbError("broken", "It is cut short.");
  return { json, binary: bytes.subarray(from, from + word(binaryAt)) };
}
