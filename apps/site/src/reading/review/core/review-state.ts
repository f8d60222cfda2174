import { daysBetween, parsePeriod, reviewDueDay } from "./review-due";

/** State of the review of a page. */
export interface ReviewState {
  /** Day on which the review stops holding. */
  readonly dueOn: string;
  /** Whole days since then; 0 on the day itself, negative before. */
  readonly daysOver: number;
}

/**
 * Tells how the review of a page stands.
 *
 * @param reviewedOn - Front matter's `revisado`: a day, or the moment that YAML made of it.
 * @param every - Front matter's `revisar_cada`.
 * @param today - Day, `2026-11-20`.
 * @returns `null` for a page that does not say when to review it.
 */
export function reviewState(reviewedOn: unknown, every: unknown, today: string): ReviewState | null {
  const moment = reviewedOn instanceof Date ? reviewedOn.toISOString() : reviewedOn;
  if (typeof moment !== "string" || typeof every !== "string") return null;
  const period = parsePeriod(every);
  if (period === null || Number.isNaN(Date.parse(moment))) return null;
  const dueOn = reviewDueDay(moment.slice(0, "YYYY-MM-DD".length), period);
  return { dueOn, daysOver: daysBetween(dueOn, today) };
}

/** Writes how long a page is overdue: «desde hoy», «desde hace 12 días». */
export function overdueWords(daysOver: number): string {
  if (daysOver === 0) return "desde hoy";
  return daysOver === 1 ? "desde ayer" : `desde hace ${daysOver} días`;
}

/** Writes the introduction of the list of reviews: the count of overdue pages, and whether others follow them. */
export function reviewsInWords(overdue: number, next: number): string {
  if (overdue === 0) return `No hay ninguna página atrasada.${next === 0 ? "" : " Las próximas son estas:"}`;
  const count = overdue === 1 ? "Hay una página atrasada" : `Hay ${overdue} páginas atrasadas`;
  return next === 0 ? `${count}:` : `${count}, y después vienen las siguientes:`;
}
