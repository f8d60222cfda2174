/**
 * Fifty fixed charts in one run: each series asks the double of the statistics office, is compared, accepted and published, and its chart at the double of
 * Datawrapper, whose allowance of 600 requests a minute is really held, gets the data and a publication, and our notes beside those that people wrote there.
 * Beside the time that these requests take where they come as evenly as that allowance lets them. Budgets: four times that, which is a minute; nothing asked
 * twice, nobody told to wait.
 */
import { setTimeout as pause } from "node:timers/promises";
import { SERIES_API_PATH } from "@nv/contracts";
import { RegisterSeries, SeriesDetail, SeriesRunDetail } from "@nv/contracts/schemas";
import { type FakeDatawrapper, startDoubles, startFakeDatawrapper } from "@nv/doubles";
import { freePort } from "@nv/test-kit";
import { z } from "zod";
import { sized } from "../src/sized.ts";
import { type RunningSite, startSite } from "../src/start-site.ts";

const CHARTS = sized(50, 2);
/** Milliseconds between two requests at the rate that the account allows, evenly: 600 requests a minute. */
const EVEN_MS = 100;
const TIME_BUDGET = 4;
/** Requests of a run to each: figures and base of the office; at Datawrapper data, the notes that people wrote, with ours, and a publication. */
const [OFFICE_REQUESTS, CHART_REQUESTS] = [2, 4];
const POLL_MS = 50;
const LONGEST_MS = 180_000;

/** An invented series that a chart follows. */
function fieldsOf(chart: string, at: number) {
  return RegisterSeries.parse({
    title: `Fijo de Ejemplo ${at + 1}`,
    period: "month",
    columns: [{ key: "index", label: "Índice", kind: "number" }],
    source: { name: "Oficina de Ejemplo", url: "https://oficina.example" },
    rules: [{ kind: "jump", column: "index", most: 5, unit: "percent" }],
    origin: { kind: "ine", code: "IPC290751", column: "index", last: 24, base: "Base 2025 (IPC, IPCA)" },
    target: { kind: "datawrapper", chart, last: 13, hasNotes: true },
    mode: "publish",
  });
}

/** Calls the API as the person who is signed in. */
function callerOf({ url, cookie }: RunningSite) {
  return async <Schema extends z.ZodType>(schema: Schema, path: string, body: object): Promise<z.infer<Schema>> => {
    const headers = { cookie, origin: url, "content-type": "application/json" };
    const answer = await fetch(`${url}${SERIES_API_PATH}${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return schema.parse(JSON.parse(text));
  };
}

/** Waits until readers have a version of every chart. */
async function untilVersion(fake: FakeDatawrapper, charts: readonly string[], version: number): Promise<void> {
  const startMs = performance.now();
  while (charts.some((id) => (fake.chart(id)?.publicVersion ?? 0) < version)) {
    if (performance.now() - startMs > LONGEST_MS) throw new Error(`the charts did not come to version ${version}`);
    await pause(POLL_MS);
  }
}

/** Measures and prints; ends with code 1 over a budget. */
export async function benchFixedCharts(): Promise<void> {
  // One chart of the account was never published.
  const [fake, doubles] = await Promise.all([startFakeDatawrapper(0, { charts: CHARTS + 1 }), startDoubles()]);
  const office = { INE_MODE: "fake", INE_API_BASE: `${doubles.url}/ine/normal` };
  const site = await startSite(await freePort(), { ...fake.env, ...office });
  try {
    const call = callerOf(site);
    const charts = fake.ids.slice(0, CHARTS);
    const ids: string[] = [];
    for (const [at, chart] of charts.entries()) {
      const { id, version } = await call(SeriesDetail, "", fieldsOf(chart, at));
      const text = "fecha;Índice\n2024-10;186,5";
      const { id: run } = await call(SeriesRunDetail, `/${id}/observations`, { version, text });
      const filled = await call(SeriesDetail, `/${id}/runs/${run}/approve`, { version });
      await call(SeriesDetail, `/${id}/publish`, { version: filled.version });
      ids.push(id);
    }
    await untilVersion(fake, charts, 2);
    const [refusedBefore, askedBefore] = [fake.refused(), fake.asked.length];
    const startMs = performance.now();
    for (const id of ids) await call(z.object({ jobId: z.string() }), `/${id}/run`, {});
    await untilVersion(fake, charts, 3);
    const tookMs = performance.now() - startMs;
    const asked = fake.asked.length - askedBefore;
    const toldToWait = fake.refused() - refusedBefore;
    const ofOffice = z.array(z.unknown()).parse(await (await fetch(`${doubles.url}/_asked/ine/normal`)).json()).length;
    const twice = asked + ofOffice - CHARTS * (OFFICE_REQUESTS + CHART_REQUESTS);
    const ratio = tookMs / (asked * EVEN_MS);
    const isOver = ratio > TIME_BUDGET || twice !== 0 || toldToWait > 0;
    console.log(
      `series: ${CHARTS} fixed charts in ${(tookMs / 1000).toFixed(1)} s; evenly within the account's allowance, ${((asked * EVEN_MS) / 1000).toFixed(0)} s: ` +
        `${ratio.toFixed(2)} times (at most ${TIME_BUDGET}); asked twice ${twice}, told to wait ${toldToWait}${isOver ? " — OVER" : ""}`,
    );
    if (isOver) process.exitCode = 1;
  } finally {
    await site.stop();
    await Promise.all([fake.stop(), doubles.stop()]);
  }
}
