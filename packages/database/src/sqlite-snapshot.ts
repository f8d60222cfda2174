import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type CopiedRow, type CopiedValue, type Snapshot, sortTables, stepsTable } from "./snapshot.ts";
import { asDatabaseError } from "./sqlite-errors.ts";

/** Longest wait of a read for a lock, milliseconds. */
const BUSY_TIMEOUT_MS = 5000;

/** Rows that are read at once: other work of the process waits meanwhile. */
const BATCH = 200;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

function copied(value: SQLOutputValue): CopiedValue {
  return typeof value === "bigint" ? Number(value) : value;
}

/** Opens a file without writing anything into it, and begins to read: what is committed later is not seen. */
function beginReading(file: string): DatabaseSync {
  let connection: DatabaseSync | null = null;
  try {
    connection = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
    connection.exec("begin");
    connection.prepare("select count(*) from sqlite_master").get();
    return connection;
  } catch (error) {
    connection?.close();
    throw asDatabaseError(error);
  }
}

/** The tables of a file by name, each with whether it is an index of words; what such an index keeps its own words in is left out. */
function tablesOf(connection: DatabaseSync): ReadonlyMap<string, boolean> {
  const rows = connection
    .prepare(
      `select name, type from pragma_table_list
       where schema = 'main' and type in ('table', 'virtual') and name not like 'sqlite\\_%' escape '\\'`,
    )
    .all();
  return new Map(rows.map(({ name, type }) => [String(name), type === "virtual"]));
}

/** Opens a SQLite file, which another process may have open. @throws {DatabaseError} When it cannot be read. */
export function openSqliteSnapshot(file: string): Snapshot {
  const connection = beginReading(file);
  const isIndex = tablesOf(connection);
  const { owners, tables } = sortTables([...isIndex.keys()]);
  const stepsOf = (owner: string) =>
    connection
      .prepare(`select name from ${quoted(stepsTable(owner))} order by name`)
      .all()
      .map(({ name }) => String(name));
  return {
    dialect: "sqlite",
    steps: Object.fromEntries(owners.map((owner) => [owner, stepsOf(owner)])),
    tables,
    async *rows(table) {
      const columns = isIndex.get(table) === true ? "rowid as seq, *" : "*";
      let batch: CopiedRow[] = [];
      for (const row of connection.prepare(`select ${columns} from ${quoted(table)}`).iterate()) {
        batch.push(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, copied(value)])));
        if (batch.length < BATCH) continue;
        yield batch;
        batch = [];
        await nextTurn();
      }
      if (batch.length > 0) yield batch;
    },
    async close() {
      connection.close();
    },
  };
}
