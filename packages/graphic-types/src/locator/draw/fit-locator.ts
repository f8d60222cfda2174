import { type FittedMap, fitMap } from "@nv/geography";
import { locatorArea, locatorProjection } from "../area.ts";
import type { LocatorConfig } from "../config.ts";

/** Size of a drawing. */
interface DrawnSize {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Sizes of texts, signs and lines, for those of a phone 360 px wide; 1 when left out. */
  readonly scale?: number;
}

const PADDING_PX = { spain: 8, world: 2, box: 0 } as const;

/** Fits a map to the size of its drawing, which gives the position of everything in it. */
export function fitLocator(config: LocatorConfig, { widthPx, heightPx, scale = 1 }: DrawnSize): FittedMap {
  const paddingPx = PADDING_PX[config.area.kind] * scale;
  return fitMap(locatorArea(config), { widthPx, heightPx, paddingPx }, locatorProjection(config));
}
