import { randomBytes, randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import { z } from "zod";
import type { IdentityDb, KeyRow } from "../schema/tables.ts";
import { findKey, keepKey } from "./keys.repository.ts";

/** Signature of access tokens. */
export const SIGNING_ALGORITHM = "EdDSA";

const StoredJwk = z.record(z.string(), z.string());

/** The keys of the service, made at the first start and shared by all its processes. */
export interface ServiceKeys {
  /** Private key that signs access tokens. */
  readonly signing: JWK;
  /** What verifiers need, as `/.well-known/jwks.json` gives it. */
  readonly published: { readonly keys: readonly JWK[] };
  /** Key of the secrets that are derived from others, base64url, 256 bits. */
  readonly derivation: string;
}

async function newSigningKey(slot: string, nowMs: number): Promise<KeyRow> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const secret = JSON.stringify(await exportJWK(privateKey));
  return { slot, id: randomUUID(), algorithm: SIGNING_ALGORITHM, secret, created_at_ms: nowMs };
}

async function newDerivationKey(slot: string, nowMs: number): Promise<KeyRow> {
  const secret = randomBytes(32).toString("base64url");
  return { slot, id: randomUUID(), algorithm: "HS256", secret, created_at_ms: nowMs };
}

type KeyMaker = (slot: string, nowMs: number) => Promise<KeyRow>;

async function keyOf(db: IdentityDb, slot: string, make: KeyMaker, nowMs: number): Promise<KeyRow> {
  return (await findKey(db, slot)) ?? keepKey(db, await make(slot, nowMs));
}

/** Loads the keys, making those that are missing. */
export async function loadKeys(db: IdentityDb, now: () => number): Promise<ServiceKeys> {
  const signing = await keyOf(db, "signing:1", newSigningKey, now());
  const derivation = await keyOf(db, "derivation:1", newDerivationKey, now());
  const { d, ...open } = StoredJwk.parse(JSON.parse(signing.secret));
  const described = { ...open, kid: signing.id, alg: SIGNING_ALGORITHM, use: "sig" };
  return {
    signing: { ...described, ...(d === undefined ? {} : { d }) },
    published: { keys: [described] },
    derivation: derivation.secret,
  };
}
