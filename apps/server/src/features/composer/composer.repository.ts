import type { NoTables } from "@nv/database";
import type { Kysely } from "kysely";
import type { ComposerDb, ComposerTables, InsertionRow, PanelKeyRow } from "./schema/tables.ts";

/** Insertions that are told of one graphic. */
const LISTED_INSERTIONS = 50;

/** Insertions that are kept of one graphic. */
const KEPT_INSERTIONS = 500;

export async function addKey(db: ComposerDb, row: PanelKeyRow): Promise<void> {
  await db.insertInto("panel_keys").values(row).execute();
}

/** A key by its hash, while its time is not over. */
export async function findKey(db: ComposerDb, keyHash: string, nowMs: number): Promise<PanelKeyRow | undefined> {
  return db
    .selectFrom("panel_keys")
    .selectAll()
    .where("key_hash", "=", keyHash)
    .where("expires_at_ms", ">", nowMs)
    .executeTakeFirst();
}

/** The keys of a person whose time is not over, the last made first. */
export async function keysOf(db: ComposerDb, userId: string, nowMs: number): Promise<readonly PanelKeyRow[]> {
  return db
    .selectFrom("panel_keys")
    .selectAll()
    .where("user_id", "=", userId)
    .where("expires_at_ms", ">", nowMs)
    .orderBy("made_at_ms", "desc")
    .orderBy("id")
    .execute();
}

/** Notes that a key was used, and until when it is good from now on. */
export async function prolongKey(db: ComposerDb, id: string, usedAtMs: number, expiresAtMs: number): Promise<void> {
  await db
    .updateTable("panel_keys")
    .set({ used_at_ms: usedAtMs, expires_at_ms: expiresAtMs })
    .where("id", "=", id)
    .execute();
}

/** Removes a key. @param userId - Whose it must be; anybody's without it. @returns Whether it was there. */
export async function removeKey(db: ComposerDb, id: string, userId?: string): Promise<boolean> {
  const removed = db.deleteFrom("panel_keys").where("id", "=", id);
  const { numDeletedRows } = await (userId === undefined
    ? removed
    : removed.where("user_id", "=", userId)
  ).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes those whose time is over. */
export async function removeExpiredKeys(db: ComposerDb, nowMs: number): Promise<void> {
  await db.deleteFrom("panel_keys").where("expires_at_ms", "<=", nowMs).execute();
}

/** Notes an insertion, and forgets the first ones of a graphic that has more than anybody reads. */
export async function addInsertion(db: ComposerDb, row: InsertionRow): Promise<void> {
  await db.insertInto("embeds_usage").values(row).execute();
  const kept = db
    .selectFrom("embeds_usage")
    .select("id")
    .where("graphic_id", "=", row.graphic_id)
    .orderBy("at_ms", "desc")
    .orderBy("id")
    .limit(KEPT_INSERTIONS);
  await db.deleteFrom("embeds_usage").where("graphic_id", "=", row.graphic_id).where("id", "not in", kept).execute();
}

/** Lists the insertions of a graphic, the latest first. */
export async function insertionsOf(db: ComposerDb, graphicId: string): Promise<readonly InsertionRow[]> {
  return db
    .selectFrom("embeds_usage")
    .selectAll()
    .where("graphic_id", "=", graphicId)
    .orderBy("at_ms", "desc")
    .orderBy("id")
    .limit(LISTED_INSERTIONS)
    .execute();
}

/** Forgets a person whose account is removed: their keys, and who they were in what they inserted. */
export async function forgetHolder(transaction: Kysely<NoTables>, userId: string): Promise<void> {
  const db = transaction.$extendTables<ComposerTables>();
  await db.deleteFrom("panel_keys").where("user_id", "=", userId).execute();
  await db.updateTable("embeds_usage").set({ by_name: "", by_id: "" }).where("by_id", "=", userId).execute();
}
