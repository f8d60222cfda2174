import { COUNT_LIMITS } from "@nv/contracts/schemas";
import { decodeText } from "@nv/tables";

/** A file as a source gives it. */
export interface CountFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file of text, line by line. */
export interface TextFile {
  readonly name: string;
  readonly lines: readonly string[];
}

const LINE_END = 10;

/** Signs that part cells: tab, comma, semicolon and bar. */
const SEPARATORS: ReadonlySet<number> = new Set([9, 44, 59, 124]);

function countBytes({ bytes }: CountFile, isOne: (byte: number) => boolean): number {
  let count = 0;
  for (const byte of bytes) if (isOne(byte)) count += 1;
  return count;
}

/** Whether a file has more bytes or lines than any count: it is not read. */
export const isTooBig = (file: CountFile): boolean =>
  file.bytes.length > COUNT_LIMITS.fileBytes || countBytes(file, (byte) => byte === LINE_END) > COUNT_LIMITS.lines;

/** Whether a table has more bytes or cells than any count: it is not read. */
export const isTooBigTable = (file: CountFile): boolean =>
  isTooBig(file) || countBytes(file, (byte) => byte === LINE_END || SEPARATORS.has(byte)) > COUNT_LIMITS.cells;

/** Reads a file as lines, in UTF-8 or, where it is none, in Windows-1252. */
export function textFile({ name, bytes }: CountFile): TextFile {
  const lines = decodeText(bytes).text.split("\n");
  return { name, lines: lines.map((line) => (line.endsWith("\r") ? line.slice(0, -1) : line)) };
}

/** Makes a name of what a file says: without signs that control, and no longer than a name is. */
export const plainName = (text: string, most: number = COUNT_LIMITS.name): string =>
  text
    .replaceAll(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, most)
    .trim();
