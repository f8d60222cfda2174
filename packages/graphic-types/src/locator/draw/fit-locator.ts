import { type FittedMap, fitMap } from "@nv/geography";
import { locatorArea, locatorProjection } from "../area.ts";
import type { LocatorConfig } from "../config.ts";
import type { DrawOptions } from "./draw-locator.ts";

const PADDING_PX = { spain: 8, world: 2, box: 0 } as const;

/** Fits a map to the size of its drawing, which gives the position of everything in it. */
export function fitLocator(
  config: LocatorConfig,
  { widthPx, heightPx, scale = 1 }: Pick<DrawOptions, "widthPx" | "heightPx" | "scale">,
): FittedMap {
  const paddingPx = PADDING_PX[config.area.kind] * scale;
  return fitMap(locatorArea(config), { widthPx, heightPx, paddingPx }, locatorProjection(config));
}
