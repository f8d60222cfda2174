/** Geometry of a box in the window, CSS pixels, as `getBoundingClientRect` gives it. */
export interface WindowRect {
  /** Top edge measured from the top of the window; negative once scrolled past. */
  readonly topPx: number;
  readonly heightPx: number;
}

const clamped = (ratio: number) => Math.min(1, Math.max(0, ratio));

/**
 * Returns the share of a block that has been scrolled through while its scene stood still.
 *
 * @param scenePx - Height of the scene, CSS pixels.
 * @returns Ratio 0 to 1; 0 for a block that is no higher than its scene.
 */
export function blockProgress({ topPx, heightPx }: WindowRect, scenePx: number): number {
  const travelPx = heightPx - scenePx;
  return travelPx <= 0 ? 0 : clamped(-topPx / travelPx);
}

/** A step, and how far. */
export interface StepPosition {
  /** Place of the step, from 0. */
  readonly step: number;
  /** Share of the step that has crossed the line, 0 to 1. */
  readonly offset: number;
}

/**
 * In which step the reader is: the last whose top has crossed a line; the first while none has.
 *
 * @param boxes - Steps in their order.
 * @param linePx - From the top of the window, CSS pixels.
 */
export function stepAt(boxes: readonly WindowRect[], linePx: number): StepPosition {
  const step = Math.max(
    0,
    boxes.findLastIndex(({ topPx }) => topPx <= linePx),
  );
  const box = boxes[step];
  if (box === undefined || box.heightPx <= 0) return { step: 0, offset: 0 };
  return { step, offset: clamped((linePx - box.topPx) / box.heightPx) };
}
