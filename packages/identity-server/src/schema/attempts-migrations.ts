import type { Migrations, SchemaTools } from "@nv/database";

async function linkWishes({ table, bigint }: SchemaTools): Promise<void> {
  await table("identity_link_wishes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("aud", "text", (column) => column.notNull())
    .addColumn("email_key", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("user_agent", "text", (column) => column.notNull())
    .addColumn("created_at_ms", bigint, (column) => column.notNull())
    .execute();
}

async function deviceMarks({ db }: SchemaTools): Promise<void> {
  await db.schema.createIndex("identity_devices_mark").on("identity_devices").column("device_hash").execute();
}

/** Migrations that strangers' attempts made necessary: links that nobody looked at yet, and devices that are found by their mark. */
export const ATTEMPTS_MIGRATIONS: Migrations = {
  identity_0701_link_wishes: linkWishes,
  identity_0702_device_marks: deviceMarks,
};
