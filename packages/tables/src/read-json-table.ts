import { figureText } from "./figure-text.ts";
import { readJsonStat } from "./read-json-stat.ts";
import { type Table, type TableLimits, unusableTable } from "./table.ts";

function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return figureText(value);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A list of objects as rows: first the names, in the order in which they come up. */
function rowsOfObjects(list: readonly Record<string, unknown>[]): readonly (readonly unknown[])[] {
  const names = [...new Set(list.flatMap((entry) => Object.keys(entry)))];
  return [names, ...list.map((entry) => names.map((name) => entry[name]))];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON after all: a text that begins with a bracket may be a CSV.
    return undefined;
  }
}

/**
 * Reads JSON as a table: a list of objects (their names become the first row) or of lists, or a cube of JSON-stat.
 *
 * @returns `null` for what is neither.
 */
export function readJsonTable(text: string, limits: TableLimits): Table | null {
  const value = parsed(text);
  const cube = readJsonStat(value, limits.maxRows);
  if (cube === "too large") return unusableTable("TOO_LARGE");
  if (cube !== null) return { rows: cube.map((cells, index) => ({ number: index + 1, cells })), problems: [] };
  if (!Array.isArray(value) || value.length === 0) return null;
  const list: readonly unknown[] = value;
  const areObjects = list.every(isRecord);
  const rows = areObjects ? rowsOfObjects(list) : list.every((row) => Array.isArray(row)) ? list : null;
  if (rows === null) return null;
  if (rows.length > limits.maxRows || rows.some((row) => row.length > limits.maxColumns))
    return unusableTable("TOO_LARGE");
  return {
    rows: rows
      .map((row, index) => ({ number: index + 1, cells: row.map(cellText) }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== "")),
    problems: [],
  };
}
