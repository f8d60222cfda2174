import { nothingRecent, type Recent, type RecentPage, recentOf, withPage, withSearch } from "./core/recent";

/** `localStorage` key of what this browser remembers. */
const RECENT_KEY = "nv.recent";

/** What this browser remembers of a person. */
export function readRecent(email: string): Recent {
  try {
    return recentOf(window.localStorage.getItem(RECENT_KEY), email);
  } catch {
    // Without storage nothing is remembered.
    return nothingRecent(email);
  }
}

function write(recent: Recent): void {
  try {
    window.localStorage.setItem(RECENT_KEY, JSON.stringify(recent));
  } catch {
    // Full or forbidden: it is a convenience.
  }
}

/** Remembers that a person opened a page. */
export function rememberPage(email: string, page: RecentPage): void {
  write(withPage(readRecent(email), page));
}

/** Remembers a search that led somewhere. */
export function rememberSearch(email: string, search: string): void {
  write(withSearch(readRecent(email), search));
}

/** Forgets everything. */
export function forgetRecent(): void {
  try {
    window.localStorage.removeItem(RECENT_KEY);
  } catch {
    // There is nothing to forget.
  }
}
