import { GraphicDetail, SeriesDetail, SeriesRunDetail } from "@nv/contracts/schemas";
import { type FakeDatawrapper, startFakeDatawrapper } from "@nv/doubles";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { until } from "../../../test/library.ts";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { ONE_PLACE } from "../../../test/stores.ts";

const WORDS = { altText: "Barras inventadas.", sourceLine: "Instituto de Ejemplo" };
const TABLE = {
  x: { name: "Año", kind: "text" },
  columns: [{ name: "Visitas" }],
  rows: [
    { x: "2025", values: [100] },
    { x: "2026", values: [300] },
  ],
};

describe.each(ONE_PLACE)("what follows others' data on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: TestProcess;
  let fake: FakeDatawrapper;
  beforeAll(async () => {
    fake = await startFakeDatawrapper();
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store, fake.env);
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
    await fake.stop();
  });

  async function call(path: string, body: object): Promise<unknown> {
    const answer = await process.call("POST", `/api/${path}`, body);
    expect([200, 201, 202], answer.text).toContain(answer.status);
    return answer.body;
  }
  const page = async (slug: string) => (await process.read(`/g/${slug}/`)).body;
  const detail = async (id: string) => GraphicDetail.parse((await process.call("GET", `/api/graphics/${id}`)).body);
  const add = async (title: string, config: object) =>
    GraphicDetail.parse(await call("graphics", { ...WORDS, title, config }));
  const publish = async ({ id }: GraphicDetail) =>
    GraphicDetail.parse(await call(`graphics/${id}/publish`, { version: (await detail(id)).version }));
  const refusal = async ({ id, version }: GraphicDetail) => {
    const answer = await process.call("POST", `/api/graphics/${id}/publish`, { version });
    expect(answer.status, answer.text).toBe(422);
    return answer.text;
  };
  const check = (graphic: GraphicDetail) => call(`graphics/${graphic.id}/check`, {});
  /** Waits until the health of a graphic was looked at after a moment. */
  const checkedSince = (id: string, sinceMs: number) =>
    until(async () => {
      const { healthReport } = await detail(id);
      return (healthReport.checkedAtMs ?? 0) >= sinceMs ? healthReport : null;
    });

  const items = (first: string, second: string) => [
    { label: "Uno", chart: first },
    { label: "Dos", chart: second },
  ];

  test.each([
    { type: "datawrapper", parts: { source: "ej001" }, id: "ej001" },
    { type: "switcher", parts: { items: items("ej002", "ej003") }, id: "ej002" },
    { type: "wrapper", parts: { charts: items("ej004", "ej005"), layout: "two" }, id: "ej004" },
    { type: "media-query", parts: { rules: [{ minPx: 0, maxPx: null, chart: "ej006" }] }, id: "ej006" },
    { type: "css-wrapper", parts: { chart: "ej007" }, id: "ej007" },
  ])(
    "a $type keeps the version of its charts where it says so, and the daily look publishes it with the next",
    async ({ type, parts, id }) => {
      const fixed = await publish(await add(`Fijo ${type}`, { type, ...parts, keepsVersion: true }));
      const address = `${fake.cdnBase}/${id}/`;
      expect(await page(fixed.slug)).toContain(`${address}1/`);
      const before = Date.now();
      fake.republish(id, "Con datos nuevos");
      await check(fixed);
      const health = await checkedSince(fixed.id, before);
      expect(await page(fixed.slug)).toContain(`${address}2/`);
      expect(health.findings.join(" ")).not.toContain("versión");
      expect((await detail(fixed.id)).version).toBe(fixed.version + 1);
    },
  );

  test("Salud tells of the account: a version that waits for a person, changes that are not out, and a chart that is out no more", async () => {
    const fixed = await publish(
      await add("Con un cambio a medias", { type: "css-wrapper", chart: "ej010", keepsVersion: true }),
    );
    const { config, altText, sourceLine, version } = fixed;
    await process.call("PUT", `/api/graphics/${fixed.id}`, {
      title: "Otro nombre",
      config,
      altText,
      sourceLine,
      version,
    });
    const begunMs = Date.now();
    fake.republish("ej010", "Con datos nuevos");
    await check(fixed);
    const { findings } = await checkedSince(fixed.id, begunMs);
    expect(findings).toContain("Datawrapper va por la versión 2 de ej010 y los lectores ven la 1: publícalo otra vez");
    const live = await publish(await add("En vivo", { type: "css-wrapper", chart: "ej011" }));
    fake.putData("ej011", "año;valor\n2026;99\n");
    const againMs = Date.now();
    await check(live);
    expect((await checkedSince(live.id, againMs)).findings).toContain(
      "En Datawrapper, ej011 tiene cambios sin publicar",
    );
    fake.unpublish("ej011");
    const lastMs = Date.now();
    await check(live);
    expect(await checkedSince(live.id, lastMs)).toMatchObject({
      state: "broken",
      findings: expect.arrayContaining(["ej011 ya no está publicado en Datawrapper"]),
    });
  });

  test("a wrapper, a switcher and a media query take graphics of ours, live or as they were", async () => {
    const figure = await publish(await add("Visitas al museo", { type: "figure", kind: "bars", data: TABLE }));
    const live = await publish(
      await add("En pestañas", { type: "switcher", items: items("graphic:visitas-al-museo", "ej020") }),
    );
    expect(await page(live.slug)).toContain("/g/visitas-al-museo/");
    expect(await page(live.slug)).not.toContain(`/g/visitas-al-museo/${figure.revision}/`);
    const rules = [{ minPx: 0, maxPx: null, chart: "graphic:visitas-al-museo" }];
    const fixed = await publish(await add("Según el hueco", { type: "media-query", rules, keepsVersion: true }));
    expect(await page(fixed.slug)).toContain(`/g/visitas-al-museo/${figure.revision}/`);
    const again = await publish(figure);
    await until(async () => (await page(fixed.slug)).includes(`/g/visitas-al-museo/${again.revision}/`) || null);
  });

  test("a graphic that nobody published, a story, and one in which it stands itself are refused beside the field", async () => {
    const lost = await add("Perdido", { type: "css-wrapper", chart: "graphic:no-existe" });
    expect(await refusal(lost)).toContain("El gráfico «no-existe» no está publicado");
    const inner = await publish(await add("Dentro", { type: "css-wrapper", chart: "ej021" }));
    await publish(await add("Fuera", { type: "css-wrapper", chart: "graphic:dentro" }));
    const { title, altText, sourceLine, version } = inner;
    const config = { type: "css-wrapper", chart: "graphic:fuera" };
    await process.call("PUT", `/api/graphics/${inner.id}`, { title, altText, sourceLine, version, config });
    expect(await refusal(await detail(inner.id))).toContain("estaría dentro de sí mismo");
  });

  describe("a figure of a series", () => {
    const INDEX = {
      title: "Índice seguido",
      period: "month",
      columns: [{ key: "index", label: "Índice", kind: "number" }],
      source: { name: "Oficina de Ejemplo", url: "https://oficina.example/serie" },
    };
    async function publishSeries({ id, version }: SeriesDetail, text: string): Promise<SeriesDetail> {
      const run = SeriesRunDetail.parse(await call(`series/${id}/observations`, { version, text }));
      const filled = SeriesDetail.parse(await call(`series/${id}/runs/${run.id}/approve`, { version }));
      return SeriesDetail.parse(await call(`series/${id}/publish`, { version: filled.version }));
    }

    test("and a story that cites it say the number in a sentence, and what is not there is refused beside its text", async () => {
      const INDEX_TOLD = { ...INDEX, title: "Índice contado" };
      const out = await publishSeries(
        SeriesDetail.parse(await call("series", INDEX_TOLD)),
        "fecha;índice\n2026-01;100\n2026-02;101,5",
      );
      await publish(await add("Visitas contadas", { type: "figure", kind: "bars", data: TABLE }));
      const told = (text: string) => ({
        type: "story",
        blocks: [{ id: "a", format: "Texto", settings: {}, steps: [{ id: "b", text, data: {} }] }],
      });
      const story = await publish(
        await add(
          "Contado en una frase",
          told(
            "Llega a [cien](series:indice-contado#ultimo.index) tras [x](graphic:visitas-contadas#2026.Visitas) visitas.",
          ),
        ),
      );
      expect(await page(story.slug)).toContain("Llega a 101,5 tras 300,0 visitas.");
      await publishSeries(out, "fecha;índice\n2026-03;103");
      await until(async () => (await page(story.slug)).includes("Llega a 103,0 tras 300,0 visitas.") || null);
      const wrong = await add("Contado mal", told("[x](series:indice-contado#ultimo.nieve)"));
      expect(await refusal(wrong)).toContain("no tiene «nieve» de «ultimo»");
    });

    test("goes out with each publication, unless it says not to, or its texts are true no more: then «Salud» tells", async () => {
      const series = SeriesDetail.parse(await call("series", INDEX));
      const out = await publishSeries(series, "fecha;índice\n2026-01;100\n2026-02;101,5");
      const config = { type: "figure", series: "series:indice-seguido" };
      const followed = await publish(await add("Seguida", config));
      const still = await publish(await add("Quieta", { ...config, follows: false }));
      const false_ = await publish(await add("El índice sube a 101,5 en febrero de 2026, el más alto", config));
      await publishSeries(out, "fecha;índice\n2026-03;103");
      await until(async () => (await page(followed.slug)).includes("103,0") || null);
      expect(await page(still.slug)).not.toContain("103,0");
      const behind = "«Índice seguido» se ha publicado después que este gráfico: publícalo otra vez";
      expect((await detail(still.id)).healthReport.findings).toContain(behind);
      expect((await detail(followed.id)).healthReport.findings).not.toContain(behind);
      await until(async () => (await detail(false_.id)).healthReport.findings.includes(behind) || null);
      expect(await page(false_.slug)).not.toContain("103,0");
    });
  });
});
