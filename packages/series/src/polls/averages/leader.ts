import type { AverageSeries } from "@nv/contracts/schemas";
import { LEADER_DRAWS } from "../house-method.ts";
import { shownDifference } from "../shown-share.ts";
import { jointDraws } from "../state-space/joint-draws.ts";

/** The share of a series on the day that is told. */
export interface StandingShare {
  readonly series: AverageSeries;
  readonly meanPct: number;
  readonly lowPct: number;
  readonly highPct: number;
  /** For a share of a half, points²; `null` where it comes of no model. */
  readonly variance: number | null;
}

/** Difference between the first one and another, with its interval of nine of ten, points. */
export interface Ahead {
  readonly share: StandingShare;
  readonly meanPct: number;
  readonly lowPct: number;
  readonly highPct: number;
}

/** Race on a day: who is ahead, and who may be as well. */
export interface Race {
  /** All that can be ahead, the highest first. */
  readonly order: readonly StandingShare[];
  /** Share of the draws in which the first is ahead of all others, ratio 0-1; `null` where nothing is drawn. */
  readonly chance: number | null;
  /** Rivals that the first one cannot be told from, the nearest first; none where it is ahead. */
  readonly tied: readonly Ahead[];
}

/** Share of the draws in which whoever is named is ahead. */
export const NAMED_FROM = 0.95;

/** Place in a sorted list below which a share of it lies. */
const quantile = (sorted: Float64Array, ratio: number) => sorted[Math.round(ratio * (sorted.length - 1))] ?? 0;

/** The difference of two shares as the facing halves of their intervals have it, where nothing is drawn. */
function byHalves(first: StandingShare, share: StandingShare): Ahead {
  const meanPct = first.meanPct - share.meanPct;
  const joint = Math.hypot(first.meanPct - first.lowPct, share.highPct - share.meanPct);
  return { share, meanPct, lowPct: meanPct - joint, highPct: meanPct + joint };
}

/** Whether the shown figures, or the interval of the difference, leave open who is above. */
const isOpen = (first: StandingShare, { share, lowPct }: Ahead) =>
  lowPct <= 0 || shownDifference(first.meanPct, share.meanPct) <= 0;

interface Drawn {
  readonly chance: number | null;
  readonly aheads: readonly Ahead[];
}

function drawnRace(order: readonly StandingShare[], seed: number): Drawn {
  const [first, ...others] = order;
  if (first === undefined) return { chance: null, aheads: [] };
  const shares = order.flatMap(({ meanPct, variance }) => (variance === null ? [] : [{ meanPct, variance }]));
  if (shares.length < order.length) return { chance: null, aheads: others.map((share) => byHalves(first, share)) };
  const size = order.length;
  const drawn = jointDraws(shares, { draws: LEADER_DRAWS, seed });
  let wins = 0;
  for (let draw = 0; draw < LEADER_DRAWS; draw += 1) {
    const own = drawn.subarray(draw * size, (draw + 1) * size);
    if (own.every((share, at) => at === 0 || share < (own[0] ?? 0))) wins += 1;
  }
  const aheads = others.map((share, at): Ahead => {
    const differences = Float64Array.from(
      { length: LEADER_DRAWS },
      (_, draw) => (drawn[draw * size] ?? 0) - (drawn[draw * size + at + 1] ?? 0),
    ).sort();
    const meanPct = first.meanPct - share.meanPct;
    return { share, meanPct, lowPct: quantile(differences, 0.05), highPct: quantile(differences, 0.95) };
  });
  return { chance: wins / LEADER_DRAWS, aheads };
}

/**
 * Tells who is ahead: named with {@link NAMED_FROM} of the draws, and never where the figures that are shown are equal.
 *
 * @param shares - Those of a day; the rest is no choice and never ahead.
 */
export function raceOf(shares: readonly StandingShare[], seed: number): Race {
  const order = shares
    .filter(({ series }) => series.role === "choice")
    .sort((a, b) => b.meanPct - a.meanPct || (a.series.key < b.series.key ? -1 : 1));
  const { chance, aheads } = drawnRace(order, seed);
  const [first] = order;
  const tied = first === undefined ? [] : aheads.filter((ahead) => isOpen(first, ahead));
  // Nobody alone may be level with the first, and all of them together leave it open.
  const isTogether = tied.length === 0 && chance !== null && chance < NAMED_FROM;
  return { order, chance, tied: isTogether ? aheads.slice(0, 1) : tied };
}
