import { trackerSlugIn } from "@nv/piece-parts";
import { graphicType } from "../graphic-type.ts";
import { aboutFigure } from "./about.ts";
import { citedFigure } from "./cited-figure.ts";
import { FigureConfig } from "./config.ts";
import { seriesOf } from "./draw/series-of.ts";
import { figureShapes, WIDE_FROM_PX } from "./drawn-sheets.ts";
import { figureExample } from "./example.ts";
import { figureFallback } from "./fallback.ts";
import { filledFigure } from "./filled-figure.ts";
import { figurePage } from "./page.ts";
import { figureFileRules, figureRules } from "./rules.ts";
import { toldFigure } from "./told-figure.ts";

/** A chart that is drawn here, out of a table. */
export const figure = graphicType({
  about: aboutFigure,
  schema: FigureConfig,
  rules: figureRules,
  fileRules: figureFileRules,
  cites: {
    filled: (config, { dataOf }) => (config.series === "" ? config : filledFigure(config, dataOf(config.series))),
  },
  follows: ({ series, follows }) => follows && trackerSlugIn(series) !== null,
  words: ({ data, notes }) => [...seriesOf(data).map(({ name }) => name), ...notes.map(({ text }) => text)],
  cited: citedFigure,
  told: toldFigure,
  drawsCharts: true,
  page: figurePage,
  fallback: figureFallback,
  turnsAtPx: () => [WIDE_FROM_PX],
  shapes: figureShapes,
  editor: async () => (await import("./Fields.tsx")).FigureFields,
  example: figureExample,
});
