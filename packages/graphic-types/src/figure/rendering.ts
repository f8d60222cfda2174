import type { Rendering } from "../graphic-type.ts";
import type { FigureConfig } from "./config.ts";
import { drawnFrames } from "./drawn-frames.ts";
import { figureShapes, PAGE_FROM_PX, WIDE_FROM_PX } from "./drawn-sheets.ts";
import { figureFallback } from "./fallback.ts";
import { filledFigure } from "./filled-figure.ts";
import { figurePage, lastDay } from "./page.ts";
import { figureFileRules } from "./rules.ts";
import { figureStoryDrawing } from "./story-drawing.ts";

/** Pages of charts that are drawn here. */
export const figureRendering: Rendering<FigureConfig> = {
  page: figurePage,
  filled: (config, { dataOf }) => (config.series === "" ? config : filledFigure(config, dataOf(config.series))),
  fallback: figureFallback,
  storyDrawing: figureStoryDrawing,
  fileRules: figureFileRules,
  turnsAtPx: () => [WIDE_FROM_PX, PAGE_FROM_PX],
  shapes(config, _file, { sourceLine, credit, charts }) {
    if (figureFileRules(config).length > 0) return [];
    const source = ["Fuente:", sourceLine, lastDay(config.data), credit].filter(Boolean).join(" · ");
    const drawn = drawnFrames(config, charts()).map(({ frame, sheet, drawn: { heightPx } }) => ({
      ...{ frame, heightPx, widthPx: sheet.widthPx },
    }));
    return figureShapes(config, source, drawn);
  },
};
