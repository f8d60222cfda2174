import type { SeriesCalendar } from "@nv/contracts/schemas";
import { createZoneClock, momentOf } from "@nv/spanish";
import { dayNumber, dayOf } from "./periods.ts";

/** Time zone in which offices say the hour at which they publish. */
const ZONE = "Europe/Madrid";

const MINUTE_MS = 60_000;

/** Between two looks of a day on which there should be something new and there is not yet, milliseconds. */
const RETRY_MS = 10 * MINUTE_MS;

/** Days that are looked at before giving up: every calendar has one within a year. */
const MOST_DAYS = 400;

const readClock = createZoneClock(ZONE);

/** Returns what the clock in Madrid shows as if it were universal time, Unix epoch, milliseconds. */
function shownMs(ms: number): number {
  const { day, time } = readClock(ms);
  return Date.parse(`${day}T${time}:00Z`);
}

/** The day in Madrid at a moment, `YYYY-MM-DD`. */
export function dayInMadrid(ms: number): string {
  return readClock(ms).day;
}

/** Hours and minutes of the clock in Madrid at a moment. */
export function clockInMadrid(ms: number): readonly [hours: number, minutes: number] {
  const shown = new Date(shownMs(ms));
  return [shown.getUTCHours(), shown.getUTCMinutes()];
}

function isDue(calendar: Exclude<SeriesCalendar, { kind: "none" }>, day: number): boolean {
  const date = new Date(`${dayOf(day)}T00:00:00Z`);
  if (calendar.kind === "weekly") return calendar.days.includes(date.getUTCDay() === 0 ? 7 : date.getUTCDay());
  const isLast = dayOf(day + 1).endsWith("-01");
  const monthDay = date.getUTCDate();
  return calendar.days.includes(monthDay) || (isLast && calendar.days.some((asked) => asked > monthDay));
}

/**
 * Returns the time of the next run of a series.
 *
 * @param afterMs - Unix epoch, milliseconds.
 * @returns `null` for never.
 */
export function nextRunMs(calendar: SeriesCalendar, afterMs: number): number | null {
  if (calendar.kind === "none") return null;
  const today = dayNumber(dayInMadrid(afterMs));
  for (let day = today; day < today + MOST_DAYS; day += 1) {
    const ms = isDue(calendar, day) ? momentOf(readClock, { day: dayOf(day), time: calendar.at }) : afterMs;
    if (ms > afterMs) return Math.floor(ms / MINUTE_MS) * MINUTE_MS;
  }
  return null;
}

/**
 * Returns the time of the next retry of a series, because the day of its calendar brought nothing new yet.
 *
 * @param nowMs - Unix epoch, milliseconds.
 * @returns `null` where the calendar does not ask for it, its hour is long over, or it was looked at often enough.
 */
export function retryRunMs(calendar: SeriesCalendar, nowMs: number): number | null {
  if (calendar.kind === "none" || calendar.retries === 0) return null;
  const startMs = nextRunMs(calendar, nowMs - (calendar.retries + 1) * RETRY_MS);
  if (startMs === null || startMs > nowMs) return null;
  const retries = Math.floor((nowMs - startMs) / RETRY_MS) + 1;
  return retries > calendar.retries ? null : startMs + retries * RETRY_MS;
}
