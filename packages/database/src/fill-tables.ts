import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { Database, NoTables } from "./database.ts";
import { postgresColumns, WORDS_TYPE } from "./postgres-snapshot.ts";
import { type CopiedRow, type CopiedValue, sortTables } from "./snapshot.ts";

/** Some rows of one table. */
export interface CopiedRows {
  readonly table: string;
  readonly rows: readonly CopiedRow[];
}

/** Values that go in at once: SQLite takes 32,766 in a statement, PostgreSQL 65,535. */
const MOST_VALUES = 30_000;

/** A copy has a table or a column that these tables have not. The message names it. */
export class UnknownTableError extends Error {
  override readonly name = "UnknownTableError";
}

/** Differences between the two databases when tables are filled. */
interface Filler {
  /** Names of the columns of a table, as a copy has them. */
  readonly columns: ReadonlyMap<string, ReadonlySet<string>>;
  columnOf(table: string, name: string): RawBuilder<unknown>;
  valueOf(table: string, name: string, value: CopiedValue): RawBuilder<unknown>;
  /** Comes between the columns and the values of an insert. */
  readonly override: RawBuilder<unknown>;
  /** Makes the order of tables and rows of no account until the end. */
  begin(): Promise<void>;
  /** Checks what {@link Filler.begin} put off, and goes on counting after what was filled in. */
  end(): Promise<void>;
}

type Db = Transaction<NoTables>;

async function sqliteFiller(db: Db): Promise<Filler> {
  const { rows } = await sql<{ table: string; name: string; type: string }>`
    select l.name as "table", c.name as name, l.type as type from pragma_table_list l, pragma_table_info(l.name) c
    where l.schema = 'main' and l.type in ('table', 'virtual') and l.name not like 'sqlite\\_%' escape '\\'`.execute(
    db,
  );
  const indexes = new Set(rows.filter(({ type }) => type === "virtual").map(({ table }) => table));
  const columns = new Map<string, Set<string>>();
  for (const { table, name } of rows)
    columns.set(table, (columns.get(table) ?? new Set(indexes.has(table) ? ["seq"] : [])).add(name));
  return {
    columns,
    columnOf: (table, name) => (name === "seq" && indexes.has(table) ? sql.ref("rowid") : sql.ref(name)),
    valueOf: (_table, _name, value) => sql`${value}`,
    override: sql``,
    async begin() {
      await sql`pragma defer_foreign_keys = on`.execute(db);
    },
    // Checked by the commit itself.
    end: async () => undefined,
  };
}

interface Constraint {
  readonly table: string;
  readonly name: string;
}

async function postgresFiller(db: Db): Promise<Filler> {
  const all = await postgresColumns(db);
  const words = new Set(all.filter(({ type }) => type === WORDS_TYPE).map(({ table, name }) => `${table} ${name}`));
  const columns = new Map<string, Set<string>>();
  for (const { table, name } of all) columns.set(table, (columns.get(table) ?? new Set()).add(name));
  const { rows: references } = await sql<Constraint>`
    select relname as "table", conname as name from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and not condeferrable and connamespace = current_schema()::regnamespace`.execute(db);
  async function deferring(mode: RawBuilder<unknown>): Promise<void> {
    for (const { table, name } of references)
      await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} ${mode}`.execute(db);
  }
  return {
    columns,
    columnOf: (_table, name) => sql.ref(name),
    valueOf(table, name, value) {
      if (typeof value !== "string") return sql`${value}`;
      // PostgreSQL has no place for a zero byte in a text; SQLite has.
      const text = value.replaceAll("\0", "");
      return words.has(`${table} ${name}`) ? sql`array_to_tsvector(string_to_array(${text}, ' '))` : sql`${text}`;
    },
    override: sql`overriding system value`,
    async begin() {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
      await deferring(sql`deferrable initially deferred`);
    },
    async end() {
      await sql`set constraints all immediate`.execute(db);
      await deferring(sql`not deferrable`);
      for (const { table, name } of all.filter(({ isCounted }) => isCounted))
        await sql`select setval(pg_get_serial_sequence(${table}, ${name}),
          coalesce((select max(${sql.ref(name)}) from ${sql.table(table)}), 0) + 1, false)`.execute(db);
    },
  };
}

async function insertRows(db: Db, filler: Filler, { table, rows }: CopiedRows): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const known = filler.columns.get(table);
  const unknown = names.find((name) => known?.has(name) !== true);
  if (unknown !== undefined) throw new UnknownTableError(`${table}.${unknown}`);
  const columns = sql.join(names.map((name) => filler.columnOf(table, name)));
  const atOnce = Math.max(1, Math.floor(MOST_VALUES / Math.max(1, names.length)));
  for (let from = 0; from < rows.length; from += atOnce) {
    const values = rows
      .slice(from, from + atOnce)
      .map((row) => sql`(${sql.join(names.map((name) => filler.valueOf(table, name, row[name] ?? null)))})`);
    await sql`insert into ${sql.table(table)} (${columns}) ${filler.override} values ${sql.join(values)}`.execute(db);
  }
}

/** Counts the rows of each table. */
export async function countRows(db: Kysely<NoTables>, tables: Iterable<string>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(db);
    counts[table] = rows[0]?.total ?? 0;
  }
  return counts;
}

/**
 * Fills the tables of a database with what another one held, of either kind, in one transaction. They stand as they stood there; what is in
 * them, which their steps put there or a start, goes.
 *
 * @param batches - Rows of any tables in any order.
 * @param finish - What else is done with them before they are committed.
 * @returns How many rows each table has now.
 * @throws {UnknownTableError} For a table or a column that is not here; nothing is changed then.
 */
export async function fillTables(
  database: Database,
  batches: AsyncIterable<CopiedRows>,
  finish: (db: Kysely<NoTables>) => Promise<void> = async () => undefined,
): Promise<Readonly<Record<string, number>>> {
  return database.kysely.transaction().execute(async (db) => {
    const filler = await (database.dialect === "sqlite" ? sqliteFiller(db) : postgresFiller(db));
    const { tables } = sortTables([...filler.columns.keys()]);
    await filler.begin();
    for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(db);
    for await (const batch of batches) {
      if (!tables.includes(batch.table)) throw new UnknownTableError(batch.table);
      await insertRows(db, filler, batch);
    }
    await filler.end();
    await finish(db);
    return countRows(db, tables);
  });
}
