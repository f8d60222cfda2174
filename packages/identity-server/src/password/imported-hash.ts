import { hash, verify } from "@node-rs/bcrypt";

/** A bcrypt hash, as other services export it. */
const BCRYPT = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;

/** An argon2id hash in PHC format with its costs. */
const ARGON2ID = /^\$argon2id\$v=19\$m=(\d{1,8}),t=(\d{1,3}),p=(\d{1,2})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{22,86}$/;

/** Costs beyond these would let an import stop the service: a bcrypt of 12 takes a fifth of a second. */
const BCRYPT_COST_MAX = 12;
const ARGON2_MEMORY_MAX_KIB = 65_536;
const ARGON2_PASSES_MAX = 10;
const ARGON2_LANES_MAX = 4;

/** What the original service uses. */
const DECOY_COST = 10;

/** bcrypt looks at no more of a password, bytes: whoever has a longer one did not have it there. */
const BCRYPT_INPUT_MAX_BYTES = 72;

/** Tells whether a stored hash is one of bcrypt. */
export function isBcrypt(stored: string): boolean {
  return BCRYPT.test(stored);
}

/** Tells whether a hash of another service can be taken over: bcrypt or argon2id, at a cost that we can pay. */
export function isImportableHash(stored: string): boolean {
  const bcryptCost = BCRYPT.exec(stored)?.[1];
  if (bcryptCost !== undefined) return Number(bcryptCost) <= BCRYPT_COST_MAX;
  const [, memory, passes, lanes] = ARGON2ID.exec(stored) ?? [];
  return (
    memory !== undefined &&
    Number(memory) <= ARGON2_MEMORY_MAX_KIB &&
    Number(passes) <= ARGON2_PASSES_MAX &&
    Number(lanes) <= ARGON2_LANES_MAX
  );
}

/** Makes what people without a bcrypt hash are checked against, so that they cost the same as those who have one. */
export function makeBcryptDecoy(secret: string): Promise<string> {
  return hash(secret, DECOY_COST);
}

/** Compares a password with a bcrypt hash. */
export async function matchesBcrypt(stored: string, password: string): Promise<boolean> {
  const isWhole = Buffer.byteLength(password) <= BCRYPT_INPUT_MAX_BYTES;
  const isRight = await verify(isWhole ? password : "", stored);
  return isRight && isWhole;
}
