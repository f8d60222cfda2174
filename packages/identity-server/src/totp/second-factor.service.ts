import type { SecondFactorKind } from "@nv/contracts/schemas";
import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext, Settings, Work } from "../context.ts";
import { requireEntry } from "../directory/entry-rules.ts";
import type { Voucher } from "../directory/voucher.ts";
import { MINUTE_MS } from "../options.ts";
import { countPasskeys, countPasskeysHere } from "../passkeys/passkeys.repository.ts";
import type { IdentityDb, UserRow } from "../schema/tables.ts";
import { hashSecret, makeSecret } from "../secret.ts";
import { insertMfaTicket } from "./mfa-tickets.repository.ts";
import { countRecoveryCodes } from "./recovery-codes.repository.ts";
import { mustHaveSecondFactor } from "./required-factor.ts";
import { findTotp } from "./totp.repository.ts";

/** For this long a sign-in waits for its second factor, milliseconds. */
export const MFA_TICKET_LIFE_MS = 5 * MINUTE_MS;

/** For this long one waits whose owner must set up a second factor first, milliseconds: the application may be new to them. */
const ENROLMENT_TICKET_LIFE_MS = 15 * MINUTE_MS;

/** A sign-in whose first factor was right and that waits for the second one. */
export interface SecondFactorNeeded {
  /** The only proof of the first factor; used once. */
  readonly mfaToken: string;
  /** Second factors that complete it; none yet for somebody who must set one up first. */
  readonly factors: readonly SecondFactorKind[];
}

/** Outcome of the first factor. */
export interface FirstFactor {
  readonly method: string;
  /** Password to set when the second factor is right, or `null`. */
  readonly passwordHash: string | null;
  /** Service that proved it; `null` for every other proof. */
  readonly voucher: Voucher | null;
}

/** Tells whether an account asks for codes. It does so whatever the configuration says now. */
export async function hasTotp(db: IdentityDb, userId: string): Promise<boolean> {
  const totp = await findTotp(db, userId);
  return totp !== undefined && totp.activated_at_ms !== null;
}

/**
 * Lists the second factors that complete a sign-in of somebody whose first factor was right.
 *
 * A passkey is a way in of its own, so it is asked for after a password only where a second factor is required: there
 * the password alone must not set up another one beside it. It is then asked for whatever the configuration offers now.
 *
 * @returns Empty for an account that asks for none, or whose owner must set one up first.
 */
export async function secondFactorsOf(
  db: IdentityDb,
  settings: Pick<Settings, "factors">,
  { id, role }: Pick<UserRow, "id" | "role">,
): Promise<readonly SecondFactorKind[]> {
  const asksCode = await hasTotp(db, id);
  if (!asksCode && !mustHaveSecondFactor(settings, role)) return [];
  // The only factor of an account is asked for although it was made for another host: the password alone must not replace it.
  const keys = asksCode ? await countPasskeysHere(db, id) : await countPasskeys(db, id);
  const passkey = keys > 0 ? (["passkey"] as const) : [];
  if (!asksCode) return passkey;
  const recoveryCode = (await countRecoveryCodes(db, id)) > 0 ? (["recovery_code"] as const) : [];
  return ["totp", ...recoveryCode, ...(settings.factors.passkeys ? passkey : [])];
}

/** Marks the password of a moment, so that what was proved with it ends when it changes. */
export function credentialStamp({ password_hash }: UserRow): string {
  return hashSecret(password_hash ?? "");
}

/** Puts a sign-in aside, within its transaction, until the second factor comes or is set up. */
export async function askSecondFactor(
  { settings }: IdentityContext,
  work: Work,
  user: UserRow,
  { method, passwordHash, voucher }: FirstFactor,
  caller: Caller,
): Promise<SecondFactorNeeded> {
  requireEntry(settings.entryRules, user, voucher?.provider ?? null);
  const mfaToken = makeSecret();
  const factors = await secondFactorsOf(work.db, settings, user);
  await insertMfaTicket(work.db, {
    token_hash: hashSecret(mfaToken),
    user_id: user.id,
    method,
    credential_stamp: credentialStamp(user),
    password_hash: passwordHash,
    provider: voucher?.provider ?? null,
    arrival: voucher?.arrival ? JSON.stringify(voucher.arrival) : null,
    attempts: 0,
    created_at_ms: work.nowMs,
    expires_at_ms: work.nowMs + (factors.length > 0 ? MFA_TICKET_LIFE_MS : ENROLMENT_TICKET_LIFE_MS),
  });
  await work.audit({ action: "second_factor_asked", actor: user, caller });
  return { mfaToken, factors };
}
