import type { Migrations, SchemaTools } from "@nv/database";
import { sql } from "kysely";

async function settings({ db, table, bigint }: SchemaTools): Promise<void> {
  await table("identity_settings")
    .addColumn("slot", "text", (column) => column.primaryKey())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("changed_at_ms", bigint, (column) => column.notNull())
    .addColumn("changed_by", "text", (column) => column.notNull())
    .execute();
  await db.schema.alterTable("identity_audit").addColumn("details", "text").execute();
}

async function mailHistory({ db, bigint }: SchemaTools): Promise<void> {
  const mails = () => db.schema.alterTable("identity_mails");
  await mails()
    .addColumn("state", "text", (column) => column.notNull().defaultTo(sql`'waiting'`))
    .execute();
  await mails()
    .addColumn("kind", "text", (column) => column.notNull().defaultTo(sql`''`))
    .execute();
  await mails().addColumn("last_error", "text").execute();
  await mails().addColumn("finished_at_ms", bigint).execute();
  await db.schema.dropIndex("identity_mails_due").execute();
  await db.schema
    .createIndex("identity_mails_due")
    .on("identity_mails")
    .columns(["state", "next_attempt_at_ms"])
    .execute();
  await db.schema.createIndex("identity_mails_newest").on("identity_mails").columns(["created_at_ms", "id"]).execute();
}

async function marks({ table, bigint }: SchemaTools): Promise<void> {
  await table("identity_marks")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("at_ms", bigint, (column) => column.notNull())
    .addColumn("details", "text", (column) => column.notNull())
    .execute();
}

/**
 * Migrations for the settings that administrators change while the service runs, the history of the mails, and the times when things were
 * last done.
 */
export const SETTINGS_MIGRATIONS: Migrations = {
  identity_0600_settings: settings,
  identity_0601_mail_history: mailHistory,
  identity_0602_marks: marks,
};
