/** 2³², which a whole figure of 32 bits never reaches. */
const RANGE = 4_294_967_296;

/** Figures from 0 up to 1 without 1, the same in the same order for the same seed. @see Tommy Ettinger, mulberry32 */
export function seededFigures(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE;
  };
}

/**
 * Draws a lot that a seed repeats, for rehearsals and examples: a real one is drawn by an electoral board, and a person writes how it fell.
 *
 * @returns The lists in the order in which it favoured them.
 */
export function seededLot(lists: readonly string[], seed: number): readonly string[] {
  const figure = seededFigures(seed);
  return [...lists]
    .sort()
    .map((list) => ({ list, at: figure() }))
    .sort((a, b) => a.at - b.at)
    .map(({ list }) => list);
}
