import type { FittedMap, PxPoint, PxRect } from "@nv/geography";
import type { LandParts } from "./land-parts.ts";

/** Options for naming what is around. */
export interface AroundPlace {
  readonly map: FittedMap;
  readonly scale: number;
  /** Rectangles that are taken: nothing under them is named. */
  readonly taken: readonly PxRect[];
  /** Rectangles of what somebody wrote, wherever beside its place it comes to stand. */
  readonly written: readonly PxRect[];
  /** Borders, pixels. */
  readonly borders: readonly (readonly PxPoint[])[];
  readonly lands: LandParts;
  /** Texts that somebody wrote on the map: they are not written again. */
  readonly said: readonly string[];
}

/** Whether a point is in a rectangle. */
export const isIn = ({ x, y, width, height }: PxRect, [px, py]: PxPoint) =>
  px > x && px < x + width && py > y && py < y + height;

/** Rectangles of a map under which nothing is named. */
export const coversOf = ({ map: { inset }, taken }: Pick<AroundPlace, "map" | "taken">): readonly PxRect[] =>
  inset === null ? taken : [...taken, inset];

/** Whether a place is on a map, and under nothing. */
export function isOn(place: AroundPlace, at: PxPoint): boolean {
  const { widthPx: width, heightPx: height } = place.map;
  return isIn({ x: 0, y: 0, width, height }, at) && !coversOf(place).some((rect) => isIn(rect, at));
}
