import { valueIn } from "./column-kinds.ts";
import { figureCell } from "./figure-cell.ts";
import { figureText } from "./figure-text.ts";
import { createGrid, fillMerges, type ImportedSheet, type MergedRange, TableTooLarge } from "./imported-sheet.ts";
import { type Attributes, readMarkup } from "./read-markup.ts";
import { readPeriod } from "./read-period.ts";
import type { ReadWorkbook } from "./read-workbook.ts";
import { TABLE_LIMITS, type TableLimits } from "./table.ts";
import { unzipParts } from "./unzip-parts.ts";

/** Powers of a thousand that figures are shown divided by. */
const SCALES = [1e3, 1e6, 1e9];
const KEPT_DIGITS = 15;
const MOST_REPEATED = 1_048_576;

const CURRENCY_SIGNS: Readonly<Record<string, string>> = { EUR: "€", USD: "$", GBP: "£", JPY: "¥" };

const countOf = (text: string | undefined) =>
  Math.min(MOST_REPEATED, Math.max(1, Math.trunc(Number(text ?? "1")) || 1));

/** Decimals that a figure is written with. */
function decimalsIn(core: string, mark: "," | "."): number {
  const at = core.lastIndexOf(mark);
  return at === -1 ? 0 : core.length - at - 1;
}

/** Whether a shown figure is a value, rounded as it is shown. */
function shows(shown: string, value: number): boolean {
  const figure = figureCell(shown);
  if (figure === null) return false;
  return ([",", "."] as const).some((mark) => {
    const read = valueIn(figure, mark);
    return (
      read !== null && Math.abs(Math.abs(read) - Math.abs(value)) <= 0.5000001 * 10 ** -decimalsIn(figure.core, mark)
    );
  });
}

/** Writes a figure as it is shown: a code with its zeros, thousands that are shown as one divided. */
function floatText(value: number, shown: string): string {
  if (/^0\d+$/.test(shown)) return shown;
  const scale = shows(shown, value) ? undefined : SCALES.find((by) => shows(shown, value / by));
  return figureText(Number((value / (scale ?? 1)).toPrecision(KEPT_DIGITS)));
}

/** Writes a day as long as it is shown: «ene-24» is a month. */
function dateText(kept: string, shown: string): string {
  const [day = "", time = ""] = kept.split("T");
  const period = readPeriod(shown, "day-first");
  if (period?.grain === "month" && day.startsWith(period.text)) return period.text;
  if (period?.grain === "year" && day.startsWith(period.text)) return period.text;
  const clock = time.slice(0, "12:30:00".length).replace(/:00$/, "");
  return clock === "" || clock === "00:00" || !shown.includes(":") ? day : `${day} ${clock}`;
}

/** Reads a length of time of ISO 8601. @example clockOf("PT12H30M00S") // "12:30" */
function clockOf(duration: string): string {
  const [, hours = "", minutes = "", seconds = ""] = /^PT(\d{1,6})H(\d{1,2})M(\d{1,2})/.exec(duration) ?? [];
  if (hours === "") return duration;
  return `${hours.padStart(2, "0")}:${minutes.padStart(2, "0")}${Number(seconds) === 0 ? "" : `:${seconds.padStart(2, "0")}`}`;
}

/** Returns the text of a cell as it is shown. @see OpenDocument 1.3, part 3, 19.387 */
function cellText(attributes: Attributes, shown: string): string {
  const value = Number(attributes.get("value") ?? "");
  switch (attributes.get("value-type")) {
    case "float":
      return attributes.has("value") && Number.isFinite(value) ? floatText(value, shown) : shown;
    case "percentage":
      return `${figureText(Number((value * 100).toPrecision(KEPT_DIGITS)))} %`;
    case "currency":
      return `${figureText(value)} ${CURRENCY_SIGNS[attributes.get("currency") ?? ""] ?? ""}`.trim();
    case "date":
      return dateText(attributes.get("date-value") ?? shown, shown);
    case "time":
      return clockOf(attributes.get("time-value") ?? shown);
    case "boolean":
      return attributes.get("boolean-value") === "true" ? "sí" : "no";
    default:
      return shown === "" ? (attributes.get("string-value") ?? "") : shown;
  }
}

/** Listener that writes the sheets of a document. */
function documentVisitor(limits: TableLimits) {
  const sheets: ImportedSheet[] = [];
  const hiddenStyles = new Set<string>();
  let style = "";
  let sheet: { name: string; isHidden: boolean; hiddenLines: number; merges: MergedRange[] } | null = null;
  let grid = createGrid(limits);
  let [row, column, rowTimes] = [0, 0, 1];
  let cell: Attributes | null = null;
  let shown = "";
  /** Elements inside a cell that are none of its text: a comment, a drawing. */
  let asides = 0;
  /** Sheets inside a cell, as a drawing has them. */
  let depth = 0;
  function openCell(attributes: Attributes) {
    cell = attributes;
    shown = "";
  }
  function closeCell() {
    if (cell === null || sheet === null) return;
    const times = countOf(cell.get("number-columns-repeated"));
    grid.put(row, column, cellText(cell, shown.trim()), times);
    const [wide, high] = [countOf(cell.get("number-columns-spanned")), countOf(cell.get("number-rows-spanned"))];
    if (wide > 1 || high > 1)
      sheet.merges.push({ row, column, lastRow: row + high - 1, lastColumn: column + wide - 1 });
    column += times;
    cell = null;
  }
  function open(name: string, attributes: Attributes) {
    if (name === "style") style = attributes.get("name") ?? "";
    else if (name === "table-properties" && attributes.get("display") === "false") hiddenStyles.add(style);
    else if (name === "table") {
      depth += 1;
      if (depth > 1) return;
      const isHidden = hiddenStyles.has(attributes.get("style-name") ?? "");
      sheet = { name: attributes.get("name") ?? "", isHidden, hiddenLines: 0, merges: [] };
      grid = createGrid(limits);
      row = 0;
    } else if (depth !== 1) return;
    else if (name === "table-row") {
      column = 0;
      rowTimes = countOf(attributes.get("number-rows-repeated"));
      const isHidden = ["collapse", "filter"].includes(attributes.get("visibility") ?? "");
      if (isHidden && sheet !== null && rowTimes < limits.maxRows) sheet.hiddenLines += rowTimes;
    } else if (name === "table-cell") openCell(attributes);
    else if (name === "covered-table-cell") column += countOf(attributes.get("number-columns-repeated"));
    else if (name === "annotation" || name === "frame") asides += 1;
    else if (cell !== null && asides === 0 && (name === "p" || name === "line-break" || name === "tab" || name === "s"))
      shown += " ";
  }
  function close(name: string) {
    if (name === "table") {
      depth -= 1;
      if (depth > 0 || sheet === null) return;
      fillMerges(grid, sheet.merges);
      sheets.push({ name: sheet.name, isHidden: sheet.isHidden, hiddenLines: sheet.hiddenLines, rows: grid.rows() });
      sheet = null;
    } else if (depth !== 1) return;
    else if (name === "table-cell") closeCell();
    else if (name === "table-row") {
      grid.repeat(row, rowTimes);
      row += rowTimes;
    } else if (name === "annotation" || name === "frame") asides -= 1;
  }
  function text(part: string) {
    if (cell !== null && asides === 0 && depth === 1) shown += part;
  }
  return { open, close, text, sheets };
}

/**
 * Reads every sheet of a spreadsheet of LibreOffice (.ods) as its cells show it.
 *
 * @returns As `readWorkbook`.
 */
export async function readOpenDocument(bytes: Uint8Array, limits: TableLimits = TABLE_LIMITS): Promise<ReadWorkbook> {
  try {
    const part = await unzipParts(bytes, (name) => name === "content.xml");
    if (part === null) return "TOO_LARGE";
    const xml = part("content.xml");
    if (!xml.trimEnd().endsWith("document-content>")) return "UNREADABLE";
    const { sheets, ...visitor } = documentVisitor(limits);
    readMarkup(xml, "xml", visitor);
    return sheets.length === 0 ? "UNREADABLE" : sheets;
  } catch (cause) {
    if (cause instanceof TableTooLarge) return "TOO_LARGE";
    // As a workbook that is not what it says.
    if (cause instanceof Error) return "UNREADABLE";
    throw cause;
  }
}
