import type { Migrations, SchemaTools } from "@nv/database";
import { sql } from "kysely";

async function groups({ db, table, bigint, dialect }: SchemaTools): Promise<void> {
  await table("identity_groups")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("created_at_ms", bigint, (column) => column.notNull())
    .execute();
  await table("identity_group_people")
    .addColumn("group_name", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.notNull().references("identity_users.id").onDelete("cascade"))
    .addColumn("added_at_ms", bigint, (column) => column.notNull())
    .addPrimaryKeyConstraint("identity_group_people_key", ["group_name", "user_id"])
    .execute();
  await db.schema.createIndex("identity_group_people_user").on("identity_group_people").column("user_id").execute();
  if (dialect === "sqlite") return;
  // As for accounts and sessions: whoever writes, a hand at `psql` included, cannot forget to announce it.
  await sql`
    create function identity_announce_group() returns trigger language plpgsql as $$
    begin perform pg_notify('identity_changed', coalesce(new.user_id, old.user_id)); return null; end $$`.execute(db);
  await sql`
    create trigger identity_group_changed after insert or update or delete on identity_group_people
    for each row execute function identity_announce_group()`.execute(db);
}

/** Groups and their people. */
export const GROUPS_MIGRATIONS: Migrations = {
  identity_0800_groups: groups,
};
