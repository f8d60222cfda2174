import { parseSession, SESSION_KEY } from "./saved-session.ts";
import { User } from "./user.ts";

/** Hears that the person signed in, out, or as somebody else in another tab. */
export type SessionListener = (user: User | null) => void;

/**
 * Follows what other tabs do with the saved session: a renewed token is taken over, a sign-in or sign-out is told.
 *
 * @param recover - Reads the saved session as a user.
 * @param listener - Called once this page knows.
 * @returns Stops following.
 */
export function followOtherTabs(recover: () => User | null, listener: SessionListener): () => void {
  if (typeof window === "undefined") return () => undefined;
  function onStorage(event: StorageEvent) {
    if (event.key !== SESSION_KEY && event.key !== null) return;
    const before = parseSession(event.oldValue);
    const after = parseSession(event.newValue);
    const { _current: current } = User;
    if (after && current && after.id === current.id) {
      current._adopt(after.token);
    } else if (after) {
      User._current = null;
      listener(recover());
    } else if (current && (before === null || before.id === current.id)) {
      User._current = null;
      listener(null);
    }
  }
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
