/**
 * Moves heights apart so that texts do not cover each other, as little as can be.
 *
 * @param wanted - Pixels from the top, of the middles of the texts.
 * @param gapPx - At least this from one to the next.
 * @param range - Where there is room, pixels; with more texts than it holds the last ones leave it.
 * @returns In the order of `wanted`.
 */
export function spread(
  wanted: readonly number[],
  gapPx: number,
  [top, bottom]: readonly [top: number, bottom: number],
): readonly number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at || a.index - b.index);
  const placed: number[] = [];
  for (const { at } of order) placed.push(Math.max(at, (placed.at(-1) ?? Number.NEGATIVE_INFINITY) + gapPx, top));
  let limit = bottom;
  for (let at = placed.length - 1; at >= 0 && (placed[at] ?? 0) > limit; at -= 1) {
    placed[at] = Math.max(limit, top + at * gapPx);
    limit = (placed[at] ?? 0) - gapPx;
  }
  const found: number[] = [];
  for (const [rank, { index }] of order.entries()) found[index] = placed[rank] ?? 0;
  return found;
}
