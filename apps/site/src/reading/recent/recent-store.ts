import { browserStore } from "@nv/web";
import { type Recent, type RecentPage, recentOf, withPage, withSearch, withTool } from "./core/recent";

/** `localStorage` key of what this browser remembers. */
const RECENT_KEY = "nv.recent";

const write = (recent: Recent) => browserStore.keep(RECENT_KEY, JSON.stringify(recent));

/** Reads the recent activity of a person from this browser. */
export const readRecent = (email: string): Recent => recentOf(browserStore.read(RECENT_KEY), email);

/** Remembers that a person opened a page. */
export const rememberPage = (email: string, page: RecentPage): void => write(withPage(readRecent(email), page));

/** Remembers a search that led somewhere. */
export const rememberSearch = (email: string, search: string): void => write(withSearch(readRecent(email), search));

/** Remembers that a person opened a tool by its name. @param page - Its address, decoded. */
export const rememberTool = (email: string, page: string): void => write(withTool(readRecent(email), page));

/** Forgets everything. */
export const forgetRecent = (): void => browserStore.keep(RECENT_KEY, null);
