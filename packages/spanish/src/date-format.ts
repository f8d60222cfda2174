import { NO_BREAK_SPACE } from "./signs.ts";

/** A day of the calendar, without hour or time zone. */
export interface CalendarDate {
  readonly year: number;
  /** 1-12. */
  readonly month: number;
  /** 1-31. */
  readonly day: number;
}

/**
 * Style of a date, by where it goes: `text` «20 de noviembre de 2026», `weekday` «viernes 20 de noviembre», `short` «20 nov 2026» for facts
 * and labels, `axis` «nov 2026», `table` «20/11/2026».
 */
export type DateStyle = "text" | "weekday" | "short" | "axis" | "table";

/** The months as newspapers write them, without accents because none has any. */
export const MONTHS = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
] as const;
const WEEKDAYS = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"] as const;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Reads a date written `YYYY-MM-DD`, the form of files and front matter.
 *
 * @throws {RangeError} When the text has another form, or the day is not in the calendar: 2026-02-30.
 */
export function parseIsoDate(text: string): CalendarDate {
  const [, year, month, day] = (ISO_DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) {
    throw new RangeError(`expected a date as YYYY-MM-DD, got ${JSON.stringify(text)}`);
  }
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    throw new RangeError(`${text} is not in the calendar`);
  }
  return { year, month, day };
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/**
 * Writes a date as the newspaper does: months and days of the week in lower case, years without a point.
 *
 * @param isoDate - `YYYY-MM-DD`.
 * @throws {RangeError} As {@link parseIsoDate}.
 * @example formatDate("2026-11-20") // "20 de noviembre de 2026"
 */
export function formatDate(isoDate: string, style: DateStyle = "text"): string {
  const { year, month, day } = parseIsoDate(isoDate);
  const name = MONTHS[month - 1] ?? "";
  const shortName = name.slice(0, 3);
  switch (style) {
    case "text":
      return `${day}${NO_BREAK_SPACE}de ${name} de ${year}`;
    case "weekday": {
      const weekday = WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? "";
      return `${weekday} ${day}${NO_BREAK_SPACE}de ${name}`;
    }
    case "short":
      return `${day}${NO_BREAK_SPACE}${shortName}${NO_BREAK_SPACE}${year}`;
    case "axis":
      return `${shortName}${NO_BREAK_SPACE}${year}`;
    case "table":
      return `${twoDigits(day)}/${twoDigits(month)}/${year}`;
  }
}

/**
 * Writes an hour of the 24-hour clock.
 *
 * @param hours - 0-23.
 * @param minutes - 0-59.
 * @returns `H:MM`: no zero before the hour, always two figures for the minutes.
 * @throws {RangeError} When the hour does not exist.
 * @example formatTime(9, 5) // "9:05"
 */
export function formatTime(hours: number, minutes: number): string {
  const isHour = Number.isInteger(hours) && hours >= 0 && hours <= 23;
  const isMinute = Number.isInteger(minutes) && minutes >= 0 && minutes <= 59;
  if (!isHour || !isMinute) throw new RangeError(`there is no hour ${hours}:${minutes}`);
  return `${hours}:${twoDigits(minutes)}`;
}
