import type { IdentityDb } from "../schema/tables.ts";

/** Replaces the recovery codes of a person. */
export async function replaceRecoveryCodes(
  db: IdentityDb,
  userId: string,
  hashes: readonly string[],
  nowMs: number,
): Promise<void> {
  await deleteRecoveryCodesOf(db, userId);
  const rows = hashes.map((code_hash) => ({ code_hash, user_id: userId, created_at_ms: nowMs }));
  await db.insertInto("identity_recovery_codes").values(rows).execute();
}

/** Takes a recovery code of a person. @returns Whether it was there: of several at the same time, exactly one gets it. */
export async function takeRecoveryCode(db: IdentityDb, userId: string, hash: string): Promise<boolean> {
  const result = await db
    .deleteFrom("identity_recovery_codes")
    .where("code_hash", "=", hash)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Counts the recovery codes that a person has left. */
export async function countRecoveryCodes(db: IdentityDb, userId: string): Promise<number> {
  const row = await db
    .selectFrom("identity_recovery_codes")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return row.total;
}

/** Recovery codes of a person are worth nothing from now on. */
export async function deleteRecoveryCodesOf(db: IdentityDb, userId: string): Promise<void> {
  await db.deleteFrom("identity_recovery_codes").where("user_id", "=", userId).execute();
}
