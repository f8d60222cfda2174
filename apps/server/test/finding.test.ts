import { GraphicDetail, IncludeDetail } from "@nv/contracts/schemas";
import { HOUSE_METHOD } from "@nv/series";
import { FEATURE_DIALECTS } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "./registry.ts";
import { STORES } from "./stores.ts";

const [STORE] = STORES;

describe.each(FEATURE_DIALECTS)("what can be found on $name", (dialect) => {
  let harness: TestHarness;
  let server: TestProcess;
  let first: GraphicDetail;

  async function register(title: string, source: string, more: object = {}): Promise<GraphicDetail> {
    const fields = { title, altText: "Una línea.", config: { type: "external", source }, ...more };
    const answer = await server.call("POST", "/api/graphics", fields);
    expect(answer.status, answer.text).toBe(201);
    return GraphicDetail.parse(answer.body);
  }
  const found = async (query: string) => {
    const groups = await server.context.finding.find(query, { groups: [], isAdministrator: false });
    return Object.fromEntries(groups.map(({ kind, things }) => [kind, things.map(({ title }) => title)]));
  };

  beforeAll(async () => {
    if (STORE === undefined) throw new Error("there is no store to test on");
    harness = await createHarness(dialect, STORE.createStore);
    server = await startProcess(harness.database, harness.store);
    first = await register("Los embalses del Guadalquivir", "AbC12", { section: "Clima" });
    await register("El tiempo en julio", "https://example.org/uno", { tags: ["embalses"] });
    const old = await register("Embalses de 1995", "https://example.org/dos");
    await server.call("POST", `/api/graphics/${old.id}/retire`, { version: old.version });
    const include = { title: "Créditos de los embalses", body: "Gráficos: Equipo." };
    IncludeDetail.parse((await server.call("POST", "/api/includes", include)).body);
  });
  afterAll(async () => {
    await server.close();
    await harness.drop();
  });

  test("by words: titles that say it before the rest, retired ones last, and includes apart", async () => {
    expect(await found("embalses")).toEqual({
      graphics: ["Los embalses del Guadalquivir", "El tiempo en julio", "Embalses de 1995"],
      includes: ["Créditos de los embalses"],
    });
  });

  test("words that say nothing are not asked for, and a half typed one is enough", async () => {
    expect(await found("para los emb en el guadal")).toEqual({ graphics: ["Los embalses del Guadalquivir"] });
  });

  test.each(["de la", "?", "x", "", "gazpacho"])("«%s» finds nothing", async (query) => {
    expect(await found(query)).toEqual({});
  });

  test("by the id at its service, its own id, its address or the end of it", async () => {
    for (const query of ["abc12", first.id, first.slug, `https://narrativas.example.org/g/${first.slug}/`])
      expect(await found(query)).toEqual({ graphics: ["Los embalses del Guadalquivir"] });
  });

  test("a story is found as one, and not among the graphics", async () => {
    const story = { type: "story", kicker: "", dek: "", byline: "", blocks: [] };
    const answer = await server.call("POST", "/api/graphics", { title: "La riada, contada", config: story });
    expect(answer.status, answer.text).toBe(201);
    expect(await found("riada")).toEqual({ stories: ["La riada, contada"] });
    expect(await found(GraphicDetail.parse(answer.body).id)).toEqual({ stories: ["La riada, contada"] });
    expect(await found(first.id)).toEqual({ graphics: ["Los embalses del Guadalquivir"] });
  });

  test("series, trackers and comparisons are found each under its own kind", async () => {
    const columns = [{ key: "ipc", label: "Variación anual", kind: "number", unit: "%", decimals: 1 }];
    const series = {
      title: "Precios de consumo",
      period: "month",
      columns,
      source: { name: "INE", url: "https://www.ine.es/" },
    };
    const kept = await server.call("POST", "/api/series", series);
    expect(kept.status, kept.text).toBe(201);
    const mandate = { kind: "mandate", title: "Presidencia de Ejemplo", holder: "Eva Muestra", startDay: "2025-01-10" };
    const method = { question: "¿Aprueba su gestión?", method: HOUSE_METHOD };
    const followed = await server.call("POST", "/api/trackers", { ...mandate, ...method });
    expect(followed.status, followed.text).toBe(201);
    const comparison = { kind: "comparison", title: "Todas las presidencias", members: [] };
    const compared = await server.call("POST", "/api/trackers", comparison);
    expect(compared.status, compared.text).toBe(201);
    expect(await found("precios")).toEqual({ series: ["Precios de consumo"] });
    expect(await found("presiden")).toEqual({
      trackers: ["Presidencia de Ejemplo"],
      comparisons: ["Todas las presidencias"],
    });
  });

  test("what is found says its type, its state and its section", async () => {
    const [group] = await server.context.finding.find(first.id, { groups: [], isAdministrator: false });
    expect(group?.things[0]?.facts).toEqual(["Datawrapper", "Borrador", "Clima", "Ana Muestra"]);
  });
});
