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

/** Signs that part cells: tab, line end, comma, semicolon and bar. */
const PARTING = [9, LINE_END, 44, 59, 124];

/** Counts how often signs stand in a file, and stops beyond a limit. */
function countSigns({ bytes }: CountFile, signs: readonly number[], most: number): number {
  let count = 0;
  for (const sign of signs)
    for (let at = bytes.indexOf(sign); at >= 0 && count <= most; at = bytes.indexOf(sign, at + 1)) count += 1;
  return count;
}

/** Whether a file has more bytes or lines than any count: it is not read. */
export const isTooBig = (file: CountFile): boolean =>
  file.bytes.length > COUNT_LIMITS.fileBytes || countSigns(file, [LINE_END], COUNT_LIMITS.lines) > COUNT_LIMITS.lines;

/** Whether a table has more bytes or cells than any count: it is not read. */
export const isTooBigTable = (file: CountFile): boolean =>
  isTooBig(file) || countSigns(file, PARTING, COUNT_LIMITS.cells) > COUNT_LIMITS.cells;

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
