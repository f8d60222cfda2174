import { dayNumber, dayOf } from "../periods.ts";
import { type MarketCalendar, marketDays } from "./calendars/market-calendar.ts";
import type { MarketSession } from "./session.ts";

/** Days in a row on which a market should have opened and of which there is nothing. */
export interface Hole {
  /** Each of them, ascending. */
  readonly days: readonly string[];
  /** The sessions around it. */
  readonly after: string;
  readonly before: string;
}

/** Days on which something is traded. */
export interface TradingDays {
  readonly calendar: MarketCalendar;
  /** Days on which, besides, nothing was traded, as somebody said. */
  readonly closedDays: readonly string[];
}

/**
 * Finds the sessions that are missing between those that there are. Nobody fills them.
 *
 * @param sessions - Ascending.
 */
export function findHoles(
  sessions: readonly Pick<MarketSession, "date">[],
  { calendar, closedDays }: TradingDays,
): Hole[] {
  const isOpen = marketDays(calendar);
  const closed = new Set(closedDays);
  return sessions.flatMap(({ date: before }, at): readonly Hole[] => {
    const after = sessions[at - 1]?.date;
    if (after === undefined) return [];
    const days: string[] = [];
    for (let day = dayNumber(after) + 1; day < dayNumber(before); day += 1)
      if (isOpen(day) && !closed.has(dayOf(day))) days.push(dayOf(day));
    return days.length === 0 ? [] : [{ days, after, before }];
  });
}

/** Of every five sessions that a daily series should have, how many it must have at least to be one. */
const DAILY_SHARE = 0.8;

/** Whether what there is are the sessions of every day, and not those of each week or month. */
export function isDaily(sessions: readonly unknown[], holes: readonly Hole[]): boolean {
  const missing = holes.reduce((sum, { days }) => sum + days.length, 0);
  return sessions.length >= (sessions.length + missing) * DAILY_SHARE;
}

/**
 * Returns the beginning of the last stretch without a hole: what happened before is known only in part.
 *
 * @returns Place in the sessions; 0 where nothing is missing.
 */
export function unbrokenFrom(sessions: readonly Pick<MarketSession, "date">[], holes: readonly Hole[]): number {
  const last = holes.at(-1);
  return last === undefined ? 0 : sessions.findIndex(({ date }) => date === last.before);
}
