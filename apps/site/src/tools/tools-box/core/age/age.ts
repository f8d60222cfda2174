import { formatAge, formatDate, formatNumber } from "@nv/spanish";
import { advice } from "@nv/ui/finding";
import { daysBetween } from "../../../../reading/review/core/review-due.ts";
import { addMonths, spanBetween } from "../days/calendar.ts";
import { DAY_RULE, readDay } from "../days/read-day.ts";
import { spanWords } from "../days/span-words.ts";
import { answerWith, refuse, type Utility, written } from "../utility/utility.ts";

/** Nobody known has lived longer than 122 years: more is a slip of the year. */
const OLDEST_YEARS = 122;

/** The age of somebody on a day: today, or that of the news. */
export const ageUtility: Utility = {
  fields: [
    {
      name: "birth",
      label: "Nació el",
      kind: "line",
      example: "29/2/1984",
      hint: "20/11/1984 o «20 de noviembre de 1984».",
    },
    { name: "at", label: "Edad el día", kind: "line", example: "hoy", hint: "«hoy», o el día de los hechos." },
  ],
  answer(values, { today }) {
    const birth = readDay(written(values, "birth"), today);
    if (birth === null) return refuse("birth", DAY_RULE);
    const at = readDay(written(values, "at") || "hoy", today);
    if (at === null) return refuse("at", DAY_RULE);
    if (birth > at) return refuse("birth", `Nació después del ${formatDate(at)}. Comprueba los años: 20/11/1984.`);
    const span = spanBetween(birth, at);
    const birthday = addMonths(birth, 12 * (span.years + 1));
    const notes =
      span.years > OLDEST_YEARS
        ? [advice(`Serían ${span.years} años, más de los que consta que haya vivido nadie. ¿Está bien el año?`)]
        : [];
    return answerWith(
      [
        ["Edad", formatAge(span.years, span.months)],
        ["Exacta", spanWords(span)],
        ["En días", formatNumber(daysBetween(birth, at), { decimals: 0 })],
        ["Próximo cumpleaños", `${formatDate(birthday, "short")}: ${formatAge(span.years + 1)}`],
      ],
      notes,
    );
  },
};
