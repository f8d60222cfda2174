import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { PublishedSeries, SeriesDetail, SeriesRuns } from "@nv/contracts/schemas";
import { startDoubles } from "@nv/doubles";
import { inEachRun } from "@nv/test-kit/depth";
import { expect, test } from "vitest";
import type { HangingRun } from "../../../test/hanging-run.ts";
import { until } from "../../../test/library.ts";
import { startProcess, type TestProcess } from "../../../test/registry.ts";
import { FEATURE_PLACES } from "../../../test/stores.ts";
import { createReadOrigin } from "./read-origin.ts";
import { createRunHandler } from "./run-series.ts";
import { seriesContext } from "./series-context.ts";

const PROGRAM = join(import.meta.dirname, "../../../test/hang-in-run.ts");

/** Starts a process on a run and kills it where it stays. */
async function killInRun(run: HangingRun): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(run)], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** In each run that at which the most is half done; that work of a process that is gone is begun again by another is `jobs.test.ts`'s. */
const POINTS = inEachRun<HangingRun["point"]>(
  ["while the source is asked", "before it is published"],
  ["before it is published"],
);

test.each(FEATURE_PLACES.flatMap((place) => POINTS.map((point) => ({ ...place, point }))))(
  "a process that is killed $point, on $database, leaves a run that the next one ends, once",
  { timeout: 180_000 },
  async ({ dialect, createStore, point }) => {
    const [testDatabase, store, doubles] = await Promise.all([dialect.create(), createStore(), startDoubles()]);
    const office = `${doubles.url}/ine/normal`;
    const settings = { ine: { mode: "fake", base: office }, ecb: { mode: "off", base: office } } as const;
    const runIn = ({ context: platform }: TestProcess, subject: string, runId: string) => {
      const context = seriesContext(platform);
      return createRunHandler(
        context,
        createReadOrigin({ ...context, settings }),
      )({
        payload: { runId },
        subject,
        actor: { id: "1", name: "Calendario" },
        signal: new AbortController().signal,
        group: "",
        progress: async () => undefined,
        log: () => undefined,
      });
    };
    const call = async (process: TestProcess, method: "POST" | "PUT", path: string, body: object) =>
      SeriesDetail.parse((await process.call(method, `/api/series${path}`, body)).body);

    const before = await testDatabase.open();
    const first = await startProcess(before, store);
    const { id, fields } = await call(first, "POST", "", {
      title: "Interrumpida",
      period: "month",
      columns: [{ key: "value", label: "Valor", kind: "number" }],
      source: { name: "Oficina de Ejemplo", url: "https://oficina.example" },
      origin: { kind: "ine", code: "IPC290751", column: "value", last: 12 },
      mode: "publish",
    });
    await runIn(first, id, crypto.randomUUID());
    // From now on more is asked for than there is: readers have the rest.
    const origin = { ...fields.origin, last: 24, base: "Base 2025 (IPC, IPCA)" };
    const { version } = await call(first, "PUT", `/${id}`, { ...fields, origin, version: 2 });
    await call(first, "POST", `/${id}/publish`, { version });
    await first.close();
    await before.close();

    const runId = crypto.randomUUID();
    const { env, folder } = store;
    await killInRun({ address: testDatabase.address, store: { env, folder }, office, seriesId: id, runId, point });

    const after = await testDatabase.open();
    const next = await startProcess(after, store);
    const published = async () =>
      PublishedSeries.parse((await next.read("/data/interrumpida/latest.json")).json()).observations.length;
    expect(await published()).toBe(12);
    await runIn(next, id, runId);
    // The sweep of the start may be at it too: whoever is first, it happens once.
    await until(async () => ((await published()) === 24 ? true : null));
    const detail = SeriesDetail.parse((await next.call("GET", `/api/series/${id}`)).body);
    expect(detail).toMatchObject({ version: version + 3, hasUnpublishedChanges: false, data: { observations: 24 } });
    const { items } = SeriesRuns.parse((await next.call("GET", `/api/series/${id}/runs`)).body);
    expect(items.map((run) => [run.id === runId, run.state])).toEqual([
      [true, "accepted"],
      [false, "accepted"],
    ]);
    await next.close();
    await after.close();
    await Promise.all([testDatabase.drop(), store.drop(), doubles.stop()]);
  },
);
