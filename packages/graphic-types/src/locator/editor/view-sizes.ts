import { STAGE_SIZES, type StageSize } from "@nv/web";
import { type LocatorConfig, MAP_RATIOS } from "../config.ts";
import type { DrawOptions } from "../draw/draw-locator.ts";
import { drawnSize, WIDEST_PX } from "../drawn-sizes.ts";

/** Views of a map: in a page, or as a picture that is shared by itself. */
export const VIEW_NAMES = ["wide", "phone", "1:1", "4:5", "9:16", "16:9"] as const;
/** One of them. */
export type ViewName = (typeof VIEW_NAMES)[number];

/** The pictures among them. */
export const PICTURE_VIEWS = ["1:1", "4:5", "9:16", "16:9"] as const;

/** Place in which a map is looked at: the page of a reader's window, or a picture. */
export type PlaceName = StageSize | (typeof PICTURE_VIEWS)[number];

/** Whether a map is looked at as a picture. */
export const isPicture = (place: PlaceName): place is (typeof PICTURE_VIEWS)[number] => !(place in STAGE_SIZES);

/** Returns the view of a map that is seen in a place: phones have a drawing of their own. */
export function viewIn(place: PlaceName): ViewName {
  if (isPicture(place)) return place;
  return place === "phone" ? "phone" : "wide";
}

/** Returns the width that a map has in a place, CSS pixels. */
export const widthIn = (place: PlaceName): number =>
  isPicture(place) ? pictureWidthPx(place) : Math.min(STAGE_SIZES[place].widthPx, WIDEST_PX);

/** Width of a picture, CSS pixels; twice as many when it is taken away at 2×. */
const PICTURE_PX = 540;
const WIDE_PICTURE_PX = 800;

/** Letters of a picture, for those of a page on a phone: it is looked at small. */
const PICTURE_SCALE = 1.3;

const pictureWidthPx = (view: (typeof PICTURE_VIEWS)[number]) => (view === "16:9" ? WIDE_PICTURE_PX : PICTURE_PX);

/** Returns the size and scale at which a map is drawn in a view. */
export function viewSize(config: LocatorConfig, view: ViewName): DrawOptions & { readonly isPhone: boolean } {
  if (view === "phone" || view === "wide") return drawnSize(config, view);
  const widthPx = pictureWidthPx(view);
  const heightPx = Math.round(widthPx / MAP_RATIOS[view]);
  return { widthPx, heightPx, isPhone: view !== "16:9", scale: PICTURE_SCALE };
}
