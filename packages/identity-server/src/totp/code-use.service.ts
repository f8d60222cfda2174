import type { SecondFactorKind } from "@nv/contracts/schemas";
import { verify } from "otplib";
import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext, Work } from "../context.ts";
import { readRecoveryCode, readTotpCode } from "../core/recovery-code.ts";
import type { RateLimiter } from "../limits/rate-limits.service.ts";
import type { TotpRow } from "../schema/factors-tables.ts";
import type { IdentityDb, UserRow } from "../schema/tables.ts";
import { hashSecret } from "../secret.ts";
import { takeRecoveryCode } from "./recovery-codes.repository.ts";
import { findTotp, takeTotpStep } from "./totp.repository.ts";

/** Life of a code, seconds. */
const STEP_S = 30;

/** Seconds that a phone's clock may be ahead or behind: one step, as RFC 6238 (5.2) advises. */
const TOLERANCE_S = 30;

/** The form in which a recovery code is kept; the same code of two people has two hashes. */
export function hashRecoveryCode(userId: string, letters: string): string {
  return hashSecret(`recovery-code\0${userId}\0${letters}`);
}

/** Takes a code of an authenticator application: each step serves once, and none before a used one. */
export async function takeTotpCode(db: IdentityDb, totp: TotpRow, code: string, nowMs: number): Promise<boolean> {
  const epoch = Math.floor(nowMs / 1000);
  const result = await verify({ secret: totp.secret, token: code, epoch, epochTolerance: TOLERANCE_S });
  return result.valid && takeTotpStep(db, totp.user_id, Math.floor(epoch / STEP_S) + result.delta);
}

/**
 * Counts an attempt before the code is looked at. Codes of an application and recovery codes are counted apart: who
 * guesses six digits cannot lock the owner out of the recovery codes.
 *
 * @throws {IdentityError} `RATE_LIMITED`.
 */
export async function countCodeAttempt(limiter: RateLimiter, userId: string, code: string): Promise<void> {
  if (readTotpCode(code) === null) return limiter.count("recoveryCodeByAccount", userId);
  await limiter.count("secondFactorByAccount", userId);
  await limiter.count("secondFactorByAccountDaily", userId);
}

/** Forgets the attempts of a person: a right code shows that it is the owner who types. */
export async function clearCodeAttempts(limiter: RateLimiter, userId: string): Promise<void> {
  await limiter.clear("secondFactorByAccount", userId);
  await limiter.clear("secondFactorByAccountDaily", userId);
  await limiter.clear("recoveryCodeByAccount", userId);
}

/** A code that somebody typed. */
export interface CodeUse {
  readonly user: UserRow;
  /** As typed: of the application, or a recovery code. */
  readonly code: string;
  readonly caller: Caller;
}

/**
 * Takes a code of a person with an active second factor, within a transaction.
 *
 * @returns What the code was, or `null` when it is wrong, used, or there is no second factor.
 */
export async function takeCode(
  { messages }: IdentityContext,
  work: Work,
  { user, code, caller }: CodeUse,
): Promise<SecondFactorKind | null> {
  const totp = await findTotp(work.db, user.id);
  if (totp === undefined || totp.activated_at_ms === null) return null;
  const digits = readTotpCode(code);
  if (digits !== null) return (await takeTotpCode(work.db, totp, digits, work.nowMs)) ? "totp" : null;
  const letters = readRecoveryCode(code);
  if (letters === null || !(await takeRecoveryCode(work.db, user.id, hashRecoveryCode(user.id, letters)))) return null;
  await work.send(user.email, messages.factorNotice("recovery_code_used"));
  await work.audit({ action: "recovery_code_used", actor: user, caller });
  return "recovery_code";
}
