/** A page of a list. */
export interface PageRange {
  /** From 1. */
  readonly page: number;
  /** Rows of a page, 1 to {@link PER_PAGE_MAX}. */
  readonly perPage: number;
}

const PER_PAGE_DEFAULT = 50;

/** More rows than this would hold the only thread for too long. */
export const PER_PAGE_MAX = 500;

/** Highest page number; the offset stays a safe integer. */
const PAGE_MAX = 1_000_000_000;

function wholeNumber(text: string | undefined, fallback: number): number | string {
  if (text === undefined || text === "") return fallback;
  return /^\d{1,15}$/.test(text) ? Number(text) : `parsing "${text.slice(0, 40)}": invalid syntax`;
}

/**
 * Reads the page that a query asks for.
 *
 * @returns The page, or the reason why it cannot be one. `per_page` beyond the maximum is clamped.
 */
export function readPage(query: { readonly page?: string; readonly per_page?: string }): PageRange | string {
  const page = wholeNumber(query.page, 1);
  const perPage = wholeNumber(query.per_page, PER_PAGE_DEFAULT);
  if (typeof page === "string") return page;
  if (typeof perPage === "string") return perPage;
  return { page: Math.min(Math.max(page, 1), PAGE_MAX), perPage: Math.min(Math.max(perPage, 1), PER_PAGE_MAX) };
}

/**
 * Writes the `Link` header. `page` stands before `per_page`, because the original client takes the first
 * `page=` that it finds.
 *
 * @param path - Path of the list with its query, without the two page parameters: `/admin/users?sort=…`.
 */
export function linkHeader(path: string, { page, perPage }: PageRange, total: number): string {
  const last = Math.ceil(total / perPage);
  const url = (number: number) => `<${path}${path.includes("?") ? "&" : "?"}page=${number}&per_page=${perPage}>`;
  const links = [];
  if (page > 1) links.push(`${url(page - 1)}; rel="prev"`);
  if (page < last) links.push(`${url(page + 1)}; rel="next"`);
  links.push(`${url(last)}; rel="last"`);
  return links.join(", ");
}
