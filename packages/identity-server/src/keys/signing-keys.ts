import { createPrivateKey, type KeyObject, randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, importJWK } from "jose";
import { z } from "zod";
import type { ScheduledKey } from "../core/signing-schedule.ts";
import type { KeyRow } from "../schema/tables.ts";

/** Signatures that the service makes keys for; both give small tokens. */
export const SIGNING_ALGORITHMS = ["EdDSA", "ES256"] as const;

/** Algorithm that signs access tokens. */
export type SigningAlgorithm = (typeof SIGNING_ALGORITHMS)[number];

type ImportedKey = Awaited<ReturnType<typeof importJWK>>;

/** A key as `/.well-known/jwks.json` shows it. */
export type PublicKey = Readonly<Record<string, string>>;

/** A signing key that is ready for use. */
export interface SigningKey extends ScheduledKey {
  readonly id: string;
  readonly slot: string;
  readonly algorithm: SigningAlgorithm;
  readonly privateKey: KeyObject;
  readonly publicKey: ImportedKey;
  readonly published: PublicKey;
}

const StoredJwk = z.record(z.string(), z.string());
const Algorithm = z.enum(SIGNING_ALGORITHMS);

/** Slot of the signing key number `number`, from 1. */
export function signingSlot(number: number): string {
  return `signing:${number}`;
}

/** Number of the key in a slot, from 1. */
export function keyNumber(slot: string): number {
  return Number(slot.split(":")[1]);
}

/** A new signing key, as it is stored. */
export async function newSigningKey(number: number, algorithm: SigningAlgorithm, nowMs: number): Promise<KeyRow> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const secret = JSON.stringify(await exportJWK(privateKey));
  return { slot: signingSlot(number), id: randomUUID(), algorithm, secret, created_at_ms: nowMs };
}

/** A stored key, ready for use. */
export async function importSigningKey(row: KeyRow): Promise<SigningKey> {
  const algorithm = Algorithm.parse(row.algorithm);
  const secret = StoredJwk.parse(JSON.parse(row.secret));
  const { d: _private, ...open } = secret;
  return {
    id: row.id,
    slot: row.slot,
    number: keyNumber(row.slot),
    createdAtMs: row.created_at_ms,
    algorithm,
    privateKey: createPrivateKey({ key: secret, format: "jwk" }),
    publicKey: await importJWK(open, algorithm),
    published: { ...open, kid: row.id, alg: algorithm, use: "sig" },
  };
}
