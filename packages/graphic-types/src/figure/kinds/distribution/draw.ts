import type { DrawInput, Drawing } from "../../draw/drawing.ts";
import type { FigureData } from "../../figure-parts.ts";
import { drawHistogram } from "./draw-histogram.ts";
import { drawStrips } from "./draw-strips.ts";

interface Options {
  readonly form: "strip" | "histogram";
  readonly classes: number;
}

/** Points on a line, or columns of how many there are. */
export const drawDistribution = (data: FigureData, input: DrawInput, { form, classes }: Options): Drawing =>
  form === "histogram" ? drawHistogram(data, input, classes) : drawStrips(data, input);
