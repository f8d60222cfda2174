import { once } from "node:events";
import pg from "pg";
import { expect, test } from "vitest";
import { startPostgres } from "./postgres.ts";

test("a server starts empty on loopback, sorts by code point, creates databases and goes away", async () => {
  const server = await startPostgres();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query("create database one");
  const { rows } = await client.query("select datcollate from pg_database where datname = 'one'");
  expect(rows).toEqual([{ datcollate: "C.UTF-8" }]);
  expect(new URL(server.url).hostname).toBe("127.0.0.1");
  await client.end();
  await server.stop();
  const late = new pg.Client({ connectionString: server.url });
  await expect(late.connect()).rejects.toThrow();
});

test("a server that is restarted cuts everybody off and has what it had", async () => {
  const server = await startPostgres();
  const before = new pg.Client({ connectionString: server.url });
  const cut = once(before, "error");
  // Its end is told more than once.
  before.on("error", () => undefined);
  await before.connect();
  await before.query("create table kept (word text); insert into kept values ('here')");
  await server.restart();
  await cut;
  const after = new pg.Client({ connectionString: server.url });
  await after.connect();
  expect((await after.query("select word from kept")).rows).toEqual([{ word: "here" }]);
  await after.end();
  await server.stop();
});
