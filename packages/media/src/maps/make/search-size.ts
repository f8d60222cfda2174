/** Closest to what it may weigh that a map must come: a fiftieth below it. */
export const CLOSE_RATIO = 0.98;

/** Where the search aims: between that and the most. */
const AIM_RATIO = 0.992;

/** Tries of a search; each weighs a map. Near a straight line, as points and bytes are, four or five do. */
const MOST_TRIES = 16;

/** What a map weighs when a part of its points stays. */
interface Tried {
  readonly ratio: number;
  readonly bytes: number;
}

/** What the search found. */
export type FoundSize = (Tried & { readonly fits: true }) | { readonly fits: false; readonly leastBytes: number };

/** Where to try next, between what fits and what does not. */
function nextRatio(below: Tried | null, above: Tried | null, aim: number, isLate: boolean): number {
  if (below === null) return above === null ? 1 : above.ratio * Math.min(0.7, aim / above.bytes);
  if (above === null) return Math.min(1, below.ratio * Math.max(1.05, aim / below.bytes));
  if (isLate) return (below.ratio + above.ratio) / 2;
  const share = (aim - below.bytes) / (above.bytes - below.bytes);
  return below.ratio + (above.ratio - below.ratio) * Math.min(0.95, Math.max(0.05, share));
}

/**
 * Looks for the part of a map's points with which it weighs as much as it may, and never more.
 *
 * @param mostBytes - What it may weigh.
 * @param first - Part to try first, 0 to 1.
 * @param weigh - Weighs it with a part of its points, 0 to 1: more points never weigh much less.
 * @param onTry - Told before each try, from 0.
 */
export function searchSize(
  mostBytes: number,
  first: number,
  weigh: (ratio: number) => number,
  onTry: (turn: number) => void = () => {},
): FoundSize {
  let below: Tried | null = null;
  let above: Tried | null = null;
  let ratio = first;
  for (let turn = 0; turn < MOST_TRIES; turn += 1) {
    onTry(turn);
    const tried = { ratio, bytes: weigh(ratio) };
    if (tried.bytes > mostBytes) above = tried;
    else below = tried;
    if (below !== null && (below.ratio === 1 || below.bytes >= mostBytes * CLOSE_RATIO)) break;
    if (ratio === 0) {
      if (below === null) return { fits: false, leastBytes: tried.bytes };
    }
    const isLate = turn > MOST_TRIES / 2;
    const next = nextRatio(below, above, mostBytes * AIM_RATIO, isLate);
    // As few points as can be is a try of its own.
    ratio = below === null && turn >= MOST_TRIES - 4 ? 0 : next;
    if (below === null && above !== null && ratio * above.bytes < 1) ratio = 0;
  }
  if (below === null) return { fits: false, leastBytes: above?.bytes ?? 0 };
  return { ...below, fits: true };
}
