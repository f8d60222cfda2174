import type { DialectName } from "@nv/database";
import type { GroupRow } from "../schema/groups-tables.ts";
import type { IdentityDb, UserRow } from "../schema/tables.ts";

/** A person of a group, as far as the list of groups tells. */
export interface GroupMember extends Pick<UserRow, "id" | "email" | "user_metadata"> {
  readonly group_name: string;
  /** 1 for who is in it because a directory says so. */
  readonly by_directory: number;
}

/** The groups that administrators made, by name. */
export async function listGroups(db: IdentityDb): Promise<readonly GroupRow[]> {
  return db.selectFrom("identity_groups").selectAll().orderBy("name").execute();
}

/** Everybody who is of a group, by name. */
export async function listMembers(db: IdentityDb, aud: string): Promise<readonly GroupMember[]> {
  return db
    .selectFrom("identity_group_people")
    .innerJoin("identity_users", "identity_users.id", "identity_group_people.user_id")
    .select(["group_name", "identity_users.id", "email", "user_metadata", "by_directory"])
    .where("aud", "=", aud)
    .orderBy("name_key")
    .orderBy("identity_users.id")
    .execute();
}

/**
 * Reads a group and keeps it from being removed until the transaction ends. SQLite has one transaction that writes at a time.
 */
export async function lockGroup(db: IdentityDb, dialect: DialectName, name: string): Promise<GroupRow | undefined> {
  return db
    .selectFrom("identity_groups")
    .selectAll()
    .where("name", "=", name)
    .$if(dialect === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Adds a group. @returns Whether there was none of that name. */
export async function insertGroup(db: IdentityDb, group: GroupRow): Promise<boolean> {
  const added = await db
    .insertInto("identity_groups")
    .values(group)
    .onConflict((conflict) => conflict.column("name").doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** Removes a group and takes everybody out of it. @returns Who was in it. */
export async function deleteGroup(db: IdentityDb, name: string): Promise<readonly string[]> {
  const left = await db
    .deleteFrom("identity_group_people")
    .where("group_name", "=", name)
    .returning("user_id")
    .execute();
  await db.deleteFrom("identity_directory_groups").where("group_name", "=", name).execute();
  await db.deleteFrom("identity_groups").where("name", "=", name).execute();
  return left.map(({ user_id }) => user_id);
}

/** Puts a person into a group by an administrator's word, which outlasts that of a directory. @returns Whether they were not in it by such a word. */
export async function insertMember(
  db: IdentityDb,
  member: { readonly group_name: string; readonly user_id: string; readonly added_at_ms: number },
): Promise<boolean> {
  const added = await db
    .insertInto("identity_group_people")
    .values({ ...member, by_directory: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(["group_name", "user_id"])
        .doUpdateSet({ by_directory: 0 })
        .where("identity_group_people.by_directory", "=", 1),
    )
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** Takes a person out of a group. @returns Whether they were in it. */
export async function deleteMember(db: IdentityDb, name: string, userId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom("identity_group_people")
    .where("group_name", "=", name)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}
