import { SeriesDetail, SeriesRunDetail } from "@nv/contracts/schemas";
import { type FakeDatawrapper, startFakeDatawrapper } from "@nv/doubles";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { until } from "../../../test/library.ts";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { FEATURE_PLACES } from "../../../test/stores.ts";
import { createDeliveryHandler } from "./deliver-series.ts";
import { sweepSeries } from "./run-series.ts";
import { type SeriesContext, seriesContext } from "./series-context.ts";

const ACTOR = { id: "1", name: "Ana Muestra" };

describe.each(FEATURE_PLACES)("charts that follow a series on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: TestProcess;
  let fake: FakeDatawrapper;
  let context: SeriesContext;

  beforeAll(async () => {
    fake = await startFakeDatawrapper();
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store, fake.env);
    context = seriesContext(process.context);
  });
  afterAll(async () => {
    await process.close();
    await Promise.all([harness.drop(), fake.stop()]);
  });

  const post = async <Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    body: object,
  ): Promise<z.infer<Schema>> => {
    const answer = await process.call("POST", `/api/series${path}`, body);
    expect(answer.status, answer.text).toBeLessThan(300);
    return schema.parse(answer.body);
  };
  /** A series with three observations that readers have, and a chart that follows it. */
  async function publishedFor(title: string, target: object): Promise<SeriesDetail> {
    const { id, version } = await post(SeriesDetail, "", {
      title,
      period: "month",
      columns: [{ key: "index", label: "Índice", kind: "number" }],
      source: { name: "Oficina de Ejemplo", url: "https://oficina.example" },
      target: { kind: "datawrapper", last: 2, hasNotes: true, ...target },
    });
    const text = "fecha;índice;provisional\n2026-01;100;\n2026-02;101,5;\n2026-03;103;sí";
    const run = await post(SeriesRunDetail, `/${id}/observations`, { version, text });
    const filled = await post(SeriesDetail, `/${id}/runs/${run.id}/approve`, { version });
    return post(SeriesDetail, `/${id}/publish`, { version: filled.version });
  }
  const reread = async (id: string) => SeriesDetail.parse((await process.call("GET", `/api/series/${id}`)).body);
  const jobsOf = async (id: string) =>
    z
      .object({ items: z.array(z.object({ kind: z.string() })) })
      .parse((await process.call("GET", `/api/jobs?subject=${id}`)).body).items;
  /** The series once its chart has answered. */
  const sent = (id: string) =>
    until(async () => {
      const series = await reread(id);
      return series.delivery?.state === "pending" ? null : series;
    });
  const deliver = (subject: string, wait?: (ms: number) => Promise<unknown>, datawrapper = context.datawrapper) =>
    createDeliveryHandler(
      { ...context, datawrapper },
      wait,
    )({
      payload: {},
      subject,
      actor: ACTOR,
      signal: new AbortController().signal,
      group: "",
      progress: async () => undefined,
      log: () => undefined,
    });

  test("what is published goes to its chart, with its notes, and the chart is published", async () => {
    const live = await publishedFor("Seguida", { chart: "ej001" });
    expect((await sent(live.id)).delivery).toMatchObject({ state: "done", sentence: "" });
    expect(await context.datawrapper.data("ej001")).toBe("Fecha,Índice\r\n2026-02-01,101.5\r\n2026-03-01,103\r\n");
    expect(fake.chart("ej001")).toMatchObject({
      publicVersion: 2,
      metadata: { annotate: { notes: "Último dato: mar\u00a02026, provisional." } },
    });
  });

  test("what people wrote in the notes of the chart stays, and what the series says takes its own place", async () => {
    const notes = () => context.datawrapper.notes("ej006");
    await context.datawrapper.putNotes("ej006", "Nota de la redactora: no incluye Ceuta.");
    const live = await publishedFor("Con notas", { chart: "ej006" });
    await sent(live.id);
    expect(await notes()).toBe("Nota de la redactora: no incluye Ceuta.<br>Último dato: mar\u00a02026, provisional.");
    await context.datawrapper.putNotes("ej006", `${await notes()} Datos de otra oficina.`);
    const { version } = await reread(live.id);
    const text = "fecha;índice;provisional\n2026-03;103;\n2026-04;104;";
    const run = await post(SeriesRunDetail, `/${live.id}/observations`, { version, text });
    const filled = await post(SeriesDetail, `/${live.id}/runs/${run.id}/approve`, { version });
    await post(SeriesDetail, `/${live.id}/publish`, { version: filled.version });
    await sent(live.id);
    expect(await notes()).toBe(
      "Nota de la redactora: no incluye Ceuta.<br>Último dato: abr\u00a02026. Datos de otra oficina.",
    );
  });

  test("a service that asks to wait is waited for as long as it asks, and no longer than anybody would", async () => {
    const live = await publishedFor("Con límite", { chart: "ej002", hasNotes: false });
    await sent(live.id);
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    fake.failNext(429, 2, 7);
    await deliver(live.id, wait);
    expect(waits).toEqual([7000, 7000]);
    expect(fake.chart("ej002")).toMatchObject({ publicVersion: 3, metadata: { annotate: { notes: "" } } });
    fake.failNext(429, 1, 3600);
    await expect(deliver(live.id, wait)).rejects.toMatchObject({ code: "SERVICE_BUSY" });
    expect((await reread(live.id)).delivery).toMatchObject({
      state: "failed",
      sentence: expect.stringContaining("Datawrapper"),
    });
  });

  test("what did not arrive is told, is not tried by itself, and is sent again when somebody says so", async () => {
    const live = await publishedFor("Sin gráfico", { chart: "nada1" });
    expect((await sent(live.id)).delivery).toMatchObject({ state: "failed", sentence: "Datawrapper no lo tiene." });
    await sweepSeries(context);
    expect(await jobsOf(live.id)).toHaveLength(1);
    const again = await process.call("POST", `/api/series/${live.id}/deliver`, {});
    expect(again).toMatchObject({ status: 202, body: { jobId: expect.any(String) } });
    const plain = await post(SeriesDetail, "", { ...live.fields, title: "Sin destino", target: { kind: "none" } });
    expect(await process.call("POST", `/api/series/${plain.id}/deliver`, {})).toMatchObject({
      status: 409,
      body: { code: "SERIES_NO_TARGET" },
    });
  });

  test("a publication whose process ended before it was sent is sent with the next sweep, and another chart gets what is published with it", async () => {
    const live = await publishedFor("Interrumpida", { chart: "ej003" });
    await sent(live.id);
    // As if it had never been ordered.
    await context.db.updateTable("series_state").set({ sent_revision: "" }).where("record_id", "=", live.id).execute();
    expect((await reread(live.id)).delivery?.state).toBe("pending");
    await sweepSeries(context);
    expect((await sent(live.id)).delivery?.state).toBe("done");
    expect(fake.chart("ej003")?.publicVersion).toBe(3);
    const other = { ...live.fields, target: { kind: "datawrapper", chart: "ej004", last: null, hasNotes: false } };
    const answer = await process.call("PUT", `/api/series/${live.id}`, { ...other, version: live.version });
    // What is written is not out yet: the chart that was published goes on.
    const written = SeriesDetail.parse(answer.body);
    expect(written.delivery?.state).toBe("done");
    await sweepSeries(context);
    expect(fake.chart("ej004")?.publicVersion).toBe(1);
    await post(SeriesDetail, `/${live.id}/publish`, { version: written.version });
    expect((await sent(live.id)).delivery?.state).toBe("done");
    expect(fake.chart("ej004")?.publicVersion).toBe(2);
  });

  test("a mistake of ours is told too, so that it is not made again and again", async () => {
    const live = await publishedFor("Con error", { chart: "ej005" });
    await sent(live.id);
    const broken = { ...context.datawrapper, putData: () => Promise.reject(new Error("a bug")) };
    await expect(deliver(live.id, undefined, broken)).rejects.toThrow("a bug");
    expect((await reread(live.id)).delivery).toMatchObject({
      state: "failed",
      sentence: expect.stringContaining("Algo ha fallado"),
    });
  });
});
