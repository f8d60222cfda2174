import { type ChartFacts, type ChartWords, chartFaultText, findFacts, readChart } from "@nv/descriptions";

/** The facts of a table, or why it has none, in words. */
export type FactsOrFault =
  | { readonly facts: ChartFacts; readonly fault: "" }
  | { readonly facts: null; readonly fault: string };

/** Finds what a table with its words says in figures. */
export function factsIn(csv: string, words: Omit<ChartWords, "notes">): FactsOrFault {
  const read = readChart(csv, { ...words, notes: "" });
  if ("fault" in read) return { facts: null, fault: chartFaultText(read.fault) };
  return { facts: findFacts(read.chart), fault: "" };
}
