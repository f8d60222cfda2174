import { isBanned } from "../accounts/ban.ts";
import { findUser } from "../accounts/users.repository.ts";
import type { IdentityContext, Settings } from "../context.ts";
import { IdentityError } from "../identity-error.ts";
import type { MfaTicketRow } from "../schema/factors-tables.ts";
import type { IdentityDb, UserRow } from "../schema/tables.ts";
import { hashSecret } from "../secret.ts";
import { findMfaTicket } from "./mfa-tickets.repository.ts";
import { mustHaveSecondFactor } from "./required-factor.ts";
import { credentialStamp, secondFactorsOf } from "./second-factor.service.ts";

/** Tells whether somebody can go on with a waiting sign-in: not after a new password, nor while they are shut out. */
export function canGoOn(ticket: MfaTicketRow, user: UserRow | undefined, nowMs: number): user is UserRow {
  return user !== undefined && credentialStamp(user) === ticket.credential_stamp && !isBanned(user, nowMs);
}

/**
 * Finds whose sign-in waits for a second factor.
 *
 * @param mfaToken - Of the answer to the first factor.
 * @throws {IdentityError} `MFA_TOKEN_INVALID`.
 */
export async function waitingPerson({ db, now }: IdentityContext, mfaToken: string): Promise<UserRow> {
  const ticket = await findMfaTicket(db, hashSecret(mfaToken), now());
  const user = ticket && (await findUser(db, ticket.user_id));
  if (ticket === undefined || !canGoOn(ticket, user, now())) throw new IdentityError("MFA_TOKEN_INVALID");
  return user;
}

/**
 * Tells whether somebody sets a second factor up on the way in. Only who has none of any kind: whoever has an
 * authenticator application or a passkey proves it, or asks an administrator to take it away.
 */
export async function mayEnrol(db: IdentityDb, settings: Pick<Settings, "factors">, user: UserRow): Promise<boolean> {
  return mustHaveSecondFactor(settings, user.role) && (await secondFactorsOf(db, settings, user)).length === 0;
}
