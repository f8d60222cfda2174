import type { TableRow } from "./table.ts";

/**
 * The rows of a table by the names of the first one, in lower case.
 *
 * @returns A record for each row below the first; a cell that is missing is empty, one without a name is left out.
 */
export function recordsOf([names, ...rows]: readonly TableRow[]): readonly Readonly<Record<string, string>>[] {
  const keys = (names?.cells ?? []).map((name) => name.trim().toLowerCase());
  return rows.map(({ cells }) => Object.fromEntries(keys.map((key, at) => [key, (cells[at] ?? "").trim()])));
}
