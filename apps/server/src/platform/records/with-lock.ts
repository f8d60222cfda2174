import { holdName } from "@nv/database";
import { sql } from "kysely";
import type { AnyRecords } from "./records-context.ts";
import type { RecordsDb } from "./records-tables.ts";

/** Longest wait for another process's work of the same name, milliseconds: the sweep does again what is left. */
const MOST_WAIT_MS = 5000;

/**
 * Runs work while nobody else, here or in another process, does work of the same name. PostgreSQL keeps the processes apart by the name
 * itself: no row is held, so whoever changes one never waits for a store. SQLite has one process.
 *
 * @param name - As `record <id>`; names are everybody's.
 * @throws The database's error when another process keeps the name for too long.
 */
export async function withLock<Result>(
  { database, db, runExclusive }: Pick<AnyRecords, "database" | "db" | "runExclusive">,
  name: string,
  work: (db: RecordsDb) => Promise<Result>,
): Promise<Result> {
  return runExclusive(name, () =>
    database.apart(db, async (held) => {
      if (database.dialect === "sqlite") return work(held);
      await sql`select set_config('lock_timeout', ${String(MOST_WAIT_MS)}, true)`.execute(held);
      await holdName(database, held, name);
      return work(held);
    }),
  );
}
