import { SESSION_PATH } from "@nv/contracts";
import { type Person, personOfSession } from "./core/person";
import { type Verdict, verdictOf } from "./core/session-watch";

/** The server's answer about the session. */
export interface SessionAnswer {
  readonly verdict: Verdict;
  /** Present when the session is open. */
  readonly person: Person | null;
}

/**
 * Asks the server whose session this is.
 *
 * @returns `unknown` when the network or the server fails, or when the answer cannot be read; never throws.
 */
export async function askSession(): Promise<SessionAnswer> {
  try {
    const response = await fetch(SESSION_PATH, { headers: { accept: "application/json" }, cache: "no-store" });
    const verdict = verdictOf(response.status);
    if (verdict !== "open") return { verdict, person: null };
    const person = personOfSession(await response.json());
    return person === null ? { verdict: "unknown", person: null } : { verdict, person };
  } catch {
    // A dead network or a body that is not JSON says nothing about the session: the next occasion asks again.
    return { verdict: "unknown", person: null };
  }
}
