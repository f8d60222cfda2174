import type { CataloguePage, PageReview } from "@nv/contracts/schemas";

/** Lists the pages that have to be reviewed one day, the most overdue first. */
export function pageReviews(pages: readonly CataloguePage[]): readonly PageReview[] {
  return pages
    .flatMap(({ path, title, owner, reviewedOn, reviewDueOn }) =>
      reviewedOn === null || reviewDueOn === null ? [] : [{ path, title, owner, reviewedOn, reviewDueOn }],
    )
    .toSorted((a, b) => a.reviewDueOn.localeCompare(b.reviewDueOn) || a.path.localeCompare(b.path));
}
