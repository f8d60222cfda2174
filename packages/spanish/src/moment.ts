import { formatDate, formatTime } from "./date-format.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** A moment as our answers carry it: Unix epoch in milliseconds, or RFC 3339. */
export type Moment = number | string;

/**
 * The day on which a moment is by the clock of this machine, which near midnight is another one than in the universal time.
 *
 * @returns `YYYY-MM-DD`; nothing for what is no moment.
 */
export function localDay(moment: Moment): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return "";
  const year = String(at.getFullYear()).padStart(4, "0");
  return `${year}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;
}

/**
 * Writes a moment in the clock of this machine: on a page, the reader's.
 *
 * @returns Nothing for what is no moment.
 * @example formatMoment("2026-11-20T08:05:00Z") // in Madrid: "20 nov 2026, 9:05"
 */
export function formatMoment(moment: Moment): string {
  const at = new Date(moment);
  const day = localDay(moment);
  return day && `${formatDate(day, "short")}, ${formatTime(at.getHours(), at.getMinutes())}`;
}

/**
 * Writes how long ago something was, for what happened lately, and the moment for the rest.
 *
 * @param nowMs - Unix epoch, milliseconds.
 * @example formatAgo(nowMs - 300_000, nowMs) // "hace 5 min"
 */
export function formatAgo(moment: Moment, nowMs: number): string {
  const agoMs = nowMs - new Date(moment).getTime();
  if (agoMs < 0 || Number.isNaN(agoMs) || agoMs >= DAY_MS) return formatMoment(moment);
  if (agoMs < MINUTE_MS) return "ahora mismo";
  if (agoMs < HOUR_MS) return `hace ${Math.floor(agoMs / MINUTE_MS)} min`;
  return `hace ${Math.floor(agoMs / HOUR_MS)} h`;
}

/**
 * Writes how far a moment is from the present, before or after it.
 *
 * @param atMs - Unix epoch, milliseconds.
 * @param nowMs - Unix epoch, milliseconds.
 * @example formatDistance(nowMs - 90_000, nowMs) // "hace 1 minuto"
 */
export function formatDistance(atMs: number, nowMs: number): string {
  const distanceMs = atMs - nowMs;
  const sizeMs = Math.abs(distanceMs);
  const words = new Intl.RelativeTimeFormat("es", { numeric: "always" });
  if (sizeMs < MINUTE_MS) return distanceMs >= 1000 ? "en unos segundos" : "hace unos segundos";
  if (sizeMs < HOUR_MS) return words.format(Math.trunc(distanceMs / MINUTE_MS), "minute");
  if (sizeMs < DAY_MS) return words.format(Math.trunc(distanceMs / HOUR_MS), "hour");
  return words.format(Math.trunc(distanceMs / DAY_MS), "day");
}
