import type { RecoveredChart } from "@nv/contracts/schemas";
import { readTable, rowsText } from "@nv/tables";
import { plainText } from "./plain-text.ts";

/** The data of a chart as a table with semicolons, or why there are none. */
export type CleanTable =
  | { readonly csv: string; readonly missing: null }
  | { readonly csv: null; readonly missing: NonNullable<RecoveredChart["missing"]> };

/** Builds the result of a chart without data. */
export const without = (missing: NonNullable<RecoveredChart["missing"]>): CleanTable => ({ csv: null, missing });

/** Bytes that JSON begins with, behind spaces and the mark of its encoding. */
const JSON_START = /^\uFEFF?\s{0,100}[[{]/;

/** Reads the data of a chart, whatever they are parted and encoded with; cells lose their HTML. */
export async function cleanTable(bytes: Uint8Array): Promise<CleanTable> {
  if (JSON_START.test(Buffer.from(bytes.subarray(0, 200)).toString("utf8"))) return without("json");
  const { rows, problems } = await readTable(bytes);
  if (problems.some(({ fault }) => fault === "TOO_LARGE" || fault === "UNREADABLE")) return without("large");
  if (rows.length === 0) return without("empty");
  return { csv: rowsText(rows.map(({ cells }) => cells.map(plainText))), missing: null };
}
