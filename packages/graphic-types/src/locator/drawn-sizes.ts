import { type LocatorConfig, MAP_RATIOS } from "./config.ts";

/** The widths for which a page has a drawing of its own, CSS pixels. Each is as wide as its frame, and grows with it. */
export const DRAWN_WIDTHS_PX = { phone: 360, wide: 680 } as const;

/** Widest that a map is, CSS pixels: beyond it its letters would be those of a poster. */
export const WIDEST_PX = 820;

/** Proportion of the pictures that networks show, which are of the same map. */
export const SHARED_RATIO = 1.91;

/** From this width of the frame on the wide drawing is shown: there its smallest text is not below 12 px either. */
export const WIDE_FROM_PX = 560;

/** Letters of the wide drawing, for those of the phone's. */
export const DRAWN_SCALES = { phone: 1, wide: 1.22 } as const;

/** Width to height of the whole Earth. @see Šavrič, Patterson and Jenny, «The Equal Earth map projection» (2018) */
export const WORLD_RATIO = 2.05;

/** Size of one of the two drawings of a page, as `drawLocator` takes it. */
export function drawnSize(
  config: Pick<LocatorConfig, "area" | "ratio" | "phoneRatio">,
  frame: keyof typeof DRAWN_WIDTHS_PX,
) {
  const widthPx = DRAWN_WIDTHS_PX[frame];
  const chosen = MAP_RATIOS[frame === "phone" ? config.phoneRatio : config.ratio];
  // The world is as it is: what is above and below it would be empty.
  const ratio = config.area.kind === "world" ? Math.max(chosen, WORLD_RATIO) : chosen;
  return { widthPx, heightPx: Math.round(widthPx / ratio), isPhone: frame === "phone", scale: DRAWN_SCALES[frame] };
}
