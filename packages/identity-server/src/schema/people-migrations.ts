import type { Migrations, SchemaTools } from "@nv/database";
import { sql } from "kysely";
import { nameKeys } from "../accounts/user-record.ts";
import { searchableText } from "../core/fold-text.ts";
import type { IdentityTables } from "./tables.ts";

/** Rows that are read at once while keys are written: the memory of a small machine holds them. */
const BATCH = 500;

/** A text that is ordered by its bytes, whatever language the database was made for; SQLite knows no other order. */
function byteOrdered(dialect: SchemaTools["dialect"]) {
  return dialect === "postgres" ? sql`text collate "C"` : sql`text`;
}

async function peopleKeys({ db, dialect }: SchemaTools): Promise<void> {
  await db.schema
    .alterTable("identity_users")
    .addColumn("name_key", byteOrdered(dialect), (column) => column.notNull().defaultTo(sql`''`))
    .execute();
  const users = db.$extendTables<Pick<IdentityTables, "identity_users">>();
  for (let after = ""; ; ) {
    const rows = await users
      .selectFrom("identity_users")
      .select(["id", "email", "user_metadata"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(BATCH)
      .execute();
    for (const { id, email, user_metadata } of rows) {
      await users.updateTable("identity_users").set(nameKeys(email, user_metadata)).where("id", "=", id).execute();
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  // Everything that a list looks at and nothing else, so that a search reads this index and not the wide rows.
  await db.schema.dropIndex("identity_users_newest").execute();
  await db.schema
    .createIndex("identity_users_people")
    .on("identity_users")
    .columns(["aud", "created_at_ms", "id", "search_key", "name_key", "email_key", "role", "confirmed_at_ms"])
    .columns(["invited_at_ms", "banned_at_ms", "banned_until_ms", "last_sign_in_at_ms"])
    .execute();
}

async function auditKeys({ db }: SchemaTools): Promise<void> {
  await db.schema
    .alterTable("identity_audit")
    .addColumn("people_key", "text", (column) => column.notNull().defaultTo(sql`''`))
    .execute();
  const audit = db.$extendTables<Pick<IdentityTables, "identity_audit">>();
  for (let after = ""; ; ) {
    const rows = await audit
      .selectFrom("identity_audit")
      .select(["id", "actor_email", "actor_name", "target_email"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(BATCH)
      .execute();
    for (const { id, actor_email, actor_name, target_email } of rows) {
      const people_key = searchableText(actor_email, actor_name, target_email ?? "");
      await audit.updateTable("identity_audit").set({ people_key }).where("id", "=", id).execute();
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  for (const column of ["actor_id", "target_id", "action"]) {
    await db.schema
      .createIndex(`identity_audit_${column}`)
      .on("identity_audit")
      .columns([column, "created_at_ms", "id"])
      .execute();
  }
}

/** Migrations that make lists of people and of the audit quick to search and to order. */
export const PEOPLE_MIGRATIONS: Migrations = {
  identity_0500_people_keys: peopleKeys,
  identity_0501_audit_keys: auditKeys,
};
