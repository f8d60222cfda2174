import { formatDate, formatNumber } from "@nv/spanish";
import { fine } from "@nv/ui/finding";
import { daysBetween } from "../../../../reading/review/core/review-due.ts";
import { addDays, addMonths, spanBetween, weekdaysBetween } from "../days/calendar.ts";
import { DAY_RULE, readDay } from "../days/read-day.ts";
import { spanWords } from "../days/span-words.ts";
import { type Answer, answerWith, refuse, type Utility, written } from "../utility/utility.ts";

const STEP = /^([+-])\s?(\d{1,6})\s?(d[ií]as?|semanas?|mes(?:es)?|años?)$/i;
/** The calendar of computers ends there. */
const LAST_YEAR = 9999;

const dayWords = (day: string) => `${formatDate(day, "weekday")} de ${day.slice(0, 4)}`;
const whole = (value: number) => formatNumber(value, { decimals: 0 });

/** @returns The day; `null` for what is no step; `""` for one beyond the calendar. */
function stepFrom(day: string, text: string): string | null {
  const [, sign, digits, unit = ""] = STEP.exec(text) ?? [];
  if (sign === undefined) return null;
  const count = Number(`${sign}${digits}`);
  const sizes = { d: 1, s: 7, m: 1, a: 12 } as const;
  const letter = unit[0]?.toLowerCase();
  const size = letter === "d" || letter === "s" || letter === "m" ? sizes[letter] : sizes.a;
  const isMonths = letter === "m" || letter === "a";
  const daysAway = Math.abs(count * size) * (isMonths ? 31 : 1);
  const year = Number(day.slice(0, 4)) + (Math.sign(count) * daysAway) / 365;
  if (year < 1 || year > LAST_YEAR) return "";
  return isMonths ? addMonths(day, count * size) : addDays(day, count * size);
}

function spanAnswer(from: string, to: string): Answer {
  const [first, last] = from <= to ? [from, to] : [to, from];
  const days = daysBetween(first, last);
  return answerWith(
    [
      ["Días", whole(days)],
      ["En años, meses y días", spanWords(spanBetween(first, last))],
      ["Semanas", `${whole(Math.floor(days / 7))} y ${days % 7} ${days % 7 === 1 ? "día" : "días"}`],
      ["De lunes a viernes", whole(weekdaysBetween(first, last))],
      ["Desde", dayWords(first)],
      ["Hasta", dayWords(last)],
    ],
    [fine("Se cuenta el último día y no el primero. De lunes a viernes, sin descontar festivos.")],
  );
}

/** Days between two days, or the day that comes some time after another. */
export const datesUtility: Utility = {
  fields: [
    {
      name: "from",
      label: "Desde",
      kind: "line",
      example: "20/11/2026",
      hint: "20/11/2026, «20 de noviembre de 2026» u «hoy».",
    },
    {
      name: "to",
      label: "Hasta",
      kind: "line",
      example: "6/1/2027",
      hint: "Otro día, «hoy», o un plazo: «+30 días», «-2 semanas», «+3 meses».",
    },
  ],
  answer(values, { today }) {
    const from = readDay(written(values, "from"), today);
    if (from === null) return refuse("from", DAY_RULE);
    const text = written(values, "to") || "hoy";
    const reached = stepFrom(from, text);
    if (reached === "")
      return refuse(
        "to",
        `Ese plazo se sale del calendario, que va del año 1 al ${LAST_YEAR}. Por ejemplo: «+30 días».`,
      );
    if (reached !== null)
      return answerWith([
        ["Será", dayWords(reached)],
        ["En una tabla", formatDate(reached, "table")],
        ["Para un archivo", reached],
      ]);
    const to = readDay(text, today);
    return to === null ? refuse("to", `${DAY_RULE} También vale un plazo: «+30 días».`) : spanAnswer(from, to);
  },
};
