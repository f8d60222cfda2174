import type { DialectName } from "@nv/database";
import type { IdentityDb, KeyRow } from "../schema/tables.ts";

/** Slot of the key of derived secrets, which is there from the first start and never changes. */
export const DERIVATION_SLOT = "derivation:1";

/**
 * Keeps a key unless its slot has one already, and returns the one that is kept: processes that start
 * together end with the same key.
 */
export async function keepKey(db: IdentityDb, candidate: KeyRow): Promise<KeyRow> {
  await db
    .insertInto("identity_keys")
    .values(candidate)
    .onConflict((conflict) => conflict.column("slot").doNothing())
    .execute();
  return db.selectFrom("identity_keys").selectAll().where("slot", "=", candidate.slot).executeTakeFirstOrThrow();
}

/** Finds the key of a slot. */
export async function findKey(db: IdentityDb, slot: string): Promise<KeyRow | undefined> {
  return db.selectFrom("identity_keys").selectAll().where("slot", "=", slot).executeTakeFirst();
}

/**
 * Makes other transactions that make or forget keys wait for this one: two that read the same newest key would both take
 * it for the one that they follow. What is read afterwards is what the other one left. On SQLite transactions wait anyway.
 */
export async function lockKeys(db: IdentityDb, dialect: DialectName): Promise<void> {
  await db
    .selectFrom("identity_keys")
    .select("slot")
    .where("slot", "=", DERIVATION_SLOT)
    .$if(dialect === "postgres", (query) => query.forUpdate())
    .execute();
}

/** The keys that sign, or signed, access tokens; in no order. */
export async function listSigningKeys(db: IdentityDb): Promise<KeyRow[]> {
  return db.selectFrom("identity_keys").selectAll().where("slot", "like", "signing:%").execute();
}

/** Forgets signing keys; tokens that they signed are refused from then on. */
export async function deleteKeys(db: IdentityDb, slots: readonly string[]): Promise<void> {
  if (slots.length === 0) return;
  await db.deleteFrom("identity_keys").where("slot", "in", slots).execute();
}
