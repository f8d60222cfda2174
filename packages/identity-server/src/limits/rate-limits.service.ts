import type { Database } from "@nv/database";
import { limitedAddress } from "../core/network-address.ts";
import { IdentityError } from "../identity-error.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../options.ts";
import type { IdentityDb } from "../schema/tables.ts";
import { hashSecret } from "../secret.ts";
import { clearAttempts, countAttempt } from "./attempts.repository.ts";

/** A limit: at most `max` attempts in `windowMs` milliseconds. */
interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/**
 * What is counted, by address and by account. An office shares one address, so those limits are wide; the
 * narrow one counts an account as tried from one address, so that a stranger cannot lock its owner out.
 */
export const RATE_LIMITS = {
  passwordByAddress: { max: 100, windowMs: 5 * MINUTE_MS },
  passwordByAccount: { max: 100, windowMs: 15 * MINUTE_MS },
  passwordByAccountAndAddress: { max: 10, windowMs: 15 * MINUTE_MS },
  signupByAddress: { max: 30, windowMs: HOUR_MS },
  signupByAccount: { max: 5, windowMs: HOUR_MS },
  recoverByAddress: { max: 30, windowMs: HOUR_MS },
  recoverByAccount: { max: 5, windowMs: HOUR_MS },
  magicLinkByAddress: { max: 30, windowMs: HOUR_MS },
  magicLinkByAccount: { max: 5, windowMs: HOUR_MS },
  verifyByAddress: { max: 60, windowMs: 5 * MINUTE_MS },
  secondFactorByAddress: { max: 100, windowMs: 5 * MINUTE_MS },
  secondFactorByAccount: { max: 10, windowMs: 15 * MINUTE_MS },
  secondFactorByAccountDaily: { max: 50, windowMs: DAY_MS },
  recoveryCodeByAccount: { max: 20, windowMs: 15 * MINUTE_MS },
  passkeyByAddress: { max: 120, windowMs: 5 * MINUTE_MS },
  providerByAddress: { max: 100, windowMs: 5 * MINUTE_MS },
  mailTestByAccount: { max: 10, windowMs: 15 * MINUTE_MS },
  providerTestByAccount: { max: 30, windowMs: 15 * MINUTE_MS },
  emailChangeByAccount: { max: 10, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;

/** Name of a limit. */
export type RateLimitName = keyof typeof RATE_LIMITS;

/** A limit, and what is limited: an address, an account, or both. */
export type Attempt = readonly [name: RateLimitName, ...subject: readonly string[]];

/** Counts attempts in the database. */
export interface RateLimiter {
  /**
   * Counts an attempt before it is made.
   *
   * @param subject - What is limited: an address, an account, or both.
   * @throws {IdentityError} `RATE_LIMITED` with the wait, when there were too many.
   */
  count(name: RateLimitName, ...subject: readonly string[]): Promise<void>;
  /**
   * Counts an attempt under several limits in one commit. One that is over ends it: the later ones do not count it.
   *
   * @throws {IdentityError} as `count`; what was counted stays.
   */
  countEach(attempts: readonly Attempt[]): Promise<void>;
  /** Forgets the attempts of a subject: it proved to be the owner. */
  clear(name: RateLimitName, ...subject: readonly string[]): Promise<void>;
  /** The same, within a transaction. */
  clearWithin(transaction: IdentityDb, name: RateLimitName, ...subject: readonly string[]): Promise<void>;
}

/** Makes the limiter. Addresses are counted by {@link limitedAddress}, which the caller need not apply. */
export function createRateLimiter(database: Database, db: IdentityDb, now: () => number): RateLimiter {
  const keyOf = (name: RateLimitName, subject: readonly string[]) =>
    hashSecret([name, ...subject.map(limitedAddress)].join("\0"));

  /** @returns Why there were too many, or `null`. */
  async function tryCount(within: IdentityDb, [name, ...subject]: Attempt): Promise<IdentityError | null> {
    const { max, windowMs } = RATE_LIMITS[name];
    const nowMs = now();
    const window = await countAttempt(within, keyOf(name, subject), nowMs, windowMs);
    if (window.count <= max) return null;
    const retryAfterS = Math.max(1, Math.ceil((window.expires_at_ms - nowMs) / 1000));
    return new IdentityError("RATE_LIMITED", { retryAfterS, about: { limit: name } });
  }

  return {
    async count(...attempt) {
      const refusal = await tryCount(db, attempt);
      if (refusal !== null) throw refusal;
    },
    async countEach(attempts) {
      const refusal = await database.transaction(db, async (transaction) => {
        for (const attempt of attempts) {
          const found = await tryCount(transaction, attempt);
          if (found !== null) return found;
        }
        return null;
      });
      // Only now: the count of an attempt that is refused must stay.
      if (refusal !== null) throw refusal;
    },
    clear: (name, ...subject) => clearAttempts(db, keyOf(name, subject)),
    clearWithin: (transaction, name, ...subject) => clearAttempts(transaction, keyOf(name, subject)),
  };
}
