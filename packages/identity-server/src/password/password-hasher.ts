import { hash, verify } from "@node-rs/argon2";
import { PASSWORD_LENGTH } from "@nv/contracts";
import { isPasswordLength } from "../core/password-length.ts";
import type { HashingLimits } from "../options.ts";
import { makeSecret } from "../secret.ts";
import { createHashQueue } from "./hash-queue.ts";
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
  return {
    async hash(password) {
      rules.check(password);
      return enqueue(() => hash(password, cost));
    },
    async matches(stored, password) {
      // Nobody can have a password of this length; hashing megabytes would be a gift to an attacker.
      const asked = isPasswordLength(password, { min: 0, max: PASSWORD_LENGTH.max }) ? password : "";
      const isRight = await enqueue(() => verify(stored ?? decoy, asked));
      return isRight && stored !== null && asked === password;
    },
  };
}
