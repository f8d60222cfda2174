import type { Database } from "@nv/database";
import { limitedNetworks } from "../core/network-address.ts";
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
 * Limits of the attempts that are counted, by address and by account. An office shares one address, so those limits are
 * wide; the narrow one counts an account as tried from one address, so that a stranger cannot lock its owner out. Many
 * strangers can use an account's own limit up, so what the account knows is not counted there: `count-password.ts`.
 */
export const RATE_LIMITS = {
  passwordByAddress: { max: 100, windowMs: 5 * MINUTE_MS },
  passwordByAccount: { max: 100, windowMs: 15 * MINUTE_MS },
  passwordByAccountAndAddress: { max: 10, windowMs: 15 * MINUTE_MS },
  passwordByDevice: { max: 10, windowMs: 15 * MINUTE_MS },
  passwordBySession: { max: 10, windowMs: 15 * MINUTE_MS },
  renewalBySession: { max: 60, windowMs: MINUTE_MS },
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
  mailCodeByAccountDaily: { max: 20, windowMs: DAY_MS },
  directoryByAddress: { max: 600, windowMs: 5 * MINUTE_MS },
  identityLinkByAccount: { max: 20, windowMs: 15 * MINUTE_MS },
  mailTestByAccount: { max: 10, windowMs: 15 * MINUTE_MS },
  providerTestByAccount: { max: 30, windowMs: 15 * MINUTE_MS },
  emailChangeByAccount: { max: 10, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;

/** Times the limit of one address that a /64, a /56 and a /48 may make: the wider ones are shared by more people. */
const NETWORK_SHARES = [1, 2, 4];

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
  /**
   * Counts within a transaction, which the refusal undoes: what is counted then is what was done.
   *
   * @throws {IdentityError} as `count`.
   */
  countWithin(transaction: IdentityDb, name: RateLimitName, ...subject: readonly string[]): Promise<void>;
  /** Forgets the attempts of a subject: it proved to be the owner. */
  clear(name: RateLimitName, ...subject: readonly string[]): Promise<void>;
  /** The same, within a transaction. */
  clearWithin(transaction: IdentityDb, name: RateLimitName, ...subject: readonly string[]): Promise<void>;
}

/** Key that is counted for an attempt, and its limit. */
interface Counter {
  readonly keyHash: string;
  readonly max: number;
}

/** The counters of an attempt: one, or one for each network of an IPv6 address. */
function countersOf([name, ...subject]: Attempt): readonly Counter[] {
  const networks = subject.map(limitedNetworks);
  const width = Math.max(...networks.map(({ length }) => length));
  return NETWORK_SHARES.slice(0, width).map((share, place) => ({
    keyHash: hashSecret([name, ...networks.map((own) => own[place] ?? own[0])].join("\0")),
    max: RATE_LIMITS[name].max * share,
  }));
}

/** Limits attempts, for all processes together. Addresses are counted by their {@link limitedNetworks}, which the caller need not apply. */
export function createRateLimiter(database: Database, db: IdentityDb, now: () => number): RateLimiter {
  /** @returns Why there were too many, or `null`. */
  async function tryCount(within: IdentityDb, attempt: Attempt): Promise<IdentityError | null> {
    const [limit] = attempt;
    const nowMs = now();
    for (const { keyHash, max } of countersOf(attempt)) {
      const window = await countAttempt(within, keyHash, nowMs, RATE_LIMITS[limit].windowMs);
      if (window.count <= max) continue;
      const retryAfterS = Math.max(1, Math.ceil((window.expires_at_ms - nowMs) / 1000));
      return new IdentityError("RATE_LIMITED", { retryAfterS, about: { limit } });
    }
    return null;
  }

  const clearWithin = (transaction: IdentityDb, ...attempt: Attempt) =>
    clearAttempts(
      transaction,
      countersOf(attempt).map(({ keyHash }) => keyHash),
    );

  async function countWithin(within: IdentityDb, ...attempt: Attempt): Promise<void> {
    const refusal = await tryCount(within, attempt);
    if (refusal !== null) throw refusal;
  }

  return {
    count: (...attempt) => countWithin(db, ...attempt),
    countWithin,
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
    clear: (...attempt) => clearWithin(db, ...attempt),
    clearWithin,
  };
}
