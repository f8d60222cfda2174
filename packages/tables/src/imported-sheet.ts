import { TABLE_LIMITS, type TableLimits, type TableRow } from "./table.ts";

/** Place of cells that a file merges, rows and columns from 0, the last ones included. */
export interface MergedRange {
  readonly row: number;
  readonly column: number;
  readonly lastRow: number;
  readonly lastColumn: number;
}

/** A sheet of a workbook, or a table of a page, as texts. */
export interface ImportedSheet {
  readonly name: string;
  /** Whether whoever opens the file does not see it. */
  readonly isHidden: boolean;
  /** Rows and columns that whoever opens the file does not see; they are read like the others. */
  readonly hiddenLines: number;
  /** Row after row from the first of the sheet, empty ones included. */
  readonly rows: readonly (readonly string[])[];
}

/** Description of a sheet that a person chooses by. */
export interface SheetFacts extends Pick<ImportedSheet, "name" | "isHidden" | "hiddenLines"> {
  /** Cells with something in them. */
  readonly cells: number;
}

/** Table that is greater than what is read at once. */
export class TableTooLarge extends Error {
  override readonly name = "TableTooLarge";
}

/** Most cells of a table: ten columns of as many rows as are read, and more. */
const MOST_CELLS = 5_000_000;

/** Grid that is written cell by cell, and refused as soon as it is greater than what is read. */
export interface SheetGrid {
  /** Writes a text over as many cells and rows as it is repeated; an empty one takes no place. @throws {TableTooLarge} Beyond the limits. */
  put(row: number, column: number, text: string, repeated?: number): void;
  /** Repeats a row below itself. @throws {TableTooLarge} Beyond the limits. */
  repeat(row: number, times: number): void;
  textAt(row: number, column: number): string;
  rows(): readonly (readonly string[])[];
}

/** Makes an empty grid. @param limits - Of rows and columns with something in them. */
export function createGrid({ maxRows, maxColumns }: TableLimits = TABLE_LIMITS): SheetGrid {
  const grid: string[][] = [];
  let cells = 0;
  const count = (more: number) => {
    cells += more;
    if (cells > MOST_CELLS) throw new TableTooLarge();
  };
  return {
    put(row, column, text, repeated = 1) {
      if (text === "") return;
      if (row >= maxRows || column + repeated > maxColumns) throw new TableTooLarge();
      count(repeated);
      while (grid.length <= row) grid.push([]);
      const line = grid[row] ?? [];
      while (line.length < column) line.push("");
      for (let at = column; at < column + repeated; at += 1) line[at] = text;
    },
    repeat(row, times) {
      const line = grid[row] ?? [];
      if (line.length === 0 || times < 2) return;
      if (row + times > maxRows) throw new TableTooLarge();
      count(line.length * (times - 1));
      for (let at = row + 1; at < row + times; at += 1) grid[at] = [...line];
    },
    textAt: (row, column) => grid[row]?.[column] ?? "",
    rows: () => grid,
  };
}

/** Most merged ranges that are looked at: a table has one a group, and a sheet that is a form is none. */
const MOST_MERGES = 5000;

/**
 * Carries the text of merged cells over all that they cover, but for a row in which nothing else stands: a title over the whole width
 * is no name of a column.
 */
export function fillMerges(grid: SheetGrid, merges: readonly MergedRange[]): void {
  const width = grid.rows().reduce((most, { length }) => Math.max(most, length), 0);
  const height = grid.rows().length;
  let looked = 0;
  for (const { row, column, lastRow, lastColumn } of merges.slice(0, MOST_MERGES)) {
    const line = grid.rows()[row] ?? [];
    const text = line[column] ?? "";
    const isAlone = line.every((cell, at) => at === column || cell === "");
    if (text === "" || (isAlone && lastColumn > column)) continue;
    for (let at = row; at <= Math.min(lastRow, height - 1); at += 1)
      for (let place = column; place <= Math.min(lastColumn, width - 1); place += 1) {
        looked += 1;
        if (looked > MOST_CELLS) return;
        if (grid.textAt(at, place) === "") grid.put(at, place, text);
      }
  }
}

/** Counts the cells of a sheet with something in them. */
const filledCells = ({ rows }: ImportedSheet) =>
  rows.reduce((sum, row) => sum + row.reduce((count, cell) => count + (cell.trim() === "" ? 0 : 1), 0), 0);

/** Describes the sheets of a file. */
export const sheetFacts = (sheets: readonly ImportedSheet[]): readonly SheetFacts[] =>
  sheets.map((sheet) => ({
    ...{ name: sheet.name, isHidden: sheet.isHidden, hiddenLines: sheet.hiddenLines },
    cells: filledCells(sheet),
  }));

/** Proposes the sheet with most data of those that can be seen; of all, where none can. @returns Its place, from 0. */
export function proposedSheet(facts: readonly SheetFacts[]): number {
  const seen = facts.some(({ isHidden, cells }) => !isHidden && cells > 0);
  const [best] = facts
    .map(({ cells, isHidden }, at) => ({ at, weight: seen && isHidden ? -1 : cells }))
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at);
  return best?.at ?? 0;
}

/** Converts the grid of a sheet into the rows of a table, numbered as the file shows them. */
export const sheetRows = ({ rows }: ImportedSheet): readonly TableRow[] =>
  rows
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
