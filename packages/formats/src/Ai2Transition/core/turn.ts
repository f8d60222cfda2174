/** The part of a drawing that becomes the next, percent of its width and height. */
export interface ZoomTo {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Part of a step in which its drawing comes in. */
const TURNS: Readonly<Record<string, number>> = { quick: 0.15, normal: 0.35, slow: 0.7 };

/** Returns how far a drawing has come in, 0 to 1. @param offset - How much of its step has passed. */
export function turnRatio(offset: number, pace: string): number {
  return Math.min(1, Math.max(0, offset / (TURNS[pace] ?? 0.35)));
}

/**
 * Returns the opacity of a label. What goes is gone before what comes is there, so that no words are read through others.
 *
 * @param ratio - How far the drawing of the step has come in.
 */
export function labelOpacity(from: number, to: number, step: number, ratio: number): number {
  const isSeen = (place: number) => place >= 0 && from <= place && place <= to;
  if (isSeen(step)) return isSeen(step - 1) ? 1 : Math.max(0, 2 * ratio - 1);
  return isSeen(step - 1) ? Math.max(0, 1 - 2 * ratio) : 0;
}

/** Placing of a layer: its scale, and where its top left goes, shares of its size. */
export interface ZoomedLayer {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const WHOLE: ZoomedLayer = { scale: 1, x: 0, y: 0 };

/**
 * Comes near to a part of a drawing, which becomes the next one: the two stay one over the other all the way.
 *
 * @param ratio - How far, 0 to 1.
 * @returns The drawing that goes and the one that comes.
 */
export function zoomed(
  { x, y, width }: ZoomTo,
  ratio: number,
): { readonly out: ZoomedLayer; readonly into: ZoomedLayer } {
  const eased = ratio * ratio * (3 - 2 * ratio);
  if (eased === 1) return { out: WHOLE, into: WHOLE };
  const part = width / 100;
  // As a camera: what is seen of the one that goes shrinks from all of it to the part.
  const seen = part ** eased;
  const share = part === 1 ? 1 : (1 - seen) / (1 - part);
  const [left, top] = [(share * x) / 100, (share * y) / 100];
  const out = { scale: 1 / seen, x: -left / seen, y: -top / seen };
  const into = { scale: part / seen, x: (x / 100 - left) / seen, y: (y / 100 - top) / seen };
  return { out, into };
}
