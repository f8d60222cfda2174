import { hash, verify } from "@node-rs/argon2";
import { PASSWORD_LENGTH } from "@nv/contracts";
import { isPasswordLength } from "../core/password-length.ts";
import type { HashingLimits } from "../options.ts";
import { makeSecret } from "../secret.ts";
import { createHashQueue, type HashLoad } from "./hash-queue.ts";
import { isBcrypt, makeBcryptDecoy, matchesBcrypt } from "./imported-hash.ts";
import type { PasswordRules } from "./password-rules.ts";

/** Hashes and checks passwords. */
export interface PasswordHasher {
  /**
   * @returns The hash with its parameters, PHC format.
   * @throws {IdentityError} What the rules throw; `BUSY` when too many wait.
   */
  hash(password: string): Promise<string>;
  /**
   * Compares a password, at the same cost whether there is a hash or not.
   *
   * @param stored - `null` for an unknown person or one without a password.
   * @throws {IdentityError} `BUSY` when too many wait.
   */
  matches(stored: string | null, password: string): Promise<boolean>;
  /**
   * Hashes a right password again, whatever the rules say of it, when its hash is of another kind or cost than new ones.
   *
   * @returns The new hash, or `null` when the stored one is as new ones are.
   */
  renewed(stored: string, password: string): Promise<string | null>;
  /** How many hashes are being made, and how many wait. */
  load(): HashLoad;
}

/** Makes the hasher, and the decoy that unknown people are checked against. */
export async function createPasswordHasher(limits: HashingLimits, rules: PasswordRules): Promise<PasswordHasher> {
  const enqueue = createHashQueue(limits);
  // The package's default algorithm is argon2id.
  const cost = {
    memoryCost: limits.memoryKiB,
    timeCost: limits.passes,
    parallelism: 1,
  };
  const decoy = await hash(makeSecret(), cost);
  const costText = `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;
  // Until the first bcrypt hash of an import is met nobody pays for bcrypt; from then on everybody does alike.
  let bcryptDecoy: Promise<string> | null = null;

  async function compare(stored: string | null, asked: string): Promise<boolean> {
    const imported = stored !== null && isBcrypt(stored) ? stored : null;
    if (imported !== null) bcryptDecoy ??= makeBcryptDecoy(makeSecret());
    const isRight = await verify(imported === null ? (stored ?? decoy) : decoy, asked);
    if (bcryptDecoy === null) return isRight;
    const isRightThere = await matchesBcrypt(imported ?? (await bcryptDecoy), asked);
    return imported === null ? isRight : isRightThere;
  }

  return {
    async hash(password) {
      rules.check(password);
      return enqueue(() => hash(password, cost));
    },
    async matches(stored, password) {
      // Nobody can have a password of this length; hashing megabytes would be a gift to an attacker.
      const asked = isPasswordLength(password, { min: 0, max: PASSWORD_LENGTH.max }) ? password : "";
      const isRight = await enqueue(() => compare(stored, asked));
      return isRight && stored !== null && asked === password;
    },
    load: enqueue.load,
    async renewed(stored, password) {
      if (stored.startsWith("$argon2id$") && stored.includes(costText)) return null;
      return enqueue(() => hash(password, cost));
    },
  };
}
