import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "@nv/database";
import { DIALECTS, type TestDatabase } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { watchPeers } from "./peers.ts";

describe.each(DIALECTS.filter(({ name }) => name === "postgres"))("processes on one database of $name", (dialect) => {
  let store: TestDatabase;
  let folders: string[];
  let opened: Database[];
  beforeEach(async () => {
    store = await dialect.create("peers");
    folders = [];
    opened = [];
  });
  afterEach(async () => {
    for (const database of opened) await database.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    await store.drop();
  });
  function folder(): string {
    const made = mkdtempSync(join(tmpdir(), "nv-peers-"));
    folders.push(made);
    return made;
  }
  async function start(dataDir: string, kept: "folder" | "shared") {
    const database = await openDatabase({ ...store.address, traits: { site: "https://uno.example", store: kept } });
    opened.push(database);
    return { database, peers: await watchPeers({ database, dataDir, store: kept }) };
  }

  test("two with a folder each do not see each other's files", async () => {
    const one = await start(folder(), "folder");
    expect(await one.peers.read()).toEqual({ others: 0, apart: 0 });
    const two = await start(folder(), "folder");
    expect([await one.peers.read(), await two.peers.read()]).toEqual([
      { others: 1, apart: 1 },
      { others: 1, apart: 1 },
    ]);
  });

  test("two on the same folder do, and so do two with a store that both reach", async () => {
    const shared = folder();
    const one = await start(shared, "folder");
    await start(shared, "folder");
    expect(await one.peers.read()).toEqual({ others: 1, apart: 0 });
    for (const database of opened.splice(0)) await database.close();
    const three = await start(folder(), "shared");
    await start(folder(), "shared");
    expect(await three.peers.read()).toEqual({ others: 1, apart: 0 });
  });

  test("one with a folder and one with a store do not", async () => {
    const one = await start(folder(), "folder");
    const two = await start(folder(), "shared");
    expect([(await one.peers.read()).apart, (await two.peers.read()).apart]).toEqual([1, 1]);
  });

  test("signs of processes that are gone are taken away, and one's own at its end", async () => {
    const shared = folder();
    const one = await start(shared, "folder");
    writeFileSync(join(shared, "processes", "deadbeef"), "");
    const two = await start(shared, "folder");
    expect(readdirSync(join(shared, "processes")).toSorted()).toEqual(
      [one.database.processId, two.database.processId].toSorted(),
    );
    await two.peers.close();
    expect(readdirSync(join(shared, "processes"))).toEqual([one.database.processId]);
  });
});
