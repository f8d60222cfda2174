/** Closest to what it may weigh that a map must come: a fiftieth below it. */
export const CLOSE_RATIO = 0.98;

/** Aim of the search, as a share of the most: between {@link CLOSE_RATIO} and it. */
const AIM_RATIO = 0.992;

/** Tries of a search; each weighs a map. Near a straight line, as points and bytes are, four or five do. */
const MOST_TRIES = 16;

/** Weight of a map when a share of its points stays. */
interface Tried {
  readonly ratio: number;
  readonly bytes: number;
}

/** Outcome of the search. */
export type FoundSize = (Tried & { readonly fits: true }) | { readonly fits: false; readonly leastBytes: number };

/** Nearest to a try that was made that another goes: a part of what lies between two, and of the one that there is. */
const MARGIN = 0.05;
const NEAREST = 0.99;

/** The least and the most that a step leaves of the ratio while only one side is known. */
const [LEAST_STEP, MOST_STEP] = [0.1, 10];

/** Tries that are known when the next one is chosen. */
interface Known {
  /** The one before the last; `null` after the first. */
  readonly before: Tried | null;
  readonly last: Tried;
  readonly below: Tried | null;
  readonly above: Tried | null;
}

/** Returns the ratio at which a line through the last two tries meets the aim; after one try, a line through it and zero. */
function onLine({ before, last }: Known, aim: number): number {
  const slope = before === null ? 0 : (last.bytes - before.bytes) / (last.ratio - before.ratio);
  return slope > 0 ? last.ratio + (aim - last.bytes) / slope : last.ratio * (aim / last.bytes);
}

/** Chooses the next ratio to try, between what fits and what does not. */
function nextRatio(known: Known, aim: number, isLate: boolean): number {
  const { below, above } = known;
  const guess = onLine(known, aim);
  if (below === null) return Math.max((above?.ratio ?? 1) * LEAST_STEP, Math.min((above?.ratio ?? 1) * NEAREST, guess));
  if (above === null) return Math.min(1, below.ratio * MOST_STEP, Math.max(below.ratio / NEAREST, guess));
  if (isLate) return (below.ratio + above.ratio) / 2;
  const margin = (above.ratio - below.ratio) * MARGIN;
  return Math.min(above.ratio - margin, Math.max(below.ratio + margin, guess));
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
  let before: Tried | null = null;
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
    const next = nextRatio({ before, last: tried, below, above }, mostBytes * AIM_RATIO, isLate);
    before = tried;
    // As few points as can be is a try of its own.
    ratio = below === null && turn >= MOST_TRIES - 4 ? 0 : next;
    if (below === null && above !== null && ratio * above.bytes < 1) ratio = 0;
  }
  if (below === null) return { fits: false, leastBytes: above?.bytes ?? 0 };
  return { ...below, fits: true };
}
