import { type CellFormat, shownFigure } from "./cell-format.ts";
import { createGrid, fillMerges, type MergedRange, type SheetGrid } from "./imported-sheet.ts";
import { type Attributes, readMarkup } from "./read-markup.ts";
import type { TableLimits } from "./table.ts";

/** Knowledge of a workbook that its sheets are read with. */
export interface SheetContext {
  readonly sharedTexts: readonly string[];
  /** Formats of the styles of cells, in their order. */
  readonly formats: readonly (CellFormat | null)[];
  readonly isFrom1904: boolean;
  readonly limits: TableLimits;
}

/** Cell as it is written in its sheet. */
interface WrittenCell {
  readonly row: number;
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  formula: string;
  hasValue: boolean;
}

/** Sheet as it was read; `isWhole` is false for one that breaks off. */
export interface ReadSheetPart {
  readonly rows: readonly (readonly string[])[];
  readonly hiddenLines: number;
  readonly isWhole: boolean;
}

const LETTERS = 26;
const BEFORE_A = "A".charCodeAt(0) - 1;

/** Reads the place of a cell. @param reference - As «B12». @returns Rows and columns from 0; `null` for what is no place. */
export function placeOf(reference: string): { readonly row: number; readonly column: number } | null {
  let [column, at] = [0, 0];
  for (; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) - BEFORE_A;
    if (letter < 1 || letter > LETTERS) break;
    column = column * LETTERS + letter;
  }
  const row = Number(reference.slice(at)) - 1;
  return at === 0 || !Number.isInteger(row) || row < 0 ? null : { row, column: column - 1 };
}

function mergeOf(reference: string): readonly MergedRange[] {
  const [from, to] = reference.split(":").map(placeOf);
  if (from === null || from === undefined || to === null || to === undefined) return [];
  return [{ ...from, lastRow: to.row, lastColumn: to.column }];
}

const YES_NO: Readonly<Record<string, string>> = { "1": "sí", "0": "no" };

/** Returns the text of a cell as it is shown; a formula whose result the file does not have stays written, and is no figure. */
function cellText({ type, style, value, formula, hasValue }: WrittenCell, context: SheetContext): string {
  if (!hasValue) return formula === "" ? "" : `=${formula}`;
  if (type === "s") return context.sharedTexts[Number(value)] ?? "";
  if (type === "b") return YES_NO[value] ?? value;
  if (type === "d") return value.replace(/T00:00:00(?:\.0+)?Z?$/, "");
  if (type !== "n" && type !== "") return value;
  const figure = value.trim() === "" ? Number.NaN : Number(value);
  return Number.isFinite(figure) ? shownFigure(figure, context.formats[style] ?? null, context.isFrom1904) : value;
}

const isOn = (value: string | undefined) => value === "1" || value === "true";

/** Most columns that a sheet has. @see Excel, «Specifications and limits» */
const MOST_COLUMNS = 16_384;

/** Columns that a definition of columns hides. */
function hiddenColumns(attributes: Attributes): number {
  const width = Number(attributes.get("max")) - Number(attributes.get("min")) + 1;
  // All to the right of a table may be hidden, which nobody misses.
  return isOn(attributes.get("hidden")) && width > 0 && width < MOST_COLUMNS / 2 ? width : 0;
}

/** Listener that writes the cells of a sheet into a grid. */
function sheetVisitor(grid: SheetGrid, context: SheetContext) {
  const merges: MergedRange[] = [];
  const told = { hiddenLines: 0, isWhole: false };
  let [row, column, isHidden] = [-1, -1, false];
  let cell: WrittenCell | null = null;
  let into: "value" | "formula" | "" = "";
  /** Hints of how to read, which a file with phonetic signs has inside its texts. */
  let isPhonetic = false;
  function openCell(attributes: Attributes) {
    const place = placeOf(attributes.get("r") ?? "") ?? { row, column: column + 1 };
    column = place.column;
    const style = Number(attributes.get("s") ?? "0");
    cell = { ...place, type: attributes.get("t") ?? "", style, value: "", formula: "", hasValue: false };
  }
  function closeCell() {
    if (cell === null) return;
    const text = cellText(cell, context);
    grid.put(cell.row, cell.column, text);
    if (isHidden && text !== "") {
      told.hiddenLines += 1;
      isHidden = false;
    }
    cell = null;
  }
  function open(name: string, attributes: Attributes) {
    if (name === "row") {
      const number = Number(attributes.get("r"));
      [row, column] = [Number.isInteger(number) && number > 0 ? number - 1 : row + 1, -1];
      isHidden = isOn(attributes.get("hidden"));
    } else if (name === "c") openCell(attributes);
    else if (name === "v" || (name === "t" && !isPhonetic)) into = "value";
    else if (name === "f") into = "formula";
    else if (name === "rph") isPhonetic = true;
    else if (name === "col") told.hiddenLines += hiddenColumns(attributes);
    else if (name === "mergecell") merges.push(...mergeOf(attributes.get("ref") ?? ""));
  }
  function close(name: string) {
    if (name === "c") closeCell();
    else if (name === "v" || name === "t" || name === "f") into = "";
    else if (name === "rph") isPhonetic = false;
    else if (name === "worksheet") told.isWhole = true;
  }
  function text(part: string) {
    if (cell === null || into === "") return;
    cell[into] += part;
    if (into === "value") cell.hasValue = true;
  }
  return { open, close, text, merges, told };
}

/**
 * Reads a sheet of an Excel workbook as its cells show it.
 *
 * @throws {TableTooLarge} Beyond the limits.
 * @see ECMA-376, part 1, 18.3
 */
export function readSheetPart(xml: string, context: SheetContext): ReadSheetPart {
  const grid = createGrid(context.limits);
  const { merges, told, ...visitor } = sheetVisitor(grid, context);
  readMarkup(xml, "xml", visitor);
  fillMerges(grid, merges);
  return { rows: grid.rows(), ...told };
}
