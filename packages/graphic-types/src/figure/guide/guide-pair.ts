import type { FigureConfig } from "../config.ts";
import type { KindExample } from "../kinds/figure-kind.ts";

/** A figure that a chapter of the style guide shows: a table of a place that does not exist, and how it is drawn. */
export interface GuideFigure extends KindExample {
  readonly kind: FigureConfig["kind"];
}

/** The same data drawn as a rule asks, and as it asks not to. */
export interface GuidePair {
  readonly yes: GuideFigure;
  readonly no: GuideFigure;
}
