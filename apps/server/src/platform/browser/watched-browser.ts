import type { MeasurePage } from "./measure-page.ts";

/** The last time that the browser could not look at a page. */
export interface BrowserFailure {
  /** Unix epoch, milliseconds. */
  readonly atMs: number;
  readonly reason: string;
}

/** The browser of this machine, for those who look after it. */
export interface WatchedBrowser {
  /** Where it is. */
  readonly program: string;
  readonly measurePage: MeasurePage;
  /** @returns `null` when it could the last time, or was not asked yet. */
  lastFailure(): BrowserFailure | null;
}

/** Longest reason that is told, characters: browsers complain at length. */
const LONGEST_REASON = 500;

/** Remembers how the browser fared. Work that was given up says nothing about it. */
export function watchBrowser(program: string, measure: MeasurePage, now: () => number): WatchedBrowser {
  let last: BrowserFailure | null = null;
  return {
    program,
    lastFailure: () => last,
    async measurePage(url, signal) {
      try {
        const measured = await measure(url, signal);
        last = null;
        return measured;
      } catch (error) {
        if (!signal.aborted) last = { atMs: now(), reason: String(error).slice(0, LONGEST_REASON) };
        throw error;
      }
    },
  };
}
