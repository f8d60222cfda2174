import { formatDate, formatTime } from "@nv/ui";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const twoDigits = (value: number) => String(value).padStart(2, "0");

/**
 * Writes a moment in the reader's own time zone: «20 nov 2026, 9:05».
 *
 * @param time - RFC 3339, or whatever `Date` reads.
 * @returns Nothing for what is no time.
 */
export function formatMoment(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return "";
  const day = `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
  return `${formatDate(day, "short")}, ${formatTime(date.getHours(), date.getMinutes())}`;
}

/**
 * Writes how long ago something was, for what happened lately, and the moment for the rest.
 *
 * @param nowMs - Unix epoch, milliseconds.
 * @example formatAgo("2026-11-20T08:55:00Z", Date.parse("2026-11-20T09:00:00Z")) // "hace 5 min"
 */
export function formatAgo(time: string, nowMs: number): string {
  const agoMs = nowMs - Date.parse(time);
  if (agoMs < 0 || Number.isNaN(agoMs) || agoMs >= DAY_MS) return formatMoment(time);
  if (agoMs < MINUTE_MS) return "ahora mismo";
  if (agoMs < HOUR_MS) return `hace ${Math.floor(agoMs / MINUTE_MS)} min`;
  return `hace ${Math.floor(agoMs / HOUR_MS)} h`;
}
