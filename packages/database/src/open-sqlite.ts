import { statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, SqliteAdapter, sql } from "kysely";
import type { Database, Listener, NoTables } from "./database.ts";
import { DatabaseError } from "./database-error.ts";
import { createGroupCommit } from "./group-commit.ts";
import { makePrivateFile, makePrivateFolder } from "./private-files.ts";
import { newProcessId } from "./process-name.ts";
import { asDatabaseError } from "./sqlite-errors.ts";
import { sqliteStatements } from "./sqlite-statements.ts";
import { openSqliteVersion } from "./sqlite-version.ts";
import { NamingSqliteDialect } from "./table-names.ts";

/** Longest wait of a statement for another process's write lock, milliseconds. */
const BUSY_TIMEOUT_MS = 5000;

/** Interval at which it is asked whether another process wrote, milliseconds: a command beside the server is noticed within this. */
const FOREIGN_WRITE_POLL_MS = 500;

/** Bigger files are not checked page by page at start: it would take more than about a quarter of a second. */
const CHECKED_FILE_MAX_BYTES = 256 * 1024 * 1024;

/** SQLite can undo table changes; Kysely's adapter does not use it, and a killed migration would stay half done. */
class TransactionalSqliteDialect extends NamingSqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true;
      }
    })();
  }
}

function connect(file: string): DatabaseSync {
  let connection: DatabaseSync | null = null;
  try {
    makePrivateFolder(dirname(file));
    // SQLite gives its log and index the mode of the file.
    makePrivateFile(file);
    connection = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
    connection.exec("pragma journal_mode = wal; pragma synchronous = full;");
    // What a transaction of a group may undo is a few pages: not worth a temporary file.
    connection.exec("pragma temp_store = memory;");
    checkPages(connection, file);
    // A write that changes nothing: a read-only file or folder is found here and not at the first sign-in.
    connection.exec("begin immediate; pragma user_version = 1; commit;");
    return connection;
  } catch (error) {
    connection?.close();
    const known = asDatabaseError(error);
    if (known instanceof DatabaseError) throw known;
    throw new DatabaseError("DATABASE_UNWRITABLE", `cannot open the database file ${file}`, { cause: error });
  }
}

function checkPages(connection: DatabaseSync, file: string): void {
  if (statSync(file).size > CHECKED_FILE_MAX_BYTES) return;
  const verdict = Object.values(connection.prepare("pragma quick_check(1)").get() ?? {})[0];
  if (verdict === "ok") return;
  throw new DatabaseError("DATABASE_CORRUPT", `the database file ${file} is damaged: ${String(verdict)}`);
}

/**
 * Calls back whenever another process committed something to the file. A command that runs beside the server cannot
 * announce what it did, but the file tells that there was something.
 *
 * @see https://sqlite.org/pragma.html#pragma_data_version
 */
function watchForeignWrites(connection: DatabaseSync, onWrite: () => void): { stop(): void } {
  const statement = connection.prepare("pragma data_version");
  const version = () => statement.get()?.data_version;
  let known = version();
  const timer = setInterval(() => {
    try {
      const present = version();
      if (present === known) return;
      known = present;
    } catch {
      // A file that cannot be read is reported by whoever asks for a row; until then nothing that is known can be trusted.
    }
    onWrite();
  }, FOREIGN_WRITE_POLL_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/**
 * Opens a SQLite file, creating it and its folder when missing, for nobody but their owner.
 *
 * Write-ahead log and `synchronous=FULL`: a commit that was answered survives `kill -9` and a power cut.
 *
 * @param file - Path of the file.
 * @throws {DatabaseError} `DATABASE_CORRUPT`, `DATABASE_UNWRITABLE`, `DATABASE_FULL` or `DATABASE_LOCKED`.
 */
export function openSqlite(file: string): Database {
  const connection = connect(file);
  const kysely = new Kysely<NoTables>({
    dialect: new TransactionalSqliteDialect({ database: sqliteStatements(connection) }),
  });
  const version = openSqliteVersion(file);
  const channels = new Map<string, Set<Listener>>();
  const watch = watchForeignWrites(connection, () => {
    for (const listeners of channels.values()) for (const listener of listeners) listener.onConnection?.(true);
  });
  return {
    dialect: "sqlite",
    kysely,
    nowMs: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    transaction: createGroupCommit(kysely),
    apart: (scope, work) => work(scope),
    announce: async (_scope, channel, payload) => {
      for (const listener of channels.get(channel) ?? []) listener.onMessage(payload);
    },
    listen: async (channel, listener) => {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(listener));
      listener.onConnection?.(true);
      return { caughtUp: () => null, close: async () => void listeners.delete(listener) };
    },
    version: version.read,
    processId: newProcessId(),
    peers: async () => [],
    close: () => {
      watch.stop();
      version.close();
      return kysely.destroy();
    },
  };
}
