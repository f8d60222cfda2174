import type { RedirectList } from "@nv/contracts/schemas";

/** Redirect of an old address to where it leads now. Both are whole addresses. */
export type Redirect = RedirectList["items"][number];

/** The list for programs. */
export function redirectsJson(items: readonly Redirect[]): string {
  const list: RedirectList = { schema: 1, items: [...items] };
  return `${JSON.stringify(list, null, 1)}\n`;
}
