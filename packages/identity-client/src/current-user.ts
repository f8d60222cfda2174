import { parseSession, SESSION_KEY } from "./saved-session.ts";
import type { User } from "./user.ts";

/** Hears that the person signed in, out, or as somebody else in another tab. */
export type SessionListener = (user: User | null) => void;

/**
 * The one person who is signed in on this page, shared by all clients of the page as in `gotrue-js`:
 * they share the saved session as well.
 */
let current: User | null = null;

/** @returns The person of this page's memory, without a look at the storage. */
export function getCurrentUser(): User | null {
  return current;
}

/** Sets who is signed in on this page. */
export function setCurrentUser(user: User | null): void {
  current = user;
}

/**
 * Follows what other tabs do with the saved session: a renewed token is taken over, a sign-in or sign-out is told.
 *
 * @param recover - Reads the saved session as a user.
 * @param listener - Called after `current` has changed.
 * @returns Stops following.
 */
export function followOtherTabs(recover: () => User | null, listener: SessionListener): () => void {
  if (typeof window === "undefined") return () => undefined;
  function onStorage(event: StorageEvent) {
    if (event.key !== SESSION_KEY && event.key !== null) return;
    const before = parseSession(event.oldValue);
    const after = parseSession(event.newValue);
    if (after && current && after.id === current.id) {
      current._adopt(after.token);
    } else if (after) {
      current = null;
      listener(recover());
    } else if (current && (before === null || before.id === current.id)) {
      current = null;
      listener(null);
    }
  }
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
