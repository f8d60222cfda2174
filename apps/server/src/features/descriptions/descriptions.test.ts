import { DESCRIPTIONS_API_PATH } from "@nv/contracts";
import { BatchReport, DescriptionDrafts, JobView, PublishedDescription } from "@nv/contracts/schemas";
import { AI_KEY, type FakeDatawrapper, type Listening, startDoubles, startFakeDatawrapper } from "@nv/doubles";
import { DIALECTS } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { createGround, startProcess, type TestGround, type TestProcess } from "../../../test/registry.ts";
import { STORES } from "../../../test/stores.ts";

const [DISK] = STORES;

/** A job waits for its turn, milliseconds. */
const WORK_MS = 30_000;

const Started = z.object({ jobId: z.uuid(), batchId: z.uuid() });

const INVENTED = "Líneas: serie inventada. En 2026 afecta al 41 % de la población.";

describe.each(DIALECTS)("descriptions of charts on $name", (dialect) => {
  let ground: TestGround;
  let process: TestProcess;
  let fake: FakeDatawrapper;
  let doubles: Listening;

  const environment = (scenario: string) => ({
    ...fake.env,
    ...{ AI_MODE: "fake", AI_BASE: `${doubles.url}/ai/${scenario}`, AI_KEY, AI_MODEL: "modelo-de-ejemplo" },
  });
  const start = (scenario = "normal") => startProcess(ground.database, ground.store, environment(scenario));

  beforeAll(async () => {
    [fake, doubles] = await Promise.all([startFakeDatawrapper(), startDoubles()]);
    ground = await createGround(dialect, DISK.createStore);
    process = await start();
  });
  afterAll(async () => {
    await process.close();
    await Promise.all([ground.drop(), fake.stop(), doubles.stop()]);
  });

  const post = (path: string, body: unknown) => process.call("POST", `${DESCRIPTIONS_API_PATH}${path}`, body);
  const ofChart = (chart: string) => ({ source: { chart } });
  const changesOf = (id: string) => fake.asked.filter((asked) => !asked.startsWith("GET") && asked.includes(`/${id}`));

  async function drafts(body: object): Promise<DescriptionDrafts> {
    const answer = await post("/drafts", body);
    expect(answer.status, answer.text).toBe(200);
    return DescriptionDrafts.parse(answer.body);
  }

  test("a chart gets its facts, a draft by rules that may be published, and one by a model that may not", async () => {
    const found = await drafts({ ...ofChart("ej001"), withModel: true });
    expect(found).toMatchObject({ title: "EJEMPLO 1: serie inventada", altText: "", notice: "" });
    expect(found.facts).toContainEqual({ what: "Valor más alto", figure: "12,1 (2024)" });
    expect(found.drafts).toMatchObject([
      { by: "rules", isPublishable: true, problems: [] },
      {
        by: "model",
        isPublishable: false,
        problems: [{ fault: "UNMATCHED", message: "El 41 % no aparece en los datos" }],
      },
    ]);
    const [byRules] = found.drafts;
    expect(byRules?.text.replaceAll("\u00a0", " ")).toMatch(
      /^Líneas: EJEMPLO 1: serie inventada\. Baja de 12,1 en 2024 a /,
    );
  });

  test("a table that was brought gets the same, and what is wrong with one is told beside it", async () => {
    const source = { csv: "lugar;casos\nAlfa;30\nBeta;10", type: "d3-bars", title: "Casos" };
    expect((await drafts({ source, length: "short" })).drafts[0]?.text).toMatch(
      /^Barras: Casos\. El valor más alto es el de Alfa/,
    );
    const empty = await post("/drafts", { source: { csv: "lugar;casos" } });
    expect([empty.status, empty.body]).toMatchObject([
      422,
      { fields: [{ field: "source.csv", message: "El gráfico no tiene datos publicados" }] },
    ]);
    expect((await post("/drafts", { source: {} })).body).toMatchObject({ fields: [{ field: "source.chart" }] });
  });

  test("a description with an invented figure cannot be published, whatever is accepted", async () => {
    const { dataHash } = await drafts(ofChart("ej002"));
    const accepted = ["El 41 % no aparece en los datos"];
    const answer = await post("/charts/ej002/publish", { text: INVENTED, dataHash, accepted });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { code: "FIELDS_INVALID", fields: [{ field: "text", message: "El 41 % no aparece en los datos" }] },
    ]);
    expect(changesOf("ej002")).toEqual([]);
  });

  test("a doubt keeps it back until a person settles it", async () => {
    const { dataHash } = await drafts(ofChart("ej007"));
    const text = "Baja de 12,1 en 2024 a 11,4 en 2025, 0,7 menos; el índice B52 baja.";
    const first = await post("/charts/ej007/publish", { text, dataHash });
    expect(first.body).toMatchObject({ fields: [{ field: "text", message: /^«B52» no está en el título/ }] });
    const [{ message } = { message: "" }] = z
      .object({ fields: z.array(z.object({ message: z.string() })) })
      .parse(first.body).fields;
    expect((await post("/charts/ej007/publish", { text, dataHash, accepted: [message] })).status).toBe(200);
  });

  test("what is right goes into the chart, which is published, and the audit is told", async () => {
    const { drafts: written, dataHash } = await drafts(ofChart("ej003"));
    const text = written[0]?.text ?? "";
    const answer = await post("/charts/ej003/publish", { text, dataHash });
    expect(PublishedDescription.parse(answer.body)).toEqual({ chart: "ej003", version: 2, text });
    expect(fake.chart("ej003")).toMatchObject({
      publicVersion: 2,
      metadata: { describe: { "aria-description": text } },
    });
    expect(changesOf("ej003")).toEqual(["PATCH /v3/charts/ej003", "POST /v3/charts/ej003/publish"]);
    expect(process.audited).toContainEqual(
      expect.objectContaining({
        action: "description_published",
        details: { chart: "ej003", version: 2, accepted: 0 },
      }),
    );
    expect((await drafts(ofChart("ej003"))).altText).toBe(text);
  });

  test("of data that have changed since, nothing is published", async () => {
    const { drafts: written, dataHash } = await drafts(ofChart("ej008"));
    await fetch(`${fake.apiBase}/v3/charts/ej008/data`, {
      method: "PUT",
      headers: { authorization: `Bearer ${fake.token}`, "content-type": "text/csv" },
      body: "año;valor\n2024;12,1\n2025;99",
    });
    const answer = await post("/charts/ej008/publish", { text: written[0]?.text, dataHash });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { fields: [{ field: "dataHash", message: /han cambiado/ }] },
    ]);
    expect(changesOf("ej008")).toEqual(["PUT /v3/charts/ej008/data"]);
  });

  test.each([
    { scenario: "empty", notice: /^El modelo de lenguaje no responde como se espera/ },
    { scenario: "down", notice: /^El modelo de lenguaje no responde como se espera/ },
    { scenario: "garbled", notice: /^El modelo de lenguaje no responde como se espera/ },
  ])(
    "without an answer of the model ($scenario) the draft by rules is there all the same",
    async ({ scenario, notice }) => {
      const other = await start(scenario);
      const answer = await other.call("POST", `${DESCRIPTIONS_API_PATH}/drafts`, {
        ...ofChart("ej001"),
        withModel: true,
      });
      expect(DescriptionDrafts.parse(answer.body)).toMatchObject({
        drafts: [{ by: "rules" }],
        notice: expect.stringMatching(notice),
      });
      await other.close();
    },
  );

  test(
    "a hundred charts are drafted in one go, and a process that ends in the middle loses none",
    async () => {
      const real = fake.ids.filter((id) => !["ej003", "ej007", "ej008"].includes(id));
      const missing = Array.from({ length: 100 - real.length }, (_, at) => `no${String(at).padStart(3, "0")}`);
      const charts = [...real, ...missing];
      const before = fake.asked.length;
      const { jobId, batchId } = Started.parse((await post("/batches", { charts })).body);
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
    ["POST", "/drafts"],
    ["POST", "/checks"],
    ["POST", "/charts/ej001/publish"],
    ["POST", "/batches"],
    ["GET", ""],
  ] as const)("a stranger is let into nothing: %s %s", async (method, path) => {
    const answer = await process.call(
      method,
      `${DESCRIPTIONS_API_PATH}${path}`,
      method === "POST" ? {} : undefined,
      "Nadie",
    );
    expect(answer.status).toBe(401);
  });

  test.each(["..%2F..%2Fme", "ej01", "ej001%3Fx"])("an id that is none is not asked for: %s", async (id) => {
    const before = fake.asked.length;
    const answer = await post(`/charts/${id}/publish`, { text: "Baja.", dataHash: "" });
    expect([answer.status, fake.asked.length - before]).toEqual([422, 0]);
  });
});
