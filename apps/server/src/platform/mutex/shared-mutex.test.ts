import type { Database } from "@nv/database";
import { DIALECTS, type TestDatabase } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMutex } from "./mutex.ts";
import { createSharedMutex } from "./shared-mutex.ts";

describe.each(DIALECTS)("on $name", (dialect) => {
  let testDatabase: TestDatabase;
  let databases: readonly Database[];

  beforeAll(async () => {
    testDatabase = await dialect.create();
    // SQLite has one process.
    const one = await testDatabase.open();
    databases = [one, dialect.name === "sqlite" ? one : await testDatabase.open()];
  });
  afterAll(async () => {
    for (const database of new Set(databases)) await database.close();
    await testDatabase.drop();
  });

  test("work of one name runs one piece after another in all processes, and one that fails lets the next begin", async () => {
    const inOneProcess = createMutex();
    const mutexes = databases.map((database) =>
      createSharedMutex(database, database.dialect === "sqlite" ? inOneProcess : createMutex()),
    );
    let running = 0;
    let most = 0;
    const work = async (index: number) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (index % 3 === 0) throw new Error("fails");
      return index;
    };
    const pieces = Array.from({ length: 12 }, (_, index) => mutexes[index % 2]?.("blob a", () => work(index)));
    const outcomes = await Promise.allSettled(pieces);
    expect([most, outcomes.filter(({ status }) => status === "fulfilled").length]).toEqual([1, 8]);
  });

  test("work of another name does not wait", async () => {
    const [first, second] = databases.map((database) => createSharedMutex(database, createMutex()));
    const held = Promise.withResolvers<void>();
    const waiting = first?.("blob a", () => held.promise);
    expect(await second?.("blob b", async () => "done")).toBe("done");
    held.resolve();
    await waiting;
  });
});
