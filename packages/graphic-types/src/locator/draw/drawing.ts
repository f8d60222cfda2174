import type { FittedMap } from "@nv/geography";
import type { NumberRules } from "@nv/spanish";
import type { LocatorConfig } from "../config.ts";
import type { PaintRole } from "../palette.ts";

/** Map being drawn, with what all of its parts need. */
export interface Drawing {
  readonly config: LocatorConfig;
  readonly map: FittedMap;
  readonly scale: number;
  readonly paint: (role: PaintRole) => string;
  readonly isPhone: boolean;
  readonly numbers: NumberRules | undefined;
}

/** Whether a point is on the map, and not beyond its edges. */
export const isInside = ({ widthPx, heightPx }: FittedMap, [x, y]: readonly [number, number]) =>
  x >= 0 && y >= 0 && x <= widthPx && y <= heightPx;
