import type { Migrations, SchemaTools } from "@nv/database";

async function providers({ db, table, bigint }: SchemaTools): Promise<void> {
  await table("identity_identities")
    .addColumn("aud", "text", (column) => column.notNull())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("issuer", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.notNull().references("identity_users.id").onDelete("cascade"))
    .addColumn("proves_email", "integer", (column) => column.notNull())
    .addColumn("created_at_ms", bigint, (column) => column.notNull())
    .addColumn("last_sign_in_at_ms", bigint, (column) => column.notNull())
    .addPrimaryKeyConstraint("identity_identities_key", ["aud", "provider", "issuer", "subject"])
    .execute();
  await db.schema.createIndex("identity_identities_user").on("identity_identities").column("user_id").execute();
  await table("identity_provider_flows")
    .addColumn("state_hash", "text", (column) => column.primaryKey())
    .addColumn("browser_hash", "text", (column) => column.notNull())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("aud", "text", (column) => column.notNull())
    .addColumn("code_verifier", "text", (column) => column.notNull())
    .addColumn("nonce", "text", (column) => column.notNull())
    .addColumn("invite_hash", "text")
    .addColumn("return_path", "text", (column) => column.notNull())
    .addColumn("profile", "text")
    .addColumn("created_at_ms", bigint, (column) => column.notNull())
    .addColumn("expires_at_ms", bigint, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("identity_provider_flows_end")
    .on("identity_provider_flows")
    .column("expires_at_ms")
    .execute();
}

/** Migrations for sign-in by outside services: whose account an outside identity opens, and sign-ins on their way. */
export const PROVIDERS_MIGRATIONS: Migrations = {
  identity_0100_providers: providers,
};
