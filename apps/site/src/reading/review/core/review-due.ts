/** Pattern of the period that a review holds, as people write it. */
const PERIOD = /^(\d{1,3}) (día|semana|mes|año)(?:s|es)?$/;

const DAYS_IN = { día: 1, semana: 7 } as const;
const MONTHS_IN = { mes: 1, año: 12 } as const;

/** A stretch of time in the calendar: whole months and whole days. */
export interface Period {
  readonly months: number;
  readonly days: number;
}

/**
 * Reads a period.
 *
 * @param words - «6 meses», «1 año», «15 días», «2 semanas».
 * @returns `null` when it is not a period, or an empty one.
 */
export function parsePeriod(words: string): Period | null {
  const [, count, unit] = PERIOD.exec(words.trim().toLowerCase()) ?? [];
  const times = Number(count);
  if (unit === undefined || times === 0) return null;
  if (unit === "mes" || unit === "año") return { months: times * MONTHS_IN[unit], days: 0 };
  return unit === "día" || unit === "semana" ? { months: 0, days: times * DAYS_IN[unit] } : null;
}

/**
 * The day on which a review stops holding.
 *
 * @param reviewedOn - Day of the last review, `2026-08-31`.
 * @returns Day, `2027-02-28`: the last of the month when the month has no such day.
 * @throws {RangeError} When `reviewedOn` is not a day.
 */
export function reviewDueDay(reviewedOn: string, { months, days }: Period): string {
  const start = new Date(`${reviewedOn}T00:00:00Z`);
  if (Number.isNaN(start.getTime())) throw new RangeError(`not a day: ${reviewedOn}`);
  const lastOfMonth = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0)).getUTCDate();
  const due = new Date(
    Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, Math.min(start.getUTCDate(), lastOfMonth) + days),
  );
  return dayOf(due);
}

/** The day of a moment, `2026-11-20`, by the clock of Greenwich. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, "YYYY-MM-DD".length);
}

/** Whole days from one day to another, both as `2026-11-20`; negative when `to` comes first. */
export function daysBetween(from: string, to: string): number {
  const DAY_MS = 24 * 60 * 60 * 1000;
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
