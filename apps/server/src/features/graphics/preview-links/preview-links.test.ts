import { GraphicDetail, PreviewLink, PreviewLinks } from "@nv/contracts/schemas";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { libraryClient } from "../../../../test/library.ts";
import { whenMade } from "../../../../test/publish-when-made.ts";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../../test/registry.ts";
import { FEATURE_PLACES } from "../../../../test/stores.ts";
import { createPreviewLinks } from "./preview-links.service.ts";

const DAY_MS = 86_400_000;

describe.each(FEATURE_PLACES)("a link to a draft, on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: TestProcess;
  let origin: string;
  let nowMs = Date.now();
  const library = libraryClient(() => ({ process, origin }));
  const external = (name: string) => ({ type: "external", source: `https://example.org/${name}` });

  beforeAll(async () => {
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store, {}, () => nowMs);
    origin = await process.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
  });

  const sweep = () => createPreviewLinks(process.context).sweep();
  const linksOf = (id: string) => `/api/graphics/${id}/preview-links`;
  async function draft(title: string, config: object): Promise<GraphicDetail> {
    const answer = await process.call("POST", "/api/graphics", { title, config });
    expect(answer.status, answer.text).toBe(201);
    return GraphicDetail.parse(answer.body);
  }
  async function linked(id: string, days = 7, person?: string): Promise<PreviewLink> {
    const answer = await whenMade(() => process.call("POST", linksOf(id), { days }, person), library);
    expect(answer.status, answer.text).toBe(201);
    return PreviewLink.parse(answer.body);
  }
  const listed = async (id: string) => PreviewLinks.parse((await process.call("GET", linksOf(id))).body).items;
  const pathOf = (url: string) => new URL(url).pathname;
  const read = (url: string) => process.read(pathOf(url));

  test("shows the draft as it was to anybody, with its pictures and what it is, before it can be published", async () => {
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: "#246" } });
    const file = await library.brought("plaza.png", await picture.png().toBuffer());
    const graphic = await draft("La plaza", { type: "image", source: `file:${file.id}` });
    expect(graphic.publishProblems).not.toEqual([]);
    const link = await linked(graphic.id, 7, "Bruno Prueba");
    expect(link).toMatchObject({ madeBy: "Bruno Prueba", version: 1, expiresAtMs: nowMs + 7 * DAY_MS });
    expect(pathOf(link.url)).toMatch(/^\/p\/[0-9a-f]{40}\/$/);

    const page = await read(link.url);
    expect([page.statusCode, page.headers["x-robots-tag"]]).toEqual([200, "noindex, nofollow, noarchive"]);
    expect(page.headers["cache-control"]).toBe("private, no-store");
    expect(page.headers["x-frame-options"]).toBe("SAMEORIGIN");
    expect(page.headers["access-control-allow-origin"]).toBeUndefined();
    expect(page.body).toContain('<meta name="robots" content="noindex,nofollow">');
    expect(page.body).toContain("Vista previa: no publicar");
    const [, shown = ""] = /"(\/p\/[^"\s]+\.(?:avif|jpg|webp))/.exec(page.body) ?? [];
    const seen = await process.read(shown);
    expect([seen.statusCode, seen.headers["cache-control"]]).toEqual([200, "private, no-cache"]);

    const edited = { title: "La plaza, otra", config: external("otra"), version: graphic.version };
    expect((await process.call("PUT", `/api/graphics/${graphic.id}`, edited)).status).toBe(200);
    expect((await read(link.url)).body).toBe(page.body);
    expect(await listed(graphic.id)).toEqual([{ ...link, isFormer: true }]);
    expect(await linked(graphic.id)).toMatchObject({ version: 2, isFormer: false });
    for (const path of ["latest.json", "manifest~", "1-0123456789/"])
      expect((await process.read(pathOf(link.url) + path)).statusCode).toBe(404);
    expect((await process.read("/p/index.json")).statusCode).toBe(404);
    expect((await process.read("/g/index.json")).body).not.toContain("plaza");
  });

  test("ends when its time is over, says so for some months, and leaves nothing in the store", async () => {
    const graphic = await draft("Caduca", external("caduca"));
    const link = await linked(graphic.id, 1);
    const { store } = process.context;
    const folder = pathOf(link.url).slice(1);
    nowMs += DAY_MS;
    const ended = await read(link.url);
    expect([ended.statusCode, ended.headers["cache-control"]]).toEqual([410, "private, no-store"]);
    expect(ended.body).toContain("Ha caducado, o alguien la ha retirado");
    expect(await listed(graphic.id)).toEqual([]);
    expect(await store.list(folder)).toHaveLength(2);
    await sweep();
    expect((await read(link.url)).statusCode).toBe(410);
    expect((await store.list(folder)).map(({ key }) => key)).toEqual([`${folder}latest.json`]);
    expect((await store.get(`${folder}latest.json`))?.toString()).not.toContain("Caduca");
    nowMs += 91 * DAY_MS;
    await sweep();
    expect(await store.list(folder)).toEqual([]);
  });

  test("is gone at once when somebody takes it back, whatever is at hand in another process", async () => {
    const graphic = await draft("Se retira", external("retira"));
    const link = await linked(graphic.id);
    // SQLite has one process.
    const database = await harness.openDatabase();
    const other = dialect.name === "sqlite" ? process : await startProcess(database, harness.store, {}, () => nowMs);
    const page = await other.read(pathOf(link.url));
    const [, revision = ""] =
      (await process.context.store.list(pathOf(link.url).slice(1)))
        .map(({ key }) => /\/(1-[a-z0-9]{10})\//.exec(key) ?? [])
        .find(([found]) => found !== undefined) ?? [];
    expect(page.statusCode).toBe(200);
    const stranger = await draft("De otro", external("otro"));
    const of = (id: string) => process.call("DELETE", `${linksOf(id)}/${link.id}`, undefined, "Bruno Prueba");
    expect((await of(stranger.id)).body).toMatchObject({ code: "PREVIEW_LINK_NOT_FOUND" });
    expect(await of(graphic.id)).toMatchObject({ status: 200, body: { items: [] } });
    expect(await of(graphic.id)).toMatchObject({ status: 200, body: { items: [] } });
    for (const path of ["", `${revision}/`, `${revision}/index.html`]) {
      expect((await process.read(pathOf(link.url) + path)).statusCode).toBe(410);
      await expect.poll(async () => (await other.read(pathOf(link.url) + path)).statusCode).toBe(410);
    }
    const told = process.audited.filter(({ details }) => details?.id === graphic.id);
    expect(told.map(({ action, actor }) => [action, actor.name])).toEqual([
      ["preview_link_made", "Ana Muestra"],
      ["preview_link_withdrawn", "Bruno Prueba"],
    ]);
    if (other !== process) await other.close();
    await database.close();
  });

  test("ends with its graphic, retired or deleted, at once", async () => {
    for (const order of ["retire", "delete"]) {
      const { id, version } = await draft(`Acaba con ${order}`, external(order));
      const link = await linked(id);
      const done = await process.call("POST", `/api/graphics/${id}/${order}`, { version });
      expect(done.status, done.text).toBeLessThan(300);
      expect((await read(link.url)).statusCode).toBe(410);
    }
  });

  test("shows the draft as it is still when that has been published, which is a version and no edit", async () => {
    const words = { title: "Sale igual", altText: "Una torre al fondo de la plaza", sourceLine: "INE" };
    const made = await process.call("POST", "/api/graphics", { ...words, config: external("igual") });
    expect(made.status, made.text).toBe(201);
    const graphic = GraphicDetail.parse(made.body);
    const link = await linked(graphic.id);
    const published = await process.call("POST", `/api/graphics/${graphic.id}/publish`, { version: graphic.version });
    expect(published.status, published.text).toBe(200);
    expect(GraphicDetail.parse(published.body).version).toBeGreaterThan(link.version);
    expect(await listed(graphic.id)).toEqual([link]);
  });

  test("that was cut short before it was told is cleaned away, and one that is being made is not", async () => {
    const graphic = await draft("A medias", external("medias"));
    const link = await linked(graphic.id, 30);
    const { db } = process.context;
    await db.updateTable("preview_links").set({ is_settled: 0 }).where("id", "=", link.id).execute();
    await sweep();
    expect((await read(link.url)).statusCode).toBe(200);
    nowMs += 2 * 3_600_000;
    await sweep();
    expect((await read(link.url)).statusCode).toBe(410);
  });

  test("is not made of what cannot be shown, and tells why beside its field", async () => {
    const config = { type: "image", source: "file:0f6c1a2e-3b4d-4c5e-8f60-718293a4b501" };
    const { id } = await draft("Sin archivo", config);
    const refused = await process.call("POST", linksOf(id), { days: 7 });
    expect(refused.body).toMatchObject({ code: "FIELDS_INVALID", fields: [{ field: "config.source" }] });
    const days = await process.call("POST", linksOf(id), { days: 365 });
    expect(days.body).toMatchObject({ code: "FIELDS_INVALID", fields: [{ field: "days" }] });
    const nowhere = linksOf("3f0c6a5e-0000-4000-8000-000000000001");
    expect((await process.call("POST", nowhere, { days: 7 })).body).toMatchObject({ code: "GRAPHIC_NOT_FOUND" });
    expect((await process.read(linksOf(id))).statusCode).toBe(401);
  });

  test("is one of twenty at most, also of sixty that are asked for at once", async () => {
    const { id } = await draft("De golpe", external("de-golpe"));
    const asked = Array.from({ length: 60 }, () => process.call("POST", linksOf(id), { days: 1 }));
    const answers = Map.groupBy(await Promise.all(asked), ({ status }) => status);
    expect([answers.get(201)?.length, answers.get(409)?.length]).toEqual([20, 40]);
    expect(await listed(id)).toHaveLength(20);
  });

  test("is one of twenty at most", async () => {
    const { id } = await draft("Muchos", external("muchos"));
    for (let made = 0; made < 20; made += 1) await linked(id, 1);
    expect((await process.call("POST", linksOf(id), { days: 1 })).body).toMatchObject({
      code: "PREVIEW_LINKS_TOO_MANY",
    });
    const [link] = await listed(id);
    await process.call("DELETE", `${linksOf(id)}/${link?.id}`);
    await linked(id, 1);
  });
});
