/** A text that wants a place: its middle, and how tall it is, pixels. */
export interface Wanting {
  readonly at: number;
  readonly heightPx: number;
}

/** Texts one under another without room between them. */
interface Stack {
  /** Of the tops that each would give to the whole stack. */
  readonly sum: number;
  readonly count: number;
  readonly heightPx: number;
}

/**
 * Moves texts apart so that none covers another, as little as can be.
 *
 * @param range - Where there is room, pixels from the top; with more texts than it holds the last ones leave it.
 * @returns Their middles, in the order of `wanted`.
 */
export function spread(
  wanted: readonly Wanting[],
  [top, bottom]: readonly [top: number, bottom: number],
): readonly number[] {
  const order = wanted.map((one, index) => ({ ...one, index })).sort((a, b) => a.at - b.at || a.index - b.index);
  const topOf = ({ sum, count, heightPx }: Stack) => Math.max(top, Math.min(sum / count, bottom - heightPx));
  const stacks: Stack[] = [];
  for (const { at, heightPx } of order) {
    let stack: Stack = { sum: at - heightPx / 2, count: 1, heightPx };
    for (let above = stacks.at(-1); above && topOf(above) + above.heightPx > topOf(stack); above = stacks.at(-1)) {
      stacks.pop();
      stack = {
        sum: above.sum + stack.sum - stack.count * above.heightPx,
        count: above.count + stack.count,
        heightPx: above.heightPx + stack.heightPx,
      };
    }
    stacks.push(stack);
  }
  const found: number[] = [];
  let next = 0;
  for (const stack of stacks) {
    let from = topOf(stack);
    for (const { index, heightPx } of order.slice(next, next + stack.count)) {
      found[index] = from + heightPx / 2;
      from += heightPx;
    }
    next += stack.count;
  }
  return found;
}
