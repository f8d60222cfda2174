import { createContext, useContext } from "react";
import type { SessionPerson } from "./core/person";
import type { Verdict } from "./core/session-watch";

/** Facts about the session that every part of the site may know. */
export interface SessionState {
  /** `unknown` until the server has answered; also while it cannot be reached. */
  readonly verdict: Verdict;
  /** Person whose session it is, as soon as anything tells; `null` before that and after the session is over. */
  readonly person: SessionPerson | null;
}

/** The session before anything is known, which is also what the prerendered pages are drawn with. */
export const UNKNOWN_SESSION: SessionState = { verdict: "unknown", person: null };

/** Carries the session to every part of the site. */
export const SessionContext = createContext<SessionState>(UNKNOWN_SESSION);

/** The session as it is known now. */
export function useSession(): SessionState {
  return useContext(SessionContext);
}
