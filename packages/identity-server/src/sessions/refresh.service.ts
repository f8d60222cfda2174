import { isBanned } from "../accounts/ban.ts";
import { findUser } from "../accounts/users.repository.ts";
import type { IdentityContext, Work } from "../context.ts";
import { IdentityError } from "../identity-error.ts";
import { RATE_LIMITS } from "../limits/rate-limits.service.ts";
import type { UserRow } from "../schema/tables.ts";
import { deriveSecret, hashSecret } from "../secret.ts";
import { provesEnough } from "../totp/required-factor.ts";
import { endOf } from "./end-of-session.ts";
import {
  cookieOf,
  type OpenedSession,
  type SessionCaller,
  type SignedIn,
  toSignedIn,
} from "./session-opening.service.ts";
import {
  deleteSession,
  findLiveSessionByCookie,
  findNewestRefreshToken,
  findRefreshToken,
  insertRefreshToken,
  lockSessionOfToken,
  renewSession,
  rotateRefreshToken,
  type SessionOfToken,
} from "./sessions.repository.ts";

/** For this long a used refresh token still gives its successor, milliseconds: other tabs, and answers lost on the way. */
export const REUSE_GRACE_MS = 30_000;

/** Most tokens that a session can have used within the grace: those of two windows of its limit. */
const LINE_MAX = 2 * RATE_LIMITS.renewalBySession.max;

type Refusal = "REFRESH_TOKEN_UNKNOWN" | "REFRESH_TOKEN_EXPIRED";

/** Gives a new access token and a new refresh token for a refresh token. */
export type Refresh = (refreshToken: string, caller: SessionCaller) => Promise<SignedIn>;

interface SessionMatch {
  readonly tokenHash: string;
  readonly session: SessionOfToken;
  readonly user: UserRow;
}

async function find(work: Work, refreshToken: string): Promise<SessionMatch | null> {
  const tokenHash = hashSecret(refreshToken);
  const session = await lockSessionOfToken(work.db, work.dialect, tokenHash);
  const user = session && (await findUser(work.db, session.user_id));
  return session && user && !isBanned(user, work.nowMs) ? { tokenHash, session, user } : null;
}

/**
 * Renews sessions.
 *
 * A refresh token has one successor, derived from it: whoever presents the same token within the grace, at the
 * same time or a little later, on any process, gets that one. Later it is taken for a stolen copy, and the session
 * ends for the thief and for the owner.
 *
 * Errors: `REFRESH_TOKEN_REQUIRED`, `REFRESH_TOKEN_UNKNOWN`, `REFRESH_TOKEN_EXPIRED`; `RATE_LIMITED` for a
 * session that is renewed again and again, whoever else tries what.
 */
export function createRefresh(context: IdentityContext): Refresh {
  const { limiter } = context;
  const successorOf = (token: string) => deriveSecret(context.keys.derivation, "refresh", token);

  async function endSession(work: Work, { session, user }: SessionMatch): Promise<void> {
    await deleteSession(work.db, session.id);
    work.changed(user.id);
  }

  /** The newest token of the line that starts at a used one, or `null` when the line does not lead to it. */
  async function newestAfter(work: Work, refreshToken: string, sessionId: string): Promise<string | null> {
    const newestHash = await findNewestRefreshToken(work.db, sessionId);
    // The line is derived and not read: however long it is, the database is asked once.
    let token = refreshToken;
    for (let step = 0; step < LINE_MAX; step += 1) {
      token = successorOf(token);
      if (hashSecret(token) === newestHash) return token;
    }
    return null;
  }

  async function rotate(work: Work, refreshToken: string, found: SessionMatch): Promise<string | null> {
    const { tokenHash, session } = found;
    if (await rotateRefreshToken(work.db, tokenHash, work.nowMs)) {
      // A token that is older than the window was the last one that the session got: in this one there was no renewal yet.
      const isOften = work.nowMs - session.token_created_at_ms < RATE_LIMITS.renewalBySession.windowMs;
      if (isOften) await limiter.countWithin(work.db, "renewalBySession", session.id);
      const successor = successorOf(refreshToken);
      await insertRefreshToken(work.db, {
        token_hash: hashSecret(successor),
        session_id: session.id,
        created_at_ms: work.nowMs,
        rotated_at_ms: null,
      });
      return successor;
    }
    const used = await findRefreshToken(work.db, tokenHash);
    const usedAtMs = used?.rotated_at_ms ?? Number.NEGATIVE_INFINITY;
    return work.nowMs - usedAtMs <= REUSE_GRACE_MS ? newestAfter(work, refreshToken, session.id) : null;
  }

  async function cookieFor(work: Work, refreshToken: string, caller: SessionCaller): Promise<string | null> {
    if (!caller.isSameOrigin) return null;
    const present = caller.cookieSecret;
    if (present !== null && (await findLiveSessionByCookie(work.db, hashSecret(present), work.nowMs))) return null;
    return cookieOf(context, refreshToken);
  }

  async function renew(work: Work, refreshToken: string, caller: SessionCaller): Promise<OpenedSession | Refusal> {
    const found = await find(work, refreshToken);
    if (found === null) return "REFRESH_TOKEN_UNKNOWN";
    const { session, user } = found;
    if (!provesEnough(context.settings, { ...session, role: user.role, email: user.email }))
      return "REFRESH_TOKEN_EXPIRED";
    if (endOf(session) <= work.nowMs) {
      return "REFRESH_TOKEN_EXPIRED";
    }
    const successor = await rotate(work, refreshToken, found);
    if (successor === null) {
      await endSession(work, found);
      await work.audit({ action: "token_reused", actor: user, caller });
      return "REFRESH_TOKEN_UNKNOWN";
    }
    const cookieSecret = await cookieFor(work, successor, caller);
    await renewSession(work.db, {
      id: session.id,
      cookie_hash: cookieSecret === null ? null : hashSecret(cookieSecret),
      address: caller.address,
      last_used_at_ms: work.nowMs,
      idle_expires_at_ms: work.nowMs + context.settings.sessions.idleMs,
    });
    if (cookieSecret !== null) work.changed(user.id);
    await work.audit({ action: "token_refreshed", actor: user, caller });
    return {
      user,
      sessionId: session.id,
      method: session.method,
      secondMethod: session.second_method,
      refreshToken: successor,
      cookieSecret,
      deviceSecret: null,
      absoluteExpiresAtMs: session.absolute_expires_at_ms,
    };
  }

  return async (refreshToken, caller) => {
    if (refreshToken === "") throw new IdentityError("REFRESH_TOKEN_REQUIRED");
    const outcome = await context.work((work) => renew(work, refreshToken, caller));
    if (typeof outcome === "string") throw new IdentityError(outcome);
    return toSignedIn(context, outcome);
  };
}
