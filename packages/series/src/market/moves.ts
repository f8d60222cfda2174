import type { Hole } from "./find-holes.ts";
import type { MarketSession } from "./session.ts";

/** From one close to another. */
export interface Move {
  /** Day of the close that it is measured from. */
  readonly from: string;
  /** In the units of what is quoted. */
  readonly points: number;
  /** In hundredths of what it was; `null` where that was zero or less, of which there is no percentage. */
  readonly percent: number | null;
}

/** Digits that are kept of a difference: those that figures with six decimals have, without the noise of floats. */
const CLEAN_DIGITS = 10;

const clean = (value: number) => Number(value.toFixed(CLEAN_DIGITS));

/** Returns the change between two closes. */
export function moveBetween(from: Pick<MarketSession, "date" | "close">, to: Pick<MarketSession, "close">): Move {
  const percent = from.close > 0 ? clean((to.close / from.close - 1) * 100) : null;
  return { from: from.date, points: clean(to.close - from.close), percent };
}

/**
 * Returns the change of each session from the one before it.
 *
 * @param sessions - Ascending.
 * @returns One for each; `null` for the first, and for one before which a session is missing: that would be the change of several days.
 */
export function movesOf(sessions: readonly MarketSession[], holes: readonly Hole[]): readonly (Move | null)[] {
  const broken = new Set(holes.map(({ before }) => before));
  return sessions.map((session, at) => {
    const before = sessions[at - 1];
    return before === undefined || broken.has(session.date) ? null : moveBetween(before, session);
  });
}

/** The last session on a day or before it: what «since» is measured from. @returns `null` where the sessions begin later. */
export const sessionAt = (sessions: readonly MarketSession[], isoDay: string): MarketSession | null =>
  sessions.findLast(({ date }) => date <= isoDay) ?? null;

/**
 * Returns the change since a day: from its close, or from the last one before it where there was none on it.
 *
 * @returns `null` where the sessions begin after the day, or the last one is not after it: nobody extrapolates.
 */
export function moveSince(sessions: readonly MarketSession[], isoDay: string): Move | null {
  const [from, last] = [sessionAt(sessions, isoDay), sessions.at(-1)];
  return from === null || last === undefined || from.date === last.date ? null : moveBetween(from, last);
}

/** Value of a session relative to another one, in hundredths: that one is 100. */
export interface Rebased {
  readonly date: string;
  readonly value: number;
}

/**
 * The sessions from a day on, with the close of that day, or the last one before it, as 100.
 *
 * @returns Empty where the sessions begin after the day, or that close is zero or less.
 */
export function rebased(sessions: readonly MarketSession[], isoDay: string): readonly Rebased[] {
  const base = sessionAt(sessions, isoDay);
  if (base === null || base.close <= 0) return [];
  return sessions
    .filter(({ date }) => date >= base.date)
    .map(({ date, close }) => ({ date, value: clean((close / base.close) * 100) }));
}

/** Returns the distance of each session below the highest close until then, in hundredths of it: zero or less; `null` where that is zero or less. */
export function drawdowns(sessions: readonly MarketSession[]): readonly (number | null)[] {
  let peak = Number.NEGATIVE_INFINITY;
  return sessions.map(({ close }) => {
    peak = Math.max(peak, close);
    return peak > 0 ? clean((close / peak - 1) * 100) : null;
  });
}

/** The greatest fall from a high to a low after it. */
export interface Fall {
  readonly peak: MarketSession;
  readonly low: MarketSession;
  /** Less than zero. */
  readonly percent: number;
}

/** The greatest fall of all that the sessions cover. @returns `null` where nothing falls, or closes are not above zero. */
export function deepestFall(sessions: readonly MarketSession[]): Fall | null {
  const [first] = sessions;
  if (first === undefined) return null;
  let peak = first;
  let deepest: Fall | null = null;
  for (const session of sessions) {
    if (session.close >= peak.close) peak = session;
    const { percent } = moveBetween(peak, session);
    if (percent !== null && percent < (deepest?.percent ?? 0)) deepest = { peak, low: session, percent };
  }
  return deepest;
}

/** The highest and the lowest close of some sessions; the last one of several alike. @returns `null` without sessions. */
export function extremesOf(
  sessions: readonly MarketSession[],
): { readonly high: MarketSession; readonly low: MarketSession } | null {
  const [first, ...rest] = sessions;
  if (first === undefined) return null;
  return {
    high: rest.reduce((high, session) => (session.close >= high.close ? session : high), first),
    low: rest.reduce((low, session) => (session.close <= low.close ? session : low), first),
  };
}
