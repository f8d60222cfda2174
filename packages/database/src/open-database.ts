import type { Database } from "./database.ts";
import { openPostgres } from "./open-postgres.ts";
import { openSqlite } from "./open-sqlite.ts";
import type { ProcessTraits } from "./process-name.ts";

/** Options for opening a database: where its data lives, and how it is reached. */
export interface OpenOptions {
  /** `postgres://…`; empty or missing for SQLite. */
  readonly url?: string | undefined;
  /** Path of the SQLite file, used when there is no `url`. */
  readonly file: string;
  /** Traits of this process for the others on the database; a command that only passes by says nothing. */
  readonly traits?: ProcessTraits | undefined;
  /** Most connections to PostgreSQL at once; a few without it. */
  readonly connections?: number | undefined;
}

/**
 * Opens the database that the configuration names.
 *
 * @throws {DatabaseError} When it cannot be used; see {@link DatabaseErrorCode}.
 * @example await openDatabase({ url: process.env.DATABASE_URL, file: "data/site.sqlite" })
 */
export async function openDatabase({ url, file, traits, connections }: OpenOptions): Promise<Database> {
  return url ? openPostgres(url, { traits, connections }) : openSqlite(file);
}
