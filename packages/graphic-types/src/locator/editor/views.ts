import { type Basemap, pxOfMm } from "@nv/geography";
import { attributionOf } from "../attribution.ts";
import { type LocatorConfig, MAP_RATIOS } from "../config.ts";
import { type DrawOptions, drawLocator, type LocatorDrawing } from "../draw/draw-locator.ts";
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

/** A map to take away. */
export interface TakenDrawing extends Pick<LocatorDrawing, "svg" | "left"> {
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * Draws a map that goes about by itself, with whom it must name on it.
 *
 * @param isEditable - For Illustrator: its letters have no outline, which it would draw over them.
 */
export function drawView(config: LocatorConfig, ground: Basemap, view: ViewName, isEditable: boolean): TakenDrawing {
  const size = viewSize(config, view);
  const { svg, left } = drawLocator(config, ground, { ...size, hasHalo: !isEditable, credits: attributionOf(ground) });
  return { svg, left, widthPx: size.widthPx, heightPx: size.heightPx };
}

/** Letters on paper, for those of a phone: 7 points. */
const PRINTED_SCALE = 0.72;

/** Draws a map of a size in millimetres, for Illustrator and for paper. */
export function printedLocator(
  config: LocatorConfig,
  ground: Basemap,
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
): TakenDrawing {
  const size = { widthPx: pxOfMm(widthMm), heightPx: pxOfMm(heightMm), scale: PRINTED_SCALE };
  const attributes = { width: `${widthMm}mm`, height: `${heightMm}mm` };
  const { svg, left } = drawLocator(config, ground, {
    ...{ ...size, hasHalo: false, credits: attributionOf(ground), attributes },
  });
  return { svg, left, widthPx: size.widthPx, heightPx: size.heightPx };
}
