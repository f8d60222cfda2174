import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DIALECTS, fixedClock } from "@nv/test-kit";
import { describe, expect, test } from "vitest";
import { openTestPlatform } from "../../../test/test-platform.ts";
import { BLOBS_JOB } from "./blobs-job.ts";

const HOUR_MS = 3_600_000;

describe.each(DIALECTS)("on $name", ({ create }) => {
  test("bytes that no revision names are swept once a day, whoever asks and however often", async () => {
    const clock = fixedClock();
    const folder = await mkdtemp(join(tmpdir(), "nv-blobs-"));
    const testDatabase = await create("platform");
    const database = await testDatabase.open();
    const sessions = { readSession: () => null, onSessionsChanged: () => () => undefined };
    const opened = await openTestPlatform({ database, folder, sessions, now: clock.now });
    const states = async () =>
      (await opened.platform.jobs.list()).map(({ kind, state, result }) => ({ kind, state, result }));
    const done = { kind: BLOBS_JOB, state: "done", result: { removed: 0 } };
    const waiting = { kind: BLOBS_JOB, state: "queued", result: null };

    await Promise.all([opened.sweep(), opened.sweep()]);
    expect(await states()).toEqual([waiting]);
    const worker = opened.startWork({});
    await expect.poll(states, { timeout: 10_000 }).toEqual([done]);
    await worker.close();
    clock.advance(23 * HOUR_MS);
    await opened.sweep();
    expect(await states()).toEqual([done]);
    clock.advance(2 * HOUR_MS);
    await opened.sweep();
    expect(await states()).toEqual([waiting, done]);

    await opened.close();
    await database.close();
    await testDatabase.drop();
    await rm(folder, { recursive: true });
  });
});
