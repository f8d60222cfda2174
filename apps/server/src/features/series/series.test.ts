import {
  PublishedSeries,
  RecordVersion,
  SeriesDetail,
  SeriesList,
  SeriesObservations,
  SeriesRunDetail,
  SeriesRuns,
} from "@nv/contracts/schemas";
import { migrate } from "@nv/database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { FEATURE_PLACES } from "../../../test/stores.ts";
import { resolveSeries } from "../../platform/publishing/resolve-series.ts";
import { StoredSeries } from "./core/stored-series.ts";
import { SERIES_MIGRATIONS, type SeriesTables } from "./schema/tables.ts";

const Refusal = z.object({ fields: z.array(z.object({ field: z.string() })) });

/** An invented series of one figure a month. */
const INDEX = {
  title: "Índice de Ejemplo",
  period: "month",
  columns: [{ key: "index", label: "Índice", kind: "number" }],
  source: { name: "Oficina de Ejemplo", url: "https://oficina.example/serie" },
  rules: [{ kind: "jump", column: "index", most: 5, unit: "units" }],
};

/** Invented polls, each of which must say where it is from. */
const POLLS = {
  title: "Encuestas de Ejemplo",
  period: "day",
  columns: [
    { key: "house", label: "Casa", kind: "text", isKey: true },
    { key: "yes", label: "Aprueba", kind: "number", unit: "%" },
    { key: "no", label: "Desaprueba", kind: "number", unit: "%" },
  ],
  source: { name: "", url: "" },
  needsOwnSource: true,
  rules: [{ kind: "totals", columns: ["yes", "no"], total: { figure: 100 }, mayFallShort: true, tolerance: 0 }],
};

const MONTHS = "fecha;índice\n2026-01;100\n2026-02;101,5\n2026-03;103";

describe.each(FEATURE_PLACES)("series on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: TestProcess;
  beforeAll(async () => {
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store);
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
  });

  const post = (path: string, body: object, person?: string) =>
    process.call("POST", `/api/series${path}`, body, person);
  const get = async (path: string) => (await process.call("GET", `/api/series${path}`)).body;
  async function add(series: object): Promise<SeriesDetail> {
    const answer = await post("", series);
    expect(answer.status, answer.text).toBe(201);
    return SeriesDetail.parse(answer.body);
  }
  async function act(path: string, { id, version }: SeriesDetail, more: object = {}): Promise<SeriesDetail> {
    const answer = await post(`/${id}/${path}`, { version, ...more });
    expect(answer.status, answer.text).toBe(200);
    return SeriesDetail.parse(answer.body);
  }
  async function bring({ id, version }: SeriesDetail, text: string, more: object = {}): Promise<SeriesRunDetail> {
    const answer = await post(`/${id}/observations`, { version, text, ...more });
    expect(answer.status, answer.text).toBe(200);
    return SeriesRunDetail.parse(answer.body);
  }
  const approved = async (series: SeriesDetail, text: string, more: object = {}) =>
    act(`runs/${(await bring(series, text, more)).id}/approve`, series);
  const reread = async ({ id }: SeriesDetail) => SeriesDetail.parse(await get(`/${id}`));
  const observationsIn = async ({ id }: SeriesDetail) =>
    SeriesObservations.parse(await get(`/${id}/observations`)).items;

  test("what is pasted is compared, approved, and published under addresses that stay", async () => {
    const draft = await add(INDEX);
    expect(draft.problems.map(({ field }) => field)).toEqual(["data"]);
    const run = await bring(draft, MONTHS);
    expect(run).toMatchObject({ state: "waiting", counts: { added: 3, changed: 0, removed: 0 }, findings: [] });
    expect(run.changes.map(({ after }) => [after?.date, after?.values.index, after?.source])).toEqual([
      ["2026-01-01", 100, "Oficina de Ejemplo"],
      ["2026-02-01", 101.5, "Oficina de Ejemplo"],
      ["2026-03-01", 103, "Oficina de Ejemplo"],
    ]);
    expect(await observationsIn(draft)).toEqual([]);
    expect(await reread(draft)).toMatchObject({ isWaiting: true, waiting: { id: run.id } });
    const filled = await act(`runs/${run.id}/approve`, draft);
    expect(filled).toMatchObject({
      isWaiting: false,
      data: { observations: 3, first: "2026-01-01", last: "2026-03-01" },
    });
    const live = await act("publish", filled);
    expect(live.latestJsonUrl).toMatch(/\/data\/indice-de-ejemplo\/latest\.json$/);
    const latest = await process.read("/data/indice-de-ejemplo/latest.json");
    expect(latest.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "content-type": "application/json; charset=utf-8",
    });
    expect(latest.headers["cache-control"]).toContain("max-age=60");
    const told = PublishedSeries.parse(latest.json());
    expect(told).toMatchObject({ revisionUrl: live.publicUrl, changes: { added: 3 } });
    expect(told.observations).toHaveLength(3);
    const own = await process.read(new URL(told.revisionUrl).pathname);
    expect(own.body).toBe(latest.body);
    expect(own.headers["cache-control"]).toContain("immutable");
    const csv = await process.read("/data/indice-de-ejemplo/latest.csv");
    expect(csv.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(csv.body.split("\r\n")[2]).toBe("2026-02-01,101.5,Oficina de Ejemplo,https://oficina.example/serie,false,");
    expect((await process.read("/data/indice-de-ejemplo/")).body).toContain("<h1>Índice de Ejemplo</h1>");
  });

  test("what breaks a rule says so, and readers keep what they had until somebody approves it", async () => {
    const live = await act("publish", await approved(await add({ ...INDEX, title: "Salto" }), MONTHS));
    const run = await bring(live, "fecha;índice\n2026-03;103,5\n2026-04;120");
    expect(run.findings.map(({ sentence }) => sentence)).toEqual([
      "Índice: de 103,5 el 1 de marzo de 2026 a 120 el 1 de abril de 2026, un salto de más de 5.",
    ]);
    expect(run.sentence).toBe("1 observación nueva, 1 corregida. La última, del 1 de abril de 2026.");
    expect(run.changes.map(({ before, fields }) => [before?.values.index, fields])).toEqual([
      [103, ["index"]],
      [undefined, []],
    ]);
    const { items } = SeriesList.parse(await get(""));
    expect(items.find(({ id }) => id === live.id)).toMatchObject({ isWaiting: true });
    const after = await act(`runs/${run.id}/approve`, live);
    expect(after.hasUnpublishedChanges).toBe(true);
    const count = async () =>
      PublishedSeries.parse((await process.read("/data/salto/latest.json")).json()).observations.length;
    expect(await count()).toBe(3);
    const out = await act("publish", after);
    expect(PublishedSeries.parse((await process.read("/data/salto/latest.json")).json()).changes).toEqual({
      added: 1,
      changed: 1,
      removed: 0,
    });
    // What was approved once is not told again.
    expect((await bring(out, "fecha;índice\n2026-05;121")).findings).toEqual([]);
    const back = await act("rollback", out, { revision: live.revision });
    expect(await count()).toBe(3);
    expect(back).toMatchObject({ revision: live.revision, data: { observations: 4 } });
    expect((await process.read(new URL(out.publicUrl ?? "").pathname)).statusCode).toBe(200);
  });

  test("what is rejected changes nothing, what is newer takes its place, and what is decided stays so", async () => {
    const series = await add({ ...INDEX, title: "Decidida" });
    const first = await bring(series, MONTHS);
    const second = await bring(series, `${MONTHS}\n2026-04;104`);
    expect((await bring(series, `${MONTHS}\n2026-04;104`)).id).toBe(second.id);
    const runs = SeriesRuns.parse(await get(`/${series.id}/runs`)).items;
    expect(runs.map(({ id, state }) => [id, state])).toContainEqual([first.id, "superseded"]);
    expect(await post(`/${series.id}/runs/${first.id}/approve`, { version: 1 })).toMatchObject({
      status: 409,
      body: { code: "SERIES_RUN_DECIDED" },
    });
    await act(`runs/${second.id}/reject`, series);
    expect(await observationsIn(series)).toEqual([]);
    const rejected = SeriesRunDetail.parse(await get(`/${series.id}/runs/${second.id}`));
    expect(rejected).toMatchObject({ state: "rejected", decidedBy: "Ana Muestra" });
    expect(rejected.changes).toHaveLength(4);
    expect(await post(`/${series.id}/runs/${series.id}/approve`, { version: 1 })).toMatchObject({
      status: 404,
      body: { code: "SERIES_RUN_NOT_FOUND" },
    });
  });

  test("what was compared with other observations is not approved over the new ones", async () => {
    const series = await add({ ...INDEX, title: "Vieja" });
    const run = await bring(series, MONTHS);
    await harness.database.kysely
      .$extendTables<{ series_runs: { id: string; base_hash: string } }>()
      .updateTable("series_runs")
      .set({ base_hash: "otra" })
      .where("id", "=", run.id)
      .execute();
    expect(await post(`/${series.id}/runs/${run.id}/approve`, { version: 1 })).toMatchObject({
      status: 409,
      body: { code: "SERIES_RUN_STALE" },
    });
    expect(await reread(series)).toMatchObject({ version: 1, data: { observations: 0 } });
  });

  test("a process that ended between the observations and the run is made good by whoever approves again", async () => {
    const series = await add({ ...INDEX, title: "A medias" });
    const run = await bring(series, MONTHS);
    const after = await act(`runs/${run.id}/approve`, series);
    await harness.database.kysely
      .$extendTables<{ series_runs: { id: string; state: string } }>()
      .updateTable("series_runs")
      .set({ state: "waiting" })
      .where("id", "=", run.id)
      .execute();
    expect(await act(`runs/${run.id}/approve`, after)).toMatchObject({ version: after.version, isWaiting: false });
  });

  test("rows that are not in a table that replaces all wait by themselves; a table of the same brings nothing", async () => {
    const series = await approved(await add({ ...INDEX, title: "Entera" }), MONTHS);
    expect(await bring(series, MONTHS)).toMatchObject({ state: "unchanged", sentence: "Nada ha cambiado." });
    const run = await bring(series, "fecha;índice\n2026-03;103", { policy: "replace" });
    expect(run.counts).toEqual({ added: 0, changed: 0, removed: 2 });
    expect(run.findings.map(({ kind, sentence }) => [kind, sentence])).toEqual([
      ["removed", "Desaparecen 2 observaciones, del 1 de enero de 2026 al 1 de febrero de 2026."],
    ]);
  });

  test("a poll without a source is refused with its row, and one with it is published with it", async () => {
    const series = await add(POLLS);
    const row = (url: string) => `fecha;casa;aprueba;desaprueba;url\n15/3/2026;Casa A;41;52;${url}`;
    expect(await post(`/${series.id}/observations`, { version: 1, text: row("") })).toMatchObject({
      status: 422,
      body: { fields: [{ field: "text", message: "Fila 2, falta la dirección de la fuente." }] },
    });
    const live = await act("publish", await approved(series, row("https://casa-a.example/marzo")));
    const told = PublishedSeries.parse((await process.read(new URL(live.latestJsonUrl ?? "").pathname)).json());
    expect(told.observations).toMatchObject([{ source: "casa-a.example", sourceUrl: "https://casa-a.example/marzo" }]);
    const over = await bring(live, "fecha;casa;aprueba;desaprueba;url\n16/3/2026;Casa B;60;52;https://b.example/1");
    expect(over.findings.map(({ sentence }) => sentence)).toEqual([
      "Las partes suman 112 el 16 de marzo de 2026 y el total es 100 (Casa B).",
    ]);
  });

  test("the history tells what was written and how many observations there were", async () => {
    const series = await approved(await add({ ...INDEX, title: "Historia" }), MONTHS);
    const { fields, id, version } = series;
    const answer = await process.call("PUT", `/api/series/${id}`, { ...fields, period: "week", version });
    expect(answer.status, answer.text).toBe(200);
    const { items } = z.object({ items: z.array(RecordVersion) }).parse(await get(`/${id}/versions`));
    const told = items.map(({ changes }) => changes.map(({ label, before, after }) => [label, before, after]));
    expect(told[0]).toEqual([["Periodicidad", "Mensual", "Semanal"]]);
    expect(told[1]).toContainEqual(["Observaciones", "0", "3"]);
    const late = await process.call("PUT", `/api/series/${id}`, { ...fields, version }, "Bruno Prueba");
    expect(late).toMatchObject({ status: 409, body: { code: "VERSION_CONFLICT", current: { version: version + 1 } } });
  });

  test("columns that would make two observations one are kept, and not published", async () => {
    const rows = ["A", "B"].map((house) => `15/3/2026;${house};41;52;https://casa.example/${house}`);
    const text = `fecha;casa;aprueba;desaprueba;url\n${rows.join("\n")}`;
    const { fields, id, version } = await approved(await add({ ...POLLS, title: "Dos casas" }), text);
    const columns = fields.columns.map((column) => ({ ...column, isKey: false }));
    expect((await process.call("PUT", `/api/series/${id}`, { ...fields, columns, version })).status).toBe(200);
    expect(await post(`/${id}/publish`, { version: version + 1 })).toMatchObject({
      status: 422,
      body: { fields: [{ field: "columns" }] },
    });
  });

  test.each<[string, object, string]>([
    ["a rule of no column", { rules: [{ kind: "range", column: "otra", least: 0, most: 1 }] }, "rules.0.column"],
    ["a column with the name of a date", { columns: [{ key: "date", label: "Día", kind: "number" }] }, "columns.0.key"],
    ["a source that runs something", { source: { name: "A", url: "javascript:alert(1)" } }, "source.url"],
    ["control characters", { title: "a\u0007b" }, "title"],
    ["no name yet", { title: "" }, "title"],
    ["half a bound", { rules: [{ kind: "jump", column: "index", most: null, unit: "units" }] }, "rules.0.most"],
    ["a day that is none", { rules: [{ kind: "missing", days: "all", except: ["2026-02-30"] }] }, "rules.0.except.0"],
  ])("%s is kept as it is written, and told at its field before it is published", async (_name, wrong, field) => {
    const series = await add({ ...INDEX, ...wrong });
    expect(series.problems.map((problem) => problem.field)).toContain(field);
    const { body } = await post(`/${series.id}/publish`, { version: series.version });
    expect(Refusal.parse(body).fields.map((problem) => problem.field)).toContain(field);
  });

  test("what is begun twice is one, what goes on is one version, and the address follows the name until it is out", async () => {
    const draftId = crypto.randomUUID();
    const first = await add({ ...INDEX, title: "P", draftId });
    const again = await add({ ...INDEX, title: "P", draftId });
    expect(again).toEqual(first);
    const { fields, id } = first;
    const save = async (title: string, version: number) =>
      SeriesDetail.parse(
        (await process.call("PUT", `/api/series/${id}`, { ...fields, title, version, goesOn: true })).body,
      );
    await save("Pa", 1);
    expect((await save("Paro juvenil", 2)).slug).toBe("paro-juvenil");
    const { items } = z.object({ items: z.array(RecordVersion) }).parse(await get(`/${id}/versions`));
    expect(items.map(({ version, action }) => [version, action])).toEqual([
      [3, "edited"],
      [1, "registered"],
    ]);
  });

  test("a series that readers had before publication was apart goes on looking by what was saved", async () => {
    const live = await act("publish", await approved(await add({ ...INDEX, title: "De antes" }), MONTHS));
    const draft = await add({ ...INDEX, title: "Sin publicar, de antes" });
    const db = harness.database.kysely.$extendTables<SeriesTables>();
    // As the version before left them: one way for both, what was saved.
    await db.updateTable("series_state").set({ acting: null }).where("record_id", "in", [live.id, draft.id]).execute();
    const saved = { ...live.fields, mode: "accept", version: live.version };
    await process.call("PUT", `/api/series/${live.id}`, saved);
    const step = Object.entries(SERIES_MIGRATIONS).filter(([name]) => name === "series_0004_acting_as_saved");
    await migrate(harness.database, "test_series", Object.fromEntries(step));
    const rows = await db
      .selectFrom("series_state")
      .selectAll()
      .where("record_id", "in", [live.id, draft.id])
      .execute();
    const acting = new Map(rows.map((row) => [row.record_id, row.acting]));
    expect(StoredSeries.parse(JSON.parse(acting.get(live.id) ?? "")).mode).toBe("accept");
    expect(acting.get(draft.id)).toBeNull();
    expect((await process.read(`/data/${live.slug}/latest.json`)).statusCode).toBe(200);
  });

  test("a table that cannot be read is told row by row, and nothing of it is taken", async () => {
    const series = await add({ ...INDEX, title: "Mal pegada" });
    const answer = await post(`/${series.id}/observations`, {
      version: 1,
      text: "fecha;índice\n2026-01;1\n2026-02;uno",
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: [{ field: "text", message: "Fila 3, columna «Índice»: «uno» no es un número." }] },
    });
    expect(await post(`/${series.id}/observations`, { version: 1 })).toMatchObject({
      status: 422,
      body: { fields: [{ field: "fileId" }] },
    });
    expect(SeriesRuns.parse(await get(`/${series.id}/runs`)).items).toEqual([]);
  });

  test("what was taken back is gone under all its addresses, and what is retired is in no list", async () => {
    const live = await act("publish", await approved(await add({ ...INDEX, title: "Fuera" }), MONTHS));
    const gone = await act("unpublish", live);
    for (const path of ["latest.json", "latest.csv", `${live.revision}/data.json`])
      expect((await process.read(`/data/fuera/${path}`)).statusCode, path).toBe(410);
    expect((await process.read("/data/otra-que-no-hay/latest.json")).statusCode).toBe(404);
    await act("retire", gone);
    expect(SeriesList.parse(await get("")).items.map(({ id }) => id)).not.toContain(gone.id);
  });

  test("a reference to a series is the revision that is out, and to one that is not out says so", async () => {
    const filled = await approved(await add({ ...INDEX, title: "Citada" }), MONTHS);
    const resolved = () => resolveSeries(process.context.publishing, "series:citada");
    const refused = {
      code: "FIELDS_INVALID",
      details: { fields: [{ message: "La serie «citada» no está publicada" }] },
    };
    await expect(resolved()).rejects.toMatchObject(refused);
    const live = await act("publish", filled);
    const waiting = await approved(live, "fecha;índice\n2026-04;104");
    expect(await resolved()).toMatchObject({ slug: "citada", revision: live.revision });
    expect((await resolved()).series.observations).toHaveLength(3);
    await act("unpublish", waiting);
    await expect(resolved()).rejects.toMatchObject(refused);
    for (const other of ["chart:AbC12", "series:../g/otra", "series:"])
      await expect(resolveSeries(process.context.publishing, other)).rejects.toMatchObject({ code: "FIELDS_INVALID" });
  });

  test("a stranger gets nothing and changes nothing", async () => {
    const { id } = await add({ ...INDEX, title: "Ajena" });
    for (const path of ["", `/${id}`, `/${id}/observations`, `/${id}/runs`])
      expect(await process.call("GET", `/api/series${path}`, undefined, "nadie")).toMatchObject({ status: 401 });
    for (const path of ["", `/${id}/observations`, `/${id}/publish`, `/${id}/runs/${id}/approve`])
      expect(await post(path, { version: 1, text: MONTHS }, "nadie"), path).toMatchObject({ status: 401 });
    expect(await process.call("GET", "/api/series/otra")).toMatchObject({ status: 404 });
  });
});
