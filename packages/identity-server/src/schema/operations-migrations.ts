import type { Migrations, SchemaTools } from "@nv/database";

async function devices({ db, table, bigint }: SchemaTools): Promise<void> {
  await db.schema.alterTable("identity_users").addColumn("banned_until_ms", bigint).execute();
  await table("identity_devices")
    .addColumn("user_id", "text", (column) => column.notNull().references("identity_users.id").onDelete("cascade"))
    .addColumn("device_hash", "text", (column) => column.notNull())
    .addColumn("last_seen_ms", bigint, (column) => column.notNull())
    .addPrimaryKeyConstraint("identity_devices_key", ["user_id", "device_hash"])
    .execute();
  await db.schema.createIndex("identity_devices_seen").on("identity_devices").column("last_seen_ms").execute();
}

async function mailLanguages({ db }: SchemaTools): Promise<void> {
  await db.schema.alterTable("identity_mails").addColumn("message", "text").execute();
}

/** Migrations for the operation of the service: bans that end, devices that were seen before, mails in languages. */
export const OPERATIONS_MIGRATIONS: Migrations = {
  identity_0200_devices: devices,
  identity_0201_mail_languages: mailLanguages,
};
