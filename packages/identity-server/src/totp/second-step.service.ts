import type { SecondFactorKind } from "@nv/contracts/schemas";
import { isBanned } from "../accounts/ban.ts";
import { setRecoveredPassword } from "../accounts/recovered-password.ts";
import { findUser, lockUser } from "../accounts/users.repository.ts";
import type { IdentityContext, Work } from "../context.ts";
import { IdentityError } from "../identity-error.ts";
import type { MfaTicketRow } from "../schema/factors-tables.ts";
import { hashSecret } from "../secret.ts";
import {
  type OpenedSession,
  openProvenSession,
  type SessionCaller,
  type SignedIn,
  toSignedIn,
} from "../sessions/session-opening.service.ts";
import { deleteSessionsOf } from "../sessions/sessions.repository.ts";
import { type CodeUse, clearCodeAttempts, countCodeAttempt, takeCode } from "./code-use.service.ts";
import { activateWith } from "./enrolment.service.ts";
import { countMfaAttempt, takeMfaTicket } from "./mfa-tickets.repository.ts";
import { credentialStamp, hasSecondFactor } from "./second-factor.service.ts";

/** Wrong codes after which a sign-in starts again from the first factor. */
const ATTEMPTS_MAX = 5;

/** What completes a sign-in. */
export interface SecondStep {
  /** The `mfa_token` of the answer to the first factor. */
  readonly mfaToken: string;
  /** Of the authenticator application, or a recovery code. */
  readonly code: string;
}

interface Proof {
  readonly secondMethod: SecondFactorKind;
  /** Of a second factor that was set up on the way in; `null` when there was one. */
  readonly recoveryCodes: string[] | null;
}

interface Completed {
  readonly session: OpenedSession;
  readonly recoveryCodes: Proof["recoveryCodes"];
}

/** Completes a sign-in with the second factor, or with the first code of the one that had to be set up. */
export type TakeSecondStep = (step: SecondStep, caller: SessionCaller) => Promise<SignedIn>;

/**
 * Makes the second step of a sign-in.
 *
 * An attempt is counted before the code is looked at, on the ticket and on the account, so that parallel guesses
 * cannot pass the limit and a thief of the password cannot get more of them by starting again.
 *
 * Errors: `MFA_TOKEN_INVALID` for an unknown, used or late ticket, and when the password changed meanwhile;
 * `MFA_CODE_WRONG`; `TOTP_NOT_STARTED` when one must be set up and nobody began; `RATE_LIMITED`.
 */
export function createSecondStep(context: IdentityContext): TakeSecondStep {
  const { db, limiter, messages, now } = context;

  /** Takes the code of the factor that is there, or the first one of the factor that is set up on the way in. */
  async function prove(work: Work, use: CodeUse): Promise<Proof | null> {
    const userId = use.user.id;
    if (await hasSecondFactor(work.db, userId)) {
      const secondMethod = await takeCode(context, work, use);
      return secondMethod && { secondMethod, recoveryCodes: null };
    }
    const recoveryCodes = await activateWith(context, work, use);
    if (recoveryCodes === null) return null;
    // The sessions that are there proved one factor only.
    await deleteSessionsOf(work.db, userId, null);
    return { secondMethod: "totp", recoveryCodes };
  }

  async function open(
    work: Work,
    ticket: MfaTicketRow,
    code: string,
    caller: SessionCaller,
  ): Promise<Completed | null> {
    const user = await lockUser(work.db, work.dialect, ticket.user_id);
    const isSame = user !== undefined && credentialStamp(user) === ticket.credential_stamp;
    if (!isSame || isBanned(user, work.nowMs)) throw new IdentityError("MFA_TOKEN_INVALID");
    const proof = await prove(work, { user, code, caller });
    if (proof === null) return null;
    if (!(await takeMfaTicket(work.db, ticket.token_hash))) throw new IdentityError("MFA_TOKEN_INVALID");
    const hash = ticket.password_hash;
    const present = hash === null ? user : await setRecoveredPassword(context, work, user, hash, caller);
    await work.audit({ action: "login", actor: present, caller });
    const { secondMethod, recoveryCodes } = proof;
    const session = await openProvenSession(context, work, present, { method: ticket.method, secondMethod }, caller);
    return { session, recoveryCodes };
  }

  /** The owner is told when somebody who knows the password runs out of attempts. */
  async function recordFailure(ticket: MfaTicketRow, caller: SessionCaller): Promise<void> {
    const user = await findUser(db, ticket.user_id);
    if (user === undefined) return;
    await context.work(async (work) => {
      await work.audit({ action: "second_factor_failed", actor: user, caller });
      if (ticket.attempts >= ATTEMPTS_MAX) await work.send(user.email, messages.factorNotice("second_factor_failed"));
    });
  }

  return async ({ mfaToken, code }, caller) => {
    await limiter.count("secondFactorByAddress", caller.address);
    const ticket = await countMfaAttempt(db, hashSecret(mfaToken), ATTEMPTS_MAX, now());
    if (ticket === undefined) throw new IdentityError("MFA_TOKEN_INVALID");
    await countCodeAttempt(limiter, ticket.user_id, code);
    const opened = await context.work((work) => open(work, ticket, code, caller));
    if (opened === null) {
      await recordFailure(ticket, caller);
      throw new IdentityError("MFA_CODE_WRONG");
    }
    await clearCodeAttempts(limiter, ticket.user_id);
    const { session, recoveryCodes } = opened;
    const signedIn = await toSignedIn(context, session);
    if (recoveryCodes === null) return signedIn;
    return { ...signedIn, answer: { ...signedIn.answer, recovery_codes: recoveryCodes } };
  };
}
