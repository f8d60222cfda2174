import { DatabaseSync } from "node:sqlite";

/** Asks a SQLite file whether anything was committed to it. */
export interface SqliteVersion {
  /** Another number after every commit, by this process or another; it takes about a microsecond. */
  read(): number;
  close(): void;
}

/**
 * Opens a connection of its own for the question: a connection is not told of its own commits, and never sees what a
 * transaction of another has not committed.
 *
 * @see https://sqlite.org/pragma.html#pragma_data_version
 */
export function openSqliteVersion(file: string): SqliteVersion {
  const connection = new DatabaseSync(file, { readOnly: true });
  const statement = connection.prepare("pragma data_version");
  return {
    read: () => Number(statement.get()?.data_version),
    close: () => connection.close(),
  };
}
