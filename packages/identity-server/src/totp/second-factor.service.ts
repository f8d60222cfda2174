import type { SecondFactorKind } from "@nv/contracts/schemas";
import type { Caller } from "../audit/audit.service.ts";
import type { Work } from "../context.ts";
import { MINUTE_MS } from "../options.ts";
import type { IdentityDb, UserRow } from "../schema/tables.ts";
import { hashSecret, makeSecret } from "../secret.ts";
import { insertMfaTicket } from "./mfa-tickets.repository.ts";
import { countRecoveryCodes } from "./recovery-codes.repository.ts";
import { findTotp } from "./totp.repository.ts";

/** For this long a sign-in waits for its second factor, milliseconds. */
export const MFA_TICKET_LIFE_MS = 5 * MINUTE_MS;

/** For this long one waits whose owner must set up a second factor first, milliseconds: the application may be new to them. */
const ENROLMENT_TICKET_LIFE_MS = 15 * MINUTE_MS;

/** A sign-in whose first factor was right and that waits for the second one. */
export interface SecondFactorNeeded {
  /** The only proof of the first factor; used once. */
  readonly mfaToken: string;
  /** What completes it; nothing yet for somebody who must set up a second factor first. */
  readonly factors: readonly SecondFactorKind[];
}

/** What the first factor proved. */
export interface FirstFactor {
  readonly method: string;
  /** Password to set when the second factor is right, or `null`. */
  readonly passwordHash: string | null;
}

/** Tells whether an account asks for a second factor. It does so whatever the configuration says now. */
export async function hasSecondFactor(db: IdentityDb, userId: string): Promise<boolean> {
  const totp = await findTotp(db, userId);
  return totp !== undefined && totp.activated_at_ms !== null;
}

/** Marks the password of a moment, so that what was proved with it ends when it changes. */
export function credentialStamp({ password_hash }: UserRow): string {
  return hashSecret(password_hash ?? "");
}

/** Puts a sign-in aside, within its transaction, until the second factor comes or is set up. */
export async function askSecondFactor(
  work: Work,
  user: UserRow,
  { method, passwordHash }: FirstFactor,
  caller: Caller,
): Promise<SecondFactorNeeded> {
  const mfaToken = makeSecret();
  const isActive = await hasSecondFactor(work.db, user.id);
  await insertMfaTicket(work.db, {
    token_hash: hashSecret(mfaToken),
    user_id: user.id,
    method,
    credential_stamp: credentialStamp(user),
    password_hash: passwordHash,
    attempts: 0,
    created_at_ms: work.nowMs,
    expires_at_ms: work.nowMs + (isActive ? MFA_TICKET_LIFE_MS : ENROLMENT_TICKET_LIFE_MS),
  });
  await work.audit({ action: "second_factor_asked", actor: user, caller });
  if (!isActive) return { mfaToken, factors: [] };
  const hasCodes = (await countRecoveryCodes(work.db, user.id)) > 0;
  return { mfaToken, factors: hasCodes ? ["totp", "recovery_code"] : ["totp"] };
}
