import { type CoverageCounts, type CoverageGroup, CoverageState } from "@nv/contracts/schemas";

/** Number of things of one kind in one state. */
interface Counted {
  readonly state: string;
  readonly count: number;
}

/** Counts the things in each state. */
export function countsOf(rows: readonly Counted[]): CoverageCounts {
  const counts = { missing: 0, wrong: 0, stale: 0, good: 0 };
  for (const { state, count } of rows) counts[CoverageState.parse(state)] += count;
  return counts;
}

const leftIn = ({ missing, wrong, stale }: CoverageCounts) => missing + wrong + stale;

/** Counts the things in each state by group, the groups with most to do first. @param nameOf - The group of a row; empty for none. */
export function groupsOf<Row extends Counted>(rows: readonly Row[], nameOf: (row: Row) => string): CoverageGroup[] {
  return [...Map.groupBy(rows, nameOf)]
    .filter(([name]) => name !== "")
    .map(([name, own]) => ({ name, counts: countsOf(own) }))
    .sort((a, b) => leftIn(b.counts) - leftIn(a.counts) || a.name.localeCompare(b.name, "es"));
}
