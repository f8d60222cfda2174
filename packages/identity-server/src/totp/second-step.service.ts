import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server";
import type { IdentityContext, Work } from "../context.ts";
import { IdentityError } from "../identity-error.ts";
import type { RegistrationAnswer, SignInAnswer } from "../passkeys/passkey-answers.ts";
import type { PasskeyCheck } from "../passkeys/passkey-check.service.ts";
import type { Passkeys } from "../passkeys/passkeys.service.ts";
import type { UserRow } from "../schema/tables.ts";
import { hashSecret } from "../secret.ts";
import type { SessionCaller, SignedIn } from "../sessions/session-opening.service.ts";
import { deleteSessionsOf } from "../sessions/sessions.repository.ts";
import { clearCodeAttempts, countCodeAttempt, takeCode } from "./code-use.service.ts";
import { activateWith } from "./enrolment.service.ts";
import { createMfaTickets, type Prove } from "./mfa-tickets.service.ts";
import { hasTotp } from "./second-factor.service.ts";
import { mayEnrol, waitingPerson } from "./waiting-sign-in.ts";

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
  const { db, limiter, settings } = context;
  const tickets = createMfaTickets(context);

  /** The sessions that are there proved one factor only. */
  const endOthers = (work: Work, { id }: UserRow) => deleteSessionsOf(work.db, id, null);

  return {
    /**
     * With a code of the application, a recovery code, or the first code of an application that had to be set up.
     *
     * @param code - However it was typed.
     * @throws also `MFA_CODE_WRONG`; `TOTP_NOT_STARTED` when one must be set up and nobody began.
     */
    async byCode(mfaToken: string, code: string, caller: SessionCaller): Promise<SignedIn> {
      await limiter.count("secondFactorByAddress", caller.address);
      const ticket = await tickets.attempt(mfaToken);
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
      const signedIn = await tickets.complete(ticket, prove, caller, "MFA_CODE_WRONG");
      await clearCodeAttempts(limiter, ticket.user_id);
      return signedIn;
    },
    /** With a passkey. @throws also `PASSKEY_REFUSED`. */
    async byPasskey(mfaToken: string, answer: SignInAnswer, caller: SessionCaller): Promise<SignedIn> {
      const ticket = await tickets.attempt(mfaToken);
      const checked = await check.check(answer);
      const prove: Prove = async (work, user) => {
        const isTheirs = checked.passkey.user_id === user.id;
        if (!isTheirs || !(await check.use(work, checked, user, caller))) return null;
        return { secondMethod: "passkey", recoveryCodes: null };
      };
      return tickets.complete(ticket, prove, caller, "PASSKEY_REFUSED");
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
      const ticket = await tickets.attempt(mfaToken);
      const asker = { ticketHash: ticket.token_hash };
      const passkey = await passkeys.verified({ answer, name }, asker, caller);
      const prove: Prove = async (work, user) => {
        if (!(await mayEnrol(work.db, settings, user))) throw new IdentityError("MFA_TOKEN_INVALID");
        await passkeys.add(work, user, passkey, caller);
        await endOthers(work, user);
        work.changed(user.id);
        return { secondMethod: "passkey", recoveryCodes: null };
      };
      return tickets.complete(ticket, prove, caller, "PASSKEY_REFUSED");
    },
  };
}
