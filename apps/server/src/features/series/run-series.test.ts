import { PublishedSeries, SeriesDetail, SeriesRunDetail, SeriesRuns } from "@nv/contracts/schemas";
import { type Listening, startDoubles } from "@nv/doubles";
import { fixedClock } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { FEATURE_PLACES } from "../../../test/stores.ts";
import { requireRecord } from "../../platform/records/records-context.ts";
import { approveRun } from "./decide-run.ts";
import { createReadOrigin, type ReadOrigin } from "./read-origin.ts";
import { createRunHandler, sweepSeries } from "./run-series.ts";
import type { SeriesTables } from "./schema/tables.ts";
import { observationsOf } from "./series.repository.ts";
import { type SeriesContext, seriesContext } from "./series-context.ts";
import { takeObservations } from "./take-observations.ts";

const ACTOR = { id: "1", name: "Calendario" };

/** Monday, 23 November 2026, a minute before nine in Madrid. */
const NOW_MS = Date.parse("2026-11-23T07:59:00Z");

describe.each(FEATURE_PLACES)("runs of series on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: TestProcess;
  let doubles: Listening;
  let context: SeriesContext;
  const clock = fixedClock(NOW_MS);

  beforeAll(async () => {
    doubles = await startDoubles();
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store, {}, clock.now);
    context = seriesContext(process.context);
  });
  afterAll(async () => {
    await process.close();
    await Promise.all([harness.drop(), doubles.stop()]);
  });

  /** The ways to doubles in a scenario. */
  function readIn(scenario: string, wait: () => Promise<unknown> = async () => undefined): ReadOrigin {
    const office = (name: string) => ({ mode: "fake" as const, base: `${doubles.url}/${name}/${scenario}` });
    return createReadOrigin({ ...context, wait, settings: { ine: office("ine"), ecb: office("ecb") } });
  }
  const run = (series: SeriesDetail, readOrigin: ReadOrigin, runId = crypto.randomUUID()) =>
    createRunHandler(
      context,
      readOrigin,
    )({
      payload: { runId },
      subject: series.id,
      actor: ACTOR,
      signal: new AbortController().signal,
      group: "",
      progress: async () => undefined,
      log: () => undefined,
    });

  const base = {
    columns: [{ key: "value", label: "Valor", kind: "number" }],
    source: { name: "Oficina de Ejemplo", url: "https://oficina.example" },
  };
  const ine = (title: string, more: object = {}) => ({
    ...base,
    title,
    period: "month",
    origin: { kind: "ine", code: "IPC290751", column: "value", last: 24 },
    ...more,
  });
  const ecb = (title: string, more: object = {}) => ({
    ...base,
    title,
    period: "day",
    origin: { kind: "ecb", key: "EXR/D.USD.EUR.SP00.A", column: "value", last: 120 },
    rules: [
      { kind: "jump", column: "value", most: 5, unit: "percent" },
      { kind: "missing", days: "workdays", except: [] },
    ],
    ...more,
  });
  async function add(series: object): Promise<SeriesDetail> {
    const answer = await process.call("POST", "/api/series", series);
    expect(answer.status, answer.text).toBe(201);
    return SeriesDetail.parse(answer.body);
  }
  const reread = async ({ id }: SeriesDetail) =>
    SeriesDetail.parse((await process.call("GET", `/api/series/${id}`)).body);
  const runsOf = async ({ id }: SeriesDetail) =>
    SeriesRuns.parse((await process.call("GET", `/api/series/${id}/runs`)).body).items;
  async function act(path: string, { id, version }: SeriesDetail): Promise<SeriesDetail> {
    const answer = await process.call("POST", `/api/series/${id}/${path}`, { version });
    expect(answer.status, answer.text).toBe(200);
    return SeriesDetail.parse(answer.body);
  }
  async function save({ id, version, fields }: SeriesDetail, part: object, person?: string): Promise<SeriesDetail> {
    const answer = await process.call("PUT", `/api/series/${id}`, { ...fields, ...part, version }, person);
    expect(answer.status, answer.text).toBe(200);
    return SeriesDetail.parse(answer.body);
  }
  const publishedCount = async ({ slug }: SeriesDetail) =>
    PublishedSeries.parse((await process.read(`/data/${slug}/latest.json`)).json()).observations.length;

  test("what keeps to the rules is accepted, and waits for a person where the series says so", async () => {
    const series = await add(ine("Aceptada", { mode: "accept" }));
    await run(series, readIn("normal"));
    expect(await reread(series)).toMatchObject({
      isWaiting: false,
      data: { observations: 24, first: "2024-10-01", last: "2026-09-01" },
      fields: { origin: { base: "Base 2025 (IPC, IPCA)" } },
    });
    expect(await runsOf(series)).toMatchObject([{ state: "accepted", decidedBy: "Calendario", origin: "ine" }]);
    await run(series, readIn("normal"));
    expect((await runsOf(series)).map(({ state }) => state)).toContain("unchanged");
    const reviewed = await add(ine("Revisada", { mode: "review" }));
    await run(reviewed, readIn("normal"));
    expect(await reread(reviewed)).toMatchObject({ isWaiting: true, data: { observations: 0 } });
  });

  test("a series that readers have goes out by itself, and what breaks a rule waits with the difference", async () => {
    const series = await add(ecb("Euro", { mode: "publish" }));
    await run(series, readIn("normal"));
    // The first time a person puts it out.
    expect((await reread(series)).revision).toBeNull();
    const shorter = await act("publish", await reread(series));
    expect(await publishedCount(shorter)).toBe(120);
    await run(shorter, readIn("jump"));
    const held = await reread(series);
    expect(held.waiting?.findings.map(({ kind, sentence }) => [kind, sentence])).toEqual([
      ["jump", expect.stringContaining("un salto de más de 5 %")],
    ]);
    expect(held.waiting?.counts).toEqual({ added: 0, changed: 1, removed: 0 });
    expect(held.data.hash).toBe(shorter.data.hash);
    const approved = await act(`runs/${held.waiting?.id}/approve`, held);
    expect(approved.hasUnpublishedChanges).toBe(true);
    const out = await act("publish", approved);
    // What the bank corrects keeps to the rules: it goes out by itself.
    await run(out, readIn("normal"));
    const corrected = await reread(series);
    expect(corrected).toMatchObject({ isWaiting: false, hasUnpublishedChanges: false });
    expect(corrected.revision).not.toBe(out.revision);
  });

  test("what is new and keeps to the rules reaches readers, and not what somebody rolled back or has not published", async () => {
    const series = await add(
      ine("Sola", { mode: "publish", origin: { kind: "ine", code: "IPC290751", column: "value", last: 12 } }),
    );
    await run(series, readIn("normal"));
    const live = await act("publish", await reread(series));
    expect(await publishedCount(live)).toBe(12);
    const answer = await process.call("PUT", `/api/series/${live.id}`, {
      ...live.fields,
      origin: { ...live.fields.origin, last: 24 },
      version: live.version,
    });
    const edited = SeriesDetail.parse(answer.body);
    await run(edited, readIn("normal"));
    // Somebody changed the series since readers got it: it is theirs to publish.
    expect(await publishedCount(live)).toBe(12);
    const published = await act("publish", await reread(series));
    await run(published, readIn("normal"));
    const fresh = await reread(series);
    expect(await publishedCount(fresh)).toBe(24);
    const wider = await process.call("PUT", `/api/series/${live.id}`, {
      ...fresh.fields,
      origin: { ...fresh.fields.origin, last: 36 },
      version: fresh.version,
    });
    await run(await act("publish", SeriesDetail.parse(wider.body)), readIn("normal"));
    expect(await publishedCount(fresh)).toBe(36);
  });

  test("what comes goes out by itself while somebody writes, and what is written waits for its author", async () => {
    const series = await add(
      ine("Viva", { mode: "publish", origin: { kind: "ine", code: "IPC290751", column: "value", last: 12 } }),
    );
    await run(series, readIn("normal"));
    const live = await act("publish", await reread(series));
    await act("publish", await save(live, { origin: { ...live.fields.origin, last: 24 } }));
    const out = await reread(series);
    // Half an address and half a rule, saved by themselves as they are typed.
    const half = {
      title: "Viva de ver",
      origin: { kind: "address", url: "https://ofi", mapping: {} },
      rules: [{ kind: "jump", column: "value", most: null, unit: "percent" }],
    };
    const written = await save(out, half, "Bruno Prueba");
    expect(written.problems.map(({ field }) => field)).toContain("rules.0.most");
    await run(written, readIn("normal"));
    expect(await publishedCount(out)).toBe(24);
    expect((await process.read(`/data/${out.slug}/latest.json`)).json()).toMatchObject({ title: "Viva" });
    const after = await reread(series);
    expect(after).toMatchObject({
      title: "Viva de ver",
      changedBy: "Bruno Prueba",
      hasUnpublishedChanges: true,
      data: { observations: 24 },
      fields: { origin: { kind: "address", url: "https://ofi" } },
    });
    // Undone, it says again what readers have.
    expect((await save(after, out.fields)).hasUnpublishedChanges).toBe(false);
  });

  test("another base waits, whatever the rules say", async () => {
    const series = await add(
      ine("Base", { mode: "accept", origin: { kind: "ine", code: "IPC290751", column: "value", last: 3 } }),
    );
    await run(series, readIn("normal"));
    const known = await reread(series);
    const wider = { ...known.fields, origin: { ...known.fields.origin, last: 6 }, version: known.version };
    expect((await process.call("PUT", `/api/series/${series.id}`, wider)).status).toBe(200);
    await run(series, readIn("new-base"));
    expect((await reread(series)).waiting?.findings).toMatchObject([
      { kind: "base", sentence: "El INE cambió la base: revisa el código." },
    ]);
  });

  test("figures that say to be of another code wait, from the first time on", async () => {
    const series = await add(ine("Código", { mode: "accept" }));
    await run(series, readIn("new-code"));
    expect(await reread(series)).toMatchObject({
      data: { observations: 0 },
      waiting: { findings: [{ kind: "base", sentence: "El INE cambió la base: revisa el código." }] },
    });
  });

  test("a day of the calendar that brings nothing new says what is missing, and is looked at again ten minutes later", async () => {
    const calendar = { kind: "weekly", days: [1], at: "08:55", retries: 1 };
    const series = await add(ine("Impuntual", { mode: "accept", calendar }));
    await run(series, readIn("normal"));
    expect((await reread(series)).nextRunAtMs).toBe(Date.parse("2026-11-30T07:55:00Z"));
    const late = "La serie no tiene datos de octubre todavía; reintento a las 9:05.";
    await run(series, readIn("normal"));
    expect((await runsOf(series)).map(({ sentence }) => sentence)).toContain(`Nada ha cambiado. ${late}`);
    expect((await reread(series)).nextRunAtMs).toBe(Date.parse("2026-11-23T08:05:00Z"));
    await expect(run(series, readIn("down"))).rejects.toMatchObject({ code: "SERVICE_FAILED" });
    expect((await runsOf(series)).map(({ sentence }) => sentence)).toContain(
      `INE no responde como se espera. Repite dentro de un momento. ${late}`,
    );
    const often = { ...series.fields, calendar: { ...calendar, retries: 0 }, version: (await reread(series)).version };
    expect((await process.call("PUT", `/api/series/${series.id}`, often)).status).toBe(200);
    await run(series, readIn("normal"));
    expect((await runsOf(series)).map(({ sentence }) => sentence)).toContain(
      "Nada ha cambiado. La serie no tiene datos de octubre todavía.",
    );
  });

  test("a column is worked out of another and of the index that readers have, and readers are told how", async () => {
    const index = await add(ine("Índice de precios", { mode: "accept" }));
    await run(index, readIn("normal"));
    const wages = {
      ...base,
      title: "Salario",
      period: "month",
      columns: [...base.columns, ...["real", "yearly"].map((key) => ({ key, label: key, kind: "number" }))],
      transforms: [
        {
          ...{ kind: "deflate", column: "real", of: "value", by: index.slug, byColumn: "value" },
          ...{ base: "2026-09-01", decimals: 2 },
        },
        { kind: "change", column: "yearly", of: "real", over: "year", decimals: 1 },
      ],
    };
    const [deflate, yearly] = wages.transforms;
    const round = await add({ ...wages, slug: "redonda", transforms: [{ ...deflate, by: "redonda" }, yearly] });
    expect(round.problems).toContainEqual({
      field: "transforms.0.by",
      message: "Es esta misma serie: elige la del índice",
    });
    const series = await add(wages);
    const bring = (text: string) =>
      process.call("POST", `/api/series/${series.id}/observations`, { version: series.version, text });
    const text = "fecha;Valor\n2025-09;1000\n2026-09;1100\n2026-10;1100";
    expect((await bring(text)).body).toMatchObject({
      code: "FIELDS_INVALID",
      fields: [{ message: "La serie «indice-de-precios» no está publicada" }],
    });
    const live = await act("publish", await reread(index));
    const { body } = await bring(text);
    const { id, changes } = SeriesRunDetail.parse(body);
    // The index is 192 in September 2025 and 198 a year later, and not there yet in October.
    expect(changes.map(({ after }) => after?.values)).toEqual([
      { value: 1000, real: 1031.25, yearly: null },
      { value: 1100, real: 1100, yearly: 6.7 },
      { value: 1100, real: null, yearly: null },
    ]);
    const approved = await act(`runs/${id}/approve`, series);
    await act("publish", approved);
    const published = PublishedSeries.parse((await process.read("/data/salario/latest.json")).json());
    expect(published.columns.map(({ method }) => method)).toEqual([
      "",
      `«Valor» a precios de sep 2026, por «Índice de precios» (${live.publicUrl}), con dos decimales. El índice es provisional desde sep 2026.`,
      "Variación de «real» sobre el mismo mes del año anterior, en %, con un decimal.",
    ]);
  });

  test.each([
    ["down", "INE no responde como se espera. Repite dentro de un momento."],
    ["garbled", "INE no responde como se espera. Repite dentro de un momento."],
    ["limit-always", "INE pide esperar. Repite dentro de un minuto."],
  ])("a source that is %s is told, and the series stays as it is", async (scenario, sentence) => {
    const series = await add(ine(`Rota ${scenario}`, { mode: "publish" }));
    await expect(run(series, readIn(scenario))).rejects.toMatchObject({ message: sentence });
    expect(await runsOf(series)).toMatchObject([{ state: "failed", sentence }]);
    expect(await reread(series)).toMatchObject({ version: 1, isWaiting: false });
  });

  test("an office that is off says what to do, and a series that reads nowhere asks nobody", async () => {
    const off = { mode: "off", base: "https://oficina.example" } as const;
    const series = await add(ine("Apagada"));
    const readOrigin = createReadOrigin({ ...context, settings: { ine: off, ecb: off } });
    await expect(run(series, readOrigin)).rejects.toMatchObject({ code: "SERVICE_OFF" });
    const manual = await add({ ...base, title: "A mano", period: "day" });
    expect(await process.call("POST", `/api/series/${manual.id}/run`, {})).toMatchObject({
      status: 409,
      body: { code: "SERIES_MANUAL" },
    });
  });

  test("a run that a process left in the middle comes to the same end, and the source is not asked again", async () => {
    const series = await add(ine("Interrumpida", { mode: "accept" }));
    const runId = crypto.randomUUID();
    const readOrigin = readIn("normal");
    await run(series, readOrigin, runId);
    const after = await reread(series);
    // As if it had ended before it noted what it decided.
    const db = harness.database.kysely.$extendTables<SeriesTables>();
    await db.updateTable("series_runs").set({ state: "waiting" }).where("id", "=", runId).execute();
    await run(series, () => Promise.reject(new Error("asked again")), runId);
    expect(await runsOf(series)).toMatchObject([{ id: runId, state: "accepted" }]);
    expect((await reread(series)).version).toBe(after.version);
    await db.updateTable("series_runs").set({ state: "waiting" }).where("id", "=", runId).execute();
    await sweepSeries(context);
    expect(await runsOf(series)).toMatchObject([{ id: runId, state: "accepted" }]);
  });

  test("what was accepted and did not reach readers, because the process ended, does with the next sweep", async () => {
    const series = await add(ine("Pendiente", { mode: "publish" }));
    await run(series, readIn("normal"));
    const live = await act("publish", await reread(series));
    const row = await requireRecord(context.records, live.id);
    const [first] = await observationsOf(context.db, live.id, live.data.hash);
    const observations = first === undefined ? [] : [{ ...first, date: "2026-10-01" }];
    const by = { id: crypto.randomUUID(), actor: ACTOR, isToPublish: true };
    await takeObservations(context, row, { observations, origin: "ine", policy: "merge" }, by);
    const decision = { seriesId: live.id, runId: by.id, actor: ACTOR };
    await approveRun(context, decision, { state: "accepted", version: live.version });
    expect(await publishedCount(live)).toBe(24);
    await sweepSeries(context);
    expect(await publishedCount(live)).toBe(25);
    await sweepSeries(context);
    expect((await reread(series)).hasUnpublishedChanges).toBe(false);
  });

  test("the calendar orders a run once its time has come, and knows the next", async () => {
    const calendar = { kind: "weekly", days: [1], at: "09:01" };
    const series = await add(ine("Calendario", { calendar }));
    expect(series.nextRunAtMs).toBe(Date.parse("2026-11-23T08:01:00Z"));
    const jobsOf = async () =>
      z
        .object({ items: z.array(z.object({ kind: z.string() })) })
        .parse((await process.call("GET", `/api/jobs?subject=${series.id}`)).body).items;
    await sweepSeries(context);
    expect(await jobsOf()).toEqual([]);
    clock.advance(120_000);
    await sweepSeries(context);
    await sweepSeries(context);
    expect((await jobsOf()).map(({ kind }) => kind)).toEqual(["series.run"]);
    expect((await reread(series)).nextRunAtMs).toBe(Date.parse("2026-11-30T08:01:00Z"));
  });
});
