/**
 * Figures of a normal distribution of mean 0 and deviation 1, the same for the same seed (Box and Muller over the mixing of MurmurHash3 of a
 * count).
 */
export function seededNormals(seed: number): () => number {
  let count = Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1);
  function ratio(): number {
    count = (count + 0x9e3779b9) | 0;
    let mixed = Math.imul(count ^ (count >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  }
  return () => Math.sqrt(-2 * Math.log(1 - ratio())) * Math.cos(2 * Math.PI * ratio());
}
