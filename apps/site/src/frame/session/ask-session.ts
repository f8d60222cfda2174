import { SESSION_PATH } from "@nv/contracts";
import { callServer, readBy, toCallFailure } from "@nv/web";
import { personOfSession, type SessionPerson } from "./core/person";
import type { Verdict } from "./core/session-watch";

const SessionBody = readBy(personOfSession);

/** The server's answer about the session. */
export interface SessionAnswer {
  readonly verdict: Verdict;
  /** Present when the session is open. */
  readonly person: SessionPerson | null;
}

/**
 * Asks the server whose session this is.
 *
 * @returns `unknown` when the network or the server fails, or when the answer cannot be read; never throws.
 */
export async function askSession(): Promise<SessionAnswer> {
  try {
    return { verdict: "open", person: await callServer(SessionBody, SESSION_PATH) };
  } catch (error) {
    // A failing network or server says nothing about the session: the next occasion asks again.
    return { verdict: toCallFailure(error).kind === "signed-out" ? "over" : "unknown", person: null };
  }
}
