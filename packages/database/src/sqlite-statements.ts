import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import { asDatabaseError } from "./sqlite-errors.ts";

/** Prepared statements kept ready; more than the distinct queries of the product. */
const STATEMENT_CACHE_SIZE = 500;

/** Turns a query parameter into what `node:sqlite` binds: booleans become 0/1, a missing value becomes null. */
function bindable(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "string" || typeof value === "number" || typeof value === "bigint") return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`cannot bind a ${typeof value}: the repository must turn it into text or a number first`);
}

function wrap(statement: StatementSync): SqliteStatement {
  const guarded = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      throw asDatabaseError(error);
    }
  };
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => guarded(() => statement.all(...parameters.map(bindable))),
    run: (parameters) => guarded(() => statement.run(...parameters.map(bindable))),
    iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
  };
}

/**
 * SQLite undoes a transaction by itself when the disk is full; undoing it once more would fail, and hide why.
 *
 * @see https://sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction
 */
function rollback(connection: DatabaseSync): SqliteStatement {
  const statement = wrap(connection.prepare("rollback"));
  const nothing = { changes: 0, lastInsertRowid: 0 };
  return { ...statement, run: (parameters) => (connection.isTransaction ? statement.run(parameters) : nothing) };
}

/**
 * Gives Kysely's SQLite dialect a `node:sqlite` connection in the shape that it expects.
 *
 * `begin` becomes `begin immediate`: a transaction that reads first and writes later would otherwise fail
 * when it asks for the write lock.
 */
export function sqliteStatements(connection: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      const known = cache.get(text);
      if (known) return known;
      const statement =
        text === "rollback"
          ? rollback(connection)
          : wrap(connection.prepare(text === "begin" ? "begin immediate" : text));
      if (/^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i.test(text)) {
        if (cache.size >= STATEMENT_CACHE_SIZE) cache.clear();
        cache.set(text, statement);
      }
      return statement;
    },
    close: () => connection.close(),
  };
}
