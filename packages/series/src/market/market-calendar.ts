import { dayNumber, dayOf, isWorkday } from "../periods.ts";

/** Calendars of the days on which a market opens. */
export const MARKET_CALENDARS = ["europe", "weekdays", "every-day"] as const;
export type MarketCalendar = (typeof MARKET_CALENDARS)[number];

/**
 * Easter Sunday.
 *
 * @param year - Of the Gregorian calendar.
 * @see Jean Meeus, «Astronomical Algorithms» (1991), chapter 8
 */
function easterSunday(year: number): number {
  const [golden, century, yearOf] = [year % 19, Math.floor(year / 100), year % 100];
  const leapt = Math.floor(century / 4);
  const corrected = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - leapt - corrected + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(yearOf / 4) - moon - (yearOf % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const inMarch = moon + week - 7 * late + 22;
  return dayNumber(`${year}-03-01`) + inMarch - 1;
}

/** Good Friday and Easter Monday, days from Easter Sunday. */
const AROUND_EASTER = [-2, 1] as const;
const FIXED = ["01-01", "05-01", "12-25", "12-26"] as const;

/**
 * The days on which the payment system of the euro is closed besides weekends, which the exchanges of the euro area keep as well.
 *
 * @returns Days as `YYYY-MM-DD`, in no order.
 * @see European Central Bank, «Long-term calendar for TARGET closing days» (14 December 2000), in force since 2002
 */
export function europeanHolidays(year: number): readonly string[] {
  const easter = easterSunday(year);
  return [...FIXED.map((day) => `${year}-${day}`), ...AROUND_EASTER.map((days) => dayOf(easter + days))];
}

/** The calendar of the euro area as it is now. */
const EUROPE_SINCE = 2002;

/** Tells whether a market opens on a day, as far as its calendar says. @returns A question about days as {@link dayNumber}. */
export function marketDays(calendar: MarketCalendar): (day: number) => boolean {
  if (calendar === "every-day") return () => true;
  if (calendar === "weekdays") return isWorkday;
  const known = new Map<number, ReadonlySet<string>>();
  return (day) => {
    if (!isWorkday(day)) return false;
    const isoDay = dayOf(day);
    const year = Number(isoDay.slice(0, 4));
    if (year < EUROPE_SINCE) return true;
    const holidays = known.get(year) ?? new Set(europeanHolidays(year));
    known.set(year, holidays);
    return !holidays.has(isoDay);
  };
}
