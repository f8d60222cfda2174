import type { Migrations, SchemaTools } from "@nv/database";
import { sql } from "kysely";

async function sessions({ db, table, bigint }: SchemaTools): Promise<void> {
  const alter = (name: string) => db.schema.alterTable(name);
  await alter("identity_sessions").addColumn("provider", "text").execute();
  await alter("identity_sessions").addColumn("proven_until_ms", bigint).execute();
  await alter("identity_mfa_tickets").addColumn("provider", "text").execute();
  await alter("identity_mfa_tickets").addColumn("arrival", "text").execute();
  await alter("identity_identities").addColumn("directory_groups", "text").execute();
  await alter("identity_provider_flows")
    .addColumn("is_silent", "integer", (column) => column.notNull().defaultTo(sql`0`))
    .execute();
  await alter("identity_provider_flows").addColumn("link_user_id", "text").execute();
  await alter("identity_provider_flows").addColumn("link_session_id", "text").execute();
  await table("identity_directory_sessions")
    .addColumn("session_id", "text", (column) =>
      column.primaryKey().references("identity_sessions.id").onDelete("cascade"),
    )
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("issuer", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("sid", "text")
    .addColumn("sealed_token", "text")
    .addColumn("asked_at_ms", bigint, (column) => column.notNull())
    .addColumn("next_at_ms", bigint, (column) => column.notNull())
    .addColumn("over_at_ms", bigint)
    .addColumn("given_up_at_ms", bigint)
    .execute();
  await db.schema
    .createIndex("identity_directory_sessions_next")
    .on("identity_directory_sessions")
    .column("next_at_ms")
    .execute();
  await db.schema
    .createIndex("identity_directory_sessions_subject")
    .on("identity_directory_sessions")
    .columns(["provider", "issuer", "subject"])
    .execute();
}

async function requirements({ table, bigint }: SchemaTools): Promise<void> {
  await table("identity_required_providers")
    .addColumn("domain", "text", (column) => column.primaryKey())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("opens_accounts", "integer", (column) => column.notNull())
    .addColumn("created_at_ms", bigint, (column) => column.notNull())
    .addColumn("created_by", "text", (column) => column.notNull())
    .execute();
  await table("identity_break_glass")
    .addColumn("user_id", "text", (column) => column.primaryKey().references("identity_users.id").onDelete("cascade"))
    .addColumn("created_at_ms", bigint, (column) => column.notNull())
    .addColumn("created_by", "text", (column) => column.notNull())
    .execute();
}

async function groups({ db, table, bigint }: SchemaTools): Promise<void> {
  await db.schema
    .alterTable("identity_group_people")
    .addColumn("by_directory", "integer", (column) => column.notNull().defaultTo(sql`0`))
    .execute();
  await table("identity_directory_groups")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("directory_group", "text", (column) => column.notNull())
    .addColumn("group_name", "text", (column) => column.notNull())
    .addColumn("created_at_ms", bigint, (column) => column.notNull())
    .addUniqueConstraint("identity_directory_groups_line", ["provider", "directory_group", "group_name"])
    .execute();
}

async function mailCodes({ db, table, bigint }: SchemaTools): Promise<void> {
  await db.schema.alterTable("identity_link_wishes").addColumn("browser_hash", "text").execute();
  await table("identity_mail_codes")
    .addColumn("browser_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("identity_users.id").onDelete("cascade"))
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("expires_at_ms", bigint, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("identity_mail_codes_user").on("identity_mail_codes").column("user_id").execute();
}

/** Migrations for the house's directory: sessions that it is asked about again, domains that it is required for, its groups; and for codes by mail. */
export const DIRECTORY_MIGRATIONS: Migrations = {
  identity_1100_directory_sessions: sessions,
  identity_1101_required_providers: requirements,
  identity_1102_directory_groups: groups,
  identity_1103_mail_codes: mailCodes,
};
