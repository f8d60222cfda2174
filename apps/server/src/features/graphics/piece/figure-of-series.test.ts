import { GraphicDetail, SeriesDetail, SeriesRunDetail } from "@nv/contracts/schemas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../../test/registry.ts";
import { ONE_PLACE } from "../../../../test/stores.ts";

/** An invented series of one figure a month. */
const INDEX = {
  title: "Índice de figuras",
  period: "month",
  columns: [{ key: "index", label: "Índice", kind: "number" }],
  source: { name: "Oficina de Ejemplo", url: "https://oficina.example/serie" },
};

const FIGURE = {
  title: "Los precios de Ejemplia",
  altText: "Líneas: el índice sube.",
  sourceLine: "Oficina de Ejemplo",
  config: { type: "figure", series: "series:indice-de-figuras", follows: false },
};

describe.each(ONE_PLACE)("a figure of a series on $database and $store", ({ dialect, createStore }) => {
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

  async function call(path: string, body: object): Promise<unknown> {
    const answer = await process.call("POST", `/api/${path}`, body);
    expect([200, 201], answer.text).toContain(answer.status);
    return answer.body;
  }
  /** Brings observations, approves them, and lets readers have them. */
  async function publishSeries({ id, version }: SeriesDetail, text: string): Promise<SeriesDetail> {
    const run = SeriesRunDetail.parse(await call(`series/${id}/observations`, { version, text }));
    const filled = SeriesDetail.parse(await call(`series/${id}/runs/${run.id}/approve`, { version }));
    return SeriesDetail.parse(await call(`series/${id}/publish`, { version: filled.version }));
  }
  const publish = async ({ id, version }: GraphicDetail) =>
    GraphicDetail.parse(await call(`graphics/${id}/publish`, { version }));
  const page = async () => (await process.read("/g/los-precios-de-ejemplia/")).body;

  test("is drawn with what readers have of it, and published again with what they have then", async () => {
    const draft = GraphicDetail.parse(await call("graphics", FIGURE));
    const refused = await process.call("POST", `/api/graphics/${draft.id}/publish`, { version: draft.version });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("La serie «indice-de-figuras» no está publicada");

    const series = SeriesDetail.parse(await call("series", INDEX));
    const live = await publishSeries(series, "fecha;índice\n2026-01;100\n2026-02;101,5");
    const published = await publish(draft);
    expect(published.config).toMatchObject({ series: "series:indice-de-figuras", data: { rows: [] } });
    expect(await page()).toContain("<tr><th>feb 2026<td>101,5");

    await publishSeries(live, "fecha;índice\n2026-03;103");
    expect(await page()).not.toContain("103,0");
    await publish(published);
    expect(await page()).toContain("<tr><th>mar 2026<td>103,0");
  });

  test("whose observations cannot be shown is told beside the series", async () => {
    const twice = {
      ...INDEX,
      title: "Dos al mes",
      columns: [{ key: "who", label: "Quién", kind: "text", isKey: true }, ...INDEX.columns],
    };
    const series = SeriesDetail.parse(await call("series", twice));
    await publishSeries(series, "fecha;quién;índice\n2026-01;A;1\n2026-01;B;2");
    const config = { ...FIGURE.config, series: "series:dos-al-mes" };
    const draft = GraphicDetail.parse(await call("graphics", { ...FIGURE, title: "Otra", config }));
    const refused = await process.call("POST", `/api/graphics/${draft.id}/publish`, { version: draft.version });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("está dos veces");
    expect(refused.text).toContain("config.series");
  });
});
