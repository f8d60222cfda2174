import { firstRow, prepared } from "@nv/database";
import { sql } from "kysely";
import type { IdentityDb } from "../schema/tables.ts";

/** Attempts in the present window. */
export interface AttemptWindow {
  readonly count: number;
  /** End of the window, Unix epoch in milliseconds. */
  readonly expires_at_ms: number;
}

/**
 * Counts an attempt in one statement, so that parallel attempts, on any process, are all counted.
 *
 * @param windowMs - Length of a window; a new one starts with the first attempt after the last one ended.
 */
export async function countAttempt(
  db: IdentityDb,
  keyHash: string,
  nowMs: number,
  windowMs: number,
): Promise<AttemptWindow> {
  const counted = await addAttempt(db, { keyHash, nowMs, expiresAtMs: nowMs + windowMs });
  return firstRow(counted);
}

interface NewAttempt {
  readonly keyHash: string;
  readonly nowMs: number;
  readonly expiresAtMs: number;
}

const addAttempt = prepared(
  { keyHash: "key_hash", nowMs: -1, expiresAtMs: -2 },
  (db: IdentityDb, { keyHash, nowMs, expiresAtMs }: NewAttempt) =>
    db
      .insertInto("identity_attempts")
      .values({ key_hash: keyHash, started_at_ms: nowMs, expires_at_ms: expiresAtMs, count: sql.lit(1) })
      .onConflict((conflict) =>
        conflict.column("key_hash").doUpdateSet({
          count: sql<number>`case when identity_attempts.expires_at_ms <= excluded.started_at_ms
            then 1 else identity_attempts.count + 1 end`,
          started_at_ms: sql<number>`case when identity_attempts.expires_at_ms <= excluded.started_at_ms
            then excluded.started_at_ms else identity_attempts.started_at_ms end`,
          expires_at_ms: sql<number>`case when identity_attempts.expires_at_ms <= excluded.started_at_ms
            then excluded.expires_at_ms else identity_attempts.expires_at_ms end`,
        }),
      )
      .returning(["count", "expires_at_ms"]),
);

/** Forgets the attempts under keys. */
export async function clearAttempts(db: IdentityDb, keyHashes: readonly string[]): Promise<void> {
  for (const keyHash of keyHashes) await clearKey(db, { keyHash });
}

const clearKey = prepared({ keyHash: "key_hash" }, (db: IdentityDb, { keyHash }: { readonly keyHash: string }) =>
  db.deleteFrom("identity_attempts").where("key_hash", "=", keyHash),
);

/** Forgets the windows that are over. */
export async function deleteAttemptsOver(db: IdentityDb, nowMs: number): Promise<void> {
  await db.deleteFrom("identity_attempts").where("expires_at_ms", "<=", nowMs).execute();
}
