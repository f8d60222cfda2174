import { formatDate, formatTime } from "@nv/ui";

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/**
 * Writes a moment in the clock of this browser.
 *
 * @param ms - Unix epoch, milliseconds.
 * @example formatMoment(Date.UTC(2026, 10, 20, 8, 5)) // in Madrid: "20 nov 2026, 9:05"
 */
export function formatMoment(ms: number): string {
  const at = new Date(ms);
  const isoDate = `${String(at.getFullYear()).padStart(4, "0")}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;
  return `${formatDate(isoDate, "short")}, ${formatTime(at.getHours(), at.getMinutes())}`;
}

/**
 * Writes how far a moment is from the present.
 *
 * @param ms - Unix epoch, milliseconds; before or after the present.
 * @example formatDistance(nowMs - 90_000, nowMs) // "hace 1 minuto"
 */
export function formatDistance(ms: number, nowMs: number): string {
  const seconds = Math.trunc((ms - nowMs) / 1000);
  const words = new Intl.RelativeTimeFormat("es", { numeric: "always" });
  const size = Math.abs(seconds);
  if (size < 60) return seconds > 0 ? "en unos segundos" : "hace unos segundos";
  if (size < HOUR_S) return words.format(Math.trunc(seconds / 60), "minute");
  if (size < DAY_S) return words.format(Math.trunc(seconds / HOUR_S), "hour");
  return words.format(Math.trunc(seconds / DAY_S), "day");
}
