import type { SecondFactorKind } from "@nv/contracts/schemas";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server";
import { setRecoveredPassword } from "../accounts/recovered-password.ts";
import { findUser, lockUser } from "../accounts/users.repository.ts";
import type { IdentityContext, Work } from "../context.ts";
import { DirectoryArrival, type Voucher } from "../directory/voucher.ts";
import { IdentityError } from "../identity-error.ts";
import type { RegistrationAnswer, SignInAnswer } from "../passkeys/passkey-answers.ts";
import type { PasskeyCheck } from "../passkeys/passkey-check.service.ts";
import type { Passkeys } from "../passkeys/passkeys.service.ts";
import type { MfaTicketRow } from "../schema/factors-tables.ts";
import type { UserRow } from "../schema/tables.ts";
import { hashSecret } from "../secret.ts";
import {
  type OpenedSession,
  openProvenSession,
  type SessionCaller,
  type SignedIn,
  toSignedIn,
} from "../sessions/session-opening.service.ts";
import { deleteSessionsOf } from "../sessions/sessions.repository.ts";
import { clearCodeAttempts, countCodeAttempt, takeCode } from "./code-use.service.ts";
import { activateWith } from "./enrolment.service.ts";
import { countMfaAttempt, takeMfaTicket } from "./mfa-tickets.repository.ts";
import { hasTotp } from "./second-factor.service.ts";
import { canGoOn, mayEnrol, waitingPerson } from "./waiting-sign-in.ts";

/** Wrong proofs after which a sign-in starts again from the first factor. */
const ATTEMPTS_MAX = 5;

interface Proof {
  readonly secondMethod: SecondFactorKind;
  /** Of an application that was set up on the way in; `null` for everything else. */
  readonly recoveryCodes: string[] | null;
}

interface Completed {
  readonly session: OpenedSession;
  readonly recoveryCodes: Proof["recoveryCodes"];
}

/** Service that proved the first factor of a waiting sign-in. */
function voucherOfTicket({ provider, arrival }: MfaTicketRow): Voucher | null {
  if (provider === null) return null;
  return { provider, arrival: arrival === null ? null : DirectoryArrival.parse(JSON.parse(arrival)) };
}

/** Takes a proof within the transaction; `null` when it is wrong. */
type Prove = (work: Work, user: UserRow) => Promise<Proof | null>;

/**
 * Completes a sign-in that waits for its second factor. Each throws {@link IdentityError}s: `MFA_TOKEN_INVALID` for an
 * unknown, used or late token, when the password changed meanwhile, and when this proof is none that the account takes;
 * `RATE_LIMITED`.
 */
export type SecondStep = ReturnType<typeof createSecondStep>;

/**
 * Completes a sign-in with its second factor.
 *
 * An attempt is counted before the proof is looked at, on the ticket and, for codes, on the account, so that parallel
 * guesses cannot pass the limit and a thief of the password cannot get more of them by starting again.
 */
export function createSecondStep(context: IdentityContext, passkeys: Passkeys, check: PasskeyCheck) {
  const { db, limiter, messages, now, settings } = context;

  /** The sessions that are there proved one factor only. */
  const endOthers = (work: Work, { id }: UserRow) => deleteSessionsOf(work.db, id, null);

  async function takeTicket(mfaToken: string): Promise<MfaTicketRow> {
    const ticket = await countMfaAttempt(db, hashSecret(mfaToken), ATTEMPTS_MAX, now());
    if (ticket === undefined) throw new IdentityError("MFA_TOKEN_INVALID");
    return ticket;
  }

  async function open(
    work: Work,
    ticket: MfaTicketRow,
    prove: Prove,
    caller: SessionCaller,
  ): Promise<Completed | null> {
    const user = await lockUser(work.db, work.dialect, ticket.user_id);
    if (!canGoOn(ticket, user, work.nowMs)) throw new IdentityError("MFA_TOKEN_INVALID");
    const proof = await prove(work, user);
    if (proof === null) return null;
    if (!(await takeMfaTicket(work.db, ticket.token_hash))) throw new IdentityError("MFA_TOKEN_INVALID");
    const hash = ticket.password_hash;
    const present = hash === null ? user : await setRecoveredPassword(context, work, user, hash, caller);
    await work.audit({ action: "login", actor: present, caller });
    const { secondMethod, recoveryCodes } = proof;
    const opening = { method: ticket.method, secondMethod, voucher: voucherOfTicket(ticket) };
    const session = await openProvenSession(context, work, present, opening, caller);
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

  async function complete(
    ticket: MfaTicketRow,
    prove: Prove,
    caller: SessionCaller,
    refusal: "MFA_CODE_WRONG" | "PASSKEY_REFUSED",
  ): Promise<SignedIn> {
    const opened = await context.work((work) => open(work, ticket, prove, caller));
    if (opened === null) {
      await recordFailure(ticket, caller);
      throw new IdentityError(refusal);
    }
    const { session, recoveryCodes } = opened;
    const signedIn = await toSignedIn(context, session);
    if (recoveryCodes === null) return signedIn;
    return { ...signedIn, answer: { ...signedIn.answer, recovery_codes: recoveryCodes } };
  }

  return {
    /**
     * With a code of the application, a recovery code, or the first code of an application that had to be set up.
     *
     * @param code - However it was typed.
     * @throws also `MFA_CODE_WRONG`; `TOTP_NOT_STARTED` when one must be set up and nobody began.
     */
    async byCode(mfaToken: string, code: string, caller: SessionCaller): Promise<SignedIn> {
      await limiter.count("secondFactorByAddress", caller.address);
      const ticket = await takeTicket(mfaToken);
      await countCodeAttempt(limiter, ticket.user_id, code);
      const prove: Prove = async (work, user) => {
        const use = { user, code, caller };
        if (await hasTotp(work.db, user.id)) {
          const secondMethod = await takeCode(context, work, use);
          return secondMethod && { secondMethod, recoveryCodes: null };
        }
        // Asked again, under the lock: a passkey may have been made since the setup began.
        if (!(await mayEnrol(work.db, settings, user))) throw new IdentityError("MFA_TOKEN_INVALID");
        const recoveryCodes = await activateWith(context, work, use);
        if (recoveryCodes === null) return null;
        await endOthers(work, user);
        return { secondMethod: "totp", recoveryCodes };
      };
      const signedIn = await complete(ticket, prove, caller, "MFA_CODE_WRONG");
      await clearCodeAttempts(limiter, ticket.user_id);
      return signedIn;
    },
    /** With a passkey. @throws also `PASSKEY_REFUSED`. */
    async byPasskey(mfaToken: string, answer: SignInAnswer, caller: SessionCaller): Promise<SignedIn> {
      const ticket = await takeTicket(mfaToken);
      const checked = await check.check(answer);
      const prove: Prove = async (work, user) => {
        const isTheirs = checked.passkey.user_id === user.id;
        if (!isTheirs || !(await check.use(work, checked, user, caller))) return null;
        return { secondMethod: "passkey", recoveryCodes: null };
      };
      return complete(ticket, prove, caller, "PASSKEY_REFUSED");
    },
    /**
     * Options for the `navigator.credentials.create` of somebody who has no second factor yet.
     *
     * @throws `MFA_TOKEN_INVALID` alone.
     */
    async newPasskeyOptions(mfaToken: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
      const user = await waitingPerson(context, mfaToken);
      if (!(await mayEnrol(db, settings, user))) throw new IdentityError("MFA_TOKEN_INVALID");
      return passkeys.registrationOptions(user, { ticketHash: hashSecret(mfaToken) });
    },
    /** With a passkey that had to be made. @throws also `PASSKEY_INVALID`, `PASSKEY_NAME_INVALID`. */
    async byNewPasskey(
      mfaToken: string,
      { answer, name }: { readonly answer: RegistrationAnswer; readonly name: string | undefined },
      caller: SessionCaller,
    ): Promise<SignedIn> {
      const ticket = await takeTicket(mfaToken);
      const asker = { ticketHash: ticket.token_hash };
      const passkey = await passkeys.verified({ answer, name }, asker, caller);
      const prove: Prove = async (work, user) => {
        if (!(await mayEnrol(work.db, settings, user))) throw new IdentityError("MFA_TOKEN_INVALID");
        await passkeys.add(work, user, passkey, caller);
        await endOthers(work, user);
        work.changed(user.id);
        return { secondMethod: "passkey", recoveryCodes: null };
      };
      return complete(ticket, prove, caller, "PASSKEY_REFUSED");
    },
  };
}
