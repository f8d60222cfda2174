import { isData } from "@nv/piece-parts";
import { graphicType } from "../graphic-type.ts";
import { aboutFigure } from "./about.ts";
import { citedFigure } from "./cited-figure.ts";
import { FigureConfig } from "./config.ts";
import { seriesOf } from "./draw/series-of.ts";
import { figureExample } from "./example.ts";
import { figureRules } from "./rules.ts";
import { toldFigure } from "./told-figure.ts";

/** A chart that is drawn here, out of a table. */
export const figure = graphicType({
  about: aboutFigure,
  schema: FigureConfig,
  rules: figureRules,
  follows: ({ series, follows }) => follows && isData(series),
  words: ({ data, notes }) => [...seriesOf(data).map(({ name }) => name), ...notes.map(({ text }) => text)],
  cited: citedFigure,
  told: toldFigure,
  altDraft: async (config) => (await import("./alt/alt-draft.ts")).altDraft(config),
  drawsCharts: true,
  // The other styles are what somebody wants whatever is around.
  theme: ({ style }) => (style === "claro" ? "auto" : "light"),
  rendering: async () => (await import("./rendering.ts")).figureRendering,
  editor: async () => (await import("./Fields.tsx")).FigureFields,
  example: figureExample,
});
