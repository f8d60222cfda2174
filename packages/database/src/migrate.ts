import type { CreateTableBuilder, Kysely, Transaction } from "kysely";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database, DialectName, NoTables } from "./database.ts";
import { DatabaseError } from "./database-error.ts";

/** Tools with which a migration builds tables. */
export interface SchemaTools {
  readonly db: Kysely<NoTables> | Transaction<NoTables>;
  readonly dialect: DialectName;
  /** Type of epoch milliseconds and other big whole numbers: `bigint`, which strict SQLite tables call `integer`. */
  readonly bigint: "bigint" | "integer";
  /** Starts a table; on SQLite a strict one, so that a wrong type is an error there as it is on PostgreSQL. */
  table(name: string): CreateTableBuilder<string>;
}

/** Steps by name, run once each in the order of their names: `identity_0001_accounts`, `identity_0002_…`. */
export type Migrations = Readonly<Record<string, (tools: SchemaTools) => Promise<void>>>;

function toolsFor(db: Kysely<NoTables>, dialect: DialectName): SchemaTools {
  return {
    db,
    dialect,
    bigint: dialect === "sqlite" ? "integer" : "bigint",
    table(name) {
      const table = db.schema.createTable(name);
      return dialect === "sqlite" ? table.modifyEnd(sql`strict`) : table;
    },
  };
}

/** Beginning of Kysely's message about steps that ran and are not those that it was given. */
const OUT_OF_ORDER = "corrupted migrations";

/** The steps that ran on this database and that this copy of the program does not know. */
async function unknownSteps({ kysely }: Database, table: string, known: Migrations): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly name: string }>`select name from ${sql.table(table)} order by name`.execute(
    kysely,
  );
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(known, name));
}

/**
 * Whether exactly the steps that this copy knows ran on this database. Kysely's migrator reads all tables and columns to see that there is nothing to do, for
 * each owner at each start; this reads the names of the steps. Whatever is otherwise, a table that is not there yet among it, the migrator finds and tells.
 */
async function isUpToDate({ kysely, dialect }: Database, table: string, known: Migrations): Promise<boolean> {
  const isThere =
    dialect === "postgres"
      ? sql`select 1 where to_regclass(quote_ident(${table})) is not null`
      : sql`select 1 from sqlite_schema where type = 'table' and name = ${table}`;
  if ((await isThere.execute(kysely)).rows.length === 0) return false;
  const { rows } = await sql<{ readonly name: string }>`select name from ${sql.table(table)}`.execute(kysely);
  return rows.length === Object.keys(known).length && rows.every(({ name }) => Object.hasOwn(known, name));
}

/**
 * Brings the tables of one owner up to date, in one transaction. Processes that start together wait for
 * each other (PostgreSQL: advisory lock; SQLite: the write lock).
 *
 * @param owner - Short lower-case name; the steps that ran are remembered in `<owner>_migrations`.
 * @throws {DatabaseError} `DATABASE_NEWER` when a later version of the program was here.
 * @throws The error of the step that failed; nothing of the run stays.
 */
export async function migrate(database: Database, owner: string, migrations: Migrations): Promise<void> {
  const migrationTableName = `${owner}_migrations`;
  if (await isUpToDate(database, migrationTableName, migrations)) return;
  const steps = Object.fromEntries(
    Object.entries(migrations).map(([name, up]): [string, Migration] => [
      name,
      { up: (db) => up(toolsFor(db, database.dialect)) },
    ]),
  );
  const migrator = new Migrator({
    db: database.kysely,
    provider: { getMigrations: async () => steps },
    migrationTableName,
    migrationLockTableName: `${owner}_migrations_lock`,
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const isOutOfOrder = error instanceof Error && error.message.startsWith(OUT_OF_ORDER);
  if (!isOutOfOrder) throw error;
  const unknown = await unknownSteps(database, migrationTableName, migrations);
  if (unknown.length === 0) throw error;
  const message = `the database was brought up to date by a later version: ${unknown.join(", ")}`;
  throw new DatabaseError("DATABASE_NEWER", message, { cause: error });
}
