import { WANTED_PAGE_KEY } from "@nv/contracts";

/** `sessionStorage` key of the last silent renewal in this tab. */
const RENEWED_AT_KEY = "nv.renewed-at";

/** Memory of a tab between the gate page and the home. */
export interface TabMemory {
  /** The page that the visitor wanted, as it was kept: not to be trusted. */
  readWantedPage(): string | null;
  keepWantedPage(path: string): void;
  forgetWantedPage(): void;
  /** Unix epoch, milliseconds; `null` when there was no renewal in this tab. */
  readRenewedAtMs(): number | null;
  keepRenewedAtMs(nowMs: number): void;
}

/**
 * Creates the memory of this tab, in its own storage.
 *
 * @param getStorage - Gives `sessionStorage`; may throw, as browsers do that block storage: then nothing is remembered.
 */
export function createTabMemory(getStorage: () => Storage): TabMemory {
  const withStorage = <Result>(use: (storage: Storage) => Result): Result | null => {
    try {
      return use(getStorage());
    } catch {
      // Blocked or full: the visitor lands on the home instead of the wanted page, which is all that is lost.
      return null;
    }
  };
  return {
    readWantedPage: () => withStorage((storage) => storage.getItem(WANTED_PAGE_KEY)),
    keepWantedPage: (path) => void withStorage((storage) => storage.setItem(WANTED_PAGE_KEY, path)),
    forgetWantedPage: () => void withStorage((storage) => storage.removeItem(WANTED_PAGE_KEY)),
    readRenewedAtMs: () => toMs(withStorage((storage) => storage.getItem(RENEWED_AT_KEY))),
    keepRenewedAtMs: (nowMs) => void withStorage((storage) => storage.setItem(RENEWED_AT_KEY, String(nowMs))),
  };
}

function toMs(stored: string | null): number | null {
  const ms = Number(stored ?? Number.NaN);
  return Number.isFinite(ms) ? ms : null;
}
