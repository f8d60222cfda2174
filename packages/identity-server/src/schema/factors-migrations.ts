import type { Migrations, SchemaTools } from "@nv/database";

const CASCADE = "cascade";

async function secondFactor({ db, table, bigint }: SchemaTools): Promise<void> {
  await db.schema.alterTable("identity_sessions").addColumn("second_method", "text").execute();
  await table("identity_totp")
    .addColumn("user_id", "text", (column) => column.primaryKey().references("identity_users.id").onDelete(CASCADE))
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("created_at_ms", bigint, (column) => column.notNull())
    .addColumn("activated_at_ms", bigint)
    .addColumn("last_step", bigint, (column) => column.notNull())
    .execute();
  await table("identity_recovery_codes")
    .addColumn("code_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("identity_users.id").onDelete(CASCADE))
    .addColumn("created_at_ms", bigint, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("identity_recovery_user").on("identity_recovery_codes").column("user_id").execute();
  await table("identity_mfa_tickets")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("identity_users.id").onDelete(CASCADE))
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("credential_stamp", "text", (column) => column.notNull())
    .addColumn("password_hash", "text")
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("created_at_ms", bigint, (column) => column.notNull())
    .addColumn("expires_at_ms", bigint, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("identity_mfa_tickets_user").on("identity_mfa_tickets").column("user_id").execute();
}

async function passkeys({ db, table, bigint }: SchemaTools): Promise<void> {
  await table("identity_passkeys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("identity_users.id").onDelete(CASCADE))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", bigint, (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("is_synced", "integer", (column) => column.notNull())
    .addColumn("created_at_ms", bigint, (column) => column.notNull())
    .addColumn("last_used_at_ms", bigint)
    .execute();
  await db.schema.createIndex("identity_passkeys_user").on("identity_passkeys").column("user_id").execute();
  await table("identity_passkey_challenges")
    .addColumn("challenge_hash", "text", (column) => column.primaryKey())
    .addColumn("session_id", "text", (column) => column.references("identity_sessions.id").onDelete(CASCADE))
    .addColumn("expires_at_ms", bigint, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("identity_passkey_challenges_session")
    .on("identity_passkey_challenges")
    .column("session_id")
    .execute();
}

/** The tables of second factors and passkeys. */
export const FACTORS_MIGRATIONS: Migrations = {
  identity_0300_second_factor: secondFactor,
  identity_0301_passkeys: passkeys,
};
