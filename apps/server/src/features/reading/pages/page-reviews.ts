import type { CataloguePage, PageReview, ReviewQuery } from "@nv/contracts/schemas";

/** Lists the pages that have to be reviewed one day, by the one that is asked or any, the most overdue first. */
export function pageReviews(pages: readonly CataloguePage[], { dueBy }: ReviewQuery): readonly PageReview[] {
  return pages
    .flatMap(({ path, title, owner, reviewedOn, reviewDueOn }) =>
      reviewedOn === null || reviewDueOn === null ? [] : [{ path, title, owner, reviewedOn, reviewDueOn }],
    )
    .filter(({ reviewDueOn }) => dueBy === undefined || reviewDueOn <= dueBy)
    .toSorted((a, b) => a.reviewDueOn.localeCompare(b.reviewDueOn) || a.path.localeCompare(b.path));
}
