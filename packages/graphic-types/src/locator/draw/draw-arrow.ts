import { fix } from "./svg.ts";

type Px = readonly [x: number, y: number];

/** Length and half width of an arrow's head, pixels of a phone. */
const HEAD_PX = 9;
const HALF_HEAD_PX = 4;

/** From the middle of a sign to the end of an arrow, pixels of a phone. */
export const ARROW_GAP_PX = 8;

/** An arrow as two paths: its line, and its head, which is filled. */
export interface ArrowPaths {
  readonly line: string;
  readonly head: string;
}

/** Style of an arrow. */
export interface ArrowLook {
  /** -1 to 1, as a share of its length; 0 is straight. */
  readonly bend: number;
  readonly scale: number;
  /** Between its ends and what they point at, pixels. */
  readonly gapPx: number;
}

/** A point on the way to another, some pixels from the first. */
function nearer([x, y]: Px, [toX, toY]: Px, byPx: number): Px {
  const length = Math.hypot(toX - x, toY - y);
  const share = length === 0 ? 0 : Math.min(0.3, byPx / length);
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/**
 * Draws an arrow that bends to one side.
 *
 * @param from - Where it begins, pixels; both ends stay clear of the signs that may be there.
 */
export function arrowPaths(from: Px, to: Px, { bend, scale, gapPx }: ArrowLook): ArrowPaths {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [cx, cy] = [(from[0] + to[0]) / 2 + dy * bend * -0.6, (from[1] + to[1]) / 2 + dx * bend * 0.6];
  const [x1, y1] = nearer(from, [cx, cy], gapPx);
  const [x2, y2] = nearer(to, [cx, cy], gapPx);
  const length = Math.max(1, Math.hypot(x2 - cx, y2 - cy));
  const [ux, uy] = [(x2 - cx) / length, (y2 - cy) / length];
  const [bx, by] = [x2 - ux * HEAD_PX * scale, y2 - uy * HEAD_PX * scale];
  const [wx, wy] = [-uy * HALF_HEAD_PX * scale, ux * HALF_HEAD_PX * scale];
  return {
    line: `M${fix(x1)} ${fix(y1)}Q${fix(cx)} ${fix(cy)} ${fix(bx)} ${fix(by)}`,
    head: `M${fix(x2)} ${fix(y2)}L${fix(bx + wx)} ${fix(by + wy)}L${fix(bx - wx)} ${fix(by - wy)}z`,
  };
}
