import { sql } from "kysely";
import type { ProgramKeyRow, ProgramServiceRow } from "../schema/programs-tables.ts";
import type { IdentityDb } from "../schema/tables.ts";

/** A live key, with what there is to know of whom it speaks for. */
export interface LiveKey extends ProgramKeyRow {
  readonly service_name: string | null;
  readonly email: string | null;
  readonly role: string | null;
  readonly user_metadata: string | null;
  /** With spaces between; `null` for none. */
  readonly group_names: string | null;
}

/** A key in a list of everybody's. */
export interface OwnedKeyRow extends ProgramKeyRow {
  readonly email: string | null;
}

/**
 * Finds a key that works by the hash of its secret: it has not ended, and its person may come in. It is asked of the database each time, so a revoked one
 * opens nothing in any process from that moment on.
 */
export async function findLiveKey(db: IdentityDb, secretHash: string, nowMs: number): Promise<LiveKey | undefined> {
  return db
    .selectFrom("identity_program_keys")
    .leftJoin("identity_users", "identity_users.id", "identity_program_keys.user_id")
    .leftJoin("identity_program_services", "identity_program_services.id", "identity_program_keys.service_id")
    .selectAll("identity_program_keys")
    .select([
      "identity_program_services.name as service_name",
      "identity_users.email",
      "identity_users.role",
      "identity_users.user_metadata",
    ])
    .select(({ selectFrom }) =>
      selectFrom("identity_group_people")
        .select(sql<string | null>`string_agg(group_name, ' ')`.as("names"))
        .whereRef("identity_group_people.user_id", "=", "identity_program_keys.user_id")
        .as("group_names"),
    )
    .where("identity_program_keys.secret_hash", "=", secretHash)
    .where("identity_program_keys.expires_at_ms", ">", nowMs)
    .where("identity_program_keys.held_by", "is", null)
    .where((where) =>
      where.or([
        where("identity_users.banned_at_ms", "is", null),
        where("identity_users.banned_until_ms", "<=", nowMs),
      ]),
    )
    .executeTakeFirst();
}

/** Adds a key. */
export async function insertKey(db: IdentityDb, key: ProgramKeyRow): Promise<void> {
  await db.insertInto("identity_program_keys").values(key).execute();
}

/** Notes that a key was used. */
export async function noteUse(db: IdentityDb, id: string, nowMs: number): Promise<void> {
  await db.updateTable("identity_program_keys").set({ last_used_at_ms: nowMs }).where("id", "=", id).execute();
}

/** Owner of keys. */
export type KeyOwner = { readonly user_id: string } | { readonly service_id: string };

/** Lists the keys of an owner, the last made first. */
export async function listKeysOf(db: IdentityDb, owner: KeyOwner): Promise<readonly ProgramKeyRow[]> {
  return db
    .selectFrom("identity_program_keys")
    .selectAll()
    .$if("user_id" in owner, (keys) => keys.where("user_id", "=", "user_id" in owner ? owner.user_id : ""))
    .$if("service_id" in owner, (keys) => keys.where("service_id", "=", "service_id" in owner ? owner.service_id : ""))
    .orderBy("created_at_ms", "desc")
    .orderBy("id")
    .execute();
}

/** Counts the keys of an owner that work; tokens of assistants end by themselves and do not count. */
export async function countLiveKeys(db: IdentityDb, owner: KeyOwner, nowMs: number): Promise<number> {
  return (await listKeysOf(db, owner)).filter(({ kind, expires_at_ms }) => kind === "key" && expires_at_ms > nowMs)
    .length;
}

/** Lists everybody's keys, the last made first. @param aud - Audience of their people. */
export async function listAllKeys(db: IdentityDb, aud: string): Promise<readonly OwnedKeyRow[]> {
  return db
    .selectFrom("identity_program_keys")
    .leftJoin("identity_users", "identity_users.id", "identity_program_keys.user_id")
    .selectAll("identity_program_keys")
    .select("identity_users.email")
    .where((where) => where.or([where("identity_users.aud", "=", aud), where("service_id", "is not", null)]))
    .orderBy("identity_program_keys.created_at_ms", "desc")
    .orderBy("identity_program_keys.id")
    .execute();
}

/** Takes a key away. @param userId - Whose it must be; left out for anybody's. @returns The key, if it was there. */
export async function deleteKey(db: IdentityDb, id: string, userId?: string): Promise<ProgramKeyRow | undefined> {
  return db
    .deleteFrom("identity_program_keys")
    .where("id", "=", id)
    .$if(userId !== undefined, (keys) => keys.where("user_id", "=", userId ?? ""))
    .returningAll()
    .executeTakeFirst();
}

/** Takes all keys of a person away, and what assistants have not fetched yet. */
export async function deleteKeysOf(db: IdentityDb, userId: string): Promise<void> {
  await db.deleteFrom("identity_program_grants").where("user_id", "=", userId).execute();
  await db.deleteFrom("identity_program_keys").where("user_id", "=", userId).execute();
}

/** Holds the keys of a person whom a directory refused; what assistants have for an hour is taken away. */
export async function holdKeysOf(db: IdentityDb, userId: string, provider: string): Promise<void> {
  await db.deleteFrom("identity_program_grants").where("user_id", "=", userId).execute();
  await db.deleteFrom("identity_program_keys").where("user_id", "=", userId).where("kind", "=", "token").execute();
  await db
    .updateTable("identity_program_keys")
    .set({ held_by: provider })
    .where("user_id", "=", userId)
    .where("held_by", "is", null)
    .execute();
}

/** Lets the keys go that a directory held, as it vouches for their person again. */
export async function releaseKeysOf(db: IdentityDb, userId: string, provider: string): Promise<void> {
  await db
    .updateTable("identity_program_keys")
    .set({ held_by: null })
    .where("user_id", "=", userId)
    .where("held_by", "=", provider)
    .execute();
}

/** Forgets the keys that ended before a time. */
export async function deleteKeysEndedBefore(db: IdentityDb, timeMs: number): Promise<void> {
  await db.deleteFrom("identity_program_keys").where("expires_at_ms", "<", timeMs).execute();
}

/** Lists the accounts of programs, by name. */
export async function listServices(db: IdentityDb): Promise<readonly ProgramServiceRow[]> {
  return db.selectFrom("identity_program_services").selectAll().orderBy("name").execute();
}

/** Finds an account of a program. */
export async function findService(db: IdentityDb, id: string): Promise<ProgramServiceRow | undefined> {
  return db.selectFrom("identity_program_services").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Adds an account of a program. @returns Whether there was none of that name. */
export async function insertService(db: IdentityDb, service: ProgramServiceRow): Promise<boolean> {
  const added = await db
    .insertInto("identity_program_services")
    .values(service)
    .onConflict((conflict) => conflict.column("name").doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** Takes an account of a program away, and its keys with it. @returns The account, if it was there. */
export async function deleteService(db: IdentityDb, id: string): Promise<ProgramServiceRow | undefined> {
  return db.deleteFrom("identity_program_services").where("id", "=", id).returningAll().executeTakeFirst();
}
