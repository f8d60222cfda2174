import { DESCRIPTIONS_API_PATH } from "@nv/contracts";
import { Coverage, DescribedChart, GraphicDetail, JobStarted, JobView } from "@nv/contracts/schemas";
import { type FakeDatawrapper, startFakeDatawrapper } from "@nv/doubles";
import { FEATURE_DIALECTS } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../../test/registry.ts";
import { STORES } from "../../../../test/stores.ts";

const [DISK] = STORES;

/** A job waits for its turn, milliseconds. */
const WORK_MS = 30_000;

const COVERAGE = `${DESCRIPTIONS_API_PATH}/coverage`;

describe.each(FEATURE_DIALECTS)("how descriptions stand on $name", (dialect) => {
  let harness: TestHarness;
  let process: TestProcess;
  let fake: FakeDatawrapper;

  beforeAll(async () => {
    fake = await startFakeDatawrapper();
    harness = await createHarness(dialect, DISK.createStore);
    process = await startProcess(harness.database, harness.store, fake.env);
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
    await fake.stop();
  });

  const post = (path: string, body: unknown = {}) => process.call("POST", path, body);

  async function coverage(query = ""): Promise<Coverage> {
    const answer = await process.call("GET", `${COVERAGE}${query}`);
    expect(answer.status, answer.text).toBe(200);
    return Coverage.parse(answer.body);
  }

  /** @returns What the service was asked meanwhile, and how the work ended. */
  async function sync() {
    const before = fake.asked.length;
    const { jobId } = JobStarted.parse((await post(`${COVERAGE}/sync`)).body);
    const job = async () => JobView.parse((await process.call("GET", `/api/jobs/${jobId}`)).body);
    await vi.waitUntil(async () => ["done", "failed"].includes((await job()).state), {
      timeout: WORK_MS,
      interval: 20,
    });
    return { job: await job(), asked: fake.asked.slice(before) };
  }

  const stateOf = async (id: string) =>
    (await coverage("?state=wrong")).items.find((item) => item.id === id) ??
    (await coverage("?state=stale")).items.find((item) => item.id === id) ??
    (await coverage("?state=good")).items.find((item) => item.id === id);

  /** Writes the text of a chart at Datawrapper itself. */
  const writeThere = (id: string, text: string) =>
    fetch(`${fake.apiBase}/v3/charts/${id}`, {
      method: "PATCH",
      headers: { authorization: `Bearer ${fake.token}`, "content-type": "application/json" },
      body: JSON.stringify({ metadata: { describe: { "aria-description": text } } }),
    });

  async function publishPiece(fields: object): Promise<GraphicDetail> {
    const { id, version } = GraphicDetail.parse((await post("/api/graphics", fields)).body);
    return GraphicDetail.parse((await post(`/api/graphics/${id}/publish`, { version })).body);
  }

  const piece = {
    ...{ title: "Selector", altText: "Dos series inventadas.", sourceLine: "Instituto de Ejemplo" },
    ...{ author: "Eva Prueba", section: "Economía" },
    config: {
      type: "switcher",
      items: [
        { label: "Uno", chart: "ej005" },
        { label: "Dos", chart: "ej006" },
      ],
    },
  };

  test("before the first look nothing is said", async () => {
    expect(await coverage()).toMatchObject({ total: 0, syncedAtMs: null, days: [] });
  });

  test("charts of the account and pieces of the registry are counted, the worst first", async () => {
    await publishPiece(piece);
    await writeThere("ej001", "Baja de 12,1 en 2024 a 11,4 en 2025.");
    await writeThere("ej002", "Baja un 41 %.");
    expect((await sync()).job).toMatchObject({ state: "done", result: { seen: 40, unseen: 0 } });
    const found = await coverage();
    expect(found).toMatchObject({
      counts: { missing: 37, wrong: 1, stale: 0, good: 2 },
      sections: [{ name: "Economía", counts: { missing: 0, wrong: 0, stale: 0, good: 1 } }],
      authors: [{ name: "Eva Prueba" }],
      days: [{ counts: { missing: 37 } }],
      ...{ total: 40, unseen: 0, chartsNotice: "" },
    });
    expect(found.items.map(({ state }) => state).slice(-4)).toEqual(["missing", "wrong", "good", "good"]);
    expect((await coverage("?kind=graphic")).items).toMatchObject([{ title: "Selector", type: "switcher" }]);
  });

  test("what has not changed is not asked for again", async () => {
    expect((await sync()).asked).toHaveLength(1);
    fake.putData("ej001", "año;valor\n2024;12,1\n2025;11,4\n2026;5");
    const { asked } = await sync();
    expect(asked.slice(1)).toEqual(["GET /v3/charts/ej001", "GET /v3/charts/ej001/data"]);
  });

  test("a text whose data have changed is old until a person takes it as right", async () => {
    expect((await stateOf("ej001"))?.state).toBe("stale");
    const reviewed = { kind: "chart", id: "ej001" };
    expect((await post(`${COVERAGE}/reviewed`, reviewed)).status).toBe(204);
    expect((await stateOf("ej001"))?.state).toBe("good");
    expect(process.audited).toContainEqual(
      expect.objectContaining({ action: "description_reviewed", details: reviewed }),
    );
    expect((await post(`${COVERAGE}/reviewed`, reviewed)).status).toBe(404);
    expect((await post(`${COVERAGE}/reviewed`, { kind: "chart", id: "ej002" })).status).toBe(404);
  });

  test("what is published here is known at once, and the next look does not doubt it", async () => {
    const chart = DescribedChart.parse((await process.call("GET", `${DESCRIPTIONS_API_PATH}/charts/ej002`)).body);
    const text = "Baja de 12,1 en 2024 a 11,4 en 2025.";
    await post(`${DESCRIPTIONS_API_PATH}/charts/ej002/publish`, { text, dataHash: chart.dataHash });
    expect((await stateOf("ej002"))?.state).toBe("good");
    await sync();
    expect((await stateOf("ej002"))?.state).toBe("good");
  });

  test("a piece that shows something else than when its text was written is old; a retired one is not counted", async () => {
    const [{ id } = { id: "" }] = (await coverage("?kind=graphic")).items;
    const { version } = GraphicDetail.parse((await process.call("GET", `/api/graphics/${id}`)).body);
    const [first, second] = piece.config.items;
    const config = { ...piece.config, items: [first, { ...second, chart: "ej007" }] };
    const edited = await process.call("PUT", `/api/graphics/${id}`, { ...piece, config, version });
    const published = await post(`/api/graphics/${id}/publish`, { version: GraphicDetail.parse(edited.body).version });
    await sync();
    expect((await stateOf(id))?.state).toBe("stale");
    await post(`/api/graphics/${id}/retire`, { version: GraphicDetail.parse(published.body).version });
    await sync();
    expect((await coverage("?kind=graphic")).items).toEqual([]);
  });

  test("a service that is down leaves what was known, with when", async () => {
    const { syncedAtMs, total } = await coverage();
    fake.failNext(500, 2);
    expect((await sync()).job).toMatchObject({ state: "failed", message: expect.stringMatching(/^Datawrapper/) });
    expect(await coverage()).toMatchObject({ syncedAtMs, total });
  });

  test.each([
    ["GET", COVERAGE],
    ["POST", `${COVERAGE}/sync`],
    ["POST", `${COVERAGE}/reviewed`],
  ] as const)("a stranger is told nothing: %s %s", async (method, path) => {
    const body = method === "POST" ? {} : undefined;
    expect((await process.call(method, path, body, "Nadie")).status).toBe(401);
  });
});
