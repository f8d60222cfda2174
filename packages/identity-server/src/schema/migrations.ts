import type { Migrations, SchemaTools } from "@nv/database";
import { sql } from "kysely";
import { ANNOUNCEMENT_MIGRATIONS } from "./announcement-migrations.ts";
import { ATTEMPTS_MIGRATIONS } from "./attempts-migrations.ts";
import { AUDIENCES_MIGRATIONS } from "./audiences-migrations.ts";
import { DIRECTORY_MIGRATIONS } from "./directory-migrations.ts";
import { FACTORS_MIGRATIONS } from "./factors-migrations.ts";
import { GROUPS_MIGRATIONS } from "./groups-migrations.ts";
import { OPERATIONS_MIGRATIONS } from "./operations-migrations.ts";
import { PEOPLE_MIGRATIONS } from "./people-migrations.ts";
import { PROGRAMS_MIGRATIONS } from "./programs-migrations.ts";
import { PROVIDERS_MIGRATIONS } from "./providers-migrations.ts";
import { SETTINGS_MIGRATIONS } from "./settings-migrations.ts";

const CASCADE = "cascade";

async function accounts({ db, table, bigint }: SchemaTools): Promise<void> {
  await table("identity_users")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("aud", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("email_key", "text", (column) => column.notNull())
    .addColumn("search_key", "text", (column) => column.notNull())
    .addColumn("password_hash", "text")
    .addColumn("pending_password_hash", "text")
    .addColumn("confirmed_at_ms", bigint)
    .addColumn("invited_at_ms", bigint)
    .addColumn("confirmation_sent_at_ms", bigint)
    .addColumn("recovery_sent_at_ms", bigint)
    .addColumn("new_email", "text")
    .addColumn("email_change_sent_at_ms", bigint)
    .addColumn("last_sign_in_at_ms", bigint)
    .addColumn("banned_at_ms", bigint)
    .addColumn("app_metadata", "text", (column) => column.notNull())
    .addColumn("user_metadata", "text", (column) => column.notNull())
    .addColumn("created_at_ms", bigint, (column) => column.notNull())
    .addColumn("updated_at_ms", bigint, (column) => column.notNull())
    .addUniqueConstraint("identity_users_email", ["aud", "email_key"])
    .execute();
  await db.schema
    .createIndex("identity_users_newest")
    .on("identity_users")
    .columns(["aud", "created_at_ms", "id"])
    .execute();
  await db.schema.createIndex("identity_users_role").on("identity_users").column("role").execute();
}

async function sessions({ db, table, bigint }: SchemaTools): Promise<void> {
  await table("identity_sessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("identity_users.id").onDelete(CASCADE))
    .addColumn("cookie_hash", "text", (column) => column.unique())
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("created_at_ms", bigint, (column) => column.notNull())
    .addColumn("last_used_at_ms", bigint, (column) => column.notNull())
    .addColumn("idle_expires_at_ms", bigint, (column) => column.notNull())
    .addColumn("absolute_expires_at_ms", bigint, (column) => column.notNull())
    .addColumn("user_agent", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("identity_sessions_user").on("identity_sessions").column("user_id").execute();
  await table("identity_refresh_tokens")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("session_id", "text", (column) => column.notNull().references("identity_sessions.id").onDelete(CASCADE))
    .addColumn("created_at_ms", bigint, (column) => column.notNull())
    .addColumn("rotated_at_ms", bigint)
    .execute();
  await db.schema
    .createIndex("identity_refresh_tokens_session")
    .on("identity_refresh_tokens")
    .column("session_id")
    .execute();
  await table("identity_one_time_tokens")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.references("identity_users.id").onDelete(CASCADE))
    .addColumn("email", "text")
    .addColumn("password_hash", "text")
    .addColumn("user_metadata", "text")
    .addColumn("browser_hash", "text")
    .addColumn("created_at_ms", bigint, (column) => column.notNull())
    .addColumn("expires_at_ms", bigint, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("identity_one_time_user").on("identity_one_time_tokens").column("user_id").execute();
}

async function service({ db, table, bigint }: SchemaTools): Promise<void> {
  await table("identity_keys")
    .addColumn("slot", "text", (column) => column.primaryKey())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("algorithm", "text", (column) => column.notNull())
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("created_at_ms", bigint, (column) => column.notNull())
    .execute();
  await table("identity_attempts")
    .addColumn("key_hash", "text", (column) => column.primaryKey())
    .addColumn("started_at_ms", bigint, (column) => column.notNull())
    .addColumn("expires_at_ms", bigint, (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .execute();
  await table("identity_audit")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("created_at_ms", bigint, (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("log_type", "text", (column) => column.notNull())
    .addColumn("actor_id", "text", (column) => column.notNull())
    .addColumn("actor_email", "text", (column) => column.notNull())
    .addColumn("actor_name", "text", (column) => column.notNull())
    .addColumn("actor_key", "text", (column) => column.notNull())
    .addColumn("target_id", "text")
    .addColumn("target_email", "text")
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("user_agent", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("identity_audit_newest").on("identity_audit").columns(["created_at_ms", "id"]).execute();
  await table("identity_mails")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text_body", "text", (column) => column.notNull())
    .addColumn("html_body", "text", (column) => column.notNull())
    .addColumn("created_at_ms", bigint, (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(sql`0`))
    .addColumn("next_attempt_at_ms", bigint, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("identity_mails_due").on("identity_mails").column("next_attempt_at_ms").execute();
}

/** The tables of the identity service, step by step. `createIdentity` runs them. */
export const IDENTITY_MIGRATIONS: Migrations = {
  identity_0001_accounts: accounts,
  identity_0002_sessions: sessions,
  identity_0003_service: service,
  ...PROVIDERS_MIGRATIONS,
  ...FACTORS_MIGRATIONS,
  ...OPERATIONS_MIGRATIONS,
  ...PEOPLE_MIGRATIONS,
  ...SETTINGS_MIGRATIONS,
  ...ANNOUNCEMENT_MIGRATIONS,
  ...ATTEMPTS_MIGRATIONS,
  ...GROUPS_MIGRATIONS,
  ...AUDIENCES_MIGRATIONS,
  ...DIRECTORY_MIGRATIONS,
  ...PROGRAMS_MIGRATIONS,
};
