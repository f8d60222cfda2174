import { DIALECTS, fixedClock } from "@nv/test-kit";
import { describe, expect, test } from "vitest";
import { createGround, startProcess } from "../../../test/registry.ts";
import { STORES } from "../../../test/stores.ts";
import { BLOBS_JOB } from "./blobs-job.ts";

const [disk] = STORES;

describe.each(DIALECTS)("on $name", (dialect) => {
  test("bytes that no revision names are swept once a day, however often a process starts", async () => {
    const clock = fixedClock();
    const ground = await createGround(dialect, disk.createStore);
    /** Starts a process, waits until no sweep is due or under way, and tells those that there were. */
    const sweeps = async () => {
      const { context, close } = await startProcess(ground.database, ground.store, {}, clock.now);
      const found = async () => (await context.jobs.list()).filter(({ kind }) => kind === BLOBS_JOB);
      await expect.poll(async () => (await found()).map(({ state }) => state)).not.toContain("queued");
      await expect.poll(async () => (await found()).at(0)?.state, { timeout: 5000 }).toBe("done");
      const results = (await found()).map(({ result }) => result);
      await close();
      return results;
    };
    expect(await sweeps()).toEqual([{ removed: 0 }]);
    clock.advance(23 * 3_600_000);
    expect(await sweeps()).toHaveLength(1);
    clock.advance(2 * 3_600_000);
    await expect.poll(sweeps).toHaveLength(2);
    await ground.drop();
  });
});
