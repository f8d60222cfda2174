import type { StreetGround } from "@nv/contracts/schemas";
import { type Basemap, pxOfMm } from "@nv/geography";
import { attributionOf } from "../attribution.ts";
import type { LocatorConfig } from "../config.ts";
import { drawLocator, type LocatorDrawing } from "../draw/draw-locator.ts";
import { type ViewName, viewSize } from "./view-sizes.ts";

/** Ground of a map: what the atlas has, and the streets over it, where there are any. */
export interface DrawnOn {
  readonly ground: Basemap;
  readonly streets: StreetGround | null;
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
export function drawView(
  config: LocatorConfig,
  { ground, streets }: DrawnOn,
  view: ViewName,
  isEditable: boolean,
): TakenDrawing {
  const size = viewSize(config, view);
  const credits = attributionOf(ground, streets);
  const { svg, left } = drawLocator(config, ground, { ...size, hasHalo: !isEditable, credits, streets });
  return { svg, left, widthPx: size.widthPx, heightPx: size.heightPx };
}

/** Letters on paper, for those of a phone: 7 points. */
const PRINTED_SCALE = 0.72;

/** Draws a map of a size in millimetres, for Illustrator and for paper. */
export function printedLocator(
  config: LocatorConfig,
  { ground, streets }: DrawnOn,
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
): TakenDrawing {
  const size = { widthPx: pxOfMm(widthMm), heightPx: pxOfMm(heightMm), scale: PRINTED_SCALE };
  const attributes = { width: `${widthMm}mm`, height: `${heightMm}mm` };
  const { svg, left } = drawLocator(config, ground, {
    ...{ ...size, hasHalo: false, credits: attributionOf(ground, streets), streets, attributes },
  });
  return { svg, left, widthPx: size.widthPx, heightPx: size.heightPx };
}
