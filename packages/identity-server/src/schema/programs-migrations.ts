import type { Migrations, SchemaTools } from "@nv/database";

async function programKeys({ db, table, bigint }: SchemaTools): Promise<void> {
  await table("identity_program_services")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull().unique())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("created_at_ms", bigint, (column) => column.notNull())
    .addColumn("made_by", "text", (column) => column.notNull())
    .execute();
  await table("identity_program_keys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("secret_hash", "text", (column) => column.notNull().unique())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.references("identity_users.id").onDelete("cascade"))
    .addColumn("service_id", "text", (column) => column.references("identity_program_services.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("start", "text", (column) => column.notNull())
    .addColumn("scopes", "text", (column) => column.notNull())
    .addColumn("resource", "text")
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("second_method", "text")
    .addColumn("provider", "text")
    .addColumn("created_at_ms", bigint, (column) => column.notNull())
    .addColumn("expires_at_ms", bigint, (column) => column.notNull())
    .addColumn("last_used_at_ms", bigint)
    .execute();
  for (const owner of ["user_id", "service_id"]) {
    await db.schema.createIndex(`identity_program_keys_${owner}`).on("identity_program_keys").column(owner).execute();
  }
}

async function grants({ table, bigint }: SchemaTools): Promise<void> {
  await table("identity_program_grants")
    .addColumn("code_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("identity_users.id").onDelete("cascade"))
    .addColumn("client_id", "text", (column) => column.notNull())
    .addColumn("client_name", "text", (column) => column.notNull())
    .addColumn("redirect_uri", "text", (column) => column.notNull())
    .addColumn("challenge", "text", (column) => column.notNull())
    .addColumn("scopes", "text", (column) => column.notNull())
    .addColumn("resource", "text", (column) => column.notNull())
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("second_method", "text")
    .addColumn("provider", "text")
    .addColumn("expires_at_ms", bigint, (column) => column.notNull())
    .addColumn("key_id", "text")
    .execute();
}

async function held({ db }: SchemaTools): Promise<void> {
  await db.schema.alterTable("identity_program_keys").addColumn("held_by", "text").execute();
}

/** Keys of programs and the accounts that they speak for. */
export const PROGRAMS_MIGRATIONS: Migrations = {
  identity_1450_program_keys: programKeys,
  identity_1451_program_grants: grants,
  identity_1460_program_keys_held: held,
};
