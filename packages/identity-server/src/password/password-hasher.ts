import { PASSWORD_LENGTH } from "@nv/contracts";
import { limitedNetworks } from "../core/network-address.ts";
import { isPasswordLength } from "../core/password-length.ts";
import type { HashingLimits } from "../options.ts";
import { makeSecret } from "../secret.ts";
import { createHashQueue, type HashLoad } from "./hash-queue.ts";
import { type HashKind, hashKind, makeHash, matchesHash } from "./imported-hash.ts";
import type { PasswordRules } from "./password-rules.ts";

/** Requester of a hash: a person who is signed in, or the address of somebody who is not. */
export type HashOwner = { readonly userId: string } | { readonly address: string };

/** Hashes and checks passwords. Owners take turns, so that what one of them asks for does not keep the others waiting. */
export interface PasswordHasher {
  /**
   * @returns The hash with its parameters, PHC format.
   * @throws {IdentityError} What the rules throw; `BUSY` when too many wait.
   */
  hash(password: string, owner: HashOwner): Promise<string>;
  /**
   * Compares a password, at the same cost whether there is a hash or not, and of whatever kind it is.
   *
   * @param stored - `null` for an unknown person or one without a password.
   * @throws {IdentityError} `BUSY` when too many wait.
   */
  matches(stored: string | null, password: string, owner: HashOwner): Promise<boolean>;
  /**
   * Hashes a right password again, whatever the rules say of it, when its hash is of another kind or cost than new ones.
   *
   * @returns The new hash, or `null` when the stored one is as new ones are.
   */
  renewed(stored: string, password: string, owner: HashOwner): Promise<string | null>;
  /**
   * Learns which kinds of hashes are kept: from then on every comparison costs one of each kind.
   *
   * @param kept - At least one hash of each kind.
   */
  learn(kept: readonly string[]): Promise<void>;
  /** Beginning of new hashes: their kind. */
  readonly newPrefix: string;
  /** Returns how many hashes are being made, and how many wait. */
  load(): HashLoad;
}

/** A kind of hash that is kept, and what people who have none of it are checked against. */
interface Decoy {
  readonly kind: HashKind;
  readonly hash: Promise<string>;
}

function queueOf(owner: HashOwner): string {
  if ("userId" in owner) return `user ${owner.userId}`;
  // The widest: whoever has a /48 would stand in 65,536 lines.
  return `network ${limitedNetworks(owner.address).at(-1)}`;
}

/**
 * Hashes and compares, and makes the decoys that unknown people are checked against.
 *
 * A wrong password is compared with one hash of every kind that is kept, the person's own or a decoy, so that how long it
 * takes tells neither whether there is an account nor of which kind its hash is.
 *
 * @param compare - Compares a password with a hash; tests count what is compared.
 */
export async function createPasswordHasher(
  limits: HashingLimits,
  rules: PasswordRules,
  compare: typeof matchesHash = matchesHash,
): Promise<PasswordHasher> {
  const enqueue = createHashQueue(limits);
  const newKind: HashKind = {
    algorithm: "argon2id",
    memoryKiB: limits.memoryKiB,
    passes: limits.passes,
    lanes: 1,
  };
  const costText = `m=${limits.memoryKiB},t=${limits.passes},p=1$`;
  const decoys = new Map<string, Decoy>();

  const nameOf = (kind: HashKind | null) => JSON.stringify(kind ?? newKind);

  function meet(kind: HashKind): void {
    if (!decoys.has(nameOf(kind))) decoys.set(nameOf(kind), { kind, hash: makeHash(kind, makeSecret()) });
  }

  async function compareAll(stored: string | null, asked: string): Promise<boolean> {
    const own = stored === null ? null : hashKind(stored);
    if (own !== null) meet(own);
    const ownName = stored === null ? null : nameOf(own);
    let isRight = false;
    for (const [name, decoy] of decoys) {
      const against = stored !== null && name === ownName ? stored : null;
      const matches = await compare(against ?? (await decoy.hash), asked);
      if (against !== null) isRight = matches;
    }
    return isRight;
  }

  meet(newKind);
  await Promise.all([...decoys.values()].map(({ hash }) => hash));
  return {
    newPrefix: `$argon2id$v=19$${costText}`,
    async hash(password, owner) {
      rules.check(password);
      return enqueue(queueOf(owner), () => makeHash(newKind, password));
    },
    async matches(stored, password, owner) {
      // Nobody can have a password of this length; hashing megabytes would be a gift to an attacker.
      const asked = isPasswordLength(password, { min: 0, max: PASSWORD_LENGTH.max }) ? password : "";
      const isRight = await enqueue(queueOf(owner), () => compareAll(stored, asked));
      return isRight && stored !== null && asked === password;
    },
    async renewed(stored, password, owner) {
      if (stored.startsWith("$argon2id$") && stored.includes(costText)) return null;
      return enqueue(queueOf(owner), () => makeHash(newKind, password));
    },
    async learn(kept) {
      for (const stored of kept) {
        const kind = hashKind(stored);
        if (kind !== null) meet(kind);
      }
      await Promise.all([...decoys.values()].map(({ hash }) => hash));
    },
    load: enqueue.load,
  };
}
