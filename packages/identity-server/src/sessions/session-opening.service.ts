import { randomUUID } from "node:crypto";
import type { TokenAnswer } from "@nv/contracts/schemas";
import { readMetadata } from "../accounts/user-record.ts";
import { updateUser } from "../accounts/users.repository.ts";
import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext, Work } from "../context.ts";
import { ACCESS_TOKEN_LIFE_S } from "../options.ts";
import type { UserRow } from "../schema/tables.ts";
import { deriveSecret, hashSecret, makeSecret } from "../secret.ts";
import { dropCookie, insertRefreshToken, insertSession } from "./sessions.repository.ts";

/** How a person proved who they are. */
export type SignInMethod = "password" | "signup" | "invite" | "recovery";

/** Who asks for a session. */
export interface SessionCaller extends Caller {
  /** Whether the request comes from a page of our own origin; only such a page gets the gate's cookie. */
  readonly isSameOrigin: boolean;
  /** The gate's cookie that came with the request, or `null`. */
  readonly cookieSecret: string | null;
}

/** A session before its access token is signed. */
export interface OpenedSession {
  readonly user: UserRow;
  readonly sessionId: string;
  readonly method: string;
  /** What completed the sign-in, or `null`. */
  readonly secondMethod: string | null;
  readonly refreshToken: string;
  /** The gate's cookie to set, or `null` to leave the browser's as it is. */
  readonly cookieSecret: string | null;
  /** When the session ends at the latest, Unix epoch in milliseconds. */
  readonly absoluteExpiresAtMs: number;
}

/** What a sign-in gives. */
export interface SignedIn {
  readonly answer: TokenAnswer;
  readonly cookieSecret: string | null;
  /** Rest of the session's life, whole seconds. */
  readonly cookieLifeS: number;
}

/** The gate's cookie that goes with a refresh token: the same for every answer that gives this token. */
export function cookieOf(context: IdentityContext, refreshToken: string): string {
  return deriveSecret(context.keys.derivation, "gate-cookie", refreshToken);
}

/**
 * Opens a session within a transaction. The browser's former gate cookie stops working, so that an old
 * copy of it is worth nothing.
 */
export async function openSession(
  context: IdentityContext,
  work: Work,
  user: UserRow,
  method: SignInMethod,
  caller: SessionCaller,
): Promise<OpenedSession> {
  const { idleMs, absoluteMs } = context.settings.sessions;
  const refreshToken = makeSecret();
  const cookieSecret = caller.isSameOrigin ? cookieOf(context, refreshToken) : null;
  const sessionId = randomUUID();
  const absoluteExpiresAtMs = work.nowMs + absoluteMs;
  if (caller.cookieSecret !== null && caller.isSameOrigin) {
    const formerUserId = await dropCookie(work.db, hashSecret(caller.cookieSecret));
    if (formerUserId !== undefined) work.changed(formerUserId);
  }
  await insertSession(work.db, {
    id: sessionId,
    user_id: user.id,
    cookie_hash: cookieSecret === null ? null : hashSecret(cookieSecret),
    method,
    created_at_ms: work.nowMs,
    last_used_at_ms: work.nowMs,
    idle_expires_at_ms: work.nowMs + idleMs,
    absolute_expires_at_ms: absoluteExpiresAtMs,
    user_agent: caller.userAgent.slice(0, 256),
    address: caller.address,
  });
  await insertRefreshToken(work.db, {
    token_hash: hashSecret(refreshToken),
    session_id: sessionId,
    created_at_ms: work.nowMs,
    rotated_at_ms: null,
  });
  const present = await updateUser(work.db, user.id, { last_sign_in_at_ms: work.nowMs });
  return { user: present, sessionId, method, refreshToken, cookieSecret, absoluteExpiresAtMs };
}

/** Signs the access token of a session and makes the answer that carries it. */
export async function toSignedIn(context: IdentityContext, opened: OpenedSession): Promise<SignedIn> {
  const { user } = opened;
  const accessToken = await context.tokens.sign({
    userId: user.id,
    sessionId: opened.sessionId,
    audience: user.aud,
    email: user.email,
    method: opened.method,
    appMetadata: readMetadata(user.app_metadata),
    userMetadata: readMetadata(user.user_metadata),
  });
  return {
    answer: {
      access_token: accessToken,
      token_type: "bearer",
      expires_in: ACCESS_TOKEN_LIFE_S,
      refresh_token: opened.refreshToken,
    },
    cookieSecret: opened.cookieSecret,
    cookieLifeS: Math.max(0, Math.floor((opened.absoluteExpiresAtMs - context.now()) / 1000)),
  };
}
