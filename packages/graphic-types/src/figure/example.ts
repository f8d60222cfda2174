import type { Example } from "../graphic-type.ts";
import { FigureConfig } from "./config.ts";
import { linesExample } from "./kinds/lines/example.ts";

/** Prices of a country that does not exist. */
export const figureExample: Example<FigureConfig> = {
  ...linesExample,
  sourceLine: "Mesa de ejemplo, con cifras inventadas",
  config: FigureConfig.parse({ type: "figure", kind: "lines", ...linesExample.config }),
};
