import { type LocatorConfig, MAP_RATIOS } from "../config.ts";
import type { DrawOptions } from "../draw/draw-locator.ts";
import { drawnSize } from "../drawn-sizes.ts";

/** Views of a map: in a page, or as a picture that is shared by itself. */
export const VIEW_NAMES = ["wide", "phone", "1:1", "4:5", "9:16", "16:9"] as const;
/** One of them. */
export type ViewName = (typeof VIEW_NAMES)[number];

/** The pictures among them. */
export const PICTURE_VIEWS = ["1:1", "4:5", "9:16", "16:9"] as const;

/** Width of a picture, CSS pixels; twice as many when it is taken away at 2×. */
const PICTURE_PX = 540;
const WIDE_PICTURE_PX = 800;

/** Letters of a picture, for those of a page on a phone: it is looked at small. */
const PICTURE_SCALE = 1.3;

/** Returns the size and scale at which a map is drawn in a view. */
export function viewSize(config: LocatorConfig, view: ViewName): DrawOptions & { readonly isPhone: boolean } {
  if (view === "phone" || view === "wide") return drawnSize(config, view);
  const widthPx = view === "16:9" ? WIDE_PICTURE_PX : PICTURE_PX;
  const heightPx = Math.round(widthPx / MAP_RATIOS[view]);
  return { widthPx, heightPx, isPhone: view !== "16:9", scale: PICTURE_SCALE };
}
