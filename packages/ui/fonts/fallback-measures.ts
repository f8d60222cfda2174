import type { FontMetrics } from "./sfnt-metrics.ts";
import type { SystemFont } from "./system-fonts.ts";

/** Descriptors of a `@font-face` that give a font of the reader's system the measures of ours; percentages as CSS writes them. */
export interface FallbackMeasures {
  readonly sizeAdjust: string;
  readonly ascent: string;
  readonly descent: string;
  readonly lineGap: string;
}

const percent = (ratio: number): string => `${(ratio * 100).toFixed(2)}%`;

/** Works out how a font of the reader's system is to be drawn so that its text is as wide and as high as in ours. */
export function fallbackMeasures(ours: FontMetrics, system: Pick<SystemFont, "widthRatio">): FallbackMeasures {
  const sizeAdjust = ours.widthRatio / system.widthRatio;
  return {
    sizeAdjust: percent(sizeAdjust),
    ascent: percent(ours.ascentRatio / sizeAdjust),
    descent: percent(ours.descentRatio / sizeAdjust),
    lineGap: percent(ours.lineGapRatio / sizeAdjust),
  };
}
