import { marketDays } from "../src/market/calendars/market-calendar.ts";
import { findHoles } from "../src/market/find-holes.ts";
import { movesOf } from "../src/market/moves.ts";
import type { MarketSession } from "../src/market/session.ts";
import { dayNumber, dayOf } from "../src/periods.ts";

/** A session of which only the close is known. */
export const sessionOn = (date: string, close: number): MarketSession => ({
  date,
  close,
  open: null,
  high: null,
  low: null,
});

/** Sessions one after another on the days on which European markets open, the last one on Friday 20 November 2026. */
export function sessionsUpTo(closes: readonly number[]): readonly MarketSession[] {
  const isOpen = marketDays("europe");
  const days: string[] = [];
  for (let day = dayNumber("2026-11-20"); days.length < closes.length; day -= 1)
    if (isOpen(day)) days.unshift(dayOf(day));
  return closes.map((close, at) => sessionOn(days[at] ?? "", close));
}

/** Collects what is known of sessions of a European market. */
export function knownOf(sessions: readonly MarketSession[]) {
  const holes = findHoles(sessions, { calendar: "europe", closedDays: [] });
  return { sessions, holes, moves: movesOf(sessions, holes) };
}
