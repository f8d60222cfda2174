import type { SeriesFields } from "@nv/contracts/schemas";
import { formatDate, formatTime } from "@nv/spanish";
import { clockInMadrid, dayInMadrid } from "./calendar.ts";
import { firstDayOf, periodNumber } from "./periods.ts";

/** Facts of a series that waits for its next observations. */
export interface Awaited {
  readonly period: SeriesFields["period"];
  /** Day of the last observation that came, `YYYY-MM-DD`. */
  readonly last: string;
  readonly nowMs: number;
  /** Time of the next look because of it; `null` for no sooner than the calendar says. */
  readonly retryAtMs: number | null;
}

/** The period after the last one, with its year where that is another than the present one. */
function awaitedName(period: SeriesFields["period"], last: string, thisYear: string): string {
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  const next = firstDayOf(period, periodNumber(period, last) + 1);
  const [year = "", month = "01"] = next.split("-");
  const ofYear = year === thisYear ? "" : ` de ${year}`;
  switch (period) {
    case "day":
      // Which day comes next is the market's to say.
      return `datos posteriores al ${plain(formatDate(last))}`;
    case "week":
      return `los datos de la semana del ${plain(formatDate(next))}`;
    case "month":
      return `datos de ${plain(formatDate(next)).split(" ")[2] ?? month}${ofYear}`;
    case "quarter":
      return `datos del ${Math.ceil(Number(month) / 3)}.º trimestre${ofYear}`;
    case "year":
      return `datos de ${year}`;
  }
}

/**
 * Says what a source has not given yet, and when it is asked again.
 *
 * @example awaitedText({ period: "month", last: "2026-09-01", nowMs, retryAtMs })
 *   // "La serie no tiene datos de octubre todavía; reintento a las 9:10."
 */
export function awaitedText({ period, last, nowMs, retryAtMs }: Awaited): string {
  const name = awaitedName(period, last, dayInMadrid(nowMs).slice(0, 4));
  const retry = retryAtMs === null ? "" : `; reintento a las ${formatTime(...clockInMadrid(retryAtMs))}`;
  return `La serie no tiene ${name} todavía${retry}.`;
}
