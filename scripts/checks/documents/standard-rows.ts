import { tableRows } from "./table-rows.ts";

const VERDICT = /^(met|partly|not met|not applicable)/;

const isTestOrDash = (cell: string) =>
  cell === "–" || (cell.startsWith("`") && cell.endsWith("`") && cell.includes(" › "));

/**
 * Lists the faults in the rows of the page on ASVS: each item has a meaning, a test or a dash, and a verdict, and what has no test is not
 * simply met.
 *
 * @returns A sentence for each fault; none when the page is right.
 */
export function standardFaults(page: string): readonly string[] {
  const rows = tableRows(page, /^\d/);
  if (rows.length === 0) return ["there is no row that begins with an item"];
  return rows.flatMap(([item = "", here = "", test = "", verdict = ""]) => [
    ...(here === "" ? [`${item}: says nothing of what it means here`] : []),
    ...(isTestOrDash(test) ? [] : [`${item}: neither a test nor a dash`]),
    ...(VERDICT.test(verdict) ? [] : [`${item}: no verdict`]),
    ...(test === "–" && verdict === "met" ? [`${item}: met, but no test says so`] : []),
  ]);
}
