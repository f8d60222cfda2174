import { findUser } from "../accounts/users.repository.ts";
import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext } from "../context.ts";
import { holdKeysOf } from "../programs/programs.repository.ts";
import type { ProvenPerson } from "../providers/oauth-provider.ts";
import { deleteSession } from "../sessions/sessions.repository.ts";
import { takeStatedGroups } from "./directory-groups.service.ts";
import {
  type DirectorySession,
  listOverSessions,
  proveUntil,
  updateDirectorySession,
} from "./directory-sessions.repository.ts";
import { ASK_AGAIN_MS, PROOF_LIFE_MS, sealToken } from "./voucher.ts";

/** Nobody's browser: what happens by itself has no address. */
export const BY_ITSELF: Caller = { address: "", userAgent: "" };

/** Sessions of people who came from the house's directory. */
export interface WatchedSessions {
  /**
   * Ends a session.
   *
   * @param reason - For the audit: `token`, `refused` or `signed_out`.
   */
  end(session: DirectorySession, caller: Caller, reason: string): Promise<void>;
  /** Lets a session live on, as the directory still knows its person. */
  keep(session: DirectorySession, person: ProvenPerson): Promise<void>;
  /** Closes what is open for a session, such as a line of events; the session itself stays a while, for a silent way back. */
  tellOver(): Promise<void>;
}

/** Carries out what the directory says of sessions, each in one transaction. */
export function createWatchedSessions(context: IdentityContext): WatchedSessions {
  const { db, now, tokenKey } = context;
  return {
    end: (session, caller, reason) =>
      context.work(async (work) => {
        const person = await findUser(work.db, session.user_id);
        await deleteSession(work.db, session.session_id);
        // Who is of the house no more takes the keys of their programs along; to be signed out is not to leave. A directory says the same of a
        // token that it forgot, so they are held, and not gone.
        if (reason === "refused") await holdKeysOf(work.db, session.user_id, session.provider);
        work.changed(session.user_id);
        if (person === undefined) return;
        const details = { provider: session.provider, reason };
        await work.audit({ action: "directory_session_ended", actor: person, caller, details });
      }),
    keep: (session, { profile, refreshToken }) =>
      context.work(async (work) => {
        const person = await findUser(work.db, session.user_id);
        if (person === undefined) return;
        await updateDirectorySession(work.db, session.session_id, {
          sealed_token: refreshToken === null ? null : sealToken(tokenKey, refreshToken, session),
          asked_at_ms: work.nowMs,
          next_at_ms: work.nowMs + ASK_AGAIN_MS,
          over_at_ms: null,
        });
        await proveUntil(work.db, session.session_id, work.nowMs + PROOF_LIFE_MS);
        const { provider, issuer, subject } = session;
        const key = { aud: person.aud, provider, issuer, subject };
        await takeStatedGroups(work, { userId: person.id, key, groups: profile.groups }, BY_ITSELF);
      }),
    async tellOver() {
      for (const session of await listOverSessions(db, now())) {
        await context.work(async (work) => {
          await updateDirectorySession(work.db, session.session_id, { over_at_ms: work.nowMs });
          work.changed(session.user_id);
          const person = await findUser(work.db, session.user_id);
          if (person === undefined) return;
          const details = { provider: session.provider, reason: "over" };
          await work.audit({ action: "directory_session_ended", actor: person, caller: BY_ITSELF, details });
        });
      }
    },
  };
}
