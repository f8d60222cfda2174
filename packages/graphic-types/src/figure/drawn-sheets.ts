import type { Shape } from "@nv/piece-parts";
import { wrapped } from "../core/estimated-text.ts";
import type { FigureConfig } from "./config.ts";
import type { Sheet } from "./draw/sheet.ts";
import { FIGURE_RATIOS } from "./figure-parts.ts";

/** The widths for which a page has a drawing of its own, CSS pixels, and the size of its texts there. */
const DRAWN = {
  phone: { widthPx: 360, textPx: 13.5 },
  wide: { widthPx: 640, textPx: 13.8 },
  page: { widthPx: 960, textPx: 14.5 },
} as const;

/** From this width of the frame on the wide drawing is shown: there its texts are not below 12 px either. */
export const WIDE_FROM_PX = 560;

/** From this width of the frame on the drawing of a whole page is shown: before, the letters of the wide one are no larger than those around them. */
export const PAGE_FROM_PX = 860;

/** Widest that a drawing is, where none is wider, CSS pixels. */
export const WIDEST_PX = { phone: WIDE_FROM_PX, wide: 1280, page: 1280 } as const;

/**
 * Sizes of the type of the wide drawing where a heavy figure has no drawing for a page, from a width of the frame on, in the drawing's own pixels: its
 * letters would be those of a poster, and places for larger ones hold smaller ones too.
 */
export const WIDE_TEXTS = [
  { fromPx: 860, textPx: 10.4 },
  { fromPx: 980, textPx: 9 },
  { fromPx: 1130, textPx: 8 },
] as const;

/**
 * Sizes of the type of the drawing of a whole page, from a width of the frame on, in the drawing's own pixels: it grows with its frame, and its letters
 * would be larger than those that introduce it.
 */
export const PAGE_TEXTS = [
  { fromPx: 1040, textPx: 13.2 },
  { fromPx: 1160, textPx: 12 },
] as const;

/** The drawings of a page, the narrowest first. */
export const FRAMES = ["phone", "wide", "page"] as const;

const FROM_PX = { phone: 0, wide: WIDE_FROM_PX, page: PAGE_FROM_PX } as const;

/** Returns the sheet of one of the drawings of a page. Figures with a row for each name are as tall as their rows ask for. */
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

/** Sizes of the texts around a drawing in its page, CSS pixels: of the type, of a line, and of the room below or above. */
const TEXTS = {
  heading: { textPx: 20, linePx: 24, apartPx: 4 },
  subheading: { textPx: 16, linePx: 22.4, apartPx: 8 },
  footnote: { textPx: 13, linePx: 18.2, apartPx: 4 },
  source: { textPx: 13, linePx: 18.2, apartPx: 4 },
} as const;

/** Texts around a drawing, as its page says them. */
type AroundTexts = Readonly<Record<keyof typeof TEXTS, string>>;

const PARTS = ["heading", "subheading", "footnote", "source"] as const;

/** Height of the texts around a drawing in a frame of a width. */
function textsPx(texts: AroundTexts, widthPx: number): number {
  const heights = PARTS.map((part) => {
    const { textPx, linePx, apartPx } = TEXTS[part];
    const text = texts[part];
    if (text === "") return 0;
    return wrapped(text, textPx, widthPx, { isBold: part === "heading" }).length * linePx + apartPx;
  });
  return heights.reduce((sum, height) => sum + height, 0);
}

/** The shapes of the page, as it is drawn, before anybody measures it; none where there is nothing to draw. */
export function figureShapes(
  config: FigureConfig,
  source: string,
  drawn: readonly { readonly frame: (typeof FRAMES)[number]; readonly widthPx: number; readonly heightPx: number }[],
): readonly Shape[] {
  const texts = { ...config, source };
  return drawn.map(({ frame, widthPx, heightPx }, at): Shape => {
    const isLast = at === drawn.length - 1;
    return {
      minWidthPx: FROM_PX[frame],
      heightRatio: heightPx / widthPx,
      besidePx: (framePx) => OPENER_PX + textsPx(texts, framePx),
      ...(isLast && { mostWidthPx: WIDEST_PX[frame] }),
    };
  });
}
