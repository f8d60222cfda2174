import { parseSpanishNumber } from "@nv/spanish";

/** Reads a whole figure of a table, «1.234»; 0 for an empty cell, `null` for what is none. */
export function readWhole(cell: string): number | null {
  const text = cell.trim();
  if (text === "" || text === "-") return 0;
  const value = parseSpanishNumber(text);
  return value === null || !Number.isSafeInteger(value) || value < 0 ? null : value;
}

/** Reads a share of a hundred, «98,43 %» or «98.43»; `null` for what is none. */
export function readPct(cell: string): number | null {
  const text = cell.replace("%", "").trim();
  const value = parseSpanishNumber(text) ?? (/^\d{1,3}\.\d{1,6}$/.test(text) ? Number(text) : null);
  return value === null || value < 0 || value > 100 ? null : value;
}
