import { randomUUID } from "node:crypto";
import type { SecondFactorKind, TokenAnswer } from "@nv/contracts/schemas";
import { readMetadata } from "../accounts/user-record.ts";
import { holdUser, noteSignIn } from "../accounts/users.repository.ts";
import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext, Work } from "../context.ts";
import { deviceName } from "../core/device-name.ts";
import { limitedAddress } from "../core/network-address.ts";
import { insertDirectorySession } from "../directory/directory-sessions.repository.ts";
import { isBreakGlassEntry, requireEntry } from "../directory/entry-rules.ts";
import type { Voucher } from "../directory/voucher.ts";
import { IdentityError } from "../identity-error.ts";
import { ACCESS_TOKEN_LIFE_S } from "../options.ts";
import { releaseKeysOf } from "../programs/programs.repository.ts";
import type { UserRow } from "../schema/tables.ts";
import { deriveSecret, hashSecret, makeSecret } from "../secret.ts";
import { mustHaveSecondFactor } from "../totp/required-factor.ts";
import { askSecondFactor, type SecondFactorNeeded, secondFactorsOf } from "../totp/second-factor.service.ts";
import { countDevices, noteDevice, replaceMark } from "./devices.repository.ts";
import { deviceMark, networkMark } from "./known-places.ts";
import { dropCookie, insertRefreshToken, insertSession } from "./sessions.repository.ts";

/** Method by which a person proved who they are. */
export type SignInMethod = "password" | "signup" | "invite" | "recovery" | "passkey" | "oauth" | "saml" | "magiclink";

/** Caller who asks for a session. */
export interface SessionCaller extends Caller {
  /** Whether the request comes from a page of our own origin; only such a page gets the gate's cookie. */
  readonly isSameOrigin: boolean;
  /** The gate's cookie that came with the request, or `null`. */
  readonly cookieSecret: string | null;
  /** Secret that the browser kept of an earlier sign-in, or `null`. */
  readonly deviceSecret: string | null;
}

/** A session before its access token is signed. */
export interface OpenedSession {
  readonly user: UserRow;
  readonly sessionId: string;
  readonly method: string;
  /** Second factor that completed the sign-in, or `null`. */
  readonly secondMethod: string | null;
  readonly refreshToken: string;
  /** The gate's cookie to set, or `null` to leave the browser's as it is. */
  readonly cookieSecret: string | null;
  /** By what the browser will be known, or `null` to leave what it has. */
  readonly deviceSecret: string | null;
  /** Time when the session ends at the latest, Unix epoch in milliseconds. */
  readonly absoluteExpiresAtMs: number;
}

/** Outcome of a sign-in. */
export interface SignedIn {
  readonly answer: TokenAnswer;
  readonly cookieSecret: string | null;
  readonly deviceSecret: string | null;
  /** Rest of the session's life, whole seconds. */
  readonly cookieLifeS: number;
}

/** The gate's cookie that goes with a refresh token: the same for every answer that gives this token. */
export function cookieOf(context: IdentityContext, refreshToken: string): string {
  return deriveSecret(context.keys.derivation, "gate-cookie", refreshToken);
}

/** Proof with which a session is opened. */
export interface SessionProof {
  readonly method: string;
  readonly secondMethod: SecondFactorKind | null;
  /** Service that proved who the person is; `null` for every other proof. */
  readonly voucher: Voucher | null;
}

/** Outcome of a right first factor: a session, or a sign-in that waits for the second factor. */
export type Opening = OpenedSession | SecondFactorNeeded;

/** Tells whether somebody is in, and not only half way. */
export function isOpened(opening: Opening): opening is OpenedSession {
  return "sessionId" in opening;
}

/** Tells the owner about a sign-in from a device and network that were not seen before; the very first is no news. */
async function notifyNewDevice(context: IdentityContext, work: Work, user: UserRow, caller: Caller): Promise<void> {
  const device = deviceName(caller.userAgent);
  const key = hashSecret([user.id, device, limitedAddress(caller.address)].join("\0"));
  const isNew = await noteDevice(work.db, user.id, key, work.nowMs);
  if (!isNew || (await countDevices(work.db, user.id)) === 1) return;
  const place = { device, address: caller.address, atMs: work.nowMs };
  await work.send(user.email, context.messages.newSignIn(place), user);
}

/**
 * Remembers the network, and the browser when it is a page of our own that asks: strangers' guesses will not shut them out.
 *
 * @returns What the browser is to keep, another one each time, so that a copy of the former is worth nothing.
 */
async function notePlaces(work: Work, user: UserRow, caller: SessionCaller): Promise<string | null> {
  await noteDevice(work.db, user.id, networkMark(caller.address), work.nowMs);
  if (!caller.isSameOrigin) return null;
  const secret = makeSecret();
  await replaceMark(work.db, caller.deviceSecret === null ? null : deviceMark(caller.deviceSecret), deviceMark(secret));
  await noteDevice(work.db, user.id, deviceMark(secret), work.nowMs);
  return secret;
}

/** Writes down what a directory said as it opened a session, so that it can be asked again. */
async function noteVoucher(
  work: Work,
  { id, userId, endsAtMs }: { readonly id: string; readonly userId: string; readonly endsAtMs: number },
  { provider, arrival }: Voucher,
): Promise<void> {
  if (arrival === null) return;
  await releaseKeysOf(work.db, userId, provider);
  const { issuer, subject, sid } = arrival;
  await insertDirectorySession(work.db, {
    session_id: id,
    provider,
    issuer,
    subject,
    sid,
    sealed_token: arrival.sealedToken,
    asked_at_ms: arrival.askedAtMs,
    next_at_ms: Math.min(arrival.nextAtMs, endsAtMs),
    over_at_ms: null,
    given_up_at_ms: null,
  });
}

/**
 * Opens a session within a transaction, or puts the sign-in aside when the account asks for a second factor, or must
 * get one. Every
 * way in that proves one factor ends here, so that none goes round the second.
 */
export async function openSession(
  context: IdentityContext,
  work: Work,
  user: UserRow,
  method: SignInMethod,
  caller: SessionCaller,
  voucher: Voucher | null = null,
): Promise<Opening> {
  requireEntry(context.settings.entryRules, user, voucher?.provider ?? null);
  // Whoever activates a second factor at this moment holds the row, and ends the sessions that are there.
  await holdUser(work.db, work.dialect, user.id);
  const isRequired = mustHaveSecondFactor(context.settings, user.role);
  if (isRequired || (await secondFactorsOf(work.db, context.settings, user)).length > 0) {
    return askSecondFactor(context, work, user, { method, passwordHash: null, voucher }, caller);
  }
  return openProvenSession(context, work, user, { method, secondMethod: null, voucher }, caller);
}

/**
 * Opens a session for somebody who proved everything that the account asks for, within a transaction. The browser's
 * former gate cookie stops working, so that an old copy of it is worth nothing.
 */
export async function openProvenSession(
  context: IdentityContext,
  work: Work,
  user: UserRow,
  { method, secondMethod, voucher }: SessionProof,
  caller: SessionCaller,
): Promise<OpenedSession> {
  const provider = voucher?.provider ?? null;
  requireEntry(context.settings.entryRules, user, provider);
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
    second_method: secondMethod,
    provider,
    proven_until_ms: voucher?.arrival?.provenUntilMs ?? null,
    created_at_ms: work.nowMs,
    last_used_at_ms: work.nowMs,
    idle_expires_at_ms: work.nowMs + idleMs,
    absolute_expires_at_ms: absoluteExpiresAtMs,
    user_agent: caller.userAgent.slice(0, 256),
    address: caller.address,
  });
  const opened = { id: sessionId, userId: user.id, endsAtMs: absoluteExpiresAtMs };
  if (voucher !== null) await noteVoucher(work, opened, voucher);
  if (isBreakGlassEntry(context.settings.entryRules, user, provider)) {
    await work.audit({ action: "break_glass_used", actor: user, caller });
  }
  await insertRefreshToken(work.db, {
    token_hash: hashSecret(refreshToken),
    session_id: sessionId,
    created_at_ms: work.nowMs,
    rotated_at_ms: null,
  });
  await notifyNewDevice(context, work, user, caller);
  const deviceSecret = await notePlaces(work, user, caller);
  const present = await noteSignIn(work.db, user.id, work.nowMs);
  const secrets = { refreshToken, cookieSecret, deviceSecret };
  return { user: present, sessionId, method, secondMethod, ...secrets, absoluteExpiresAtMs };
}

/**
 * Signs the access token of a session and makes the answer that carries it.
 *
 * @throws {IdentityError} `MFA_REQUIRED`, `MFA_PASSKEY_REQUIRED` or `MFA_ENROLMENT_REQUIRED`, with the token to go on with, when the sign-in waits
 *   for a second factor, or for one to be set up.
 */
export async function toSignedIn(context: IdentityContext, opened: Opening): Promise<SignedIn> {
  if (!isOpened(opened)) {
    const { mfaToken: mfa_token, factors } = opened;
    if (factors.length === 0) throw new IdentityError("MFA_ENROLMENT_REQUIRED", { extra: { mfa_token } });
    const code = factors.includes("totp") ? "MFA_REQUIRED" : "MFA_PASSKEY_REQUIRED";
    throw new IdentityError(code, { extra: { mfa_token, factors } });
  }
  const { user } = opened;
  const accessToken = await context.tokens.sign({
    userId: user.id,
    sessionId: opened.sessionId,
    audience: user.aud,
    email: user.email,
    method: opened.method,
    secondMethod: opened.secondMethod,
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
    deviceSecret: opened.deviceSecret,
    cookieLifeS: Math.max(0, Math.floor((opened.absoluteExpiresAtMs - context.now()) / 1000)),
  };
}
