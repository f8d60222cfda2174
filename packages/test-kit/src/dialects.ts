import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, type DialectName, openDatabase } from "@nv/database";
import pg from "pg";
import { inEachRun } from "./depth.ts";
import { emptiedSqlite } from "./emptied-sqlite.ts";
import { emptyPostgres } from "./reused-database.ts";

/** A database of one test, empty at the start. */
export interface TestDatabase {
  /** Opens it once more, as another process would; the caller closes what it opens. */
  open(): Promise<Database>;
  /** Options that `openDatabase` takes, for a child process. */
  readonly address: { readonly url?: string; readonly file: string };
  /** Removes it; everything opened must be closed before. */
  drop(): Promise<void>;
}

/** A kind of database that every test of a repository or of an API runs on. */
export interface Dialect {
  readonly name: DialectName;
  /**
   * Makes a database without a row.
   *
   * @param tables - Whose tables may stand in it already, from a test that is over: a database and its tables take PostgreSQL ten times as long to
   * make as their rows to delete, and SQLite as many times longer than to write the file of another. Without it there is nothing in the database at all.
   */
  create(tables?: string): Promise<TestDatabase>;
}

/** Files of SQLite with the tables of an owner and without a row. */
const files = new Map<string, Buffer>();

async function createSqlite(tables?: string): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "nv-test-"));
  const address = { file: join(folder, "test.sqlite") };
  const known = tables === undefined ? undefined : files.get(tables);
  if (known !== undefined) writeFileSync(address.file, known, { mode: 0o600 });
  return {
    address,
    open: () => openDatabase(address),
    async drop() {
      if (tables !== undefined && !files.has(tables) && existsSync(address.file))
        files.set(tables, emptiedSqlite(address.file));
      rmSync(folder, { recursive: true, force: true });
    },
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

/** Databases that a test of this process is done with, without a row, by whose tables are in them. */
const idle = new Map<string, string[]>();
/** The shape that the tables of an owner have: a database whose tables a test changed is not used again. */
const shapes = new Map<string, string>();

async function makePostgres(server: URL): Promise<string> {
  const name = `${process.env.TEST_DATABASE_PREFIX ?? "nv_test_"}${randomUUID().replaceAll("-", "")}`;
  await onServer(server, `create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
  return name;
}

async function createPostgres(tables?: string): Promise<TestDatabase> {
  const server = serverUrl();
  const known = tables === undefined ? undefined : idle.get(tables)?.pop();
  const name = known ?? (await makePostgres(server));
  const url = new URL(server);
  url.pathname = `/${name}`;
  const address = { url: url.href, file: "" };
  return {
    address,
    open: () => openDatabase(address),
    async drop() {
      if (tables !== undefined) {
        const shape = await emptyPostgres(url.href);
        if (!shapes.has(tables)) shapes.set(tables, shape);
        if (shapes.get(tables) === shape) return void idle.set(tables, [...(idle.get(tables) ?? []), name]);
      }
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

const ALL: readonly Dialect[] = [
  { name: "sqlite", create: createSqlite },
  { name: "postgres", create: createPostgres },
];

/**
 * The databases that tests of what may differ between them run on: `describe.each(DIALECTS)("on $name", …)`.
 *
 * Both, unless `TEST_DIALECTS` names some (`TEST_DIALECTS=sqlite`). PostgreSQL needs `TEST_DATABASE_URL`,
 * a server where databases can be created.
 */
export const DIALECTS: readonly Dialect[] = ALL.filter(
  ({ name }) => process.env.TEST_DIALECTS?.split(",").includes(name) ?? true,
);

/**
 * The databases of a feature that leaves its SQL to Kysely: PostgreSQL in each run, which refuses more, and both in a long one. That SQLite
 * takes the same statements is shown in each run by `fuzz.test.ts`, which makes a right call of every route on both, as who may make it, by the tests of
 * what differs (`packages/database`, the identity service, jobs, locks, kills, copies), and by every journey that names no ground.
 */
export const FEATURE_DIALECTS: readonly Dialect[] = inEachRun(DIALECTS, DIALECTS.slice(-1));

/**
 * The first of {@link DIALECTS}, for tests that ask a database for nothing that others do not ask of both: a protocol, a picture, a
 * sentence. `TEST_DIALECTS=postgres` runs these on PostgreSQL too.
 */
export const ONE_DIALECT: readonly Dialect[] = DIALECTS.slice(0, 1);
