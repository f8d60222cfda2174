import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DIALECTS, startCuttableProxy, type TestDatabase } from "@nv/test-kit";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Database, isUniqueViolation, type Migrations, migrate, openDatabase, prepared } from "../src/index.ts";

/** By then a connection on loopback has heard that its server hung up, milliseconds. */
const CUT_HEARD_MS = 100;

const MIGRATIONS: Migrations = {
  test_0001_written: async ({ table, bigint }) => {
    await table("written")
      .addColumn("n", bigint, (column) => column.primaryKey())
      .execute();
  },
};

describe.each(DIALECTS)("$name", (dialect) => {
  let store: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    store = await dialect.create("database");
    database = await store.open();
    await migrate(database, "test", MIGRATIONS);
  });
  afterEach(async () => {
    await database.close();
    await store.drop();
  });

  test("tables that a later version made are not touched, and the failure says which steps are not known", async () => {
    const later: Migrations = { ...MIGRATIONS, test_9999_future: async () => undefined };
    await migrate(database, "test", later);
    await expect(migrate(database, "test", MIGRATIONS)).rejects.toMatchObject({
      code: "DATABASE_NEWER",
      message: expect.stringContaining("test_9999_future"),
    });
    // The database of one test is that of the next.
    await sql`delete from test_migrations where name = 'test_9999_future'`.execute(database.kysely);
  });

  test("a process sees the others that serve the same database and say so, and no longer once they ended", async () => {
    const serve = (site: string, kept: "folder" | "shared") =>
      openDatabase({ ...store.address, traits: { site, store: kept } });
    const one = await serve("https://uno.example", "folder");
    const two = await serve("https://dos.example", "shared");
    const expected = dialect.name === "sqlite" ? [] : [{ id: two.processId, store: "shared" }];
    const seen = await one.peers();
    expect(seen).toMatchObject(expected);
    expect(seen.map((peer) => [peer.serves("https://dos.example"), peer.serves("https://uno.example")])).toEqual(
      expected.map(() => [true, false]),
    );
    await two.close();
    await vi.waitFor(async () => expect(await one.peers()).toEqual([]));
    await one.close();
  });

  const insert = (n: number | string) => sql`insert into written (n) values (${n})`.execute(database.kysely);
  const numbers = async (from: Database = database) =>
    (await sql<{ n: number }>`select n from written order by n`.execute(from.kysely)).rows.map(({ n }) => n);

  test("big whole numbers come back as numbers", async () => {
    await insert(1_790_000_000_123);
    expect(await numbers()).toEqual([1_790_000_000_123]);
  });

  test("a value of the wrong type is an error", async () => {
    await expect(insert("text")).rejects.toThrow();
  });

  test("a repeated key is recognised, another failure is not", async () => {
    await insert(1);
    const repeated = await insert(1).catch((error: unknown) => error);
    expect(isUniqueViolation(repeated)).toBe(true);
    const wrong = await insert("text").catch((error: unknown) => error);
    expect(isUniqueViolation(wrong)).toBe(false);
    expect(isUniqueViolation("23505")).toBe(false);
  });

  test("a prepared query runs with other values each time, in a transaction too, and holds nothing but its samples", async () => {
    type Tables = { written: { n: number } };
    const db = database.kysely.$extendTables<Tables>();
    const add = prepared({ n: -1 }, (within: Kysely<Tables>, { n }: { readonly n: number }) =>
      within.insertInto("written").values({ n }),
    );
    await add(db, { n: 1 });
    await database.transaction(db, (transaction) => add(transaction, { n: 2 }));
    expect(await numbers()).toEqual([1, 2]);
    const spoiled = prepared({ n: -1 }, (within: Kysely<Tables>, { n }: { readonly n: number }) =>
      within.insertInto("written").values({ n: n * 2 }),
    );
    await expect(spoiled(db, { n: 3 })).rejects.toThrow("a prepared query holds -2, which is no sample");
  });

  test("a failed transaction leaves nothing", async () => {
    const work = database.transaction(database.kysely, async (transaction) => {
      await sql`insert into written (n) values (1)`.execute(transaction);
      throw new Error("changed my mind");
    });
    await expect(work).rejects.toThrow("changed my mind");
    expect(await numbers()).toEqual([]);
  });

  test("of transactions that come together, one that fails undoes its own and leaves the others", async () => {
    const add = (n: number) =>
      database.transaction(database.kysely, async (transaction) => {
        await sql`insert into written (n) values (${n})`.execute(transaction);
        if (n % 10 === 3) throw new Error(`not ${n}`);
        return n;
      });
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, (_one, n) => add(n)));
    const told = outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : outcome.reason.message));
    expect(told).toEqual(Array.from({ length: 100 }, (_one, n) => (n % 10 === 3 ? `not ${n}` : n)));
    expect(await numbers()).toEqual(told.filter((one) => typeof one === "number"));
  });

  test("a failed migration leaves nothing, and the steps that ran are not run again", async () => {
    const broken: Migrations = {
      ...MIGRATIONS,
      test_0002_half: async ({ table, db }) => {
        await table("half").addColumn("n", "integer").execute();
        await sql`select * from nowhere`.execute(db);
      },
    };
    await expect(migrate(database, "test", broken)).rejects.toThrow();
    await expect(sql`select * from half`.execute(database.kysely)).rejects.toThrow();
    await migrate(database, "test", MIGRATIONS);
  });

  test("the tables that are there are told by their names, and none of the database's own", async () => {
    const names = (await database.kysely.introspection.getTables()).map(({ name }) => name);
    expect(names.toSorted()).toEqual(["test_migrations", "test_migrations_lock", "written"]);
  });

  test("what is announced in a transaction is heard", async () => {
    const onMessage = vi.fn();
    const subscription = await database.listen("news", { onMessage });
    await database.transaction(database.kysely, (transaction) => database.announce(transaction, "news", "hola"));
    await vi.waitFor(() => expect(onMessage).toHaveBeenCalledExactlyOnceWith("hola"));
    await subscription.close();
    await database.announce(database.kysely, "news", "adiós");
    expect(onMessage).toHaveBeenCalledOnce();
  });

  test("kill -9 while writing: every answered write is there, and no half transaction", async () => {
    const script = new URL("./write-rows.ts", import.meta.url).pathname;
    const args = [script, store.address.url ?? "", store.address.file];
    const writer: ChildProcess = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    let said = "";
    writer.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
    await vi.waitFor(() => expect(said.split("\n").length).toBeGreaterThan(50), { timeout: 10_000 });
    writer.kill("SIGKILL");
    await once(writer, "close");
    const answered = said.split("\n").filter(Boolean).length;
    const again = await store.open();
    const kept = await numbers(again);
    expect(kept.filter((n) => n > 0).length).toBeGreaterThanOrEqual(answered);
    expect(kept.filter((n) => n > 0)).toHaveLength(kept.filter((n) => n < 0).length);
    await again.close();
  });
});

describe.each(DIALECTS.filter(({ name }) => name === "sqlite"))("$name", (dialect) => {
  test("what another process wrote is told within half a second, and what this one wrote is not", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    const store = await dialect.create();
    const [server, command] = await Promise.all([store.open(), store.open()]);
    vi.advanceTimersByTime(500);
    const onConnection = vi.fn();
    const subscription = await server.listen("news", { onMessage: () => undefined, onConnection });
    await migrate(server, "test", MIGRATIONS);
    vi.advanceTimersByTime(500);
    expect(onConnection.mock.calls).toEqual([[true]]);
    await sql`create table elsewhere (n integer)`.execute(command.kysely);
    vi.advanceTimersByTime(500);
    expect(onConnection.mock.calls).toEqual([[true], [true]]);
    vi.useRealTimers();
    await subscription.close();
    await command.close();
    await server.close();
    await store.drop();
  });
});

describe.each(DIALECTS.filter(({ name }) => name === "sqlite"))("the version on $name", (dialect) => {
  test("changes with a commit of this process or another, and with nothing else", async () => {
    const store = await dialect.create();
    const [one, other] = await Promise.all([store.open(), store.open()]);
    await migrate(one, "test", MIGRATIONS);
    const start = one.version();
    await sql`select 1`.execute(one.kysely);
    await one.transaction(one.kysely, async (transaction) => {
      await sql`create table mine (n integer)`.execute(transaction);
      expect(one.version()).toBe(start);
    });
    const mine = one.version();
    expect(mine).not.toBe(start);
    await sql`create table theirs (n integer)`.execute(other.kysely);
    expect(one.version()).not.toBe(mine);
    await Promise.all([one.close(), other.close()]);
    await store.drop();
  });
});

describe.each(DIALECTS.filter(({ name }) => name === "postgres"))("$name", (dialect) => {
  test("two processes that migrate at the same time both succeed", async () => {
    const store = await dialect.create();
    const databases = await Promise.all([store.open(), store.open()]);
    await Promise.all(databases.map((database) => migrate(database, "test", MIGRATIONS)));
    await Promise.all(databases.map((database) => database.close()));
    await store.drop();
  });

  test("a server that restarts in the middle of a transaction fails that transaction and nothing else", async () => {
    const store = await dialect.create();
    const database = await store.open();
    const other = await store.open();
    const cutInside = database.transaction(database.kysely, async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(other.kysely);
      // Between two statements, as work is that waits for a store: nobody asks the connection anything.
      await new Promise((resolve) => setTimeout(resolve, CUT_HEARD_MS));
      await sql`select 1`.execute(transaction);
    });
    await expect(cutInside).rejects.toThrow();
    const after = await database.transaction(database.kysely, (transaction) =>
      sql<{ n: number }>`select 1 as n`.execute(transaction),
    );
    expect(after.rows).toEqual([{ n: 1 }]);
    await Promise.all([database.close(), other.close()]);
    await store.drop();
  });

  test("a lost line is reported, and taken up again", async () => {
    const store = await dialect.create();
    const database = await store.open();
    const onMessage = vi.fn();
    const onConnection = vi.fn();
    const subscription = await database.listen("news", { onMessage, onConnection });
    expect(onConnection.mock.calls).toEqual([[true]]);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen%'`.execute(database.kysely);
    await vi.waitFor(() => expect(onConnection.mock.calls).toEqual([[true], [false], [true]]), { timeout: 4000 });
    await database.announce(database.kysely, "news", "otra vez");
    await vi.waitFor(() => expect(onMessage).toHaveBeenCalledWith("otra vez"));
    await subscription.close();
    await database.close();
    await store.drop();
  });

  test("a line that dies without a word is noticed within ten seconds, and taken up again", async () => {
    const store = await dialect.create();
    const proxy = await startCuttableProxy(new URL(store.address.url ?? ""));
    const database = await openDatabase({ url: proxy.url, file: "" });
    const onMessage = vi.fn();
    const onConnection = vi.fn();
    const subscription = await database.listen("news", { onMessage, onConnection });
    proxy.cut();
    await vi.waitFor(() => expect(onConnection.mock.calls).toEqual([[true], [false]]), {
      timeout: 10_500,
      interval: 50,
    });
    proxy.mend();
    await vi.waitFor(() => expect(onConnection.mock.calls).toEqual([[true], [false], [true]]), { timeout: 6000 });
    const other = await store.open();
    await other.announce(other.kysely, "news", "otra vez");
    await vi.waitFor(() => expect(onMessage).toHaveBeenCalledWith("otra vez"));
    await subscription.close();
    await proxy.close();
    await database.close();
    await other.close();
    await store.drop();
  });

  test("a server that does not answer is unreachable", async () => {
    const nobody = openDatabase({ url: "postgres://nadie@127.0.0.1:9/nada", file: "" });
    await expect(nobody).rejects.toMatchObject({ code: "DATABASE_UNREACHABLE" });
  });
});

describe("a bad SQLite file", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "nv-bad-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const file = () => join(folder, "site.sqlite");

  test("text instead of a database is corrupt", async () => {
    writeFileSync(file(), "esto no es una base de datos ".repeat(500));
    await expect(openDatabase({ file: file() })).rejects.toMatchObject({ code: "DATABASE_CORRUPT" });
  });

  test("a database with a destroyed page is corrupt", async () => {
    const database = await openDatabase({ file: file() });
    await migrate(database, "test", MIGRATIONS);
    await sql`insert into written (n) with recursive c(n) as (select 1 union all select n + 1 from c where n < 5000)
      select n from c`.execute(database.kysely);
    await database.close();
    const bytes = readFileSync(file());
    bytes.fill(0xff, 4096, bytes.length);
    writeFileSync(file(), bytes);
    await expect(openDatabase({ file: file() })).rejects.toMatchObject({ code: "DATABASE_CORRUPT" });
  });

  test("a folder in its place is unwritable", async () => {
    mkdirSync(file());
    await expect(openDatabase({ file: file() })).rejects.toMatchObject({ code: "DATABASE_UNWRITABLE" });
  });

  test("a parent that is a file is unwritable", async () => {
    writeFileSync(join(folder, "file"), "");
    const nested = openDatabase({ file: join(folder, "file", "site.sqlite") });
    await expect(nested).rejects.toMatchObject({ code: "DATABASE_UNWRITABLE" });
  });

  test("the file is in write-ahead mode with full synchronisation, and foreign keys are checked", async () => {
    const database = await openDatabase({ file: file() });
    const pragma = async (name: string) => {
      const { rows } = await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(database.kysely);
      return Object.values(rows[0] ?? {})[0];
    };
    expect([await pragma("journal_mode"), await pragma("synchronous"), await pragma("foreign_keys")]).toEqual([
      "wal",
      2,
      1,
    ]);
    await database.close();
  });
});
