import type { Metadata } from "@nv/contracts/schemas";
import type { IdentityContext, Work } from "../context.ts";
import { IdentityError } from "../identity-error.ts";
import { refuseOwnWords } from "../password/password-rules.ts";
import type { OneTimeTokenRow, UserRow } from "../schema/tables.ts";
import { hashSecret } from "../secret.ts";
import {
  isOpened,
  type Opening,
  openSession,
  type SessionCaller,
  type SignedIn,
  toSignedIn,
} from "../sessions/session-opening.service.ts";
import { askSecondFactor, secondFactorsOf } from "../totp/second-factor.service.ts";
import { isBanned } from "./ban.ts";
import { acceptFirstAdministrator } from "./first-administrator.service.ts";
import { deleteOneTimeTokensOf, takeOneTimeToken } from "./one-time-tokens.repository.ts";
import { setRecoveredPassword } from "./recovered-password.ts";
import { changedMetadata, nameKeys, ownerOf, readMetadata } from "./user-record.ts";
import { lockUser, updateUser } from "./users.repository.ts";

/** Request that a person sends from the link of a mail. */
export interface VerificationRequest {
  readonly type: "signup" | "recovery";
  readonly token: string;
  readonly password: string | undefined;
  readonly email: string | undefined;
  readonly metadata: Metadata | undefined;
  readonly aud: string;
}

/** Caller who follows the link. */
export interface VerificationCaller extends SessionCaller {
  /** Secret that this browser kept since a sign-up, or `null`. */
  readonly browserSecret: string | null;
}

/** Follows a link and opens a session. */
export type Verify = (request: VerificationRequest, caller: VerificationCaller) => Promise<SignedIn>;

interface Step {
  readonly work: Work;
  readonly link: OneTimeTokenRow;
  readonly request: VerificationRequest;
  /** Hash of the password in the request, or `null` without one. */
  readonly passwordHash: string | null;
  readonly caller: VerificationCaller;
}

async function personOf({ work, link, request }: Step): Promise<UserRow> {
  const user = link.user_id === null ? undefined : await lockUser(work.db, work.dialect, link.user_id);
  if (user === undefined || isBanned(user, work.nowMs)) throw new IdentityError("USER_NOT_FOUND");
  if (request.password) refuseOwnWords(request.password, ownerOf(user));
  return user;
}

/**
 * The password that a confirmation leaves in place: the one in the request, else the one of the sign-up that asked
 * for this mail, if whoever confirms is the one who signed up. In our own pages that is the browser that signed up:
 * otherwise a stranger could sign somebody else's address up and wait for the owner to click. A client that is not
 * a browser took the link out of the mail itself, which no stranger can.
 */
function confirmedPassword({ link, passwordHash, caller }: Step): string {
  if (passwordHash !== null) return passwordHash;
  const isSameBrowser = caller.browserSecret !== null && hashSecret(caller.browserSecret) === link.browser_hash;
  const isTrusted = isSameBrowser || !caller.isSameOrigin;
  if (link.password_hash === null || !isTrusted) throw new IdentityError("INVITE_PASSWORD_REQUIRED");
  return link.password_hash;
}

async function confirm(context: IdentityContext, step: Step): Promise<Opening> {
  const { work, link, request, caller } = step;
  const user = await personOf(step);
  // Confirmed otherwise: there is nothing left to confirm, and a password is set by a recovery, which asks for more.
  if (user.confirmed_at_ms !== null) throw new IdentityError("USER_NOT_FOUND");
  const password_hash = confirmedPassword(step);
  const own = link.user_metadata === null ? {} : readMetadata(link.user_metadata);
  const user_metadata = changedMetadata(user.user_metadata, { ...own, ...request.metadata });
  await deleteOneTimeTokensOf(work.db, user.id);
  const confirmed = await updateUser(work.db, user.id, {
    password_hash,
    pending_password_hash: null,
    confirmed_at_ms: work.nowMs,
    user_metadata,
    ...nameKeys(user.email, user_metadata),
    updated_at_ms: work.nowMs,
  });
  const isInvite = link.kind === "invite";
  await work.audit({ action: isInvite ? "invite_accepted" : "user_signedup", actor: confirmed, caller });
  return openSession(context, work, confirmed, isInvite ? "invite" : "signup", caller);
}

/**
 * A recovery proves the address, so it also confirms; a password that waited for another confirmation is dropped. It
 * proves one factor: where there is a second one, nothing changes before that. ASVS 5.0, 6.4.3.
 */
async function recover(context: IdentityContext, step: Step): Promise<Opening> {
  const { work, passwordHash, caller } = step;
  const user = await personOf(step);
  await deleteOneTimeTokensOf(work.db, user.id);
  const method = passwordHash === null ? "recovery" : "password";
  if ((await secondFactorsOf(work.db, context.settings, user)).length > 0) {
    return askSecondFactor(context, work, user, { method, passwordHash, voucher: null }, caller);
  }
  const confirmed = await updateUser(work.db, user.id, {
    pending_password_hash: null,
    confirmed_at_ms: user.confirmed_at_ms ?? work.nowMs,
    updated_at_ms: work.nowMs,
  });
  const recovered =
    passwordHash === null ? confirmed : await setRecoveredPassword(context, work, confirmed, passwordHash, caller);
  const opening = await openSession(context, work, recovered, method, caller);
  if (isOpened(opening)) await work.audit({ action: "login", actor: recovered, caller });
  return opening;
}

/**
 * Takes what people bring from the links of mails: each is good once.
 *
 * A link is taken once: a failure undoes the transaction, so a link refused for a missing password still serves.
 *
 * Errors: `VERIFY_TOKEN_REQUIRED`; `USER_NOT_FOUND` for an unknown or used link, and to confirm who is confirmed; `CONFIRMATION_TOKEN_EXPIRED`,
 * `RECOVERY_TOKEN_EXPIRED`; `INVITE_PASSWORD_REQUIRED`; `PASSWORD_UNFIT`; `EMAIL_REQUIRED`, `EMAIL_INVALID`,
 * `EMAIL_TAKEN` and `ADMINISTRATOR_EXISTS` for the first administrator; `RATE_LIMITED`; `BUSY`.
 */
export function createVerify(context: IdentityContext): Verify {
  const { hasher, limiter } = context;
  return async (request, caller) => {
    const token = request.token.trim();
    if (token === "") throw new IdentityError("VERIFY_TOKEN_REQUIRED");
    await limiter.count("verifyByAddress", caller.address);
    const isRecovery = request.type === "recovery";
    const { password } = request;
    const passwordHash = password === undefined || password === "" ? null : await hasher.hash(password, caller);

    const opened = await context.work(async (work) => {
      const kinds = isRecovery ? (["recovery"] as const) : (["confirmation", "invite", "first_administrator"] as const);
      const link = await takeOneTimeToken(work.db, hashSecret(token), kinds);
      if (link === undefined) throw new IdentityError("USER_NOT_FOUND");
      if (link.expires_at_ms <= work.nowMs) {
        throw new IdentityError(isRecovery ? "RECOVERY_TOKEN_EXPIRED" : "CONFIRMATION_TOKEN_EXPIRED");
      }
      const step = { work, link, request, passwordHash, caller };
      if (isRecovery) return recover(context, step);
      if (link.kind !== "first_administrator") return confirm(context, step);
      const administrator = await acceptFirstAdministrator(work, { link, request, passwordHash, caller });
      return openSession(context, work, administrator, "invite", caller);
    });
    return toSignedIn(context, opened);
  };
}
