/** A rectangle of a drawing, pixels. */
export interface LabelRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Texts and data that a text should not cover. */
export interface Covered {
  /** Texts that have their place. */
  readonly boxes: readonly LabelRect[];
  /** Data. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** A text over a text is as bad as over this many points of data for each pixel. */
const TEXT_WEIGHT = 2;
/** A text outside is worse than one over all data. */
const OUTSIDE_WEIGHT = 1000;
/** Room around a text, pixels. */
const AROUND_PX = 3;

const overlap = (a: LabelRect, b: LabelRect) =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const holds = ({ left, top, width, height }: LabelRect, [x, y]: readonly [number, number]) =>
  x > left - AROUND_PX && x < left + width + AROUND_PX && y > top - AROUND_PX && y < top + height + AROUND_PX;

/** Areas below this are what floats leave of none, square pixels: by them no place is better than the one before it. */
const NOISE = 1e-6;

const beyondNoise = (area: number) => (area < NOISE ? 0 : area);

/**
 * The best of some places for a text: inside, over no other text and over as little data as can be.
 *
 * @param candidates - The most wanted first; at least one.
 * @param room - Where the text must be.
 * @returns Its place among the candidates.
 */
export function bestPlace(candidates: readonly LabelRect[], room: LabelRect, { boxes, points }: Covered): number {
  const costs = candidates.map((box) => {
    const outside = beyondNoise(box.width * box.height - overlap(box, room));
    const texts = boxes.reduce((sum, other) => sum + overlap(box, other), 0);
    const data = points.filter((point) => holds(box, point)).length;
    return outside * OUTSIDE_WEIGHT + texts * TEXT_WEIGHT + data;
  });
  return costs.indexOf(Math.min(...costs));
}

/** Points along lines, so close that no text fits between two of them. @param lines - Pixels; `null` where a line breaks. */
export function alongLines(
  lines: readonly (readonly (readonly [x: number, y: number] | null)[])[],
  stepPx = 4,
): readonly (readonly [x: number, y: number])[] {
  return lines.flatMap((line) =>
    line.flatMap((point, at): readonly (readonly [number, number])[] => {
      if (point === null) return [];
      const before = line[at - 1] ?? null;
      if (before === null) return [point];
      const [[x, y], [toX, toY]] = [before, point];
      const count = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / stepPx));
      return Array.from({ length: count }, (_, step) => {
        const share = (step + 1) / count;
        return [x + (toX - x) * share, y + (toY - y) * share] as const;
      });
    }),
  );
}
