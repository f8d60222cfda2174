/** A page and the day on which its review stops holding. */
export interface DueReview {
  readonly to: string;
  readonly title: string;
  readonly owner: string;
  /** Day, `2026-11-20`. */
  readonly reviewDueOn: string;
}

/** Reviews that the pages carry: whoever has more of them overdue knows it. */
const REVIEWS_KEPT = 60;

/**
 * Lists the pages by the day on which they have to be reviewed, the soonest first.
 *
 * @param entries - Pages of the site; those that say no day are left out.
 */
export function reviewsOf(
  entries: readonly {
    readonly path: string;
    readonly title: string;
    readonly owner: string;
    readonly reviewDueOn: string | null;
  }[],
): DueReview[] {
  return entries
    .flatMap(({ path, title, owner, reviewDueOn }) =>
      reviewDueOn === null ? [] : [{ to: path, title, owner, reviewDueOn }],
    )
    .toSorted((a, b) => a.reviewDueOn.localeCompare(b.reviewDueOn) || a.to.localeCompare(b.to))
    .slice(0, REVIEWS_KEPT);
}
