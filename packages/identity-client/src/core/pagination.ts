/** Position of a list response among its pages. Pages count from 1. */
export interface Pagination {
  readonly first?: number;
  readonly prev?: number;
  readonly next?: number;
  readonly last?: number;
  /** The page that this answer is. */
  readonly current: number;
  /** Items in all pages, or `null` when the server did not say. */
  readonly total: number | null;
}

const LINK = /<([^<>]*)>\s*;\s*rel="?(first|prev|next|last)"?/g;

/** `page` as a whole query parameter, so that `per_page` before it is not taken for it. */
const PAGE = /[?&]page=(\d+)/;

/**
 * Reads the page numbers of a list answer from its headers.
 *
 * @param link - The `Link` header.
 * @param totalCount - The `X-Total-Count` header, or `null`.
 * @example paginationOf('</u?page=2&per_page=5>; rel="next"', "8") // { next: 2, last: 2, current: 1, total: 8 }
 */
export function paginationOf(link: string, totalCount: string | null): Pagination {
  const pages: { first?: number; prev?: number; next?: number; last?: number } = {};
  for (const [, url = "", rel] of link.matchAll(LINK)) {
    const page = PAGE.exec(url)?.[1];
    if (page !== undefined && (rel === "first" || rel === "prev" || rel === "next" || rel === "last")) {
      pages[rel] = Number(page);
    }
  }
  const last = Math.max(pages.last ?? 0, (pages.prev ?? -1) + 1, pages.next ?? 0) || undefined;
  const current = pages.next === undefined ? (last ?? 1) : pages.next - 1;
  const total = totalCount === null || totalCount === "" ? null : Number(totalCount);
  return { ...pages, ...(last === undefined ? {} : { last }), current, total };
}
