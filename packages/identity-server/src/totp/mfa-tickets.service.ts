import type { SecondFactorKind } from "@nv/contracts/schemas";
import { setRecoveredPassword } from "../accounts/recovered-password.ts";
import { findUser, lockUser } from "../accounts/users.repository.ts";
import type { IdentityContext, Work } from "../context.ts";
import { DirectoryArrival, type Voucher } from "../directory/voucher.ts";
import { IdentityError } from "../identity-error.ts";
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
import { countMfaAttempt, takeMfaTicket } from "./mfa-tickets.repository.ts";
import { canGoOn } from "./waiting-sign-in.ts";

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
export type Prove = (work: Work, user: UserRow) => Promise<Proof | null>;

/** Tickets of sign-ins that wait for their second factor. */
export interface MfaTickets {
  /**
   * Counts an attempt and finds the ticket.
   *
   * @throws {IdentityError} `MFA_TOKEN_INVALID` for an unknown, used or late token, and after too many attempts.
   */
  attempt(mfaToken: string): Promise<MfaTicketRow>;
  /**
   * Changes a ticket for a session, if the proof is right.
   *
   * @param refusal - Code for a proof that is wrong.
   * @throws {IdentityError} `refusal`; `MFA_TOKEN_INVALID` when the person cannot go on, or the ticket was used meanwhile.
   */
  complete(
    ticket: MfaTicketRow,
    prove: Prove,
    caller: SessionCaller,
    refusal: "MFA_CODE_WRONG" | "PASSKEY_REFUSED",
  ): Promise<SignedIn>;
}

/** Changes tickets for sessions, each once. */
export function createMfaTickets(context: IdentityContext): MfaTickets {
  const { db, messages, now } = context;

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

  return {
    async attempt(mfaToken) {
      const ticket = await countMfaAttempt(db, hashSecret(mfaToken), ATTEMPTS_MAX, now());
      if (ticket === undefined) throw new IdentityError("MFA_TOKEN_INVALID");
      return ticket;
    },
    async complete(ticket, prove, caller, refusal) {
      const opened = await context.work((work) => open(work, ticket, prove, caller));
      if (opened === null) {
        await recordFailure(ticket, caller);
        throw new IdentityError(refusal);
      }
      const { session, recoveryCodes } = opened;
      const signedIn = await toSignedIn(context, session);
      if (recoveryCodes === null) return signedIn;
      return { ...signedIn, answer: { ...signedIn.answer, recovery_codes: recoveryCodes } };
    },
  };
}
