import type { DialectName } from "@nv/database";
import type { ProgramGrantRow } from "../schema/programs-tables.ts";
import type { IdentityDb } from "../schema/tables.ts";

/** Keeps a permission. */
export async function insertGrant(db: IdentityDb, grant: ProgramGrantRow): Promise<void> {
  await db.insertInto("identity_program_grants").values(grant).execute();
}

/** Finds a permission by the hash of its code, and holds it until the transaction ends: of two who bring one code, the second is the second. */
export async function findGrant(
  db: IdentityDb,
  dialect: DialectName,
  codeHash: string,
): Promise<ProgramGrantRow | undefined> {
  return db
    .selectFrom("identity_program_grants")
    .selectAll()
    .where("code_hash", "=", codeHash)
    .$if(dialect === "postgres", (grants) => grants.forUpdate())
    .executeTakeFirst();
}

/** Notes that a code was tried, and the key that it was changed for. */
export async function noteGrantKey(db: IdentityDb, codeHash: string, keyId: string): Promise<void> {
  await db.updateTable("identity_program_grants").set({ key_id: keyId }).where("code_hash", "=", codeHash).execute();
}

/** Forgets the permissions that ended before a time. */
export async function deleteGrantsEndedBefore(db: IdentityDb, timeMs: number): Promise<void> {
  await db.deleteFrom("identity_program_grants").where("expires_at_ms", "<", timeMs).execute();
}
