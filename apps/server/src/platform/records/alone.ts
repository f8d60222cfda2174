import type { RecordsContext } from "./records-context.ts";
import type { RecordsDb } from "./records-tables.ts";

/**
 * Runs work while nobody else, here or in another process, does work of the same name. PostgreSQL keeps the processes apart
 * by the row that the work locks; SQLite has one process, and its one connection must not wait for a store.
 */
export async function alone<Own, Result>(
  { database, db, runExclusive }: RecordsContext<Own>,
  name: string,
  work: (db: RecordsDb) => Promise<Result>,
): Promise<Result> {
  return runExclusive(name, () => (database.dialect === "sqlite" ? work(db) : database.transaction(db, work)));
}
