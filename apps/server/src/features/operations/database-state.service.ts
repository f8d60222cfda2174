import type { StateView } from "@nv/contracts/schemas";
import type { Database } from "@nv/database";
import { sql } from "kysely";

interface Step {
  readonly name: string;
  readonly timestamp: string;
}

async function sizeBytes({ dialect, kysely }: Database): Promise<number> {
  const query =
    dialect === "sqlite"
      ? sql<{ size: number }>`select page_count * page_size as size from pragma_page_count(), pragma_page_size()`
      : sql<{ size: number }>`select pg_database_size(current_database()) as size`;
  return (await query.execute(kysely)).rows[0]?.size ?? 0;
}

async function version({ dialect, kysely }: Database): Promise<string> {
  const query =
    dialect === "sqlite"
      ? sql<{ version: string }>`select sqlite_version() as version`
      : sql<{ version: string }>`select current_setting('server_version') as version`;
  return (await query.execute(kysely)).rows[0]?.version ?? "";
}

/** The steps that built the tables, of every owner. */
async function migrationSteps({ kysely }: Database): Promise<readonly Step[]> {
  const tables = (await kysely.introspection.getTables()).filter(({ name }) => name.endsWith("_migrations"));
  const steps = await Promise.all(
    tables.map(
      async ({ name }) => (await sql<Step>`select name, timestamp from ${sql.table(name)}`.execute(kysely)).rows,
    ),
  );
  return steps.flat();
}

async function latencyMs({ kysely }: Database): Promise<number> {
  const startMs = performance.now();
  await sql`select 1`.execute(kysely);
  return performance.now() - startMs;
}

/** Reads the state of the database: kind, version, size, how long it takes to answer nothing, and how far its tables are. */
export async function readDatabaseState(database: Database): Promise<StateView["database"]> {
  const steps = (await migrationSteps(database)).toSorted((a, b) =>
    `${a.timestamp}${a.name}`.localeCompare(`${b.timestamp}${b.name}`),
  );
  return {
    kind: database.dialect,
    version: await version(database),
    sizeBytes: await sizeBytes(database),
    latencyMs: await latencyMs(database),
    migrations: steps.length,
    lastMigration: steps.at(-1)?.name ?? "",
  };
}
