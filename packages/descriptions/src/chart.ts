import type { Period } from "./period.ts";

/** Texts of a chart about itself. */
export interface ChartWords {
  /** As Datawrapper names it: `d3-lines`; empty when unknown. */
  readonly type: string;
  readonly title: string;
  readonly intro: string;
  readonly notes: string;
  readonly sourceName: string;
  /** Unit of the figures, when a person said it: «%», «euros», «miles de personas». */
  readonly unit: string;
}

/** A row of figures, in the order of the labels. */
export interface Series {
  readonly name: string;
  /** Whether its figures are percentages. */
  readonly unit: "" | "%";
  /** By how much its figures are to be multiplied: a million under «Población (millones)». */
  readonly scale: number;
  /** Most decimals that one of its cells has. */
  readonly decimals: number;
  /** `null` where the table has none. */
  readonly values: readonly (number | null)[];
}

/** Contents of a chart, as facts are looked for in it. */
export interface Chart {
  readonly words: ChartWords;
  readonly labels: readonly string[];
  /** Period that each label names; `null` for the rest. */
  readonly periods: readonly (Period | null)[];
  /** Whether its labels are stretches of the calendar, which then stand from the first to the last. */
  readonly isTimeline: boolean;
  readonly series: readonly Series[];
  /** Names of columns that can be read in two ways: «1.234» may be a thousand or a bit more than one. */
  readonly uncertain: readonly string[];
}

/** Reason why a table is no chart. */
export type ChartFault = "EMPTY" | "NO_FIGURES" | "TOO_LARGE" | "BROKEN";

/** Result of reading a chart. */
export type ReadChart = { readonly chart: Chart } | { readonly fault: ChartFault };
