import { SESSION_KEY } from "@nv/identity-client";
import { browserStore } from "@nv/web";
import { useEffect, useRef, useState } from "react";
import { askSession } from "./ask-session";
import { personOfStoredUser } from "./core/person";
import { isQuestionDue, type Occasion, TICK_MS } from "./core/session-watch";
import { type SessionState, UNKNOWN_SESSION } from "./session-context";

/**
 * Follows the session: asks the server at the start, on route changes, when somebody comes back to the tab, every minute while it
 * is in view, and when another tab signs out.
 *
 * @param pathname - Path of the page on screen; a change is an occasion to ask.
 * @param isSigningIn - Whether the sign-in dialog is open over the page: nothing is asked meanwhile, and once at its end.
 */
export function useSessionWatch(pathname: string, isSigningIn: boolean): SessionState {
  const [session, setSession] = useState(UNKNOWN_SESSION);
  const askedAtMs = useRef<number | null>(null);
  const isPaused = useRef(isSigningIn);
  isPaused.current = isSigningIn;
  const consider = useRef((_occasion: Occasion) => {});

  useEffect(() => {
    let isMounted = true;
    consider.current = (occasion) => {
      const nowMs = Date.now();
      if (isPaused.current) return;
      const isVisible = document.visibilityState === "visible";
      if (!isQuestionDue(occasion, { nowMs, askedAtMs: askedAtMs.current, isVisible })) return;
      askedAtMs.current = nowMs;
      askSession().then((answer) => {
        // A failing network leaves what was known as it was.
        if (isMounted && answer.verdict !== "unknown") setSession(answer);
      });
    };

    const stored = personOfStoredUser(browserStore.read(SESSION_KEY));
    if (stored !== null) setSession({ verdict: "unknown", person: stored });
    consider.current("start");

    const onReturn = () => consider.current("return");
    const onStorage = (event: StorageEvent) => {
      // A `null` key means that the whole storage was cleared.
      if ((event.key === SESSION_KEY || event.key === null) && event.newValue === null) {
        consider.current("stored-user-gone");
      }
    };
    const ticking = window.setInterval(() => consider.current("tick"), TICK_MS);
    window.addEventListener("focus", onReturn);
    window.addEventListener("storage", onStorage);
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      isMounted = false;
      window.clearInterval(ticking);
      window.removeEventListener("focus", onReturn);
      window.removeEventListener("storage", onStorage);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, []);

  const wasSigningIn = useRef(false);
  useEffect(() => {
    if (wasSigningIn.current && !isSigningIn) consider.current("start");
    wasSigningIn.current = isSigningIn;
  }, [isSigningIn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is not read, its change is the occasion
  useEffect(() => consider.current("route"), [pathname]);

  return session;
}
