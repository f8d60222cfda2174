import type { Shape } from "@nv/piece-parts";
import type { FigureConfig } from "./config.ts";
import type { Sheet } from "./draw/sheet.ts";
import { FIGURE_RATIOS } from "./figure-parts.ts";
import { figureKindNamed } from "./kinds/listed-kinds.ts";

/** The widths for which a page has a drawing of its own, CSS pixels, and the size of its texts there. */
const DRAWN = {
  phone: { widthPx: 360, textPx: 13.5 },
  wide: { widthPx: 640, textPx: 13.8 },
} as const;

/** From this width of the frame on the wide drawing is shown: there its texts are not below 12 px either. */
export const WIDE_FROM_PX = 560;

/** Widest that a figure is, CSS pixels: beyond it its letters would be those of a poster. */
export const WIDEST_PX = 720;

/** The two drawings of a page. */
export const FRAMES = ["phone", "wide"] as const;

/** Returns the sheet of one of the two drawings of a page. Figures with a row for each name are as tall as their rows ask for. */
export function sheetOf(
  { ratio, phoneRatio }: Pick<FigureConfig, "ratio" | "phoneRatio">,
  frame: (typeof FRAMES)[number],
): Sheet {
  const { widthPx, textPx } = DRAWN[frame];
  const isPhone = frame === "phone";
  const heightPx = Math.round(widthPx / FIGURE_RATIOS[isPhone ? phoneRatio : ratio]);
  return { widthPx, heightPx, isPhone, textPx };
}

/** Height of what opens the table, CSS pixels. */
const OPENER_PX = 44;

/** The shapes of the page, before anybody measures it; none where only the drawing tells. */
export function figureShapes(config: FigureConfig): readonly Shape[] {
  if (!figureKindNamed(config.kind).hasRatio(config)) return [];
  return FRAMES.map((frame) => {
    const { widthPx, heightPx } = sheetOf(config, frame);
    const heightRatio = (heightPx + OPENER_PX) / widthPx;
    return frame === "phone"
      ? { minWidthPx: 0, heightRatio }
      : { minWidthPx: WIDE_FROM_PX, mostWidthPx: WIDEST_PX, heightRatio };
  });
}
