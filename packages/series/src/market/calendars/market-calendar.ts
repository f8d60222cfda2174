import { MARKET_EXCHANGES, type MarketExchange } from "@nv/contracts";
import { dayOf, isWorkday } from "../../periods.ts";
import { EXCHANGES } from "./exchanges.ts";
import { closedDaysOf } from "./holiday-rules.ts";

/** Calendars of the days on which a market opens. */
export const MARKET_CALENDARS = [...MARKET_EXCHANGES, "weekdays", "every-day"] as const;
export type MarketCalendar = (typeof MARKET_CALENDARS)[number];

/** Last year that holidays are worked out for: what has not come yet is never asked about. */
const LAST_YEAR = 2100;

/** Holidays from Monday to Friday of a calendar. Days are days' numbers. */
export interface Holidays {
  readonly has: (day: number) => boolean;
  /** Lists those between two days, both left out, in no order. */
  readonly between: (first: number, last: number) => readonly number[];
}

const NO_HOLIDAYS: Holidays = { has: () => false, between: () => [] };

const isExchange = (calendar: string): calendar is MarketExchange => calendar in EXCHANGES;

const yearOf = (day: number) => Number(dayOf(day).slice(0, 4));

/**
 * Makes the questions about the holidays of a calendar; each year is worked out once.
 *
 * @param calendar - Whatever is no exchange has none.
 */
export function holidaysOf(calendar: string): Holidays {
  if (!isExchange(calendar)) return NO_HOLIDAYS;
  const exchange = EXCHANGES[calendar];
  const known = new Map<number, ReadonlySet<number>>();
  const inYear = (year: number) => {
    const closed = known.get(year) ?? closedDaysOf(exchange, year);
    known.set(year, closed);
    return closed;
  };
  return {
    has: (day) => inYear(yearOf(day)).has(day),
    between(first, last) {
      const from = Math.max(yearOf(first), exchange.since);
      const years = Math.max(0, Math.min(yearOf(last), LAST_YEAR) - from + 1);
      return Array.from({ length: years }, (_none, at) => [...inYear(from + at)])
        .flat()
        .filter((day) => day > first && day < last);
    },
  };
}

/** Tells whether a market opens on a day, as far as its calendar says. @returns A question about days as numbers. */
export function marketDays(calendar: MarketCalendar): (day: number) => boolean {
  if (calendar === "every-day") return () => true;
  const holidays = holidaysOf(calendar);
  return (day) => isWorkday(day) && !holidays.has(day);
}
