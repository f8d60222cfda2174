import { type CellFormat, cellFormat } from "./cell-format.ts";
import { type ImportedSheet, TableTooLarge } from "./imported-sheet.ts";
import { readMarkup } from "./read-markup.ts";
import { readSheetPart, type SheetContext } from "./read-sheet-part.ts";
import { TABLE_LIMITS, type TableFault, type TableLimits } from "./table.ts";
import { unzipParts, type WorkbookParts } from "./unzip-parts.ts";

/** Sheets of a file, or why they cannot be read. */
export type ReadWorkbook = readonly ImportedSheet[] | TableFault;

const isWanted = (name: string) =>
  /^\/?xl\/(?:workbook\.xml|styles\.xml|sharedStrings\.xml|_rels\/.*|worksheets\/.*\.xml)$/i.test(name);

/** The part of a workbook that says which sheets it has. */
interface BookFacts {
  readonly sheets: readonly { readonly name: string; readonly id: string; readonly isHidden: boolean }[];
  readonly isFrom1904: boolean;
}

const nothing = () => undefined;

function bookFacts(xml: string): BookFacts {
  const sheets: BookFacts["sheets"][number][] = [];
  let isFrom1904 = false;
  readMarkup(xml, "xml", {
    open(name, attributes) {
      if (name === "workbookpr") isFrom1904 = ["1", "true"].includes(attributes.get("date1904") ?? "");
      if (name !== "sheet") return;
      const isHidden = (attributes.get("state") ?? "visible") !== "visible";
      sheets.push({ name: attributes.get("name") ?? "", id: attributes.get("id") ?? "", isHidden });
    },
    close: nothing,
    text: nothing,
  });
  return { sheets, isFrom1904 };
}

/** Returns the part of each sheet by its id; what belongs to no sheet is there too. */
function targetsIn(xml: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  readMarkup(xml, "xml", {
    open(name, attributes) {
      const target = attributes.get("target") ?? "";
      const part = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
      if (name === "relationship") targets.set(attributes.get("id") ?? "", part);
    },
    close: nothing,
    text: nothing,
  });
  return targets;
}

/** Reads the texts that cells share, without the hints of how they are read aloud. */
function sharedTexts(xml: string): readonly string[] {
  const texts: string[] = [];
  let [text, isText, isPhonetic] = ["", false, false];
  readMarkup(xml, "xml", {
    open(name) {
      if (name === "si") text = "";
      if (name === "rph") isPhonetic = true;
      if (name === "t") isText = !isPhonetic;
    },
    close(name) {
      if (name === "si") texts.push(text);
      if (name === "rph") isPhonetic = false;
      if (name === "t") isText = false;
    },
    text(part) {
      if (isText) text += part;
    },
  });
  return texts;
}

/** Lists how each style of cells shows a figure, in their order. */
function formatsIn(xml: string): readonly (CellFormat | null)[] {
  const codes = new Map<string, string>();
  const formats: (CellFormat | null)[] = [];
  let isOfCells = false;
  readMarkup(xml, "xml", {
    open(name, attributes) {
      const id = attributes.get("numfmtid") ?? "";
      if (name === "numfmt") codes.set(id, attributes.get("formatcode") ?? "");
      if (name === "cellxfs") isOfCells = true;
      if (name === "xf" && isOfCells) formats.push(cellFormat(id, codes.get(id)));
    },
    close(name) {
      if (name === "cellxfs") isOfCells = false;
    },
    text: nothing,
  });
  return formats;
}

function sheetsOf(part: WorkbookParts, limits: TableLimits): ReadWorkbook {
  const { sheets, isFrom1904 } = bookFacts(part("xl/workbook.xml"));
  const targets = targetsIn(part("xl/_rels/workbook.xml.rels"));
  const context: SheetContext = {
    sharedTexts: sharedTexts(part("xl/sharedStrings.xml")),
    formats: formatsIn(part("xl/styles.xml")),
    ...{ isFrom1904, limits },
  };
  const read: ImportedSheet[] = [];
  for (const { name, id, isHidden } of sheets) {
    const xml = part(targets.get(id) ?? "");
    // A sheet that is a drawing alone has no cells.
    if (xml === "") continue;
    const { rows, hiddenLines, isWhole } = readSheetPart(xml, context);
    if (!isWhole) return "UNREADABLE";
    read.push({ name, isHidden, hiddenLines, rows });
  }
  return read.length === 0 ? "UNREADABLE" : read;
}

/**
 * Reads every sheet of an Excel workbook (.xlsx) as its cells show it, hidden ones too: percentages as «45 %» and not 0.45, codes with the
 * zeros of their format, dates as long as they are shown.
 *
 * @returns `UNREADABLE` for what is no workbook or breaks off, `TOO_LARGE` beyond the limits or for what would unfold beyond 256 MB.
 */
export async function readWorkbook(bytes: Uint8Array, limits: TableLimits = TABLE_LIMITS): Promise<ReadWorkbook> {
  try {
    const part = await unzipParts(bytes, isWanted);
    return part === null ? "TOO_LARGE" : sheetsOf(part, limits);
  } catch (cause) {
    if (cause instanceof TableTooLarge) return "TOO_LARGE";
    // Whatever the reader stumbles over is a file that is not what it says: nothing of ours.
    if (cause instanceof Error) return "UNREADABLE";
    throw cause;
  }
}

/** Limits of a workbook that is looked through and not worked with. */
const WHOLE: TableLimits = { maxRows: 1_048_576, maxColumns: 16_384 };

/**
 * Reads every sheet of an Excel workbook, hidden ones too: what goes out with a file is all of it.
 *
 * @returns Rows of cells as text, by sheet; `null` for what is no workbook, has a password or would unfold beyond 256 MB.
 */
export async function readSheets(bytes: Uint8Array): Promise<readonly (readonly (readonly string[])[])[] | null> {
  const sheets = await readWorkbook(bytes, WHOLE);
  return typeof sheets === "string" ? null : sheets.map(({ rows }) => rows);
}
