/**
 * Chances of drawing a house no, one, two… times when as many are drawn as there are: those of a Poisson of mean 1, added up, of all
 * the figures of 32 bits.
 */
const DRAWN_LESS_THAN = [0.367879, 0.735759, 0.919699, 0.981012, 0.99634, 0.999406, 0.999917].map(
  (chance) => chance * 2 ** 32,
);

/** A figure of 32 bits that stands for a house, with the seed (FNV-1a). */
function markOf(seed: number, house: string): number {
  let mark = seed ^ 0x811c9dc5;
  for (let at = 0; at < house.length; at += 1) mark = Math.imul(mark ^ house.charCodeAt(at), 0x01000193);
  return mark;
}

/** Counts how often a house is drawn. The mixing is the end of MurmurHash3. @param mark - As {@link markOf}. */
function timesDrawn(mark: number, draw: number): number {
  let mixed = mark ^ Math.imul(draw, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  const figure = (mixed ^ (mixed >>> 16)) >>> 0;
  let times = 0;
  while (figure >= (DRAWN_LESS_THAN[times] ?? Number.POSITIVE_INFINITY)) times += 1;
  return times;
}

/**
 * Counts how often each draw takes a house, with all of its polls: a house leans the same way in each of them, so that ten polls of one house
 * are not ten answers. The same seed and house always give the same counts, whatever other houses there are, so that a new poll does not shake
 * the band of last month.
 *
 * @returns A count for each draw; the same list for the same house.
 */
export function houseDraws(seed: number, resamples: number): (house: string) => Uint8Array {
  const known = new Map<string, Uint8Array>();
  return (house) => {
    const mark = markOf(seed, house);
    const times = known.get(house) ?? Uint8Array.from({ length: resamples }, (_, draw) => timesDrawn(mark, draw + 1));
    known.set(house, times);
    return times;
  };
}
