import type { SeriesPeriodName } from "@nv/contracts";
import { formatDate } from "@nv/spanish";

/**
 * The period that an observation is of, as people name it.
 *
 * @param date - Its first day, `YYYY-MM-DD`.
 * @example periodName("month", "2026-10-01") // "oct 2026"
 */
export function periodName(period: SeriesPeriodName, date: string): string {
  const [year = "", month = "01"] = date.split("-");
  if (period === "year") return year;
  if (period === "quarter") return `${Math.ceil(Number(month) / 3)}.º trim. ${year}`;
  return formatDate(date, period === "month" ? "axis" : "short");
}
