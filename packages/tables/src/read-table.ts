import { type DecodedText, decodeText, type TextEncoding } from "./decode-text.ts";
import { readDelimited, type Separator } from "./read-delimited.ts";
import { readJsonTable } from "./read-json-table.ts";
import { TABLE_LIMITS, type Table, type TableLimits, unusableTable } from "./table.ts";

/** Format that a table was written in, as far as it was understood. */
export interface TableSource {
  readonly form: "delimited" | "json" | "workbook";
  /** Of a text; `null` for a workbook. */
  readonly encoding: TextEncoding | null;
  /** Of a delimited text; `null` for the rest. */
  readonly separator: Separator | null;
}

/** A table that somebody brought. */
export interface ImportedTable extends Table {
  readonly source: TableSource;
}

/** Corrections by a person when a table was understood wrongly. */
export interface TableCorrections {
  readonly encoding?: TextEncoding;
  readonly separator?: Separator;
}

/** First bytes of a ZIP, which a workbook is. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];

function readText({ text, encoding }: DecodedText, corrections: TableCorrections, limits: TableLimits): ImportedTable {
  if (corrections.separator === undefined && /^\s*[[{]/.test(text)) {
    const json = readJsonTable(text, limits);
    if (json !== null) return { ...json, source: { form: "json", encoding, separator: null } };
  }
  const { separator, ...table } = readDelimited(text, { ...corrections, limits });
  return { ...table, source: { form: "delimited", encoding, separator } };
}

/** Reads a workbook with what unfolds it, which comes with the first one: most people paste. */
async function readSheet(bytes: Uint8Array, limits: TableLimits): Promise<ImportedTable> {
  const { readWorkbook } = await import("./read-workbook.ts");
  return { ...(await readWorkbook(bytes, limits)), source: { form: "workbook", encoding: null, separator: null } };
}

/**
 * Reads a table that was brought as a file, by its bytes and not by its name: Excel (.xlsx), JSON (a list of objects or
 * of lists), CSV, TSV and their like.
 *
 * @returns What was understood and what is wrong; `EMPTY` when there is no text at all.
 */
export async function readTable(
  bytes: Uint8Array,
  corrections: TableCorrections = {},
  limits: TableLimits = TABLE_LIMITS,
): Promise<ImportedTable> {
  const isWorkbook = ZIP.every((byte, at) => bytes[at] === byte);
  const table = isWorkbook
    ? await readSheet(bytes, limits)
    : readText(decodeText(bytes, corrections.encoding), corrections, limits);
  if (table.rows.length > 0 || table.problems.length > 0) return table;
  return { ...unusableTable("EMPTY"), source: table.source };
}
