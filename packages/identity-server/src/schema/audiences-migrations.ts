import type { Migrations, SchemaTools } from "@nv/database";

async function passkeyHosts({ db }: SchemaTools): Promise<void> {
  await db.schema.alterTable("identity_passkeys").addColumn("host", "text").execute();
}

/** Migrations that a change of the site's address made necessary. */
export const AUDIENCES_MIGRATIONS: Migrations = {
  identity_0900_passkey_hosts: passkeyHosts,
};
