/** Letters that may be wrong in a name for it to be taken for a slip. */
const MOST_SLIPS = 2;
/** Names so short have a neighbour two letters away whatever they are. */
const SHORTEST = 5;

/** Changes of one letter from one text to another; stops counting beyond the limit. */
function slipsBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MOST_SLIPS) return MOST_SLIPS + 1;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const kept = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(kept, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The name that was probably meant. @returns `null` when none is near. */
export function nearestName(key: string, keys: Iterable<string>): string | null {
  if (key.length < SHORTEST) return null;
  let best: string | null = null;
  let least = MOST_SLIPS + 1;
  for (const candidate of keys) {
    const slips = slipsBetween(key, candidate);
    if (slips < least) [best, least] = [candidate, slips];
  }
  return best;
}
