import { isRecord, parseJson, readBy } from "@nv/web/schema";

/** A page that somebody opened. */
export interface RecentPage {
  readonly to: string;
  readonly title: string;
}

/** Recent activity that a browser remembers of its reader. */
export interface Recent {
  /** Address of its owner: somebody else at the same browser sees nothing of it. */
  readonly email: string;
  /** Latest first. */
  readonly pages: readonly RecentPage[];
  /** Searches that led somewhere, latest first. */
  readonly searches: readonly string[];
  /** Addresses of the tools opened by name, decoded, latest first. */
  readonly tools: readonly string[];
}

/** Pages, searches and tools remembered. */
export const RECENT_KEPT = { pages: 8, searches: 5, tools: 5 } as const;

/** Returns the recent activity of a person who has read nothing yet. */
export function nothingRecent(email: string): Recent {
  return { email, pages: [], searches: [], tools: [] };
}

function isPage(value: unknown): value is RecentPage {
  return isRecord(value) && typeof value.to === "string" && value.to.startsWith("/") && typeof value.title === "string";
}

const textsOf = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];

const Stored = readBy((kept) => {
  if (!isRecord(kept) || typeof kept.email !== "string") return null;
  const pages = Array.isArray(kept.pages) ? kept.pages.filter(isPage) : [];
  return { email: kept.email, pages, searches: textsOf(kept.searches), tools: textsOf(kept.tools) };
});

/**
 * Reads what was kept.
 *
 * @param stored - Raw text of the storage entry; anything.
 * @returns Nothing when it is somebody else's or cannot be read.
 */
export function recentOf(stored: string | null, email: string): Recent {
  const kept = parseJson(stored, Stored);
  return kept?.email === email ? kept : nothingRecent(email);
}

/** Puts a page first, once. */
export function withPage(recent: Recent, page: RecentPage): Recent {
  const others = recent.pages.filter(({ to }) => to !== page.to);
  return { ...recent, pages: [page, ...others].slice(0, RECENT_KEPT.pages) };
}

/** Puts a search first, once; what it grew from while it was typed is not another search. */
export function withSearch(recent: Recent, search: string): Recent {
  const others = recent.searches.filter((other) => other.toLowerCase() !== search.toLowerCase());
  return { ...recent, searches: [search, ...others].slice(0, RECENT_KEPT.searches) };
}

/** Puts a tool first, once. @param page - Its address, decoded. */
export function withTool(recent: Recent, page: string): Recent {
  const others = recent.tools.filter((other) => other !== page);
  return { ...recent, tools: [page, ...others].slice(0, RECENT_KEPT.tools) };
}
