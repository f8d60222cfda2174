import { join } from "node:path";
import type { Migrations, NoTables } from "@nv/database";
import { IDENTITY_MIGRATIONS } from "@nv/identity-server";
import type { Kysely } from "kysely";
import type { Config } from "../../config.ts";
import { reconcileDataset } from "../../features/cases/reconcile-dataset.ts";
import { unsettleNights } from "../../features/elections/unsettle-nights.ts";
import { DATABASE_FILE } from "../../platform/database-file.ts";
import { STORE_FOLDER } from "../../platform/platform.ts";
import { PLATFORM_MIGRATIONS } from "../../platform/platform-migrations.ts";

/** Part of a configuration that says where the data are. */
export type DataConfig = Pick<Config, "databaseUrl" | "dataDir" | "siteUrl" | "features" | "platform">;

/** Returns the address of the database of a configuration. */
export function databaseAddress({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">) {
  return { url: databaseUrl, file: join(dataDir, DATABASE_FILE) };
}

/** Folder of the store, where no other is named. */
export const storeFolder = ({ dataDir }: Pick<Config, "dataDir">) => join(dataDir, STORE_FOLDER);

/** Steps of all owners, in the order in which a start takes them. */
export function allMigrations({ features }: Pick<Config, "features">): Readonly<Record<string, Migrations>> {
  return Object.assign(
    { identity: IDENTITY_MIGRATIONS, ...PLATFORM_MIGRATIONS },
    ...features.map(({ migrations }) => migrations ?? {}),
  );
}

/** Marks what the next start has to bring up to date, besides records. */
export async function finishRestoring(db: Kysely<NoTables>): Promise<void> {
  await reconcileDataset(db);
  await unsettleNights(db);
}
