import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, type DialectName, openDatabase } from "@nv/database";
import pg from "pg";

/** A database of one test, empty at the start. */
export interface TestDatabase {
  /** Opens it once more, as another process would; the caller closes what it opens. */
  open(): Promise<Database>;
  /** What `openDatabase` takes, for a child process. */
  readonly address: { readonly url?: string; readonly file: string };
  /** Removes it; everything opened must be closed before. */
  drop(): Promise<void>;
}

/** A kind of database that every test of a repository or of an API runs on. */
export interface Dialect {
  readonly name: DialectName;
  create(): Promise<TestDatabase>;
}

async function createSqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "nv-test-"));
  const address = { file: join(folder, "test.sqlite") };
  return {
    address,
    open: () => openDatabase(address),
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

function serverUrl(): URL {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return new URL(url);
  throw new Error(
    "TEST_DATABASE_URL is missing, so the PostgreSQL half of the tests cannot run. " +
      "`npm test` starts a PostgreSQL and sets it; to run on SQLite alone set TEST_DIALECTS=sqlite.",
  );
}

async function onServer(server: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function createPostgres(): Promise<TestDatabase> {
  const server = serverUrl();
  const name = `nv_test_${randomUUID().replaceAll("-", "")}`;
  await onServer(server, `create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const address = { url: url.href, file: "" };
  return {
    address,
    open: () => openDatabase(address),
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

const ALL: readonly Dialect[] = [
  { name: "sqlite", create: createSqlite },
  { name: "postgres", create: createPostgres },
];

/**
 * The databases that tests run on: `describe.each(DIALECTS)("on $name", …)`.
 *
 * Both, unless `TEST_DIALECTS` names some (`TEST_DIALECTS=sqlite`). PostgreSQL needs `TEST_DATABASE_URL`,
 * a server where databases can be created.
 */
export const DIALECTS: readonly Dialect[] = ALL.filter(
  ({ name }) => process.env.TEST_DIALECTS?.split(",").includes(name) ?? true,
);
