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

/** Whether a file is bigger than any count: it is not read. */
export const isTooBig = ({ bytes }: CountFile): boolean => bytes.length > COUNT_LIMITS.fileBytes;

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
