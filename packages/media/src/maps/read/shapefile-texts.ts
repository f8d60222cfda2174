import type { MapEncoding } from "@nv/contracts/schemas";

type Encoding = Exclude<MapEncoding, "auto">;

/** Encoding of a table's texts, and the reason when it is not the one that the file states. */
export interface TextsOfTable {
  readonly encoding: Encoding;
  /** Spanish sentence; empty when there is nothing to say. */
  readonly note: string;
}

/** Patterns of what a `.cpg` says, by encoding. The same are written in many ways: `1252`, `ANSI 1252`, `windows-1252`. */
const SAID: readonly (readonly [pattern: RegExp, encoding: Encoding])[] = [
  [/utf-?8|65001/i, "utf8"],
  [/1252|ansi/i, "windows-1252"],
  [/8859-?1\b|latin-?1\b|88591/i, "iso-8859-1"],
  [/\b850|ibm850/i, "cp850"],
];

/** Position of the code page in a dBASE table, and meaning of its numbers. @see https://desktop.arcgis.com (shapefile and dBASE code pages) */
const CODE_PAGE_AT = 29;
const CODE_PAGES: Readonly<Record<number, Encoding>> = { 2: "cp850", 3: "windows-1252", 87: "windows-1252" };

/** As much of a table as tells how it is written, bytes: names come again and again. */
const LOOKED_BYTES = 20_000_000;

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // Cut in the middle of a letter it is still UTF-8.
    new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, LOOKED_BYTES), { stream: true });
    return true;
  } catch {
    return false; // The decoder's only way to say no.
  }
}

/** Position of the length of a table's head, after which its rows begin: what stands before is no text. */
const HEAD_LENGTH_AT = 8;
const rowsOf = (dbf: Buffer) => dbf.subarray(dbf.length > HEAD_LENGTH_AT + 2 ? dbf.readUInt16LE(HEAD_LENGTH_AT) : 0);

/**
 * Decides how the texts of a shapefile are read: as a person says, as its `.cpg` says, as its table says, or as its bytes look.
 *
 * @param cpg - Text of the `.cpg`; `null` without one.
 */
export function textsOfTable(asked: MapEncoding, cpg: string | null, dbf: Buffer): TextsOfTable {
  if (asked !== "auto") return { encoding: asked, note: "" };
  const rows = rowsOf(dbf);
  const isValid = isUtf8(rows);
  const said = SAID.find(([pattern]) => pattern.test(cpg ?? ""))?.[1];
  if (said === "utf8" && !isValid)
    return {
      encoding: "windows-1252",
      note: "El .cpg dice que los textos están en UTF-8 y no lo están: se leen como Windows-1252. Mira si las eñes salen bien.",
    };
  if (said !== undefined) return { encoding: said, note: "" };
  if (isValid) return { encoding: "utf8", note: "" };
  const paged = dbf.length > CODE_PAGE_AT ? CODE_PAGES[dbf.readUInt8(CODE_PAGE_AT)] : undefined;
  return {
    encoding: paged ?? "windows-1252",
    note:
      paged === undefined && cpg === null
        ? "El shapefile no dice cómo están escritos sus textos (le falta el .cpg): se leen como Windows-1252. Mira si las eñes salen bien."
        : "",
  };
}
