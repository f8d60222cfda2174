import type { DialectName } from "@nv/database";
import { sql } from "kysely";
import type { Page } from "../core/pages.ts";
import type { IdentityDb, UserRow } from "../schema/tables.ts";

/** What may change in a person's row. */
export type UserChanges = Partial<Omit<UserRow, "id" | "created_at_ms">>;

/** Which people a list shows. */
export interface UserFilter {
  readonly aud: string;
  /** Part of the address or of the full name, lower case; empty for everybody. */
  readonly text: string;
}

/** Role that lets people into the administration. */
export const ADMINISTRATOR_ROLE = "admin";

/** Finds a person by id. */
export async function findUser(db: IdentityDb, id: string): Promise<UserRow | undefined> {
  return db.selectFrom("identity_users").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Finds a person by id and keeps the row as it is until the transaction ends, so that no change of another is lost. */
export async function lockUser(db: IdentityDb, dialect: DialectName, id: string): Promise<UserRow | undefined> {
  return db
    .selectFrom("identity_users")
    .selectAll()
    .where("id", "=", id)
    .$if(dialect === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Finds a person by address, in its key form. */
export async function findUserByEmail(db: IdentityDb, aud: string, emailKey: string): Promise<UserRow | undefined> {
  return db
    .selectFrom("identity_users")
    .selectAll()
    .where("aud", "=", aud)
    .where("email_key", "=", emailKey)
    .executeTakeFirst();
}

/** Adds a person. @throws The driver's unique violation when the address is taken. */
export async function insertUser(db: IdentityDb, user: UserRow): Promise<void> {
  await db.insertInto("identity_users").values(user).execute();
}

/** Changes a person and returns the row as it is now. @throws The driver's unique violation when the address is taken. */
export async function updateUser(db: IdentityDb, id: string, changes: UserChanges): Promise<UserRow> {
  return db.updateTable("identity_users").set(changes).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

/** Removes a person with all that hangs from the row. */
export async function deleteUser(db: IdentityDb, id: string): Promise<void> {
  await db.deleteFrom("identity_users").where("id", "=", id).execute();
}

/**
 * Makes other transactions that remove administrators wait for this one: two that remove each other would both see
 * the other one stay. On SQLite transactions wait anyway.
 */
export async function lockAdministrators(db: IdentityDb, dialect: DialectName): Promise<void> {
  await db
    .selectFrom("identity_users")
    .select("id")
    .where("role", "=", ADMINISTRATOR_ROLE)
    .orderBy("id")
    .$if(dialect === "postgres", (query) => query.forUpdate())
    .execute();
}

/** Forgets the bans whose time is over. */
export async function liftBansOver(db: IdentityDb, nowMs: number): Promise<void> {
  await db
    .updateTable("identity_users")
    .set({ banned_at_ms: null, banned_until_ms: null })
    .where("banned_until_ms", "<=", nowMs)
    .execute();
}

/** Counts the people who can enter the administration. */
export async function countAdministrators(db: IdentityDb): Promise<number> {
  const row = await db
    .selectFrom("identity_users")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("role", "=", ADMINISTRATOR_ROLE)
    .where("confirmed_at_ms", "is not", null)
    .where("banned_at_ms", "is", null)
    .executeTakeFirstOrThrow();
  return row.total;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
}

function filtered(db: IdentityDb, { aud, text }: UserFilter) {
  const everybody = db.selectFrom("identity_users").where("aud", "=", aud);
  if (text === "") return everybody;
  return everybody.where(sql<boolean>`search_key like ${`%${escapeLike(text)}%`} escape '\\'`);
}

/** Counts the people of a list. */
export async function countUsers(db: IdentityDb, filter: UserFilter): Promise<number> {
  const row = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** A page of people by date of creation. */
export async function listUsers(
  db: IdentityDb,
  filter: UserFilter,
  direction: "asc" | "desc",
  { page, perPage }: Page,
): Promise<UserRow[]> {
  return filtered(db, filter)
    .selectAll()
    .orderBy("created_at_ms", direction)
    .orderBy("id", direction)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
}
