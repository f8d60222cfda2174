import type { OpenOptions } from "./open-database.ts";
import { openPostgresSnapshot } from "./postgres-snapshot.ts";
import type { Snapshot } from "./snapshot.ts";
import { openSqliteSnapshot } from "./sqlite-snapshot.ts";

/**
 * Opens what a database holds at this moment, to read it whole. Nobody who writes meanwhile waits, and nothing is written.
 *
 * @throws {DatabaseError} When it cannot be read.
 */
export async function openSnapshot({ url, file }: OpenOptions): Promise<Snapshot> {
  return url ? openPostgresSnapshot(url) : openSqliteSnapshot(file);
}
