import { readDate } from "@nv/tables";

const MONTHS = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"];
/** «20 de noviembre de 2026», «20 nov 2026», «viernes 20 de noviembre de 2026». */
const IN_WORDS = /^(?:\p{L}{5,9},? )?(\d{1,2}) (?:de )?(\p{L}{3})\p{L}{0,7}\.? (?:de |del )?(\d{4})$/u;

/** Message that says which days the fields accept. */
export const DAY_RULE = "Escribe un día como 20/11/2026, 2026-11-20 o «20 de noviembre de 2026».";

/**
 * Reads a day as people here write it: the day before the month.
 *
 * @param today - `YYYY-MM-DD`, what «hoy» is.
 * @returns `YYYY-MM-DD`; `null` for what is no day of the calendar.
 */
export function readDay(text: string, today: string): string | null {
  const plain = text.trim().toLowerCase().replaceAll(/\s+/g, " ");
  if (plain === "hoy") return today;
  const [, day, name = "", year] = IN_WORDS.exec(plain) ?? [];
  if (day === undefined) return readDate(plain, "day-first");
  const month = MONTHS.indexOf(name === "set" ? "sep" : name);
  return month < 0 ? null : readDate(`${day}/${month + 1}/${year}`, "day-first");
}
