/** Lengths of the pause in which what is seen stands still while the text of a step is read. */
export const HOLDS = ["none", "short", "long"] as const;
export type Hold = (typeof HOLDS)[number];

/** Part of a step that it stands still, around the moment in which its text is in the middle. */
export const HOLD_SHARES: Readonly<Record<Hold, number>> = { none: 0, short: 0.35, long: 0.7 };

/** Moment or frame that is seen when the text of a step is in the middle of the screen. */
export interface Stop {
  /** A moment or a frame. */
  readonly at: number;
  /** As of {@link HOLD_SHARES}. */
  readonly hold: number;
}

/**
 * Returns the moment or frame at which each step stops: the one that it gives, and otherwise as far from the one before as from the next. The
 * first begins at the beginning and the last ends at the end.
 *
 * @param given - Of each step; `null` where nobody said.
 * @param end - The last moment or frame.
 * @example stopsAt([null, null, 6, null], 10) // [0, 3, 6, 10]
 */
export function stopsAt(given: readonly (number | null)[], end: number): readonly number[] {
  const known = given.map((at, place) => at ?? (place === 0 ? 0 : place === given.length - 1 ? end : null));
  return known.map((at, place) => {
    if (at !== null) return at;
    const before = known.findLastIndex((one, other) => other < place && one !== null);
    const after = known.findIndex((one, other) => other > place && one !== null);
    const [from, to] = [known[before] ?? 0, known[after] ?? end];
    return from + ((to - from) * (place - before)) / (after - before);
  });
}

/**
 * Returns the moment or frame that is seen by somebody who has come so far.
 *
 * @param position - Place of the step, from 0, and how much of it has passed: at a half its text is in the middle.
 */
export function seenAt(stops: readonly Stop[], position: number): number {
  const place = Math.min(stops.length - 1, Math.max(0, Math.floor(position - 0.5)));
  const [from, to] = [stops[place], stops[place + 1]];
  if (from === undefined) return 0;
  if (to === undefined) return from.at;
  const begins = place + 0.5 + from.hold / 2;
  const ends = place + 1.5 - to.hold / 2;
  const ratio = Math.min(1, Math.max(0, (position - begins) / (ends - begins)));
  return from.at + (to.at - from.at) * ratio;
}

/** The frame of a moment. @param everyMs - From a frame to the next. */
export function frameAt(atMs: number, everyMs: number, count: number): number {
  // Reckoned moments fall a hair before the frame that they name.
  return Math.min(count - 1, Math.max(0, Math.floor(atMs / everyMs + 1e-6)));
}
