import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DESCRIPTIONS_API_PATH } from "@nv/contracts";
import { BatchReport, StartedBatch } from "@nv/contracts/schemas";
import { startFakeDatawrapper } from "@nv/doubles";
import { expect, test, vi } from "vitest";
import type { KilledBatch } from "../../../test/killed-batch.ts";
import { startProcess } from "../../../test/registry.ts";
import { FEATURE_PLACES } from "../../../test/stores.ts";

const PROGRAM = join(import.meta.dirname, "../../../test/draft-until-killed.ts");

/** Longer than work stays a killed process's own, milliseconds. */
const LATER_MS = 60_000;

const WORK_MS = 30_000;

test.each(FEATURE_PLACES)(
  "of a batch whose process is killed nothing is lost, and nothing is asked twice but what was under way, on $database",
  { timeout: 3 * WORK_MS },
  async ({ dialect, createStore }) => {
    const [testDatabase, store, fake] = await Promise.all([dialect.create(), createStore(), startFakeDatawrapper()]);
    const charts = Array.from({ length: 100 }, (_, at) => `ej${String(at + 1).padStart(3, "0")}`);
    const { env: storeEnv, folder } = store;
    const batch: KilledBatch = {
      ...{ address: testDatabase.address, store: { env: storeEnv, folder } },
      ...{ env: { ...fake.env }, charts },
    };
    const child = spawn(process.execPath, [PROGRAM, JSON.stringify(batch)], { stdio: ["ignore", "pipe", "inherit"] });
    const [told] = await once(child.stdout, "data");
    const { batchId } = StartedBatch.parse(JSON.parse(String(told)));
    const dataAsked = () => fake.asked.filter((path) => path.endsWith("/data"));
    await vi.waitUntil(() => dataAsked().length > 5, { timeout: WORK_MS, interval: 1 });
    child.kill("SIGKILL");
    await once(child, "exit");
    const killedAfter = dataAsked().length;

    const database = await testDatabase.open();
    const next = await startProcess(database, store, fake.env, () => Date.now() + LATER_MS);
    const items = async () =>
      BatchReport.parse((await next.call("GET", `${DESCRIPTIONS_API_PATH}/batches/${batchId}`)).body).items;
    await vi.waitUntil(async () => (await items()).length === charts.length, { timeout: WORK_MS, interval: 50 });
    expect((await items()).map(({ chart }) => chart)).toEqual(charts);
    expect(killedAfter).toBeLessThan(fake.ids.length);
    expect(dataAsked().length - new Set(dataAsked()).size).toBeLessThanOrEqual(1);
    await next.close();
    await database.close();
    await Promise.all([testDatabase.drop(), store.drop(), fake.stop()]);
  },
);
