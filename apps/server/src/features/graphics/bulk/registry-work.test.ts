import { randomUUID } from "node:crypto";
import { DEFAULT_HOUSE_STYLE } from "@nv/contracts";
import {
  BulkReport,
  GraphicDetail,
  GraphicEvent,
  ImportReport,
  type JobView,
  JobView as JobViewSchema,
} from "@nv/contracts/schemas";
import { type FakeDatawrapper, startFakeDatawrapper } from "@nv/doubles";
import { formatOf } from "@nv/formats";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../../test/registry.ts";
import { FEATURE_PLACES } from "../../../../test/stores.ts";
import { insertStyle } from "../../../platform/house/house-styles.repository.ts";
import type { HouseTables } from "../../../platform/house/house-table.ts";
import { reconcileAll } from "../../../platform/records/publish-record.ts";
import { publishedBefore } from "../../../platform/records/records.repository.ts";
import { findEntry } from "../../../platform/records/records-context.ts";
import { recordsDb } from "../../../platform/records/records-tables.ts";
import { createCheckHandler } from "../checks/check-graphic.ts";
import { noteSightings } from "../usages/sightings.service.ts";

describe.each(FEATURE_PLACES)("on $database in $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let fake: FakeDatawrapper;
  let process: TestProcess;

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

  const register = async (title: string, source: string) => {
    const fields = {
      title,
      altText: "Muestra.",
      sourceLine: "Instituto de Ejemplo",
      config: { type: "external", source },
    };
    return GraphicDetail.parse((await process.call("POST", "/api/graphics", fields)).body);
  };
  const publish = async ({ id, version }: GraphicDetail) =>
    GraphicDetail.parse((await process.call("POST", `/api/graphics/${id}/publish`, { version })).body);

  /** Orders work and waits for its end. */
  async function done(url: string, body: object): Promise<JobView> {
    const ordered = await process.call("POST", url, body);
    expect(ordered.status).toBe(202);
    const { jobId } = Object(ordered.body);
    for (const endMs = Date.now() + 8000; Date.now() < endMs; await new Promise((resolve) => setTimeout(resolve, 20))) {
      const job = JobViewSchema.parse((await process.call("GET", `/api/jobs/${jobId}`)).body);
      if (job.state === "done" || job.state === "failed") return job;
    }
    throw new Error("The work never ended.");
  }

  const SHEET = [
    "URL;Título;Sección;Etiquetas;Texto alternativo",
    `${"https://datawrapper.dwcdn.net/imp01/"};"Paro; por provincias";Economía;paro, mapas;Mapa del paro`,
    "imp02;Vivienda;;;",
    "http://example.org/x;Sin cifrar;;;",
    "https://datawrapper.dwcdn.net/imp01/4/;Repetido;;;",
    `imp03;${"x".repeat(201)};;;`,
  ].join("\n");

  test("a sheet of links is tried, then registered, and every row that is wrong is told", async () => {
    const trial = ImportReport.parse((await done("/api/graphics/import", { text: SHEET, isTrial: true })).result);
    // What the trial says is what comes of it, the row that repeats another one too.
    expect(trial).toMatchObject({ isTrial: true, rows: 5, registered: 2, existing: 1 });
    const job = await done("/api/graphics/import", { text: SHEET });
    expect(job.result).toEqual({
      isTrial: false,
      rows: 5,
      registered: 2,
      existing: 1,
      items: [
        { row: 2, outcome: "registered", title: "Paro; por provincias", type: "datawrapper" },
        { row: 3, outcome: "registered", title: "Vivienda", type: "datawrapper" },
        { row: 4, outcome: "wrong", title: "", type: "external" },
        { row: 5, outcome: "repeated", title: "Repetido", type: "datawrapper" },
        { row: 6, outcome: "wrong", title: "", type: "external" },
      ],
      problems: [
        { row: 4, column: "URL", message: "Solo se aceptan direcciones https" },
        { row: 6, column: "Título", message: "Como mucho 200 caracteres" },
      ],
    });
    const again = await done("/api/graphics/import", { text: SHEET });
    expect(again.result).toMatchObject({ registered: 0, existing: 3 });
    expect(process.audited).toMatchObject([
      { action: "graphics_imported", actor: { name: "Ana Muestra" }, details: { registered: 2, rows: 5 } },
    ]);
    const found = await process.call("GET", "/api/graphics?q=paro+provincias&section=economia&tag=mapas&hasAlt=yes");
    expect(found.body).toMatchObject({ total: 1, items: [{ title: "Paro; por provincias", author: "Ana Muestra" }] });
  });

  const bulk = async (action: string, items: readonly { id: string; version: number }[], tag?: string) =>
    BulkReport.parse((await done("/api/graphics/bulk", { action, items, tag })).result).items;

  test("what went out before the style of the house changed goes out again, though nothing else of it has changed", async () => {
    const { id, version } = await publish(await register("Con el estilo de antes", "ej032"));
    const again = async () => (await bulk("publish", [{ id, version }])).map(({ outcome }) => outcome);
    expect(await again()).toEqual(["unchanged"]);
    const beforeMs = Date.now() + 1;
    const style = { version: 1, style: JSON.stringify(DEFAULT_HOUSE_STYLE), note: "", made_by: "Berta Muestra" };
    await insertStyle(harness.database.kysely.$extendTables<HouseTables>(), { ...style, made_at_ms: beforeMs });
    const behind = async () => {
      const wanted = { collection: "graphics", beforeMs, limit: 100 };
      return (await publishedBefore(recordsDb(harness.database), wanted)).rows.map((row) => row.id);
    };
    expect(await behind()).toContain(id);
    expect(await again()).toEqual(["done"]);
    expect(await behind()).not.toContain(id);
  });

  test("several are published in one order: what cannot go out is told for itself, and the others go on", async () => {
    const [good, stale, other] = [
      await register("Varios 1", "ej004"),
      await register("Varios 2", "ej005"),
      await register("Varios 3", "ej006"),
    ];
    const config = { type: "external", source: "var04" };
    const bare = GraphicDetail.parse(
      (await process.call("POST", "/api/graphics", { title: "Varios sin nada", config })).body,
    );
    const missing = { id: "00000000-0000-4000-8000-00000000dead", version: 1 };
    const items = [good, { ...stale, version: 7 }, bare, missing, other].map(({ id, version }) => ({ id, version }));
    const told = await bulk("publish", items);
    expect(told.map(({ title, outcome, message }) => [title, outcome, message])).toEqual([
      ["Varios 1", "done", ""],
      ["Varios 2", "refused", "Ha cambiado desde que lo elegiste: míralo otra vez"],
      ["Varios sin nada", "refused", expect.stringContaining("Falta el texto alternativo")],
      ["", "refused", "Ya no existe"],
      ["Varios 3", "done", ""],
    ]);
    for (const slug of ["varios-1", "varios-3"]) expect((await process.read(`/g/${slug}/`)).statusCode).toBe(200);
    expect((await process.read("/g/varios-2/")).statusCode).toBe(404);
    // As after a process that ended in the middle: the same order comes to the same end, with no further revision.
    const again = await bulk("publish", items);
    expect(again.map(({ outcome }) => outcome)).toEqual(["unchanged", "refused", "refused", "refused", "unchanged"]);
    expect(await findEntry(process.context.records, good.id)).toMatchObject({
      revisions: 1,
      changed_by: "Ana Muestra",
    });
  });

  test("what was taken back from readers does not return with an order for several", async () => {
    const first = await publish(await register("Con errata", "ej009"));
    fake.republish("ej009", "EJEMPLO 9: con errata");
    const second = await publish(first);
    const { id, version, revision } = second;
    await process.call("POST", `/api/graphics/${id}/rollback`, { version, revision: first.revision });
    const [told] = await bulk("publish", [{ id, version: version + 1 }]);
    expect(told).toMatchObject({
      outcome: "refused",
      message: expect.stringContaining("Se volvió a una versión anterior"),
    });
    expect(revision).not.toBe(first.revision);
    expect((await process.read("/g/con-errata/latest.json")).json()).toMatchObject({ revision: first.revision });
  });

  test("several are tagged, checked and retired in one order each", async () => {
    const ones = [await register("Serie 1", "ej007"), await register("Serie 2", "ej008")];
    const now = async () =>
      Promise.all(
        ones.map(async ({ id }) => GraphicDetail.parse((await process.call("GET", `/api/graphics/${id}`)).body)),
      );
    expect((await bulk("tag", ones, "agua")).map(({ outcome }) => outcome)).toEqual(["done", "done"]);
    expect((await now()).map(({ tags, version }) => [tags, version])).toEqual([
      [["agua"], 2],
      [["agua"], 2],
    ]);
    expect((await bulk("tag", await now(), "agua")).map(({ message }) => message)).toEqual(
      Array(2).fill("Ya llevaba la etiqueta"),
    );
    expect((await bulk("check", await now())).map(({ outcome }) => outcome)).toEqual(["done", "done"]);
    await expect.poll(async () => (await now()).map(({ health }) => health)).toEqual(["ok", "ok"]);
    expect((await bulk("retire", await now())).map(({ outcome }) => outcome)).toEqual(["done", "done"]);
    expect((await now()).map(({ status }) => status)).toEqual(["retired", "retired"]);
    expect((await bulk("publish", await now())).map(({ message }) => message)).toEqual(
      Array(2).fill("Está retirado: recupéralo antes"),
    );
  });

  test.each([
    { name: "none", body: { action: "retire", items: [] }, field: "items" },
    {
      name: "more than fifty",
      body: { action: "retire", items: Array.from({ length: 51 }, () => ({ id: randomUUID(), version: 1 })) },
      field: "items",
    },
    {
      name: "the same one twice",
      body: { action: "retire", items: Array(2).fill({ id: "00000000-0000-4000-8000-00000000dead", version: 1 }) },
      field: "items",
    },
    {
      name: "no tag to be given",
      body: { action: "tag", items: [{ id: "00000000-0000-4000-8000-00000000dead", version: 1 }] },
      field: "tag",
    },
  ])("an order for several is refused before any work: $name", async ({ body, field }) => {
    const answer = await process.call("POST", "/api/graphics/bulk", body);
    expect([answer.status, answer.body]).toMatchObject([422, { code: "FIELDS_INVALID", fields: [{ field }] }]);
  });

  test("a row without a title has the one of its service, and is wrong where there is none", async () => {
    const text = "url;título;fuente\nej031;;\nnoHay;;\nhttps://example.org/sin-titulo;;INE";
    for (const isTrial of [true, false]) {
      const report = ImportReport.parse((await done("/api/graphics/import", { text, isTrial })).result);
      expect(report.items.map(({ outcome, title }) => [outcome, title])).toEqual([
        ["registered", "EJEMPLO 31: serie inventada"],
        ["wrong", ""],
        ["wrong", ""],
      ]);
      expect(report.problems).toEqual([
        { row: 3, column: "url", message: "Datawrapper no tiene ningún gráfico noHay" },
        { row: 4, column: "título", message: "Falta el título: solo Datawrapper lo da" },
      ]);
    }
    const found = await process.call("GET", "/api/graphics?q=serie+inventada+31");
    expect(found.body).toMatchObject({ items: [{ slug: "ejemplo-31-serie-inventada" }] });
  });

  test("a sheet whose quotes do not close is refused with the row, before any work is ordered", async () => {
    const text = 'url;título\nimp07;Bien\n"https://ejemplo.org/roto;comillas sin cerrar;INE;;;;';
    const answer = await process.call("POST", "/api/graphics/import", { text, isTrial: true });
    expect(answer.body).toMatchObject({
      code: "FIELDS_INVALID",
      fields: [{ field: "text", message: expect.stringMatching(/^Fila 3: Hay unas comillas/) }],
    });
  });

  test("a sheet without a column of links is refused before any work is ordered", async () => {
    const answer = await process.call("POST", "/api/graphics/import", { text: "nombre;cosa\na;b" });
    expect(answer.body).toMatchObject({ code: "FIELDS_INVALID", fields: [{ field: "text" }] });
  });

  test("what readers cannot see is refused before its form opens", async () => {
    const inspect = async (source: string) => (await process.call("POST", "/api/graphics/inspect", { source })).body;
    expect(await inspect("ej001")).toMatchObject({ type: "datawrapper", title: "EJEMPLO 1: serie inventada" });
    for (const [source, message] of [
      ["noHay", "Datawrapper no tiene ningún gráfico noHay"],
      ["https://localhost/x", expect.stringContaining("red privada")],
      ["https://192.168.1.1/x", expect.stringContaining("red privada")],
      ['<script src="https://evil.example/x.js"></script>', expect.stringContaining("Un <script> de otro sitio")],
    ])
      expect(await inspect(String(source))).toMatchObject({
        code: "FIELDS_INVALID",
        fields: [{ field: "source", message }],
      });
  });

  test("a check tells what readers do not see, and the registry finds it by that", async () => {
    const good = await register("Sano", "ej010");
    const broken = await register("Roto", "noHay");
    expect((await done(`/api/graphics/${good.id}/check`, {})).result).toEqual({ health: "ok", findings: [] });
    expect((await done(`/api/graphics/${broken.id}/check`, {})).result).toEqual({
      health: "broken",
      findings: ["noHay responde con el error 404"],
    });
    expect((await process.call("GET", "/api/graphics?health=broken")).body).toMatchObject({
      items: [{ title: "Roto", finding: "noHay responde con el error 404" }],
    });
    const after = GraphicDetail.parse((await process.call("GET", `/api/graphics/${broken.id}`)).body);
    expect([after.version, after.healthReport.state]).toEqual([1, "broken"]);
  });

  test("a page that does not load has no picture and no height: the browser's own page is none of the graphic", async () => {
    const { context } = process;
    const measurePage = async () => ({ image: Buffer.from("retrato"), heightsPx: [[640, 480]] as const });
    const check = createCheckHandler({ ...context, measurePage });
    const run = { payload: {}, actor: { id: "", name: "" }, signal: new AbortController().signal };
    const look = ({ id }: GraphicDetail) =>
      check({ ...run, subject: id, group: "", progress: async () => undefined, log: () => undefined });
    const shown = async ({ id }: GraphicDetail) =>
      GraphicDetail.parse((await process.call("GET", `/api/graphics/${id}`)).body);
    const live = await publish(await register("Con retrato", "ej012"));
    await look(live);
    expect((await shown(live)).thumbnailUrl).not.toBeNull();
    const { altText, sourceLine, version } = await shown(live);
    const config = { type: "external", source: "noEst" };
    await process.call("PUT", `/api/graphics/${live.id}`, {
      title: "Sin retrato",
      altText,
      sourceLine,
      version,
      config,
    });
    await look(live);
    expect(await shown(live)).toMatchObject({ health: "broken", thumbnailUrl: null });
  });

  test("a story that stands where it cannot move is told with the article and the element, as a browser of ours finds it there", async () => {
    const { about, example } = formatOf("Texto");
    const words = { title: "Una riada quieta", altText: about.lede, sourceLine: "Dibujos inventados" };
    const config = { type: "story", kicker: "Ejemplo", dek: "", byline: "", blocks: [example.block] };
    const live = await publish(
      GraphicDetail.parse((await process.call("POST", "/api/graphics", { ...words, config })).body),
    );
    for (const page of ["diario.example.org/nota", "diario.example.org/otra", "diario.example.org/caida"])
      await process.call("POST", `/api/graphics/${live.id}/usages`, { url: `https://${page}` });
    const stranger = { slug: live.slug, page: "oyente.example.net/nota", times: 9 };
    await noteSightings(process.context, [stranger]);
    const opened: string[] = [];
    const answers: Readonly<Record<string, string>> = {
      "https://diario.example.org/nota": `<nv-grafico id="otra" data-nv-still="main"></nv-grafico><nv-grafico inline id="${live.slug}" data-nv-seen data-nv-still="div.nota"></nv-grafico>`,
      "https://diario.example.org/otra": `<nv-grafico inline id="${live.slug}" data-nv-seen></nv-grafico>`,
    };
    async function readPage(url: string): Promise<string> {
      opened.push(url);
      const html = answers[url];
      if (html === undefined) throw new Error("the browser ended with 1");
      return html;
    }
    const check = createCheckHandler({ ...process.context, readPage });
    const run = { payload: {}, actor: { id: "", name: "" }, signal: new AbortController().signal, group: "" };
    await check({ ...run, subject: live.id, progress: async () => undefined, log: () => undefined });
    const { health, healthReport } = GraphicDetail.parse((await process.call("GET", `/api/graphics/${live.id}`)).body);
    expect([health, healthReport.findings]).toEqual([
      "warning",
      [
        "En diario.example.org/nota se cuenta quieta: «div.nota» tiene overflow y no deja fijas sus imágenes. Con overflow: clip se mueve",
      ],
    ]);
    // Whom nobody of the house named is not gone to.
    expect(opened.toSorted()).toEqual([
      "https://diario.example.org/caida",
      "https://diario.example.org/nota",
      "https://diario.example.org/otra",
    ]);
  });

  test("what a process leaves between the database and the store is finished by another", async () => {
    const { context } = process;
    const live = await publish(await register("A medias", "ej011"));
    // As a process that was killed after its commit leaves it: the store has the pointer of before.
    const former = await context.store.get("g/a-medias/latest.json");
    fake.republish("ej011", "EJEMPLO 11: corregido");
    const next = await publish(live);
    await context.store.put("g/a-medias/latest.json", former ?? Buffer.alloc(0), "application/json");
    await context.db.updateTable("records").set({ is_settled: 0 }).where("id", "=", live.id).execute();
    const database = await harness.openDatabase();
    const other = await startProcess(database, harness.store, fake.env);
    await reconcileAll(other.context.records);
    expect((await other.read("/g/a-medias/latest.json")).json()).toMatchObject({ revision: next.revision });
    await other.close();
    await database.close();
  });

  test("a publication that the store refuses changes nothing and says so", async () => {
    const draft = await register("Sin almacén", "ej012");
    const { publishing } = process.context;
    const { g: place } = publishing.sections;
    const write = place.writeRevision;
    const { StoreError } = await import("../../../platform/storage/blob-store.ts");
    Object.assign(place, { writeRevision: () => Promise.reject(new StoreError("fuera de servicio")) });
    const { status, body } = await process.call("POST", `/api/graphics/${draft.id}/publish`, { version: 1 });
    Object.assign(place, { writeRevision: write });
    expect([status, body]).toMatchObject([503, { code: "STORE_UNAVAILABLE" }]);
    expect((await process.call("GET", `/api/graphics/${draft.id}`)).body).toMatchObject({
      status: "draft",
      version: 1,
    });
    expect((await publish(draft)).status).toBe("published");
  });

  test("every open page hears a change, also one made in another process", async () => {
    const database = await harness.openDatabase();
    const other = await startProcess(database, harness.store, fake.env);
    const heard: GraphicEvent[] = [];
    const stop = process.context.events.subscribe(({ name, data }) => {
      if (name === "graphic") heard.push(GraphicEvent.parse(data));
    });
    // Two processes on one SQLite file do not happen: its data folder is locked. The same process hears itself.
    const from = dialect.name === "sqlite" ? process : other;
    const registered = await from.call("POST", "/api/graphics", {
      title: "Se oye",
      config: { type: "external", source: "ej013" },
    });
    const { id } = GraphicDetail.parse(registered.body);
    // Graphics of other tests may still be checked in the background, and are heard too.
    await expect
      .poll(() => heard.filter((event) => event.id === id))
      .toEqual([{ id, version: 1, by: "Ana Muestra", byId: expect.any(String) }]);
    stop();
    await other.close();
    await database.close();
  });

  test("pages that readers' browsers report are noted for published graphics alone", async () => {
    const live = await publish(await register("Visto", "ej014"));
    const report = (payload: string) => process.app.inject({ method: "POST", url: "/e/v1/seen", payload });
    const page = { page: "https://diario.example.org/nota?id=7", ids: ["visto", "no-existe"] };
    for (const _ of [1, 2]) expect((await report(JSON.stringify(page))).statusCode).toBe(204);
    for (const bad of [
      "{",
      "[]",
      '{"page":"javascript:1","ids":["visto"]}',
      JSON.stringify({ ...page, ids: ["../x"] }),
    ])
      expect([bad, (await report(bad)).statusCode]).toEqual([bad, 400]);
    expect((await report("x".repeat(5000))).statusCode).toBe(413);
    await noteSightings(process.context, [{ slug: "visto", page: "diario.example.org/nota", times: 2 }]);
    const { usages } = GraphicDetail.parse((await process.call("GET", `/api/graphics/${live.id}`)).body);
    expect(usages).toMatchObject([{ page: "diario.example.org/nota", origin: "seen", sightings: 2 }]);
  });

  test("strangers' reports fill nothing for good: the least seen goes, what is certain stays", async () => {
    const live = await publish(await register("Lleno", "ej019"));
    const { context } = process;
    const tell = (...pages: (readonly [string, number])[]) =>
      noteSightings(
        context,
        pages.map(([page, times]) => ({ slug: live.slug, page, times })),
      );
    const pagesNow = async () => {
      const rows = await context.db
        .selectFrom("graphic_usages")
        .selectAll()
        .where("graphic_id", "=", live.id)
        .execute();
      return new Map(rows.map((row) => [row.page, row]));
    };
    await tell(["diario.example.org/cierta", 1], ["diario.example.org/popular", 9]);
    const certain = (await pagesNow()).get("diario.example.org/cierta");
    const url = `/api/graphics/${live.id}/usages/${certain?.id}`;
    expect((await process.call("POST", `${url}/confirm`, {})).status).toBe(200);
    await tell(...Array.from({ length: 700 }, (_, index) => [`falsa.example.net/${index}`, 2] as const));
    const full = await pagesNow();
    expect([full.size, full.has("diario.example.org/cierta"), full.has("diario.example.org/popular")]).toEqual([
      500,
      true,
      true,
    ]);
    await tell(["diario.example.org/nueva", 1]);
    expect((await pagesNow()).has("diario.example.org/nueva")).toBe(true);
    expect((await pagesNow()).size).toBe(500);
  });

  test("a page that readers' browsers told of is no link until a person confirms it", async () => {
    const live = await publish(await register("De oídas", "ej020"));
    await noteSightings(process.context, [{ slug: live.slug, page: "diario.example.org/oida", times: 3 }]);
    const usagesOf = (body: unknown) => GraphicDetail.parse(body).usages;
    const [told] = usagesOf((await process.call("GET", `/api/graphics/${live.id}`)).body);
    expect(told).toMatchObject({ page: "diario.example.org/oida", origin: "seen", url: null });
    const confirmed = await process.call("POST", `/api/graphics/${live.id}/usages/${told?.id}/confirm`, {});
    expect(usagesOf(confirmed.body)).toMatchObject([{ url: "https://diario.example.org/oida", origin: "seen" }]);
    const other = `/api/graphics/${live.id}/usages/${live.id}/confirm`;
    expect((await process.call("POST", other, {})).status).toBe(404);
  });

  test("the check looks at the newspaper's pages alone, and confirms those that hold the graphic", async () => {
    const live = await publish(await register("Se mira", "ej021"));
    const { checkUsages } = await import("../usages/check-usages.service.ts");
    const { context } = process;
    const asked: string[] = [];
    const answers: Readonly<Record<string, { status: number; html: string; url?: string }>> = {
      "https://diario.example.org/con": { status: 200, html: `<iframe src="${live.publicUrl}">` },
      "https://diario.example.org/etiqueta": { status: 200, html: `<nv-grafico id="${live.slug}"></nv-grafico>` },
      "https://diario.example.org/sin": { status: 200, html: `<p>${live.publicUrl}</p>` },
      "https://diario.example.org/no-existe": { status: 404, html: "" },
      "https://diario.example.org/va-fuera": {
        status: 200,
        html: `<iframe src="${live.publicUrl}">`,
        url: "https://otra.example.net/",
      },
    };
    const looking = {
      ...context,
      publishing: { ...context.publishing, newspaperHosts: ["diario.example.org"] },
      outsideFetch: async (url: string) => {
        asked.push(url);
        const { status = 500, html = "", url: end = url } = answers[url] ?? {};
        return { url: end, status, headers: {}, body: Buffer.from(html), isCut: false };
      },
    };
    const pages = [...Object.keys(answers), "https://falsa.example.net/x"].map((url) => url.slice("https://".length));
    await noteSightings(
      context,
      pages.map((page) => ({ slug: live.slug, page, times: 1 })),
    );
    const row = await findEntry(context.records, live.id);
    if (row === undefined) throw new Error("no graphic");
    await checkUsages(context, row);
    expect(asked).toEqual([]); // Without hosts of its own a newspaper has no pages that may be asked.
    await checkUsages(looking, row);
    expect(asked.sort()).toEqual(Object.keys(answers).sort());
    const { usages } = GraphicDetail.parse((await process.call("GET", `/api/graphics/${live.id}`)).body);
    expect(Object.fromEntries(usages.map(({ page, url }) => [page, url !== null]))).toEqual({
      "diario.example.org/con": true,
      "diario.example.org/etiqueta": true,
      "diario.example.org/sin": false,
      "diario.example.org/va-fuera": false,
      "falsa.example.net/x": false,
    });
  });

  test("with hosts of the newspaper, reports of other pages are taken and forgotten", async () => {
    const { createSightings } = await import("../../../platform/publishing/sightings.ts");
    const { isHostAmong } = await import("../../../platform/publishing/core/newspaper-hosts.ts");
    const sightings = createSightings((host) => isHostAmong(["diario.example.org"], host));
    for (const host of ["diario.example.org", "www.diario.example.org", "otrodiario.example.org", "example.org"])
      expect(sightings.note(JSON.stringify({ page: `https://${host}/nota`, ids: ["visto"] }))).toBe(true);
    const trial = { page: "http://diario.example.org/prueba", ids: ["visto"] };
    expect(sightings.note(JSON.stringify(trial))).toBe(true);
    expect(sightings.take("g").map(({ page }) => page)).toEqual([
      "diario.example.org/nota",
      "www.diario.example.org/nota",
    ]);
  });

  test("oEmbed describes what is published, to anyone, and nothing else", async () => {
    const live = await publish(await register("Para oEmbed", "ej015"));
    const ask = (url: string) => process.read(`/oembed.json?url=${encodeURIComponent(url)}&maxwidth=500`);
    const found = await ask(live.publicUrl ?? "");
    expect(found.json()).toMatchObject({ version: "1.0", type: "rich", title: "Para oEmbed", width: 500, height: 420 });
    expect(found.headers["access-control-allow-origin"]).toBe("*");
    for (const url of [
      "",
      "https://example.org/",
      `${live.publicUrl}../otro`,
      "https://narrativas.example.org/g/nada/",
    ])
      expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
  });

  test("oEmbed keeps to the size that somebody has room for, and says that it speaks JSON alone", async () => {
    const live = await publish(await register("Para oEmbed en poco sitio", "ej022"));
    const ask = (more: string) => process.read(`/oembed.json?url=${encodeURIComponent(live.publicUrl ?? "")}${more}`);
    const small = (await ask("&maxwidth=400&maxheight=300&format=json")).json();
    expect(small).toMatchObject({ width: 400, height: 300 });
    expect(small.html).toContain('<iframe width="400" height="300"');
    expect(small.html).toContain("min-height:300px");
    expect((await ask("")).json()).toMatchObject({ width: 640, height: 420 });
    expect([(await ask("&format=xml")).statusCode, (await ask("&format=yaml")).statusCode]).toEqual([501, 501]);
  });

  test("search engines may find what is published as a graphic, and its draft and the rest of the site not", async () => {
    const live = await publish(await register("Para los buscadores", "ej023"));
    const robotsOf = async (path: string) => (await process.read(path)).headers["x-robots-tag"];
    expect(await robotsOf(`/g/${live.slug}/`)).toBeUndefined();
    // A person may want it met in its article alone; it is so from the next publication on, in its revisions too.
    const edit = { ...live, isFindable: false, version: live.version };
    const saved = GraphicDetail.parse((await process.call("PUT", `/api/graphics/${live.id}`, edit)).body);
    const hidden = await publish(saved);
    for (const path of [`/g/${live.slug}/`, `/g/${live.slug}/${hidden.revision}/`])
      expect([path, await robotsOf(path)]).toEqual([path, "noindex, nofollow"]);
    for (const path of ["/g/index.json", "/g/nada/", "/d/nada/", "/i/nada/", "/l/nada/", "/data/nada/latest.json"])
      expect([path, await robotsOf(path)]).toEqual([path, "noindex, nofollow"]);
  });

  test.each(["/api/jobs/%00", "/api/jobs/x", "/api/jobs?subject=%00", "/api/graphics/%00", "/api/graphics/x/versions"])(
    "%s asks for nothing that exists",
    async (url) => {
      expect([404, 422]).toContain((await process.call("GET", url)).status);
    },
  );

  test("every live graphic is looked at once a day, without anybody asking", async () => {
    const live = await publish(await register("A diario", "ej018"));
    const { enqueueDueChecks } = await import("../checks/check-graphic.ts");
    const orders: string[] = [];
    const order = async ({ subject }: { subject: string }) => String(orders.push(subject));
    const { context } = process;
    await context.db
      .updateTable("graphic_details")
      .set({ checked_at_ms: context.now() })
      .where("id", "<>", live.id)
      .execute();
    await enqueueDueChecks({ ...context, jobs: { ...context.jobs, order } });
    await context.db.updateTable("graphic_details").set({ checked_at_ms: context.now() }).execute();
    await enqueueDueChecks({ ...context, jobs: { ...context.jobs, order } });
    expect(orders).toEqual([live.id]);
  });

  test("the public list holds what is published and says nothing of drafts", async () => {
    await register("Borrador secreto", "ej016");
    await publish(await register("En la lista", "ej017"));
    const list = await process.read("/g/index.json");
    expect(list.body).toContain("En la lista");
    expect(list.body).not.toContain("secreto");
  });
});
