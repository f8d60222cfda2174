import { MARKET_EXCHANGES, type MarketExchange } from "@nv/contracts";
import { fold } from "@nv/spanish";
import { dayNumber, workdaysBefore } from "../../periods.ts";
import { holidaysOf, type MarketCalendar } from "./market-calendar.ts";

/** Calendar that fits the sessions better than the one that they are read by. */
export interface CalendarProposal {
  readonly calendar: MarketExchange;
  /** Sessions that are missing by the calendar of now, and by the proposed one. */
  readonly missingNow: number;
  readonly missingThen: number;
}

/** Closing days by which a calendar must fit better: one or two could be days that somebody left out. */
const LEAST_BETTER = 3;

/** Words of names that say where something is quoted: then one day is enough. */
const NAMED: readonly { readonly calendar: MarketCalendar; readonly words: RegExp }[] = [
  { calendar: "nyse", words: /\b(?:s ?& ?p|sp ?500|dow|nasdaq|nyse|wall street|russell)\b/ },
  { calendar: "lse", words: /\b(?:ftse ?100|ftse ?250|lse|footsie)\b/ },
  { calendar: "xetra", words: /\b(?:dax|mdax|tecdax|xetra)\b/ },
];

/** Of every ten days from Monday to Friday, how many have a session where they are those of each day. */
const DAILY_SHARE = 0.6;

/**
 * Proposes the calendar that the days of some sessions fit: the market was closed on its holidays, and open on those of the others.
 *
 * @param sessions - Ascending.
 * @param now - Calendar that they are read by.
 * @param name - Of what is quoted: it may say where.
 * @returns `null` where none fits clearly better.
 */
export function proposeCalendar(
  sessions: readonly { readonly date: string }[],
  now: MarketCalendar,
  name: string,
): CalendarProposal | null {
  const days = new Set(sessions.map(({ date }) => dayNumber(date)));
  const [first, last] = [sessions[0], sessions.at(-1)].map((session) => dayNumber(session?.date ?? ""));
  if (first === undefined || last === undefined || days.size < 2) return null;
  const workdays = workdaysBefore(last + 1) - workdaysBefore(first);
  if (days.size < workdays * DAILY_SHARE || days.size > workdays || now === "every-day") return null;
  const fits = <Calendar extends MarketCalendar>(calendar: Calendar) => {
    const holidays = holidaysOf(calendar).between(first, last);
    const against = holidays.filter((day) => days.has(day)).length;
    const missing = workdays - days.size - (holidays.length - against);
    return { calendar, missing, wrong: missing + against };
  };
  const known = fits(now);
  const best = MARKET_EXCHANGES.map((exchange) => fits(exchange)).reduce((one, other) =>
    other.wrong < one.wrong ? other : one,
  );
  const isNamed = NAMED.some(({ calendar, words }) => calendar === best.calendar && words.test(fold(name)));
  if (known.wrong - best.wrong < (isNamed ? 1 : LEAST_BETTER)) return null;
  return { calendar: best.calendar, missingNow: known.missing, missingThen: best.missing };
}
