import * as argon2 from "@node-rs/argon2";
import * as bcrypt from "@node-rs/bcrypt";

/** A bcrypt hash, as other services export it. */
const BCRYPT = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;

/** An argon2id hash in PHC format with its costs. */
const ARGON2ID = /^\$argon2id\$v=19\$m=(\d{1,8}),t=(\d{1,3}),p=(\d{1,2})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{22,86}$/;

/** Costs beyond these would let an import stop the service: a bcrypt of 12 takes a fifth of a second. */
const BCRYPT_COST_MAX = 12;
const ARGON2_MEMORY_MAX_KIB = 65_536;
const ARGON2_PASSES_MAX = 10;
const ARGON2_LANES_MAX = 4;

/** bcrypt looks at no more of a password, bytes: whoever has a longer one did not have it there. */
const BCRYPT_INPUT_MAX_BYTES = 72;

/** Algorithm and parameters of a hash; two of the same kind cost the same to compare with. */
export type HashKind =
  | { readonly algorithm: "bcrypt"; readonly cost: number }
  | { readonly algorithm: "argon2id"; readonly memoryKiB: number; readonly passes: number; readonly lanes: number };

/** Reads how a hash was made; `null` for what is none that could have been kept. */
export function hashKind(stored: string): HashKind | null {
  const bcryptCost = BCRYPT.exec(stored)?.[1];
  if (bcryptCost !== undefined) return { algorithm: "bcrypt", cost: Number(bcryptCost) };
  const [, memory, passes, lanes] = ARGON2ID.exec(stored) ?? [];
  if (memory === undefined) return null;
  return { algorithm: "argon2id", memoryKiB: Number(memory), passes: Number(passes), lanes: Number(lanes) };
}

/** Tells whether a hash of another service can be taken over: bcrypt or argon2id, at a cost that we can pay. */
export function isImportableHash(stored: string): boolean {
  const kind = hashKind(stored);
  if (kind?.algorithm === "bcrypt") return kind.cost <= BCRYPT_COST_MAX;
  return (
    kind !== null &&
    kind.memoryKiB <= ARGON2_MEMORY_MAX_KIB &&
    kind.passes <= ARGON2_PASSES_MAX &&
    kind.lanes <= ARGON2_LANES_MAX
  );
}

/** Makes a hash of a kind. */
export function makeHash(kind: HashKind, password: string): Promise<string> {
  if (kind.algorithm === "bcrypt") return bcrypt.hash(password, kind.cost);
  // The package's default algorithm is argon2id.
  return argon2.hash(password, { memoryCost: kind.memoryKiB, timeCost: kind.passes, parallelism: kind.lanes });
}

/** Compares a password with a hash of any kind. */
export async function matchesHash(stored: string, password: string): Promise<boolean> {
  if (!BCRYPT.test(stored)) return argon2.verify(stored, password);
  const isWhole = Buffer.byteLength(password) <= BCRYPT_INPUT_MAX_BYTES;
  const isRight = await bcrypt.verify(isWhole ? password : "", stored);
  return isRight && isWhole;
}
