import { type PageLayout, widthAt } from "./page-layout.ts";

/** Screen shown in a screenshot, and the places of its guides. */
export interface ScreenshotGuides {
  /** Width of the screen, CSS pixels. */
  readonly viewportPx: number;
  /** Pixels of the picture in one of CSS. */
  readonly scale: 1 | 2 | 3;
  /** From the left edge, pixels of the picture, in order. */
  readonly linesPx: readonly number[];
}

/** Widths by which a capture is told to be of a telephone with a dense screen: three and two pixels for each one. */
const TELEPHONES_PX = { min: 320, max: 450 } as const;
/** A capture wider than any desktop is of a dense one. */
const WIDEST_PLAIN_PX = 2600;

/** Returns the density of a screen, by the width of its capture: 1170 is a telephone of 390 at three, 1280 is 1280. */
function scaleOf(pictureWidthPx: number): 1 | 2 | 3 {
  const isPhoneAt = (scale: number) => {
    const widthPx = pictureWidthPx / scale;
    return Number.isInteger(widthPx) && widthPx >= TELEPHONES_PX.min && widthPx <= TELEPHONES_PX.max;
  };
  if (isPhoneAt(3)) return 3;
  return isPhoneAt(2) || pictureWidthPx > WIDEST_PLAIN_PX ? 2 : 1;
}

/** The edges of the text column and of the wide one on a screenshot. */
export function guideLines(layout: PageLayout, pictureWidthPx: number): ScreenshotGuides {
  const scale = scaleOf(pictureWidthPx);
  const viewportPx = Math.round(pictureWidthPx / scale);
  const edges = (["text", "wide"] as const).flatMap((piece) => {
    const side = (viewportPx - widthAt(layout, piece, viewportPx)) / 2;
    return [side * scale, (viewportPx - side) * scale];
  });
  return { viewportPx, scale, linesPx: [...new Set(edges)].toSorted((one, other) => one - other) };
}
