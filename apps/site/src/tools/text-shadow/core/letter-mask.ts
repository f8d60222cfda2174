import type { Mask } from "./text-contrast.ts";

/** Opacity from which a point belongs to a letter. */
const INK = 128;

/**
 * Which points lie about the letters, within some pixels of them: what the eye compares a letter with. The letters' own points do not
 * count, since the text covers them.
 *
 * @param alpha - Opacity of each point of the text drawn alone, 0-255, by rows.
 * @param reachPx - How far about a letter is looked.
 */
export function maskAround(alpha: ArrayLike<number>, width: number, height: number, reachPx: number): Mask {
  const near = spread(spread(inked(alpha), width, height, reachPx, 1), width, height, reachPx, width);
  return near.map((isNear, at) => isNear && (alpha[at] ?? 0) < INK);
}

const inked = (alpha: ArrayLike<number>): boolean[] => Array.from(alpha, (value) => value >= INK);

/** Widens what is marked along one direction. @param step - 1 along the rows, the width along the columns. */
function spread(marked: readonly boolean[], width: number, height: number, reachPx: number, step: number): boolean[] {
  const [lines, length, stride] = step === 1 ? [height, width, width] : [width, height, 1];
  const result = Array.from({ length: marked.length }, () => false);
  for (let line = 0; line < lines; line += 1) {
    let until = -1;
    // What comes later reaches back as far as it reaches on.
    for (let at = 0; at < length + reachPx; at += 1) {
      if (at < length && marked[line * stride + at * step] === true) until = at + 2 * reachPx;
      const target = at - reachPx;
      if (target >= 0 && target < length && at <= until) result[line * stride + target * step] = true;
    }
  }
  return result;
}
