/** Figures from 0 up to 1 without 1, the same in the same order for the same seed. */
export type Random = () => number;

/** 2³², which a whole figure of 32 bits never reaches. */
const RANGE = 4_294_967_296;

/**
 * A row of figures that look like chance: one draw a figure of 32 bits.
 *
 * @param seed - Whole; what is beyond 32 bits is cut.
 * @see Tommy Ettinger, mulberry32
 */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE;
  };
}

/**
 * A seed of its own for each area, so that its dots stay where they are whatever is done to the others.
 *
 * @see Fowler, Noll and Vo, FNV-1a
 */
export function seedOf(seed: number, name: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash;
}
