import { type DecodedText, decodeText, type TextEncoding } from "./decode-text.ts";
import { proposedSheet, type SheetFacts, sheetFacts, sheetRows, TableTooLarge } from "./imported-sheet.ts";
import { readDelimited, type Separator } from "./read-delimited.ts";
import { readJsonTable } from "./read-json-table.ts";
import type { ReadWorkbook } from "./read-workbook.ts";
import { TABLE_LIMITS, type Table, type TableFault, type TableLimits, unusableTable } from "./table.ts";

/** Format that a table was written in, as far as it was understood. */
export interface TableSource {
  readonly form: "delimited" | "json" | "workbook" | "page";
  /** Of a text; `null` for a workbook. */
  readonly encoding: TextEncoding | null;
  /** Of a delimited text; `null` for the rest. */
  readonly separator: Separator | null;
  /** Sheets of a workbook, or tables of a page; none for the rest. */
  readonly sheets: readonly SheetFacts[];
  /** Place of the sheet that was read, from 0. */
  readonly sheet: number;
}

/** A table that somebody brought. */
export interface ImportedTable extends Table {
  readonly source: TableSource;
}

/** Corrections by a person when a table was understood wrongly. */
export interface TableCorrections {
  readonly encoding?: TextEncoding;
  readonly separator?: Separator;
  /** Place of the sheet that is read, from 0; without it the one with most data. */
  readonly sheet?: number;
}

/** First bytes of a ZIP, which a workbook is. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** First bytes of what Excel wrote until 2003, and of a workbook with a password. @see MS-CFB, 2.2 */
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];
/** Bytes at the beginning in which a text has no zero, but for UTF-16. */
const TEXT_WITHIN = 4096;

const beginsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);

const UNTOLD = { sheets: [], sheet: 0 } as const;

const unusable = (fault: TableFault, form: TableSource["form"]): ImportedTable => ({
  ...unusableTable(fault),
  source: { form, encoding: null, separator: null, ...UNTOLD },
});

/** Takes the sheet that was asked for, or the one with most data. */
function sheetOf(read: ReadWorkbook, source: Pick<TableSource, "form" | "encoding">, asked?: number): ImportedTable {
  if (typeof read === "string") return unusable(read, source.form);
  const sheets = sheetFacts(read);
  const at = asked !== undefined && asked in sheets ? asked : proposedSheet(sheets);
  const sheet = read[at];
  return {
    rows: sheet === undefined ? [] : sheetRows(sheet),
    problems: [],
    source: { ...source, separator: null, sheets, sheet: at },
  };
}

/** Reads a page with what takes it to its tables, which comes with the first one: most people paste. */
async function readPage({ text, encoding }: DecodedText, asked: number | undefined, limits: TableLimits) {
  const { readHtmlTables } = await import("./read-html-tables.ts");
  try {
    return sheetOf(readHtmlTables(text, limits), { form: "page", encoding }, asked);
  } catch (cause) {
    if (cause instanceof TableTooLarge) return unusable("TOO_LARGE", "page");
    throw cause;
  }
}

const isPage = (text: string) => /^\s*</.test(text) && /<table[\s>]/i.test(text);

async function readText(
  decoded: DecodedText,
  corrections: TableCorrections,
  limits: TableLimits,
): Promise<ImportedTable> {
  const { text, encoding } = decoded;
  if (corrections.separator === undefined && isPage(text)) return readPage(decoded, corrections.sheet, limits);
  if (corrections.separator === undefined && /^\s*[[{]/.test(text)) {
    const json = readJsonTable(text, limits);
    if (json !== null) return { ...json, source: { form: "json", encoding, separator: null, ...UNTOLD } };
  }
  const { separator, ...table } = readDelimited(text, { ...corrections, limits });
  return { ...table, source: { form: "delimited", encoding, separator, ...UNTOLD } };
}

/** Reads a workbook with what unfolds it, which comes with the first one. */
async function readBook(bytes: Uint8Array, asked: number | undefined, limits: TableLimits): Promise<ImportedTable> {
  const { isOpenDocument } = await import("./unzip-parts.ts");
  const read = isOpenDocument(bytes)
    ? await (await import("./read-open-document.ts")).readOpenDocument(bytes, limits)
    : await (await import("./read-workbook.ts")).readWorkbook(bytes, limits);
  return sheetOf(read, { form: "workbook", encoding: null }, asked);
}

/** Whether bytes are no text: a picture, a PDF. */
function isBinary(bytes: Uint8Array, { encoding }: DecodedText): boolean {
  return !encoding.startsWith("utf-16") && bytes.subarray(0, TEXT_WITHIN).includes(0);
}

/**
 * Reads a table that was brought as a file, by its bytes and not by its name: Excel (.xlsx), LibreOffice (.ods), the tables of a page
 * (HTML), JSON (a list of objects or of lists), CSV, TSV and their like.
 *
 * @returns What was understood and what is wrong; `EMPTY` when there is no text at all.
 */
export async function readTable(
  bytes: Uint8Array,
  corrections: TableCorrections = {},
  limits: TableLimits = TABLE_LIMITS,
): Promise<ImportedTable> {
  if (beginsWith(bytes, OLD_WORKBOOK)) return unusable("OLD_WORKBOOK", "workbook");
  const table = beginsWith(bytes, ZIP)
    ? await readBook(bytes, corrections.sheet, limits)
    : await readBytes(bytes, corrections, limits);
  if (table.rows.length > 0 || table.problems.length > 0) return table;
  return { ...unusableTable("EMPTY"), source: table.source };
}

async function readBytes(bytes: Uint8Array, corrections: TableCorrections, limits: TableLimits) {
  const decoded = decodeText(bytes, corrections.encoding);
  return isBinary(bytes, decoded) ? unusable("UNREADABLE", "delimited") : readText(decoded, corrections, limits);
}
