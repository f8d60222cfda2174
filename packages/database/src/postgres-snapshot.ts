import { type ControlledTransaction, sql } from "kysely";
import type { NoTables } from "./database.ts";
import { openPostgres } from "./open-postgres.ts";
import { type CopiedRow, type Snapshot, sortTables, stepsTable } from "./snapshot.ts";

/** Rows that are read at once. */
const BATCH = 500;

/** A column of a table of PostgreSQL. */
export interface PostgresColumn {
  readonly table: string;
  readonly name: string;
  /** Name of its type, such as `int8`. */
  readonly type: string;
  /** Whether the database counts it by itself. */
  readonly isCounted: boolean;
}

/** Type of what words are found by. */
export const WORDS_TYPE = "tsvector";

type Reading = Pick<ControlledTransaction<NoTables>, "getExecutor">;

/** The columns of all tables, in their order. */
export async function postgresColumns(db: Reading): Promise<readonly PostgresColumn[]> {
  const { rows } = await sql<PostgresColumn>`
    select table_name as "table", column_name as name, udt_name as type, is_identity = 'YES' as "isCounted"
    from information_schema.columns join pg_tables on tablename = table_name and schemaname = table_schema
    where table_schema = current_schema() order by table_name, ordinal_position`.execute(db);
  return rows;
}

/** Selects a column as it is read: an index of words as the words themselves. */
function readOf({ name, type }: PostgresColumn) {
  const column = sql.ref(name);
  return type === WORDS_TYPE ? sql`array_to_string(tsvector_to_array(${column}), ' ') as ${column}` : column;
}

async function stepsOf(db: Reading, owner: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(stepsTable(owner))} order by name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

async function* rowsOf(db: Reading, table: string, columns: readonly PostgresColumn[]) {
  await sql`declare nv_copy no scroll cursor for
    select ${sql.join(columns.map(readOf))} from ${sql.table(table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<CopiedRow>`fetch ${sql.lit(BATCH)} from nv_copy`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) break;
  }
  await sql`close nv_copy`.execute(db);
}

/** Opens a database of PostgreSQL that may be in use. @throws {DatabaseError} When it does not let us in. */
export async function openPostgresSnapshot(url: string): Promise<Snapshot> {
  const { kysely } = await openPostgres(url);
  const db = await kysely.startTransaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute();
  // Between two reads somebody else's slow disk is waited for.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
  const columns = Map.groupBy(await postgresColumns(db), ({ table }) => table);
  const { owners, tables } = sortTables([...columns.keys()]);
  const steps: Record<string, readonly string[]> = {};
  for (const owner of owners) steps[owner] = await stepsOf(db, owner);
  return {
    dialect: "postgres",
    steps,
    tables,
    rows: (table) => rowsOf(db, table, columns.get(table) ?? []),
    async close() {
      await db.rollback().execute();
      await kysely.destroy();
    },
  };
}
