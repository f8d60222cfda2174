import { useLocation } from "@docusaurus/router";
import { SIGNED_OUT_REDIRECT_MS, WANTED_PAGE_KEY } from "@nv/contracts";
import { SignInHereContext, tabStore } from "@nv/web";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { mustLeave } from "./core/session-watch";
import { useIdentityFragment } from "./identity-widget";
import { prepareForLoss } from "./prepare-for-loss";
import { SessionContext } from "./session-context";
import { SESSION_MARK } from "./session-mark";
import { signInHere } from "./sign-in-here";
import { useSessionWatch } from "./use-session-watch";

/** Keeps the session for the whole site, and leaves the page when it ends. */
export function SessionProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const [isSigningIn, setIsSigningIn] = useState(false);
  const session = useSessionWatch(pathname, isSigningIn);
  const wasOpen = useRef(false);
  // The dialog stops the clock: who is coming in again stays where they were.
  const isLeaving = !isSigningIn && mustLeave({ verdict: session.verdict, pathname, wasOpen: wasOpen.current });
  const signIn = useCallback(async () => {
    setIsSigningIn(true);
    return signInHere().finally(() => setIsSigningIn(false));
  }, []);
  useIdentityFragment();

  useEffect(() => {
    if (session.verdict === "open") wasOpen.current = true;
    document.documentElement.dataset[SESSION_MARK] = session.verdict;
  }, [session]);

  useEffect(() => (session.verdict === "open" ? prepareForLoss() : undefined), [session.verdict]);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = window.setTimeout(() => {
      rememberThisPage();
      window.location.replace("/");
    }, SIGNED_OUT_REDIRECT_MS);
    return () => window.clearTimeout(timer);
  }, [isLeaving]);

  return (
    <SignInHereContext.Provider value={signIn}>
      <SessionContext.Provider value={session}>{children}</SessionContext.Provider>
    </SignInHereContext.Provider>
  );
}

/** Leaves a note for the sign-in, so that the person comes back to the page that they were reading. */
function rememberThisPage(): void {
  const { pathname, search, hash } = window.location;
  // Without storage the person lands on the home page after signing in, which is where anybody lands.
  tabStore.keep(WANTED_PAGE_KEY, pathname + search + hash);
}
