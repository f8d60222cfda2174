import type { PxRect } from "@nv/geography";

/** A corner of a map. */
export type Corner = "bottom-right" | "top-right" | "top-left" | "bottom-left";

/** Something in a map that a corner had better not cover. */
export interface Weight {
  readonly at: readonly [x: number, y: number];
  /** Cost of covering it. */
  readonly weight: number;
}

interface BoxSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Room around what must be seen, pixels. */
const NEAR_PX = 22;

function rectAt(corner: Corner, map: BoxSize, { widthPx, heightPx }: BoxSize, marginPx: number): PxRect {
  const isRight = corner.endsWith("right");
  const isBottom = corner.startsWith("bottom");
  return {
    x: isRight ? map.widthPx - marginPx - widthPx : marginPx,
    y: isBottom ? map.heightPx - marginPx - heightPx : marginPx,
    width: widthPx,
    height: heightPx,
  };
}

const isOver = ({ x, y, width, height }: PxRect, [px, py]: readonly [number, number]) =>
  px > x - NEAR_PX && px < x + width + NEAR_PX && py > y - NEAR_PX && py < y + height + NEAR_PX;

const isTouching = (a: PxRect, b: PxRect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Options for choosing a corner. */
export interface CornerWish {
  readonly map: BoxSize;
  readonly box: BoxSize;
  readonly marginPx: number;
  /** The corners that would do, the best first. */
  readonly order: readonly Corner[];
  readonly weights: readonly Weight[];
  /** Rectangles that are taken already. */
  readonly taken: readonly PxRect[];
  /** Cost of a rectangle by itself, in steps of preference; none when left out. */
  readonly costOf?: (rect: PxRect) => number;
}

/** The corner where something covers least. */
export function freeCorner({ map, box, marginPx, order, weights, taken, costOf = () => 0 }: CornerWish): PxRect {
  const rects = order.map((corner) => rectAt(corner, map, box, marginPx));
  const costs = rects.map((rect, rank) => {
    const covered = weights.reduce((sum, { at, weight }) => sum + (isOver(rect, at) ? weight : 0), 0);
    return covered * 10 + rank + costOf(rect) + (taken.some((other) => isTouching(rect, other)) ? 1000 : 0);
  });
  const best = rects[costs.indexOf(Math.min(...costs))];
  return best ?? { x: marginPx, y: marginPx, width: box.widthPx, height: box.heightPx };
}
