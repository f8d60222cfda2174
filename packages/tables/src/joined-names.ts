import { isMissing } from "./missing.ts";
import type { TableRow } from "./table.ts";

/** Sign between the names of a column that come from several rows. */
const BETWEEN = " · ";

const clean = (cell: string | undefined) => (cell ?? "").trim().replaceAll(/\s+/g, " ");

/** Puts the name of a group over each column of it: the cell that a spreadsheet merged is only in the first. */
function filledOver(row: readonly string[], below: readonly string[], labels: number): readonly string[] {
  let group = "";
  return row.map((cell, at) => {
    if (cell !== "") group = at < labels ? "" : cell;
    return cell !== "" || below[at] === "" ? cell : group;
  });
}

/** Whether a row of names says the same of all columns that it names, but for the first: it tells none from another. */
function saysNothing(row: readonly string[]): boolean {
  const named = row.slice(1).filter((name) => name !== "");
  return named.length > 1 && new Set(named).size === 1;
}

/** Numbers names that are there several times, so that each column can be told: «Total», «Total · 2». */
function distinctNames(names: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return name === "" || times === 1 ? name : `${name}${BETWEEN}${times}`;
  });
}

/**
 * Joins the names of columns that stand in one row or in several: «2023 · Hombres».
 *
 * @param labels - Columns from the left that hold no data: no group reaches from them to others.
 * @returns A name for each column; empty where there is none.
 */
export const joinedNames = (heads: readonly TableRow[], width: number, labels: number): readonly string[] =>
  distinctNames(namesOver(heads, width, labels));

function namesOver(heads: readonly TableRow[], width: number, labels: number): readonly string[] {
  const rows = heads.map(({ cells }) => Array.from({ length: width }, (_, at) => clean(cells[at])));
  const last = rows.at(-1) ?? [];
  if (rows.length < 2) return last;
  // A last row that names only the first column is how pandas writes the name of its index.
  const isIndex = last[0] !== "" && last.slice(1).every((name) => name === "");
  const levels = isIndex ? rows.slice(0, -1) : rows;
  const below = levels.at(-1) ?? [];
  const filled = levels.map((row, at) => (at === levels.length - 1 ? row : filledOver(row, below, labels)));
  const telling = filled.filter((row, at) => at === 0 || !saysNothing(row));
  return Array.from({ length: width }, (_, at) => {
    if (at === 0 && isIndex) return last[0] ?? "";
    const names = telling.map((row) => row[at] ?? "").filter((name) => name !== "" && !isMissing(name));
    return [...new Set(names)].join(BETWEEN);
  });
}
