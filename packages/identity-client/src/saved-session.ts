import { isRecord } from "./core/is-record.ts";

/** Key of a remembered session in `localStorage`; the one that `gotrue-js` uses. */
export const SESSION_KEY = "gotrue.user";

/** Reads a saved session: the user as it was written, of any shape, or `null`. A broken one is logged and ignored. */
export function parseSession(text: string | null | undefined): Record<string, unknown> | null {
  if (!text) return null;
  try {
    const session: unknown = JSON.parse(text);
    return isRecord(session) ? session : null;
  } catch (error) {
    console.error(`Gotrue-js: Error recovering session: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

/** `localStorage`, looked up at call time; `null` in Node and where the browser forbids it. */
function storage(): Storage | null {
  try {
    return typeof window === "undefined" ? null : window.localStorage;
  } catch {
    // A browser that blocks site data throws on access; the session then lives as long as the page.
    return null;
  }
}

/** The saved session as it was written. */
function readSaved(): string | null {
  try {
    return storage()?.getItem(SESSION_KEY) ?? null;
  } catch {
    // A browser may give a storage and refuse what is in it: then nobody is remembered.
    return null;
  }
}

/** @returns The saved session, or `null` when there is none or it cannot be read. */
export function readSession(): Record<string, unknown> | null {
  return parseSession(readSaved());
}

/** Tells whether a session is saved, readable or not. */
export function hasSavedSession(): boolean {
  return readSaved() !== null;
}

/** Saves a session. A full or forbidden storage is not an error: the session then lives as long as the page. */
export function writeSession(session: Readonly<Record<string, unknown>>): void {
  try {
    storage()?.setItem(SESSION_KEY, JSON.stringify(session));
  } catch (error) {
    console.warn("The session could not be saved.", error);
  }
}

/** Forgets the saved session. */
export function removeSession(): void {
  storage()?.removeItem(SESSION_KEY);
}
