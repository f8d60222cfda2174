/** Encoding that the bytes of a text are read in. */
export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** A text and how it was read. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
}

/** Bytes that a text of Windows begins with to say how it is written. */
const MARKS: readonly (readonly [TextEncoding, readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    // The decoder's only way to say no.
    return false;
  }
}

function encodingOf(bytes: Uint8Array): TextEncoding {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked !== undefined) return marked[0];
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}

/**
 * Reads the bytes of a text file. What is no UTF-8 and has no mark is Windows-1252, which is what Excel in Spanish
 * writes as «CSV»: its accents are never UTF-8 by chance.
 *
 * @param encoding - How to read it, when a person knows better.
 * @returns The text without its byte-order mark.
 */
export function decodeText(bytes: Uint8Array, encoding: TextEncoding = encodingOf(bytes)): DecodedText {
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

/** Reads a text file that a person chose, as {@link decodeText}. */
export async function decodeFile(file: Blob): Promise<DecodedText> {
  return decodeText(new Uint8Array(await file.arrayBuffer()));
}

const NAMES: Readonly<Record<TextEncoding, string>> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16",
  "windows-1252": "Windows-1252",
};

/** An encoding as people call it. */
export const encodingName = (encoding: TextEncoding): string => NAMES[encoding];

/** Says that a file was not written as files are today; empty when it was. What was guessed is for a person to check. */
export function encodingNotice(encoding: TextEncoding): string {
  if (encoding === "utf-8") return "";
  return `El archivo no estaba en UTF-8: lo hemos leído como ${NAMES[encoding]}, que es como guarda Excel. Mira que los acentos y las eñes estén bien.`;
}
