import { RECORD_BYTES, RECORDS_AT } from "./sfnt-tables.ts";

/** Bytes that every table is filled up to. */
const WORD = 4;

const filledUp = (length: number) => Math.ceil(length / WORD) * WORD;

/** Adds a table up as words of 32 bits. */
function checksum(table: Uint8Array): number {
  const words = new DataView(Uint8Array.from({ length: filledUp(table.length) }, (_, at) => table[at] ?? 0).buffer);
  let sum = 0;
  for (let at = 0; at < words.byteLength; at += WORD) sum = (sum + words.getUint32(at)) >>> 0;
  return sum;
}

/** Writes the head of a font of TrueType outlines: its kind, and what a search by halves through its tables needs. */
function writeHead(font: DataView, count: number): void {
  const halvings = Math.floor(Math.log2(count));
  font.setUint32(0, 0x00010000);
  for (const [at, value] of [
    count,
    RECORD_BYTES << halvings,
    halvings,
    (count << 4) - (RECORD_BYTES << halvings),
  ].entries())
    font.setUint16(WORD + at * 2, value);
}

/**
 * Puts tables together as an uncompressed font of TrueType outlines.
 *
 * The sum of the whole file, in `head`, is left as it was: browsers and converters do not read it.
 *
 * @see https://learn.microsoft.com/typography/opentype/spec/otff
 */
export function writeSfnt(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const ordered = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1));
  let offset = RECORDS_AT + ordered.length * RECORD_BYTES;
  const bytes = new Uint8Array(ordered.reduce((sum, [, table]) => sum + filledUp(table.length), offset));
  const font = new DataView(bytes.buffer);
  writeHead(font, ordered.length);
  for (const [at, [tag, table]] of ordered.entries()) {
    const record = RECORDS_AT + at * RECORD_BYTES;
    bytes.set(new TextEncoder().encode(tag), record);
    font.setUint32(record + 4, checksum(table));
    font.setUint32(record + 8, offset);
    font.setUint32(record + 12, table.length);
    bytes.set(table, offset);
    offset += filledUp(table.length);
  }
  return bytes;
}
