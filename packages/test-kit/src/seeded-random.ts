/** Chances that a seed repeats. */
export interface Chance {
  /** A number from 0 up to, but not including, 1. */
  ratio(): number;
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/**
 * Makes chances out of a seed (mulberry32).
 *
 * @see https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  function ratio(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(ratio() * limit);
  return { ratio, below, pick: (items) => items[below(items.length)] ?? items[0] };
}
