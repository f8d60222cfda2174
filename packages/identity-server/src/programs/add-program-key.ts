import { randomUUID } from "node:crypto";
import { PROGRAM_LIMITS } from "@nv/contracts";
import type { NewProgramKey } from "@nv/contracts/schemas";
import { AdministrationError } from "../administration-error.ts";
import type { Work } from "../context.ts";
import { DAY_MS } from "../options.ts";
import type { ProgramKeyRow } from "../schema/programs-tables.ts";
import { hashSecret } from "../secret.ts";
import { makeProgramSecret, startOf } from "./program-secret.ts";
import { countLiveKeys, insertKey, type KeyOwner } from "./programs.repository.ts";
import type { KeyProof } from "./prove-for-key.ts";

/**
 * Makes a key within a transaction.
 *
 * @returns The key, and its secret, which is known this once.
 * @throws {AdministrationError} `PROGRAM_KEYS_FULL`.
 */
export async function addProgramKey(
  work: Work,
  owner: KeyOwner,
  wanted: NewProgramKey & KeyProof,
): Promise<{ readonly row: ProgramKeyRow; readonly secret: string }> {
  if ((await countLiveKeys(work.db, owner, work.nowMs)) >= PROGRAM_LIMITS.keys) {
    throw new AdministrationError("PROGRAM_KEYS_FULL");
  }
  const secret = makeProgramSecret("key");
  const row: ProgramKeyRow = {
    ...{ id: randomUUID(), secret_hash: hashSecret(secret), kind: "key", name: wanted.name, start: startOf(secret) },
    ...{ user_id: null, service_id: null, ...owner },
    ...{ scopes: wanted.scopes.join(" "), resource: null },
    ...{ method: wanted.method, second_method: wanted.second_method, provider: wanted.provider },
    ...{ created_at_ms: work.nowMs, expires_at_ms: work.nowMs + wanted.days * DAY_MS, last_used_at_ms: null },
    held_by: null,
  };
  await insertKey(work.db, row);
  return { row, secret };
}
