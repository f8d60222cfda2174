import type { IdentityKey } from "../providers/identities.repository.ts";
import type { DirectoryGroupRow } from "../schema/directory-tables.ts";
import type { IdentityDb } from "../schema/tables.ts";

/** The table of groups of directories that stand for ours. */
export async function listDirectoryGroups(db: IdentityDb): Promise<DirectoryGroupRow[]> {
  return db
    .selectFrom("identity_directory_groups")
    .selectAll()
    .orderBy("provider")
    .orderBy("directory_group")
    .orderBy("group_name")
    .execute();
}

/** Adds a line to the table. @returns Whether it was not there. */
export async function insertDirectoryGroup(db: IdentityDb, row: DirectoryGroupRow): Promise<boolean> {
  const added = await db
    .insertInto("identity_directory_groups")
    .values(row)
    .onConflict((conflict) => conflict.columns(["provider", "directory_group", "group_name"]).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** Takes a line out of the table. @returns The line, if it was there. */
export async function deleteDirectoryGroup(db: IdentityDb, id: string): Promise<DirectoryGroupRow | undefined> {
  return db.deleteFrom("identity_directory_groups").where("id", "=", id).returningAll().executeTakeFirst();
}

/** Writes down which groups a directory states of somebody. */
export async function keepStatedGroups(db: IdentityDb, key: IdentityKey, groups: readonly string[]): Promise<void> {
  await db
    .updateTable("identity_identities")
    .set({ directory_groups: JSON.stringify(groups) })
    .where("aud", "=", key.aud)
    .where("provider", "=", key.provider)
    .where("issuer", "=", key.issuer)
    .where("subject", "=", key.subject)
    .execute();
}

/** Groups that a directory stated of a person. */
export interface StatedGroups {
  readonly user_id: string;
  readonly provider: string;
  /** JSON list. */
  readonly directory_groups: string;
}

function stated(db: IdentityDb) {
  return db
    .selectFrom("identity_identities")
    .select(["user_id", "provider"])
    .select((column) => column.ref("directory_groups").$notNull().as("directory_groups"))
    .where("directory_groups", "is not", null);
}

/** The groups that directories stated of a person. */
export async function listStatedGroupsOf(db: IdentityDb, userId: string): Promise<StatedGroups[]> {
  return stated(db).where("user_id", "=", userId).execute();
}

/** Everybody of whom a directory stated groups, in it or not. */
export async function listStatedPeople(db: IdentityDb, provider: string): Promise<readonly string[]> {
  const rows = await stated(db).where("provider", "=", provider).execute();
  return [...new Set(rows.map(({ user_id }) => user_id))];
}

/** The groups that a person is in because a directory says so. */
export async function listGroupsByDirectory(db: IdentityDb, userId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("identity_group_people")
    .select("group_name")
    .where("user_id", "=", userId)
    .where("by_directory", "=", 1)
    .execute();
  return rows.map(({ group_name }) => group_name);
}

/** Takes a person out of groups, unless an administrator put them in. */
export async function leaveByDirectory(db: IdentityDb, userId: string, names: readonly string[]): Promise<void> {
  await db
    .deleteFrom("identity_group_people")
    .where("user_id", "=", userId)
    .where("by_directory", "=", 1)
    .where("group_name", "in", names)
    .execute();
}

/** Puts a person into groups; who is in one stays as they are. @returns Those they were not in. */
export async function joinByDirectory(
  db: IdentityDb,
  userId: string,
  names: readonly string[],
  nowMs: number,
): Promise<readonly string[]> {
  const joined = await db
    .insertInto("identity_group_people")
    .values(names.map((group_name) => ({ group_name, user_id: userId, added_at_ms: nowMs, by_directory: 1 })))
    .onConflict((conflict) => conflict.columns(["group_name", "user_id"]).doNothing())
    .returning("group_name")
    .execute();
  return joined.map(({ group_name }) => group_name);
}
