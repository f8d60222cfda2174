import type { FigureUnit } from "./figure.ts";

/**
 * Kind of a fact about a chart. `shared` is how many have the same extreme. A difference is in the measure itself, or in points of a percentage; a
 * change, relative to where it began.
 */
export type FactKind =
  | "value"
  | "total"
  | "mean"
  | "median"
  | "difference"
  | "change"
  | "ratio"
  | "share"
  | "rank"
  | "rows"
  | "series"
  | "missing"
  | "shared"
  | "rising"
  | "falling"
  | "steady"
  | "span";

/** Something that the table of a chart says, by which a figure of a draft can be held. */
export interface Fact {
  readonly kind: FactKind;
  /** Negative for what falls. */
  readonly value: number;
  readonly unit: FigureUnit;
  /** By how much the value is to be multiplied: a million in a chart of millions. */
  readonly scale: number;
  /** Most decimals that its measure is written with. */
  readonly decimals: number;
  /** The row of figures that it is about; `null` for all of them. */
  readonly series: string | null;
  /** The labels that it is about; none for the whole. */
  readonly labels: readonly string[];
}

/** A figure of a row, and where it stands. */
export interface Point {
  readonly label: string;
  readonly value: number;
}

/** Whether a row goes up or down as a whole: the median of all slopes, so that one odd value changes nothing. */
export type Trend = "rising" | "falling" | "steady";

/** Summary of a row of figures, told before anything else. */
export interface SeriesSummary {
  readonly name: string;
  readonly first: Point;
  readonly last: Point;
  /** All that share the largest value. */
  readonly largest: readonly Point[];
  readonly smallest: readonly Point[];
  /** From the largest to the smallest; of a chart of times, in their order. */
  readonly points: readonly Point[];
  readonly missing: number;
  readonly trend: Trend;
}
