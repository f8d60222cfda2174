import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  GraphicDetail,
  type GraphicFieldsInput,
  GraphicList,
  GraphicProblem,
  GraphicVersions,
} from "@nv/contracts/schemas";
import { boundsAround } from "@nv/geography";
import { FIGURE_LISTED, GUIDE_PAIRS, typeOf } from "@nv/graphic-types";
import { TOWN, townPmtiles } from "@nv/test-kit/street-town";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { FEATURE_PLACES, PLACES } from "../../../test/stores.ts";
import { subscribeFromNow } from "../../../test/subscribe-from-now.ts";
import { BASEMAP_FILE } from "../../platform/streets/find-basemap.ts";

/** Most bytes of a page of a street. */
const MOST_STREET_PAGE = 120_000;

const chart = (source: string, more: Partial<GraphicFieldsInput> = {}): GraphicFieldsInput => ({
  title: "El paro baja en España",
  altText: "Líneas: el paro baja del 12 al 11 % entre 2024 y 2026.",
  sourceLine: "Instituto de Ejemplo",
  author: "Ana Muestra",
  config: { type: "external", source },
  ...more,
});

describe.each(PLACES)("on $database in $store", ({ dialect, database, createStore }) => {
  /** For what is drawn, which asks the database for nothing that the others do not ask: on one place, and on each in a long run. */
  const drawing = test.runIf(FEATURE_PLACES.some((place) => place.database === database));
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

  async function register(fields: GraphicFieldsInput): Promise<GraphicDetail> {
    const { status, body } = await process.call("POST", "/api/graphics", fields);
    expect([status, body]).toEqual([201, expect.anything()]);
    return GraphicDetail.parse(body);
  }
  const act = async (graphic: GraphicDetail, name: string, more: object = {}): Promise<GraphicDetail> => {
    const answer = await process.call("POST", `/api/graphics/${graphic.id}/${name}`, {
      version: graphic.version,
      ...more,
    });
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    return GraphicDetail.parse(answer.body);
  };

  test("a registered graphic is a draft that readers do not get, and a published one is served to them", async () => {
    const draft = await register(chart("AbC12"));
    expect(draft).toMatchObject({
      slug: "el-paro-baja-en-espana",
      type: "datawrapper",
      status: "draft",
      version: 1,
      author: "Ana Muestra",
      config: { type: "datawrapper", source: "AbC12" },
      publicUrl: null,
      embedCodes: {},
      publishProblems: [],
    });
    expect((await process.read("/g/el-paro-baja-en-espana/")).statusCode).toBe(404);
    const published = await act(draft, "publish");
    expect(published).toMatchObject({ status: "published", version: 2, hasUnpublishedChanges: false });
    expect(published.publicUrl).toBe("https://narrativas.example.org/g/el-paro-baja-en-espana/");
    expect(published.embedCodes.iframe).toContain('data-nv="el-paro-baja-en-espana"');
    const page = await process.read("/g/el-paro-baja-en-espana/");
    expect(page.statusCode).toBe(200);
    expect(page.headers["cache-control"]).toBe("public, max-age=60, stale-while-revalidate=600, stale-if-error=86400");
    expect(page.body).toContain('src="https://datawrapper.dwcdn.net/AbC12/"');
    const revision = await process.read(`/g/el-paro-baja-en-espana/${published.revision}/`);
    expect(revision.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(revision.body).toBe(page.body);
  });

  drawing("the example of each kind of figure is a page of the manual, and what is no kind is nothing", async () => {
    for (const { name, label } of FIGURE_LISTED) {
      const { status, text } = await process.call("GET", `/api/graphics/kinds/${name}`);
      expect([label, status]).toEqual([label, 200]);
      expect(text).toContain('<div class="nv-fig">');
    }
    for (const none of ["tarta", "__proto__", "..%2Fpreview"])
      expect((await process.call("GET", `/api/graphics/kinds/${none}`)).status).toBe(404);
  });

  drawing("both figures of each pair of the style guide are pages, and what is no pair is nothing", async () => {
    for (const name of Object.keys(GUIDE_PAIRS))
      for (const side of ["yes", "no"]) {
        const { status, text } = await process.call("GET", `/api/graphics/guide/${name}/${side}`);
        expect([name, side, status]).toEqual([name, side, 200]);
        expect(text).toContain('<div class="nv-fig">');
      }
    for (const none of ["tarta/yes", "anotar/quizas", "__proto__/yes"])
      expect((await process.call("GET", `/api/graphics/guide/${none}`)).status).toBe(404);
  });

  test("readers follow a change once it is published, and a roll back brings the former page", async () => {
    const first = await act(await register(chart("https://example.org/uno", { title: "Cambios" })), "publish");
    const edited = await process.call("PUT", `/api/graphics/${first.id}`, {
      ...chart("https://example.org/dos", { title: "Cambios nuevos" }),
      version: first.version,
    });
    const saved = GraphicDetail.parse(edited.body);
    expect(saved).toMatchObject({ version: 3, hasUnpublishedChanges: true, revision: first.revision });
    expect((await process.read("/g/cambios/")).body).toContain("https://example.org/uno");
    const second = await act(saved, "publish");
    expect((await process.read("/g/cambios/")).body).toContain("https://example.org/dos");
    const back = await act(second, "rollback", { revision: first.revision });
    expect(back).toMatchObject({ revision: first.revision, title: "Cambios nuevos", hasUnpublishedChanges: true });
    expect((await process.read("/g/cambios/")).body).toContain("https://example.org/uno");
    expect((await process.read("/g/cambios/latest.json")).json()).toMatchObject({ title: "Cambios", state: "live" });
    const history = GraphicVersions.parse((await process.call("GET", `/api/graphics/${first.id}/versions`)).body);
    expect(history.items.map(({ action }) => action)).toEqual([
      "rolled-back",
      "published",
      "edited",
      "published",
      "registered",
    ]);
    expect(history.items[2]?.changes).toEqual([
      { field: "title", label: "Título", before: "Cambios", after: "Cambios nuevos" },
      {
        field: "config.source",
        label: "Gráfico",
        before: "https://example.org/uno",
        after: "https://example.org/dos",
      },
    ]);
  });

  test("the history speaks as the form does, and of a stage only where it was chosen", async () => {
    const items = [
      { label: "Norte", chart: "AbC12" },
      { label: "Galicia", chart: "DeF34" },
    ];
    const { schema, example } = typeOf("switcher");
    const config = schema.parse({ ...example.config, items });
    const draft = await register(chart("", { title: "Historia", config }));
    const live = await act(draft, "publish");
    const answer = await process.call("PUT", `/api/graphics/${live.id}`, {
      ...chart("", { title: "Historia", config: { ...config, items: [items[0], { ...items[1], label: "Galiza" }] } }),
      version: live.version,
      isPinned: true,
    });
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    const history = GraphicVersions.parse((await process.call("GET", `/api/graphics/${draft.id}/versions`)).body);
    const told = history.items.map(({ changes }) => changes.map(({ label, before, after }) => [label, before, after]));
    expect(told).toEqual([
      [
        ["Estado", "Publicado", "Fijo"],
        ["Etiqueta 2", "Galicia", "Galiza"],
      ],
      [],
      [],
    ]);
  });

  drawing("a map is published out of the atlas, twice the same, and found by what it points at", async () => {
    const { example } = typeOf("locator");
    const draft = await register({ ...example, title: "Un pueblo en el mapa" });
    const first = await act(draft, "publish");
    const page = (await process.read("/g/un-pueblo-en-el-mapa/")).body;
    expect(page).toContain(">Aldeamuestra</text>");
    expect(page).toContain("Instituto Geográfico Nacional");
    const again = await register({ ...example, title: "Un pueblo en el mapa" });
    const second = await act(again, "publish");
    const other = (await process.read(`/g/${second.slug}/`)).body;
    const revisionsOf = ({ slug, revision }: typeof first) => `/${slug}/${revision}/`;
    expect(other.replaceAll(revisionsOf(second), revisionsOf(first)).replaceAll(second.slug, first.slug)).toBe(page);
    const found = GraphicList.parse((await process.call("GET", "/api/graphics?q=aldeamuestra")).body);
    expect(found.items.map(({ id }) => id)).toContain(first.id);
    const empty = await register({ ...example, title: "Un mapa de nada", config: { type: "locator" } });
    const refused = await process.call("POST", `/api/graphics/${empty.id}/publish`, { version: empty.version });
    expect([refused.status, refused.body]).toMatchObject([422, { fields: [{ field: "config.marks" }] }]);
  });

  drawing(
    "a street is published on its streets, and refused beside its field where nobody put any in place",
    async () => {
      const [west, south, east, north] = boundsAround(TOWN, 400);
      const { example } = typeOf("locator");
      const area = { kind: "box", west, south, east, north };
      const config = { type: "locator", area, marks: [{ id: "a", point: TOWN, label: "Ayuntamiento" }] };
      const draft = await register({ ...example, title: "Una calle", config });
      const refused = await process.call("POST", `/api/graphics/${draft.id}/publish`, { version: draft.version });
      expect([refused.status, refused.body]).toMatchObject([422, { fields: [{ field: "config.streets.from" }] }]);
      await writeFile(join(process.context.folders.data, BASEMAP_FILE), townPmtiles());
      await act(draft, "publish");
      const page = (await process.read("/g/una-calle/")).body;
      expect(page).toContain("Ronda de la Muralla");
      expect(page).toContain("© OpenStreetMap contributors");
      expect(Buffer.byteLength(page)).toBeLessThan(MOST_STREET_PAGE);
    },
  );

  test("a graphic of a service whose data we do not read has no data to be asked for", async () => {
    const flourish = await register(
      chart("https://public.flourish.studio/visualisation/1234567/", { title: "Carrera de barras" }),
    );
    expect([flourish.type, flourish.hasData]).toEqual(["flourish", false]);
    expect(await register(chart("dat01", { title: "Con datos" }))).toMatchObject({
      type: "datawrapper",
      hasData: true,
    });
  });

  test("a retired graphic is gone under all its addresses, and what it framed can be registered again", async () => {
    const live = await act(await register(chart("https://example.org/viejo", { title: "Se retira" })), "publish");
    const retired = await act(live, "retire");
    expect(retired).toMatchObject({ status: "retired", revision: null, publicUrl: null });
    for (const path of ["", `${live.revision}/`, `${live.revision}/index.html`]) {
      const answer = await process.read(`/g/se-retira/${path}`);
      expect([path, answer.statusCode]).toEqual([path, 410]);
      expect(answer.body).not.toContain("example.org/viejo");
    }
    expect((await process.read("/g/se-retira/latest.json")).statusCode).toBe(410);
    const again = await register(chart("https://example.org/viejo", { title: "Vuelve" }));
    const clash = await process.call("POST", `/api/graphics/${retired.id}/restore`, { version: retired.version });
    expect(clash.body).toMatchObject({ code: "GRAPHIC_EXISTS", existing: { id: again.id } });
  });

  test("a draft that no reader ever had is deleted with all that is its own, and its address is free again", async () => {
    const draft = await register(chart("https://example.org/errata", { title: "Errata al teclear" }));
    await process.call("POST", `/api/graphics/${draft.id}/usages`, { url: "https://diario.example.org/nota" });
    const stale = await process.call("POST", `/api/graphics/${draft.id}/delete`, { version: draft.version + 1 });
    expect(stale.body).toMatchObject({ code: "VERSION_CONFLICT", current: { id: draft.id } });
    const heard: unknown[] = [];
    const { events, db } = process.context;
    const stop = await subscribeFromNow(
      events,
      db,
      ({ name, data }) => name === "graphic" && data.id === draft.id && heard.push(data),
    );
    const gone = await process.call("POST", `/api/graphics/${draft.id}/delete`, { version: draft.version });
    expect([gone.status, gone.text]).toEqual([204, ""]);
    await expect.poll(() => heard).toEqual([expect.objectContaining({ id: draft.id, by: "Ana Muestra" })]);
    stop();
    expect((await process.call("GET", `/api/graphics/${draft.id}`)).status).toBe(404);
    expect((await process.call("GET", "/api/graphics?q=errata+teclear")).body).toMatchObject({ total: 0 });
    for (const table of ["record_versions", "graphic_details", "graphic_usages"] as const) {
      const column = { record_versions: "record_id", graphic_details: "id", graphic_usages: "graphic_id" }[table];
      const left = sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${draft.id}`;
      expect([table, (await left.execute(process.context.db)).rows]).toEqual([table, []]);
    }
    const again = await register(chart("https://example.org/errata", { title: "Errata al teclear" }));
    expect(again.slug).toBe(draft.slug);
  });

  test("what was published once is not deleted, though no reader has it any more", async () => {
    const live = await act(await register(chart("https://example.org/fue", { title: "Fue" })), "publish");
    const { id, version } = await act(await act(live, "unpublish"), "retire");
    const answer = await process.call("POST", `/api/graphics/${id}/delete`, { version });
    expect([answer.status, answer.body]).toMatchObject([409, { code: "PUBLISHED_ONCE" }]);
    expect((await process.call("GET", `/api/graphics/${id}`)).status).toBe(200);
  });

  test("a change over somebody else's newer one is refused with the graphic as it is now", async () => {
    const { id } = await register(chart("https://example.org/dos-personas", { title: "A dos" }));
    const change = (title: string, version: number, person: string) =>
      process.call(
        "PUT",
        `/api/graphics/${id}`,
        { ...chart("https://example.org/dos-personas", { title }), version },
        person,
      );
    expect((await change("Por Bruno", 1, "Bruno Prueba")).status).toBe(200);
    const late = await change("Por Ana", 1, "Ana Muestra");
    const problem = GraphicProblem.parse(late.body);
    expect([late.status, problem.code]).toEqual([409, "VERSION_CONFLICT"]);
    expect(problem.current).toMatchObject({ title: "Por Bruno", version: 2, changedBy: "Bruno Prueba" });
  });

  test("of many changes at the same moment one is made", async () => {
    const { id } = await register(chart("https://example.org/carrera", { title: "Carrera" }));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        process.call("PUT", `/api/graphics/${id}`, {
          ...chart("https://example.org/carrera", { title: `Carrera ${index}` }),
          version: 1,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });

  test("the same chart is registered once, however it is written and whoever is first", async () => {
    const writings = [
      "zYx98",
      "https://datawrapper.dwcdn.net/zYx98/3/",
      "https://app.datawrapper.de/chart/zYx98/visualize",
    ];
    const answers = await Promise.all(writings.map((source) => process.call("POST", "/api/graphics", chart(source))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => GraphicProblem.parse(body));
    for (const { code, fields } of refused) {
      expect([code, fields?.[0]?.message]).toEqual([
        "GRAPHIC_EXISTS",
        "Ya existe: «El paro baja en España». ¿Abrirlo?",
      ]);
    }
  });

  test.each([
    { name: "without a title", fields: { title: " " }, field: "title", message: "Falta el título" },
    {
      name: "with an id that is too long",
      fields: { config: { type: "datawrapper", source: "AbC123" } },
      field: "config.source",
      message: "El identificador de Datawrapper tiene 5 caracteres (letras, números, - o _)",
    },
    {
      name: "over http",
      fields: { config: { type: "external", source: "http://example.org/x" } },
      field: "config.source",
      message: "Solo se aceptan direcciones https",
    },
    {
      name: "by a script",
      fields: { config: { type: "external", source: "javascript:alert(1)" } },
      field: "config.source",
      message: "Solo se aceptan direcciones https",
    },
    {
      name: "with a hole between widths",
      fields: {
        config: {
          type: "media-query",
          rules: [
            { minPx: 0, maxPx: 479, chart: "aaaa1" },
            { minPx: 521, maxPx: null, chart: "aaaa2" },
          ],
        },
      },
      field: "config.rules.1.minPx",
      message: "Entre 480 y 520 px no hay gráfico",
    },
  ])("what is not right is kept, and refused next to its cause when it is published: $name", async (wrong) => {
    const { fields, field, message } = wrong;
    const draft = await register({ ...chart("q1w2e"), ...fields });
    expect(draft.publishProblems).toEqual([{ field, message }]);
    const { status, body } = await process.call("POST", `/api/graphics/${draft.id}/publish`, { version: 1 });
    expect([status, body]).toEqual([
      422,
      { code: "FIELDS_INVALID", message: "Hay datos que corregir.", fields: [{ field, message }] },
    ]);
  });

  test("nothing is published without an alternative text and a source", async () => {
    const bare = await register(chart("https://example.org/mudo", { title: "Mudo", altText: "", sourceLine: "" }));
    expect(bare.publishProblems.map(({ field }) => field)).toEqual(["altText", "sourceLine"]);
    const { status, body } = await process.call("POST", `/api/graphics/${bare.id}/publish`, { version: 1 });
    expect([status, body]).toMatchObject([422, { code: "FIELDS_INVALID", fields: bare.publishProblems }]);
  });

  test("search finds words without accents, in any order, from their beginning, and filters narrow it", async () => {
    const tags = ["Economía", "fijos"];
    await register(chart("busc1", { title: "Índice de precios en Ávila", section: "Economía", tags }));
    await register(chart("busc2", { title: "Ávila en el año del agua", altText: "", section: "Clima" }));
    const search = async (query: string) => {
      const { status, body } = await process.call("GET", `/api/graphics?${query}`);
      expect([status, body]).toEqual([200, expect.anything()]);
      return GraphicList.parse(body).items.map(({ title }) => title);
    };
    expect(await search("q=avila")).toEqual(["Ávila en el año del agua", "Índice de precios en Ávila"]);
    expect(await search("q=PRECIOS+indi")).toEqual(["Índice de precios en Ávila"]);
    expect(await search(`q=${encodeURIComponent("año")}`)).toEqual(["Ávila en el año del agua"]);
    expect(await search("q=ano")).toEqual([]);
    expect(await search("q=avila&hasAlt=no")).toEqual(["Ávila en el año del agua"]);
    expect(await search("q=avila&tag=economia")).toEqual(["Índice de precios en Ávila"]);
    expect(await search("section=clima&type=datawrapper&status=draft")).toEqual(["Ávila en el año del agua"]);
    expect(await search("q=avila&status=published")).toEqual([]);
    for (const odd of ["%22", "'", "*", "%25", "avila%27+%26+%7C", "%00", "a".repeat(150), "AND+OR+NOT+%28"]) {
      expect([odd, (await process.call("GET", `/api/graphics?q=${odd}`)).status]).toEqual([
        odd,
        odd === "%00" ? 422 : 200,
      ]);
    }
  });

  test.each([
    "",
    "&order=title",
    "&order=changed&direction=asc",
    "&order=health&inUse=yes",
    "&q=a&order=fit",
    "&status=draft&order=author",
  ])("pages of a list hold everything once, in one order: %s", async (order) => {
    const seen: string[] = [];
    let cursor = "";
    do {
      const page = GraphicList.parse((await process.call("GET", `/api/graphics?limit=3${order}${cursor}`)).body);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor === null ? "" : `&cursor=${page.nextCursor}`;
    } while (cursor !== "");
    const whole = GraphicList.parse((await process.call("GET", `/api/graphics?limit=100${order}`)).body);
    expect(seen).toEqual(whole.items.map(({ id }) => id));
    expect([new Set(seen).size, whole.total]).toEqual([seen.length, seen.length]);
  });

  test("what is retired is left out when what is in use is asked for, and found alone when it is not", async () => {
    const kept = await register(chart("ret01", { title: "Retirada en uso" }));
    const gone = await act(await register(chart("ret02", { title: "Retirada del todo" })), "retire");
    const found = async (query: string) =>
      GraphicList.parse((await process.call("GET", `/api/graphics?limit=100&${query}`)).body);
    const ids = async (query: string) => (await found(query)).items.map(({ id }) => id);
    for (const order of ["changed", "title", "fit"]) {
      expect(await ids(`q=retirada&order=${order}`)).toHaveLength(2);
      expect(await ids(`q=retirada&inUse=yes&order=${order}`)).toEqual([kept.id]);
      expect(await ids(`q=retirada&inUse=no&order=${order}`)).toEqual([gone.id]);
    }
    const [all, inUse, retired] = await Promise.all(["", "inUse=yes", "inUse=no"].map((query) => found(query)));
    expect(inUse?.items.some(({ status }) => status === "retired")).toBe(false);
    expect((inUse?.total ?? 0) + (retired?.total ?? 0)).toBe(all?.total);
  });

  test("a search in the order of fit begins with the titles that hold its words", async () => {
    await register(chart("fit01", { title: "El zumo en cifras" }));
    await register(chart("fit02", { title: "Otra cosa", author: "Zumo Prueba" }));
    const titles = async (order: string) =>
      GraphicList.parse((await process.call("GET", `/api/graphics?q=zumo&order=${order}`)).body).items.map(
        ({ title }) => title,
      );
    expect(await titles("changed")).toEqual(["Otra cosa", "El zumo en cifras"]);
    expect(await titles("fit")).toEqual(["El zumo en cifras", "Otra cosa"]);
  });

  test("pages that hold a graphic are noted once, and taken off the list", async () => {
    const { id } = await register(chart("https://example.org/usado", { title: "Usado" }));
    await process.call("POST", `/api/graphics/${id}/usages`, { url: "https://diario.example.org/nota/?utm=1" });
    const twice = GraphicDetail.parse(
      (await process.call("POST", `/api/graphics/${id}/usages`, { url: "https://diario.example.org/nota#arriba" }))
        .body,
    );
    expect(twice.usages.map(({ page, origin }) => [page, origin])).toEqual([["diario.example.org/nota", "manual"]]);
    const off = await process.call("DELETE", `/api/graphics/${id}/usages/${twice.usages[0]?.id}`);
    expect(GraphicDetail.parse(off.body).usages).toEqual([]);
  });

  test.each(["/api/graphics", "/api/graphics/summary", "/api/datawrapper", "/api/events"])(
    "%s answers nobody without a session",
    async (url) => {
      expect((await process.read(url)).statusCode).toBe(401);
    },
  );

  test("a change from another site is refused", async () => {
    const answer = await process.app.inject({
      method: "POST",
      url: "/api/graphics",
      payload: chart("https://example.org/ajeno"),
      headers: { cookie: encodeURIComponent("Ana Muestra"), "sec-fetch-site": "cross-site" },
    });
    expect(answer.json()).toMatchObject({ code: "CROSS_SITE" });
  });
});
