import { randomBytes } from "node:crypto";
import type { TotpSetup } from "@nv/contracts/schemas";
import { generateSecret, generateURI } from "otplib";
import { holdUser } from "../accounts/users.repository.ts";
import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext, Work } from "../context.ts";
import { RECOVERY_CODE_BYTES, readRecoveryCode, readTotpCode, writeRecoveryCode } from "../core/recovery-code.ts";
import { IdentityError } from "../identity-error.ts";
import { MINUTE_MS } from "../options.ts";
import type { UserRow } from "../schema/tables.ts";
import type { Authenticated } from "../sessions/authentication.service.ts";
import { deleteSessionsOf, updateSession } from "../sessions/sessions.repository.ts";
import {
  type CodeUse,
  clearCodeAttempts,
  countCodeAttempt,
  hashRecoveryCode,
  takeTotpCode,
} from "./code-use.service.ts";
import { deleteMfaTicketsOf } from "./mfa-tickets.repository.ts";
import { countRecoveryCodes, deleteRecoveryCodesOf, replaceRecoveryCodes } from "./recovery-codes.repository.ts";
import { hasTotp } from "./second-factor.service.ts";
import { activateTotp, deleteTotp, findTotp, putPendingTotp } from "./totp.repository.ts";
import { mayEnrol, waitingPerson } from "./waiting-sign-in.ts";

/** Recovery codes of a person. */
export const RECOVERY_CODES = 10;

/** For this long a secret waits for its first code, milliseconds. */
const PENDING_LIFE_MS = 10 * MINUTE_MS;

/** The second factor of a person, as its owner sees it. */
export interface FactorState {
  /** Time when the authenticator application was activated, Unix epoch in milliseconds; `null` without one. */
  readonly totpActivatedAtMs: number | null;
  readonly recoveryCodesLeft: number;
}

/** Sets up and removes the second factor. Callers have asked for a recent proof, except where it says otherwise. */
export type Enrolment = ReturnType<typeof createEnrolment>;

async function newRecoveryCodes(work: Work, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => writeRecoveryCode(randomBytes(RECOVERY_CODE_BYTES)));
  const hashes = codes.map((code) => hashRecoveryCode(userId, readRecoveryCode(code) ?? ""));
  await replaceRecoveryCodes(work.db, userId, hashes, work.nowMs);
  return codes;
}

/**
 * Activates a waiting secret with a first code, within a transaction that holds the row of its owner. The caller ends
 * the sessions that proved one factor only.
 *
 * @returns The recovery codes; `null` for a wrong code.
 * @throws {IdentityError} `TOTP_NOT_STARTED`.
 */
export async function activateWith(
  { messages }: IdentityContext,
  work: Work,
  { user, code, caller }: CodeUse,
): Promise<string[] | null> {
  const totp = await findTotp(work.db, user.id);
  const isWaiting = totp?.activated_at_ms === null && work.nowMs - totp.created_at_ms < PENDING_LIFE_MS;
  if (!isWaiting) throw new IdentityError("TOTP_NOT_STARTED");
  const digits = readTotpCode(code);
  const isRight = digits !== null && (await takeTotpCode(work.db, totp, digits, work.nowMs));
  if (!isRight || !(await activateTotp(work.db, user.id, work.nowMs))) return null;
  work.changed(user.id);
  await work.send(user.email, messages.factorNotice("second_factor_activated"));
  await work.audit({ action: "second_factor_activated", actor: user, caller });
  return newRecoveryCodes(work, user.id);
}

/** Removes a person's second factor with all that hangs from it. @returns Whether it was active. */
export async function removeSecondFactor(work: Work, userId: string): Promise<boolean> {
  await deleteRecoveryCodesOf(work.db, userId);
  await deleteMfaTicketsOf(work.db, userId);
  return deleteTotp(work.db, userId);
}

/** Lets people set up a second factor, which protects nothing until they have shown that they can use it. */
export function createEnrolment(context: IdentityContext) {
  const { db, limiter, messages, now, settings } = context;

  async function begin(user: UserRow): Promise<TotpSetup> {
    const secret = generateSecret();
    const isKept = await putPendingTotp(db, { user_id: user.id, secret, created_at_ms: now() });
    if (!isKept) throw new IdentityError("TOTP_ACTIVE");
    return { secret, uri: generateURI({ issuer: settings.factors.issuer, label: user.email, secret }) };
  }

  return {
    /** Needs no recent proof. */
    async state({ id }: UserRow): Promise<FactorState> {
      const totp = await findTotp(db, id);
      return {
        totpActivatedAtMs: totp?.activated_at_ms ?? null,
        recoveryCodesLeft: await countRecoveryCodes(db, id),
      };
    },
    /**
     * Makes a secret, shown this once; it protects nothing until {@link Enrolment.activate}.
     *
     * @throws {IdentityError} `TOTP_ACTIVE`.
     */
    start: ({ user }: Authenticated): Promise<TotpSetup> => begin(user),
    /**
     * The same for somebody who is let in with a second factor only, has none, and proved the first one.
     *
     * @param mfaToken - Of the answer to the first factor.
     * @throws {IdentityError} `MFA_TOKEN_INVALID`, also for who has a passkey; `TOTP_ACTIVE`, `RATE_LIMITED`.
     */
    async startOnTheWayIn(mfaToken: string, caller: Caller): Promise<TotpSetup> {
      await limiter.count("secondFactorByAddress", caller.address);
      const user = await waitingPerson(context, mfaToken);
      if (await hasTotp(db, user.id)) throw new IdentityError("TOTP_ACTIVE");
      if (!(await mayEnrol(db, settings, user))) throw new IdentityError("MFA_TOKEN_INVALID");
      return begin(user);
    },
    /**
     * Activates the secret with a first code: the other sessions end, because they proved one factor only.
     *
     * @returns The recovery codes, shown this once.
     * @throws {IdentityError} `TOTP_NOT_STARTED`, `TOTP_CODE_WRONG`, `RATE_LIMITED`.
     */
    async activate({ user, session }: Authenticated, code: string, caller: Caller): Promise<string[]> {
      await countCodeAttempt(limiter, user.id, "000000");
      const recoveryCodes = await context.work(async (work) => {
        await holdUser(work.db, work.dialect, user.id);
        const codes = await activateWith(context, work, { user, code, caller });
        if (codes === null) throw new IdentityError("TOTP_CODE_WRONG");
        await updateSession(work.db, session.id, { second_method: "totp" });
        await deleteSessionsOf(work.db, user.id, session.id);
        return codes;
      });
      await clearCodeAttempts(limiter, user.id);
      return recoveryCodes;
    },
    /** @throws {IdentityError} `TOTP_NOT_ACTIVE`. */
    renewRecoveryCodes: ({ user }: Authenticated, caller: Caller): Promise<string[]> =>
      context.work(async (work) => {
        await holdUser(work.db, work.dialect, user.id);
        const totp = await findTotp(work.db, user.id);
        if (totp === undefined || totp.activated_at_ms === null) throw new IdentityError("TOTP_NOT_ACTIVE");
        await work.send(user.email, messages.factorNotice("recovery_codes_renewed"));
        await work.audit({ action: "recovery_codes_renewed", actor: user, caller });
        return newRecoveryCodes(work, user.id);
      }),
    /**
     * Removes the second factor; the other sessions end.
     *
     * @throws {IdentityError} `TOTP_NOT_ACTIVE`.
     */
    remove: ({ user, session }: Authenticated, caller: Caller): Promise<void> =>
      context.work(async (work) => {
        await holdUser(work.db, work.dialect, user.id);
        if (!(await removeSecondFactor(work, user.id))) throw new IdentityError("TOTP_NOT_ACTIVE");
        await deleteSessionsOf(work.db, user.id, session.id);
        work.changed(user.id);
        await work.send(user.email, messages.factorNotice("second_factor_removed"));
        await work.audit({ action: "second_factor_removed", actor: user, caller });
      }),
  };
}
