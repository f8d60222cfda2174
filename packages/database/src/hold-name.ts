import { type QueryExecutorProvider, sql } from "kysely";
import type { DialectName } from "./database.ts";

/**
 * Waits until no other transaction holds a name; then it is this one's until it ends. For what is counted before it is written: those that
 * come at once would all find room. A transaction of SQLite has the whole database for itself from its start.
 *
 * @param transaction - One that is open.
 * @param name - As `uploads of <id>`; names are everybody's.
 */
export async function holdName(
  { dialect }: { readonly dialect: DialectName },
  transaction: QueryExecutorProvider,
  name: string,
): Promise<void> {
  if (dialect === "sqlite") return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}
