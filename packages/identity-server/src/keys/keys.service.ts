import { createSecretKey, type KeyObject, randomBytes, randomUUID } from "node:crypto";
import { KEY_LEAD_MS, type Schedule, scheduleKeys } from "../core/signing-schedule.ts";
import { ACCESS_TOKEN_LIFE_S, MINUTE_MS } from "../options.ts";
import type { IdentityDb, KeyRow } from "../schema/tables.ts";
import { DERIVATION_SLOT, deleteKeys, findKey, keepKey, listSigningKeys } from "./keys.repository.ts";
import {
  importSigningKey,
  newSigningKey,
  type PublicKey,
  type SigningAlgorithm,
  type SigningKey,
  signingSlot,
} from "./signing-keys.ts";

/** Interval at which the keys are read again, milliseconds: a command, or another process, may have made a new one. */
const REREAD_MS = MINUTE_MS;

const TOKEN_LIFE_MS = ACCESS_TOKEN_LIFE_S * 1000;

/** The keys of the service, made at the first start and shared by all its processes. */
export interface ServiceKeys {
  /** Key of the secrets that are derived from others, 256 bits. */
  readonly derivation: KeyObject;
  /** The key that signs now. */
  signing(): Promise<SigningKey>;
  /** The key of that name, if its tokens are honoured. */
  find(id: string): Promise<SigningKey | undefined>;
  /** Returns the keys that verifiers need, as `/.well-known/jwks.json` gives them. */
  published(): Promise<{ readonly keys: readonly PublicKey[] }>;
  /** Reads the keys again at the next question: somebody made a new one, or took one away. */
  forget(): void;
}

async function newDerivationKey(slot: string, nowMs: number): Promise<KeyRow> {
  const secret = randomBytes(32).toString("base64url");
  return { slot, id: randomUUID(), algorithm: "HS256", secret, created_at_ms: nowMs };
}

async function readSigningKeys(db: IdentityDb): Promise<SigningKey[]> {
  return Promise.all((await listSigningKeys(db)).map(importSigningKey));
}

function newestOf(keys: readonly SigningKey[]): SigningKey | undefined {
  return [...keys].sort((a, b) => b.number - a.number)[0];
}

/** Sees that there is a key: the first one, or the next one when the newest is of another kind than the one wished for. */
async function ensureSigningKey(db: IdentityDb, algorithm: SigningAlgorithm, nowMs: number): Promise<void> {
  const newest = newestOf(await readSigningKeys(db));
  if (newest?.algorithm === algorithm) return;
  await keepKey(db, await newSigningKey((newest?.number ?? 0) + 1, algorithm, nowMs));
}

/**
 * Loads the keys, making those that are missing.
 *
 * @param algorithm - Of the keys made from now on; those of another kind stay honoured until their tokens end.
 */
export async function loadKeys(
  db: IdentityDb,
  now: () => number,
  algorithm: SigningAlgorithm = "EdDSA",
): Promise<ServiceKeys> {
  await ensureSigningKey(db, algorithm, now());
  const derivation =
    (await findKey(db, DERIVATION_SLOT)) ?? (await keepKey(db, await newDerivationKey(DERIVATION_SLOT, now())));
  let reading: Promise<readonly SigningKey[]> | null = null;
  let readAtMs = 0;

  /** Whoever asks while the keys are read waits for them: after a revocation nobody gets the former ones. */
  function known(): Promise<readonly SigningKey[]> {
    if (reading !== null && Math.abs(now() - readAtMs) < REREAD_MS) return reading;
    const keys = readSigningKeys(db);
    readAtMs = now();
    reading = keys;
    // Who asked is told; the next one asks the database again.
    keys.catch(() => {
      if (reading === keys) reading = null;
    });
    return keys;
  }

  async function present(): Promise<Schedule<SigningKey>> {
    return scheduleKeys(await known(), now(), TOKEN_LIFE_MS);
  }

  return {
    derivation: createSecretKey(derivation.secret, "base64url"),
    signing: async () => (await present()).signing,
    find: async (id) => (await present()).honoured.find((key) => key.id === id),
    forget: () => {
      reading = null;
    },
    published: async () => ({ keys: (await present()).honoured.map(({ published }) => published) }),
  };
}

/** Outcome of a rotation. */
export interface Rotation {
  /** The new key. */
  readonly id: string;
  readonly algorithm: SigningAlgorithm;
  /** Time when it begins to sign, Unix epoch in milliseconds. */
  readonly signsFromMs: number;
}

/**
 * Makes the next signing key and forgets those whose tokens have all ended.
 *
 * @param isRevoking - Forget the former keys too, for one that has leaked: the new one signs at once, and every access
 *   token is refused. Sessions stay: clients renew their tokens.
 */
export async function rotateKeys(
  db: IdentityDb,
  nowMs: number,
  options: { readonly algorithm: SigningAlgorithm; readonly isRevoking: boolean },
): Promise<Rotation> {
  const former = await readSigningKeys(db);
  const number = (newestOf(former)?.number ?? 0) + 1;
  const made = await keepKey(db, await newSigningKey(number, options.algorithm, nowMs));
  const honoured = options.isRevoking || former.length === 0 ? [] : scheduleKeys(former, nowMs, TOKEN_LIFE_MS).honoured;
  const kept = new Set([signingSlot(number), ...honoured.map(({ slot }) => slot)]);
  await deleteKeys(
    db,
    former.map(({ slot }) => slot).filter((slot) => !kept.has(slot)),
  );
  const signsFromMs = honoured.length === 0 ? nowMs : nowMs + KEY_LEAD_MS;
  return { id: made.id, algorithm: options.algorithm, signsFromMs };
}
