import type { FigureConfig, FigureData } from "../config.ts";
import { accumulated } from "./series-of.ts";

/** The table that a figure shows: sums, where it is of sums. */
export const shownData = ({ kind, data }: Pick<FigureConfig, "kind" | "data">): FigureData =>
  kind === "cumulative" ? accumulated(data) : data;
