import { DESCRIPTIONS_API_PATH } from "@nv/contracts";
import {
  BatchReport,
  DescribedChart,
  JobView,
  ModelDraft,
  ModelDraftReport,
  StartedBatch,
} from "@nv/contracts/schemas";
import { AI_KEY, type FakeDatawrapper, type Listening, startDoubles, startFakeDatawrapper } from "@nv/doubles";
import { ONE_DIALECT } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { STORES } from "../../../test/stores.ts";
import { forgetDraftsOf } from "./model-drafts/model-drafts.ts";
import type { DescriptionTables } from "./schema/tables.ts";

const [DISK] = STORES;

/** A job waits for its turn, milliseconds. */
const WORK_MS = 30_000;

const INVENTED = "Líneas: serie inventada. En 2026 afecta al 41 % de la población.";
const RIGHT = "Baja de 12,1 en 2024 a 11,4 en 2025.";

describe.each(ONE_DIALECT)("descriptions of charts on $name", (dialect) => {
  let harness: TestHarness;
  let process: TestProcess;
  let fake: FakeDatawrapper;
  let doubles: Listening;

  const environment = (scenario: string) => ({
    ...fake.env,
    ...{ AI_MODE: "fake", AI_BASE: `${doubles.url}/ai/${scenario}`, AI_KEY, AI_MODEL: "modelo-de-ejemplo" },
  });
  const start = (scenario = "normal") => startProcess(harness.database, harness.store, environment(scenario));

  beforeAll(async () => {
    [fake, doubles] = await Promise.all([startFakeDatawrapper(), startDoubles()]);
    harness = await createHarness(dialect, DISK.createStore);
    process = await start();
  });
  afterAll(async () => {
    await process.close();
    await Promise.all([harness.drop(), fake.stop(), doubles.stop()]);
  });

  const post = (path: string, body: unknown) => process.call("POST", `${DESCRIPTIONS_API_PATH}${path}`, body);
  const changesOf = (id: string) => fake.asked.filter((asked) => !asked.startsWith("GET") && asked.includes(`/${id}`));

  async function chart(id: string): Promise<DescribedChart> {
    const answer = await process.call("GET", `${DESCRIPTIONS_API_PATH}/charts/${id}`);
    expect(answer.status, answer.text).toBe(200);
    return DescribedChart.parse(answer.body);
  }

  test("a chart comes with its words, its data and what readers hear now", async () => {
    expect(await chart("ej001")).toMatchObject({
      title: "EJEMPLO 1: serie inventada",
      type: "d3-lines",
      sourceName: "Instituto de Ejemplo",
      altText: "",
      csv: expect.stringMatching(/^año;valor\n2024;12,1\n/),
      version: 1,
      history: [],
    });
  });

  test("a model is given facts of a chart or of a table, and what it adds comes as it said it", async () => {
    const source = { csv: "lugar;casos\nAlfa;30\nBeta;10", type: "d3-bars", title: "Casos" };
    const texts = [];
    for (const asked of [{ chart: "ej001" }, source])
      texts.push(ModelDraft.parse((await post("/model", { source: asked })).body).text.replaceAll("\u00a0", " "));
    expect(texts).toEqual([
      "Líneas. Valor más alto: 12,1 (2024). Afecta al 41 % de la población.",
      "Barras. Valor más alto: 30 (Alfa). Afecta al 41 % de la población.",
    ]);
  });

  test.each([
    { source: { csv: "lugar;casos" }, field: "source.csv", message: "El gráfico no tiene datos publicados" },
    { source: {}, field: "source.chart", message: "Escribe el identificador de un gráfico o pega una tabla" },
  ])("what a model cannot be asked is told beside $field", async ({ source, ...problem }) => {
    const answer = await post("/model", { source });
    expect([answer.status, answer.body]).toMatchObject([422, { fields: [problem] }]);
  });

  test("a model that does not answer is told by its name", async () => {
    const other = await start("down");
    const answer = await other.call("POST", `${DESCRIPTIONS_API_PATH}/model`, { source: { chart: "ej001" } });
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/^El modelo de lenguaje no responde/) });
    await other.close();
  });

  test("a description with an invented figure cannot be published, whatever is accepted", async () => {
    const { dataHash } = await chart("ej002");
    const accepted = ["El 41 % no aparece en los datos"];
    const answer = await post("/charts/ej002/publish", { text: INVENTED, dataHash, accepted });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { code: "FIELDS_INVALID", fields: [{ field: "text", message: "El 41 % no aparece en los datos" }] },
    ]);
    expect(changesOf("ej002")).toEqual([]);
  });

  test("a doubt keeps it back until a person settles it by its sentence", async () => {
    const { dataHash } = await chart("ej007");
    const text = "Baja de 12,1 en 2024 a 11,4 en 2025, 0,7 menos; el índice B52 baja.";
    const message = "«B52» no está en el título, las columnas ni la fuente del gráfico";
    const first = await post("/charts/ej007/publish", { text, dataHash });
    expect(first.body).toMatchObject({ fields: [{ field: "text", message }] });
    expect((await post("/charts/ej007/publish", { text, dataHash, accepted: [message] })).status).toBe(200);
  });

  test("what is right goes into the chart, which is published again, and the audit is told", async () => {
    const { dataHash } = await chart("ej003");
    const answer = await post("/charts/ej003/publish", { text: RIGHT, dataHash });
    const after = { version: 2, altText: RIGHT, history: [{ text: RIGHT, version: 2, by: "Ana Muestra" }] };
    expect(DescribedChart.parse(answer.body)).toMatchObject(after);
    expect(await chart("ej003")).toMatchObject(after);
    expect(changesOf("ej003")).toEqual(["PATCH /v3/charts/ej003", "POST /v3/charts/ej003/publish"]);
    expect(process.audited).toContainEqual(
      expect.objectContaining({
        action: "description_published",
        details: { chart: "ej003", version: 2, accepted: 0 },
      }),
    );
  });

  test("what a model wrote stays on record: with the model, the person, what was published of it and how much of it is another", async () => {
    const { dataHash } = await chart("ej005");
    const asked = await post("/model", { source: { chart: "ej005" } });
    const { draftId, text } = ModelDraft.parse(asked.body);
    const published = await post("/charts/ej005/publish", { text: RIGHT, dataHash, draftId });
    expect(published.status, published.text).toBe(200);
    const month = new Date().toISOString().slice(0, 7);
    const report = async (wanted: string) =>
      ModelDraftReport.parse((await process.call("GET", `${DESCRIPTIONS_API_PATH}/model-drafts?month=${wanted}`)).body);
    const own = (await report(month)).items.find((one) => one.draftId === draftId);
    expect(own).toMatchObject({
      ...{ chart: "ej005", model: "modelo-de-ejemplo", draft: text, by: "Ana Muestra" },
      ...{ published: RIGHT, publishedBy: "Ana Muestra", changedRatio: expect.any(Number) },
    });
    expect((await report("2020-01")).items).toEqual([]);
    const wrong = await process.call("GET", `${DESCRIPTIONS_API_PATH}/model-drafts?month=enero`);
    expect(wrong.status).toBe(422);
    await forgetDraftsOf(
      harness.database.kysely.$extendTables<DescriptionTables>(),
      "00000000-0000-4000-8000-000000000000",
    );
    expect((await report(month)).items.find((one) => one.draftId === draftId)).toMatchObject({
      by: "",
      publishedBy: "",
    });
  });

  test("a chart that nobody has published is not published by its description", async () => {
    const { dataHash } = await chart("ej040");
    const answer = await post("/charts/ej040/publish", { text: RIGHT, dataHash });
    expect(answer.body).toMatchObject({ version: 0, altText: RIGHT });
    expect(changesOf("ej040")).toEqual(["PATCH /v3/charts/ej040"]);
  });

  test("of data that have changed since, nothing is published", async () => {
    const { dataHash } = await chart("ej008");
    fake.putData("ej008", "año;valor\n2024;12,1\n2025;99");
    const answer = await post("/charts/ej008/publish", { text: RIGHT, dataHash });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { fields: [{ field: "dataHash", message: /han cambiado/ }] },
    ]);
    expect(changesOf("ej008")).toEqual([]);
  });

  test(
    "a hundred charts are drafted in one go, and a process that ends in the middle loses none",
    async () => {
      const real = fake.ids.filter((id) => !["ej003", "ej007", "ej008"].includes(id));
      const missing = Array.from({ length: 100 - real.length }, (_, at) => `no${String(at).padStart(3, "0")}`);
      const charts = [...real, ...missing];
      const before = fake.asked.length;
      const { jobId, batchId } = StartedBatch.parse((await post("/batches", { charts })).body);
      const report = async () =>
        BatchReport.parse((await process.call("GET", `${DESCRIPTIONS_API_PATH}/batches/${batchId}`)).body).items;
      await vi.waitUntil(async () => (await report()).length > 3, { timeout: WORK_MS, interval: 20 });
      await process.close();
      process = await start();
      const job = async () => JobView.parse((await process.call("GET", `/api/jobs/${jobId}`)).body);
      await vi.waitUntil(async () => (await job()).state === "done", { timeout: WORK_MS, interval: 50 });
      const items = await report();
      expect(items.map(({ chart }) => chart)).toEqual(charts);
      expect(items.filter(({ text }) => text !== "").map(({ chart }) => chart)).toEqual(real);
      expect(items.at(-1)).toMatchObject({ chart: missing.at(-1), notice: "Datawrapper no lo tiene." });
      // What was under way when the process ended may be asked again; nothing else is.
      const asked = fake.asked.slice(before).filter((path) => path.endsWith("/data"));
      expect(asked.length - new Set(asked).size).toBeLessThanOrEqual(1);
    },
    WORK_MS * 2,
  );

  test.each([
    ["GET", ""],
    ["GET", "/charts/ej001"],
    ["POST", "/charts/ej001/publish"],
    ["POST", "/model"],
    ["POST", "/batches"],
  ] as const)("a stranger is let into nothing: %s %s", async (method, path) => {
    const body = method === "POST" ? {} : undefined;
    expect((await process.call(method, `${DESCRIPTIONS_API_PATH}${path}`, body, "Nadie")).status).toBe(401);
  });

  test.each(["..%2F..%2Fme", "ej01", "ej001%3Fx"])("an id that is none is not asked for: %s", async (id) => {
    const before = fake.asked.length;
    const answer = await process.call("GET", `${DESCRIPTIONS_API_PATH}/charts/${id}`);
    expect([answer.status, fake.asked.length - before]).toEqual([422, 0]);
  });
});
