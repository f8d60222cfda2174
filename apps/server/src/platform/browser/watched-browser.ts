import type { MeasurePage, PicturePage, ReadPage } from "./measure-page.ts";

/** The last time that the browser could not look at a page. */
export interface BrowserFailure {
  /** Unix epoch, milliseconds. */
  readonly atMs: number;
  readonly reason: string;
}

/** Actions of this machine's browser. */
export interface BrowserWork {
  readonly measurePage: MeasurePage;
  readonly picturePage: PicturePage;
  readonly readPage: ReadPage;
}

/** The browser of this machine, for those who look after it. */
export interface WatchedBrowser extends BrowserWork {
  /** Path of the browser. */
  readonly program: string;
  /** @returns `null` when it could the last time, or was not asked yet. */
  lastFailure(): BrowserFailure | null;
}

/** Longest reason that is told, characters: browsers complain at length. */
const LONGEST_REASON = 500;

/** Remembers how the browser fared. Work that was given up says nothing about it. */
export function watchBrowser(program: string, work: BrowserWork, now: () => number): WatchedBrowser {
  let last: BrowserFailure | null = null;
  async function watched<Seen>(signal: AbortSignal, look: () => Promise<Seen>): Promise<Seen> {
    try {
      const seen = await look();
      last = null;
      return seen;
    } catch (error) {
      if (!signal.aborted) last = { atMs: now(), reason: String(error).slice(0, LONGEST_REASON) };
      throw error;
    }
  }
  return {
    program,
    lastFailure: () => last,
    measurePage: (url, signal, turnsAtPx) => watched(signal, () => work.measurePage(url, signal, turnsAtPx)),
    picturePage: (url, signal, atHand) => watched(signal, () => work.picturePage(url, signal, atHand)),
    readPage: (url, signal) => watched(signal, () => work.readPage(url, signal)),
  };
}
