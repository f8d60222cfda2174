import { createGrid, fillMerges, type ImportedSheet, type MergedRange, type SheetGrid } from "./imported-sheet.ts";
import { type Attributes, readMarkup } from "./read-markup.ts";
import { TABLE_LIMITS, type TableLimits } from "./table.ts";

/** A table that is being read. */
interface OpenTable {
  readonly grid: SheetGrid;
  readonly merges: MergedRange[];
  name: string;
  row: number;
  column: number;
  /** Rows that a cell above still reaches over, by column. */
  readonly reaching: number[];
  cell: { text: string; readonly wide: number; readonly high: number } | null;
  isCaption: boolean;
}

/** Elements whose text nobody reads on the page. */
const UNSEEN: ReadonlySet<string> = new Set(["script", "style", "noscript", "template", "select", "textarea", "svg"]);

/** Elements between whose texts there is a space. */
const PARTING: ReadonlySet<string> = new Set(["br", "p", "div", "li", "td", "th", "tr"]);

/** Elements that have no end, and cannot hide what comes behind them. */
const VOID: ReadonlySet<string> = new Set(["br", "img", "hr", "input", "col", "wbr", "meta", "link"]);

/** Most tables inside each other that are read; deeper ones belong to the one around them. */
const MOST_INSIDE = 20;
/** Most tables of a page. */
const MOST_TABLES = 200;
/** Most columns and rows that a cell may cover. @see https://html.spec.whatwg.org/multipage/tables.html#attr-tdth-colspan */
const MOST_COVERED = 1000;

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Writes what stands raised so that it is no digit of what it stands beside: «3,4<sup>1</sup>» is no 3,41. */
function raised(text: string): string {
  const inside = text.trim();
  if (/^\d{1,3}$/.test(inside)) return [...inside].map((digit) => RAISED[Number(digit)] ?? "").join("");
  if (inside === "" || /^[([*†‡]/.test(inside)) return inside;
  return ` (${inside})`;
}

const spanOf = (text: string | undefined) => Math.min(MOST_COVERED, Math.max(1, Math.trunc(Number(text ?? "1")) || 1));

const isUnseen = (name: string, attributes: Attributes) =>
  UNSEEN.has(name) ||
  (!VOID.has(name) && (attributes.has("hidden") || /display\s*:\s*none/i.test(attributes.get("style") ?? "")));

function tableVisitor(limits: TableLimits) {
  const read: ImportedSheet[] = [];
  const open: OpenTable[] = [];
  /** Element that nobody sees, and how many of its name are open inside. */
  let unseen: { readonly name: string; depth: number } | null = null;
  /** Text of what stands raised; `null` outside. */
  let above: string | null = null;

  function endCell(table: OpenTable) {
    const { cell } = table;
    if (cell === null) return;
    if (above !== null) cell.text += raised(above);
    above = null;
    const text = cell.text.replaceAll(/\s+/g, " ").trim();
    while ((table.reaching[table.column] ?? 0) > 0) table.column += 1;
    const { row, column } = table;
    table.grid.put(row, column, text);
    for (let at = column; at < column + cell.wide; at += 1) table.reaching[at] = cell.high;
    if (cell.wide > 1 || cell.high > 1)
      table.merges.push({ row, column, lastRow: row + cell.high - 1, lastColumn: column + cell.wide - 1 });
    table.column += cell.wide;
    table.cell = null;
  }
  function endRow(table: OpenTable) {
    endCell(table);
    if (table.column === 0 && table.row === -1) return;
    for (const [at, rows] of table.reaching.entries()) table.reaching[at] = Math.max(0, rows - 1);
  }
  function beginTable() {
    const grid = createGrid(limits);
    open.push({ ...{ grid, merges: [], name: "", row: -1, column: 0, reaching: [], cell: null, isCaption: false } });
  }
  function endTable() {
    const table = open.pop();
    if (table === undefined) return;
    endRow(table);
    fillMerges(table.grid, table.merges);
    const rows = table.grid.rows();
    if (rows.length === 0 || read.length >= MOST_TABLES) return;
    const name = table.name.replaceAll(/\s+/g, " ").trim().slice(0, MOST_TABLES);
    read.push({ name: name || `Tabla ${read.length + 1}`, isHidden: false, hiddenLines: 0, rows });
  }
  function beginCell(table: OpenTable, attributes: Attributes) {
    endCell(table);
    if (table.row === -1) table.row = 0;
    table.cell = { text: "", wide: spanOf(attributes.get("colspan")), high: spanOf(attributes.get("rowspan")) };
  }
  function beginRow(table: OpenTable) {
    if (table.row !== -1) endRow(table);
    table.row += 1;
    table.column = 0;
  }
  return {
    read,
    endTable,
    isOpen: () => open.length > 0,
    open(name: string, attributes: Attributes) {
      if (unseen !== null) {
        if (name === unseen.name) unseen.depth += 1;
        return;
      }
      if (isUnseen(name, attributes)) {
        unseen = { name, depth: 1 };
        return;
      }
      if (name === "table" && open.length < MOST_INSIDE) return beginTable();
      const table = open.at(-1);
      if (table === undefined) return;
      if (name === "tr") beginRow(table);
      else if (name === "td" || name === "th") beginCell(table, attributes);
      else if (name === "caption") table.isCaption = true;
      else if (name === "sup") above = "";
      else if (PARTING.has(name) && table.cell !== null) table.cell.text += " ";
    },
    close(name: string) {
      if (unseen !== null) {
        if (name === unseen.name) unseen.depth -= 1;
        if (unseen.depth === 0) unseen = null;
        return;
      }
      const table = open.at(-1);
      if (table === undefined) return;
      if (name === "table") endTable();
      else if (name === "td" || name === "th") endCell(table);
      else if (name === "caption") table.isCaption = false;
      else if (name === "sup" && above !== null) {
        if (table.cell !== null) table.cell.text += raised(above);
        above = null;
      } else if (PARTING.has(name) && table.cell !== null) table.cell.text += " ";
    },
    text(part: string) {
      const table = open.at(-1);
      if (unseen !== null || table === undefined) return;
      if (table.isCaption) table.name += part;
      else if (above !== null) above += part;
      else if (table.cell !== null) table.cell.text += part;
    },
  };
}

/**
 * Reads the tables of a page, or of what was copied out of one, as texts; nothing of it is drawn, run or fetched. What cannot be seen is
 * left out, and what stands raised behind a figure is a mark and no digit.
 *
 * @returns Each with its caption, in the order in which they end; tables that are empty are left out.
 * @throws {TableTooLarge} Beyond the limits.
 */
export function readHtmlTables(html: string, limits: TableLimits = TABLE_LIMITS): readonly ImportedSheet[] {
  const { read, endTable, isOpen, ...visitor } = tableVisitor(limits);
  readMarkup(html, "html", visitor);
  while (isOpen()) endTable();
  return read;
}
