import type { IdentityRow } from "../schema/providers-tables.ts";
import type { IdentityDb } from "../schema/tables.ts";

/** Columns that make an outside identity unique. */
export type IdentityKey = Pick<IdentityRow, "aud" | "provider" | "issuer" | "subject">;

/** Finds whose account an outside identity opens. */
export async function findIdentity(db: IdentityDb, key: IdentityKey): Promise<IdentityRow | undefined> {
  return db
    .selectFrom("identity_identities")
    .selectAll()
    .where("aud", "=", key.aud)
    .where("provider", "=", key.provider)
    .where("issuer", "=", key.issuer)
    .where("subject", "=", key.subject)
    .executeTakeFirst();
}

/** Links an outside identity. @throws The driver's unique violation when it is linked already. */
export async function insertIdentity(db: IdentityDb, identity: IdentityRow): Promise<void> {
  await db.insertInto("identity_identities").values(identity).execute();
}

/** Writes down that an outside identity was used. */
export async function touchIdentity(db: IdentityDb, key: IdentityKey, nowMs: number): Promise<void> {
  await db
    .updateTable("identity_identities")
    .set({ last_sign_in_at_ms: nowMs })
    .where("aud", "=", key.aud)
    .where("provider", "=", key.provider)
    .where("issuer", "=", key.issuer)
    .where("subject", "=", key.subject)
    .execute();
}

/** Whether an outside service ever proved the address of an account. */
export async function hasProvingIdentity(db: IdentityDb, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("identity_identities")
    .select("subject")
    .where("user_id", "=", userId)
    .where("proves_email", "=", 1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The outside identities that open an account, first linked first. */
export async function listIdentitiesOf(db: IdentityDb, userId: string): Promise<IdentityRow[]> {
  return db
    .selectFrom("identity_identities")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at_ms")
    .orderBy("provider")
    .execute();
}

/** Unlinks every outside identity of an account. */
export async function deleteIdentitiesOf(db: IdentityDb, userId: string): Promise<void> {
  await db.deleteFrom("identity_identities").where("user_id", "=", userId).execute();
}

/** Unlinks an outside identity. */
export async function deleteIdentity(db: IdentityDb, key: IdentityKey): Promise<void> {
  await db
    .deleteFrom("identity_identities")
    .where("aud", "=", key.aud)
    .where("provider", "=", key.provider)
    .where("issuer", "=", key.issuer)
    .where("subject", "=", key.subject)
    .execute();
}
