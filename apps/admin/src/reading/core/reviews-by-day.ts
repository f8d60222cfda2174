const DAY_MS = 24 * 60 * 60 * 1000;

/** Tells in words how long ago a day was, or how far ahead it is. */
function distanceInWords(days: number): string {
  if (days === 0) return "hoy";
  if (days === 1) return "mañana";
  if (days === -1) return "ayer";
  return days > 0 ? `dentro de ${days} días` : `hace ${-days} días`;
}

/**
 * Tells when a page has to be reviewed, in words.
 *
 * @param dueOn - Day, `2026-11-20`; so is `today`.
 * @example dueInWords("2026-11-08", "2026-11-20") // "hace 12 días"
 */
export function dueInWords(dueOn: string, today: string): string {
  return distanceInWords(Math.round((Date.parse(dueOn) - Date.parse(today)) / DAY_MS));
}

/** Divides the pages into those whose review is overdue, today's included, and those that come next; each in its order. */
export function reviewsByDay<Review extends { readonly reviewDueOn: string }>(
  reviews: readonly Review[],
  today: string,
): { readonly overdue: readonly Review[]; readonly next: readonly Review[] } {
  return {
    overdue: reviews.filter(({ reviewDueOn }) => reviewDueOn <= today),
    next: reviews.filter(({ reviewDueOn }) => reviewDueOn > today),
  };
}
