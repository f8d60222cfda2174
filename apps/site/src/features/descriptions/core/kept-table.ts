import { parseJson } from "@nv/web/schema";
import { z } from "zod";

/** A table that somebody brought, with the words of its chart. */
const TableOfChart = z.object({
  csv: z.string(),
  /** As Datawrapper names it; empty for any. */
  type: z.string(),
  title: z.string(),
  sourceName: z.string(),
  unit: z.string(),
});
export type TableOfChart = z.infer<typeof TableOfChart>;

/** Takes up a table that was kept. @returns `null` for what is none. */
export const readKeptTable = (stored: string | null): TableOfChart | null => parseJson(stored, TableOfChart);

/** Whether two tables say the same. */
export function isSameTable(one: TableOfChart, other: TableOfChart): boolean {
  return (["csv", "type", "title", "sourceName", "unit"] as const).every((part) => one[part] === other[part]);
}
