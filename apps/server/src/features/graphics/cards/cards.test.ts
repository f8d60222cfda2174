import { Cited, GraphicDetail, SeriesDetail, SeriesRunDetail } from "@nv/contracts/schemas";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../../test/registry.ts";
import { ONE_PLACE } from "../../../../test/stores.ts";
import { findEntry } from "../../../platform/records/records-context.ts";
import { findStaleness } from "../checks/find-staleness.ts";

/** An invented series of one figure a month. */
const WATER = {
  title: "Agua de Ejemplia",
  period: "month",
  columns: [{ key: "agua", label: "Agua", kind: "number", unit: "%" }],
  source: { name: "Oficina de Ejemplo", url: "https://oficina.example/agua" },
};

const WORDS = { altText: "Tarjeta inventada.", sourceLine: "Oficina de Ejemplo" };

const FIGURE = {
  ...WORDS,
  title: "Precios de Ejemplia",
  config: {
    type: "figure",
    kind: "cumulative",
    data: {
      x: { name: "Mes", kind: "date" },
      columns: [{ name: "Subida" }, { name: "Vecinos", look: "quiet" }],
      rows: [
        { x: "2026-01-01", values: [1, 2] },
        { x: "2026-02-01", values: [2, 3] },
      ],
    },
    format: { unit: "puntos", decimals: 1 },
  },
};

const numberOf = (source: string, part: object = {}) => [{ source, ...part }, {}];

describe.each(ONE_PLACE)("cards on $database and $store", ({ dialect, createStore }) => {
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
  async function publishSeries({ id, version }: SeriesDetail, text: string): Promise<SeriesDetail> {
    const run = SeriesRunDetail.parse(await call(`series/${id}/observations`, { version, text }));
    const filled = SeriesDetail.parse(await call(`series/${id}/runs/${run.id}/approve`, { version }));
    return SeriesDetail.parse(await call(`series/${id}/publish`, { version: filled.version }));
  }
  const register = async (title: string, config: object) =>
    GraphicDetail.parse(await call("graphics", { ...WORDS, title, config: { type: "card", ...config } }));
  const publish = async ({ id, version }: GraphicDetail) =>
    GraphicDetail.parse(await call(`graphics/${id}/publish`, { version }));
  const refusal = async ({ id, version }: GraphicDetail) => {
    const answer = await process.call("POST", `/api/graphics/${id}/publish`, { version });
    expect(answer.status, answer.text).toBe(422);
    return answer.text;
  };
  const picture = async (path: string) => sharp((await process.read(path)).rawPayload).metadata();

  test("a number of a series goes out in every size with its source, and is said to be behind once the series goes on", async () => {
    const values = numberOf("series:agua-de-ejemplia", { text: "99 %" });
    const draft = await register("Agua", { values, heading: "Agua en los embalses inventados", source: "Yo mismo" });
    expect(await refusal(draft)).toContain("La serie «agua-de-ejemplia» no está publicada");
    const series = SeriesDetail.parse(await call("series", WATER));
    const live = await publishSeries(series, "fecha;agua\n2026-10;32\n2026-11;31,4");
    const card = await publish(draft);

    const { publicUrl, revision } = card;
    expect(publicUrl).toMatch(/\/g\/agua\/$/);
    for (const [ratio, width, height] of [
      ["4x5", 1080, 1350],
      ["3x4", 1080, 1440],
      ["1x1", 1080, 1080],
      ["9x16", 1080, 1920],
      ["16x9", 1200, 675],
      ["og", 1200, 630],
    ] as const)
      expect(await picture(`/g/agua/card-${ratio}.png`)).toMatchObject({ format: "png", width, height });
    const [now, forGood] = [
      await process.read("/g/agua/card-1x1.png"),
      await process.read(`/g/agua/${revision}/card-1x1.png`),
    ];
    expect(now.rawPayload).toEqual(forGood.rawPayload);
    expect(now.headers["cache-control"]).toContain("max-age=60");
    expect(forGood.headers["cache-control"]).toContain("immutable");
    const said = (await process.read(`/g/agua/${revision}/dice.json`)).json();
    expect(said).toMatchObject({
      values: [{ text: "31,4\u00a0%" }, {}],
      source: "Oficina de Ejemplo, noviembre de 2026",
    });
    const pointer = (await process.read("/g/agua/latest.json")).json();
    expect(pointer.image).toBe(`${revision}/card-og.png`);

    await publishSeries(live, "fecha;agua\n2026-12;35");
    const behind = GraphicDetail.parse((await process.call("GET", `/api/graphics/${card.id}`)).body);
    expect(behind.healthReport).toMatchObject({
      state: "warning",
      findings: ["La tarjeta dice 31,4\u00a0% y su fuente dice ya 35,0\u00a0%: publícala otra vez"],
    });
    const again = await publish(behind);
    expect(again.healthReport.findings).toEqual([]);
    const row = await findEntry(process.context.records, card.id);
    expect(row === undefined ? "gone" : await findStaleness(process.context, row)).toBe("");
  });

  test("a number of a figure is what the figure shows to readers, and not what was written since", async () => {
    const draft = GraphicDetail.parse(await call("graphics", FIGURE));
    const cited = (of: string) => process.call("GET", `/api/graphics/cited?of=${encodeURIComponent(of)}`);
    expect((await cited("graphic:precios-de-ejemplia")).text).toContain("no está publicado");
    const { id, version } = await publish(draft);
    const rows = [{ x: "2026-01-01", values: [50, 60] }];
    const edit = { ...FIGURE, version, config: { ...FIGURE.config, data: { ...FIGURE.config.data, rows } } };
    expect((await process.call("PUT", `/api/graphics/${id}`, edit)).status).toBe(200);
    const found = Cited.parse((await cited("graphic:precios-de-ejemplia")).body);
    expect(found).toMatchObject({
      title: FIGURE.title,
      sourceLine: FIGURE.sourceLine,
      columns: [{ key: "Subida", unit: "puntos", decimals: 1 }, { key: "Vecinos" }],
      rows: [
        { x: "2026-01-01", values: [1, 2] },
        { x: "2026-02-01", values: [3, 5] },
      ],
    });
    const card = await publish(
      await register("Precios en tarjeta", { values: numberOf("graphic:precios-de-ejemplia"), heading: "Suma" }),
    );
    const said = (await process.read(`/g/precios-en-tarjeta/${card.revision}/dice.json`)).json();
    expect(said.values[0]).toMatchObject({ text: "3,0", unit: "puntos" });
    expect((await cited("graphic:precios-en-tarjeta")).text).toContain("no se toma un número");
  });

  test.each([
    {
      name: "too much text for a size",
      config: { template: "cita", author: "Nadie", quote: "embalse ".repeat(52), ratios: ["og"] },
      said: /config\.quote.*Sobran \d+ caracteres en 1,91:1/,
    },
    { name: "a quote of nobody", config: { template: "cita", quote: "Hola" }, said: /Una cita no sale sin autor/ },
    {
      name: "letters that are not drawn",
      config: { template: "titular", heading: "Sube\u202Eojab" },
      said: /config\.heading.*U\+202E/,
    },
    {
      name: "a row that is not there",
      config: { values: numberOf("series:agua-de-ejemplia", { at: "1999-01-01" }), heading: "x" },
      said: /config\.values\.0\.at/,
    },
  ])("$name does not go out", async ({ name, config, said }) => {
    expect(await refusal(await register(name, config))).toMatch(said);
  });

  test("a graphic without a picture does not go out", async () => {
    // Of a page of others nobody draws a picture where there is no browser.
    const framed = { ...WORDS, title: "Sin imagen", config: { type: "external", source: "https://example.org/x" } };
    await publish(GraphicDetail.parse(await call("graphics", framed)));
    const card = await register("De algo sin imagen", { template: "mapa", picture: "graphic:sin-imagen", source: "x" });
    expect(await refusal(card)).toMatch(/config\.picture.*no tiene todavía una imagen/);
  });

  test.each([
    {
      name: "the picture of a file that is somewhere else",
      config: { template: "mapa", picture: "https://mal.example/x.png" },
    },
    { name: "a number of a file", config: { values: numberOf("file:00000000-0000-4000-8000-000000000000") } },
    { name: "a path for an address", config: { values: numberOf("graphic:../../secreto") } },
    { name: "a text of another kind", config: { heading: "a\nb" } },
    {
      name: "a colour that is a program",
      config: { theme: "propio", colours: { ground: 'url("x")', ink: "#000000" } },
    },
    {
      name: "eleven cards",
      config: { template: "hilo", slides: Array.from({ length: 11 }, () => ({ heading: "x" })) },
    },
  ])("$name is kept as somebody wrote it, and neither goes out nor is looked at", async ({ name, config }) => {
    const card = await register(name, config);
    expect(await refusal(card)).toMatch(/config\./);
    expect((await process.call("GET", `/api/graphics/${card.id}/preview`)).status).toBe(422);
  });

  test("a size that is none is not even kept", async () => {
    const config = { type: "card", ratios: ["../x"] };
    const answer = await process.call("POST", "/api/graphics", { ...WORDS, title: "Una medida", config });
    expect(answer.status, answer.text).toBe(422);
  });

  test("a thread is numbered in its files, in the format that was asked for; what is taken back is gone under all of them", async () => {
    const slides = [{ heading: "Una" }, { heading: "Dos" }];
    const config = {
      template: "hilo",
      slides,
      ratios: ["1x1"],
      encoding: "webp",
      captions: { x: "Un hilo inventado" },
    };
    const card = await publish(await register("Hilo", config));
    expect(await picture("/g/hilo/card-1x1-2.webp")).toMatchObject({ format: "webp", width: 1080, height: 1080 });
    expect((await process.read("/g/hilo/card-1x1-3.webp")).statusCode).toBe(404);
    expect((await process.read("/g/hilo/card-4x5.webp")).statusCode).toBe(404);
    expect((await process.read(`/g/hilo/${card.revision}/textos.txt`)).body).toContain("X\nUn hilo inventado");
    const page = (await process.read("/g/hilo/")).body;
    expect(page).toContain(`src="/g/hilo/${card.revision}/card-1x1.webp"`);
    await call(`graphics/${card.id}/unpublish`, { version: card.version });
    expect((await process.read("/g/hilo/card-1x1-2.webp")).statusCode).toBe(410);
  });

  test("a preview shows the very drawing", async () => {
    const graphic = {
      ...WORDS,
      title: "Vista",
      language: "es",
      config: { type: "card", template: "titular", heading: "Hola" },
    };
    const answer = await process.call("POST", "/api/graphics/preview", { graphic: JSON.stringify(graphic) });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain("data:image/svg+xml;base64,");
  });

  test("the letters are for people of the site", async () => {
    const headers = { cookie: encodeURIComponent("Ana Muestra"), "accept-encoding": "br" };
    const answer = await process.app.inject({ url: "/api/graphics/letters", headers });
    expect([answer.statusCode, answer.headers["content-encoding"]]).toEqual([200, "br"]);
    const stranger = await process.app.inject({ url: "/api/graphics/letters" });
    expect(stranger.statusCode).toBe(401);
  });
});
