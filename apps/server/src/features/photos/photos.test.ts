import { writeFile } from "node:fs/promises";
import { PHOTOS_API_PATH } from "@nv/contracts";
import { GraphicDetail, PhotoBatch, type PhotoItem, PhotosStatus, SentPhotos } from "@nv/contracts/schemas";
import { type FakeDatawrapper, type FakePhotoCenter, startFakeDatawrapper, startFakePhotoCenter } from "@nv/doubles";
import { readPhoto } from "@nv/media";
import { FEATURE_DIALECTS } from "@nv/test-kit";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { until } from "../../../test/library.ts";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { STORES } from "../../../test/stores.ts";
import type { JobsTables } from "../../platform/jobs/jobs-table.ts";
import { enqueuePictures } from "../graphics/pictures/picture-job.ts";

const [DISK] = STORES;
const BRUNO = "Bruno Prueba";
/** Time that a slow Photo Center takes, milliseconds. */
const SLOW_MS = 400;
/** Longest wait for the fallback image of a graphic, which is made after it is published, milliseconds. */
const PICTURED_MS = 20_000;
const UNDER_WAY = ["queued", "running"];

/** Another picture for each number: as wide as it, since colours that are near each other are one in a JPEG. */
const drawn = (number: number) =>
  sharp({ create: { width: 60 + number, height: 40, channels: 3, background: { r: 30, g: 90, b: 90 } } });

describe.each(FEATURE_DIALECTS)("pictures for Photo Center on $name", (dialect) => {
  let harness: TestHarness;
  let process: TestProcess;
  let center: FakePhotoCenter;
  let datawrapper: FakeDatawrapper;
  let pictures = 0;

  /** Test about the service, or about what is in a picture: the database hears nothing that other tests do not say to both. */
  const ofService = test.runIf(dialect === FEATURE_DIALECTS[0]);

  beforeAll(async () => {
    datawrapper = await startFakeDatawrapper();
    harness = await createHarness(dialect, DISK.createStore);
  });
  afterAll(async () => {
    await harness.drop();
    await datawrapper.stop();
  });
  beforeEach(async () => {
    center = await startFakePhotoCenter();
    process = await start();
  });
  afterEach(async () => {
    await process.close();
    await center.stop();
  });

  const start = (env: Readonly<Record<string, string>> = center.env) =>
    startProcess(harness.database, harness.store, { ...datawrapper.env, ...env });

  /** A file that is in the library afterwards; each has pixels of its own. */
  async function brought(name = "foto.jpg", words: object = {}, picture = drawn(++pictures)): Promise<string> {
    const bytes = await (name.endsWith(".png") ? picture.png() : picture.jpeg()).toBuffer();
    const { id } = await process.context.files.bring({
      words: { name, ...words },
      write: (path) => writeFile(path, bytes),
      actor: { id: "00000000-0000-4000-8000-000000000000", name: "Ana Muestra" },
      signal: new AbortController().signal,
    });
    return id;
  }

  const call = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown, person?: string) =>
    process.call(method, `${PHOTOS_API_PATH}${path}`, body, person);

  async function batchOf(...asked: Parameters<typeof call>): Promise<PhotoBatch> {
    const answer = await call(...asked);
    expect([200, 201], answer.text).toContain(answer.status);
    return PhotoBatch.parse(answer.body);
  }
  const now = (id: string) => batchOf("GET", `/batches/${id}`);
  const CREDIT = { byline: "Ana Muestra", agency: "Diario de Ejemplo" };
  const ALT = { altText: "Un rectángulo de color" };

  /** A batch of files, each with what it needs. */
  const begin = (fileIds: readonly string[], fields: object = CREDIT) =>
    batchOf("POST", "/batches", { fields, items: fileIds.map((fileId) => ({ fileId, fields: ALT })) });

  const settled = (id: string) =>
    until(async () => {
      const batch = await now(id);
      return batch.items.some(({ state }) => UNDER_WAY.includes(state)) ? null : batch;
    });

  async function send(id: string, body: object = {}): Promise<PhotoBatch> {
    await batchOf("POST", `/batches/${id}/send`, body);
    return settled(id);
  }

  const states = ({ items }: PhotoBatch) => items.map(({ state }) => state);
  const firstOf = ({ items }: PhotoBatch): PhotoItem => {
    const [item] = items;
    if (item === undefined) throw new Error("The batch has no picture.");
    return item;
  };

  test("a batch goes out with its texts in the picture and beside it, and its ids come back", async () => {
    const { id } = await begin([await brought("plaza.jpg"), await brought("mapa.png")], {
      ...CREDIT,
      caption: "La plaza de Villa Ejemplo",
      keywords: ["plaza"],
      section: "Local",
      takenOn: "2026-11-22",
    });
    const sent = await send(id);
    expect(states(sent)).toEqual(["done", "done"]);
    const [kept, other] = center
      .photos()
      .toSorted((a, b) => String(b.ans.alt_text).localeCompare(String(a.ans.alt_text)));
    expect([kept, other].map((photo) => photo?._id).toSorted()).toEqual(
      sent.items.map((item) => item.sent?.arcId).toSorted(),
    );
    const plaza = center.photos().find(({ _id }) => _id === firstOf(sent).sent?.arcId);
    expect(plaza?.ans).toMatchObject({
      type: "image",
      owner: { id: "ejemplo" },
      alt_text: "Un rectángulo de color",
      caption: "La plaza de Villa Ejemplo",
      credits: { by: [{ name: "Ana Muestra" }], affiliation: [{ name: "Diario de Ejemplo" }] },
      additional_properties: { originalName: "plaza.jpg", section: "Local" },
    });
    expect(readPhoto(plaza?.bytes ?? Buffer.alloc(0)).words).toMatchObject({
      caption: "La plaza de Villa Ejemplo",
      ...CREDIT,
      ...ALT,
      keywords: ["plaza"],
      takenOn: "2026-11-22",
    });
    const csv = await call("GET", `/batches/${id}/ids.csv`);
    expect(csv.text).toContain(`plaza.jpg;${firstOf(sent).sent?.arcId};https://cloudfront.example/`);
    expect(process.audited.filter(({ action }) => action === "photo_sent")).toHaveLength(2);
  });

  ofService("what a picture tells in its IPTC is filled in, and what the library has of it", async () => {
    const withNotes = drawn(++pictures).withExif({ IFD0: { Artist: "Eva Prueba", ImageDescription: "Un campo" } });
    const fileId = await brought("campo.jpg", { altText: "Un campo de trigo" }, withNotes);
    const batch = await batchOf("POST", "/batches", { items: [{ fileId }] });
    expect(firstOf(batch)).toMatchObject({
      problems: [],
      words: { byline: "Eva Prueba", caption: "Un campo", altText: "Un campo de trigo" },
    });
  });

  ofService("what the library has may be longer than what is sent: it is cut", async () => {
    const fileId = await brought("larga.jpg", {
      altText: "a".repeat(600),
      credit: "b".repeat(200),
      source: "c".repeat(300),
    });
    const batch = await batchOf("POST", "/batches", { items: [{ fileId }] });
    expect(firstOf(batch)).toMatchObject({ problems: [], words: { source: "c".repeat(200), byline: "b".repeat(200) } });
  });

  test("nothing goes without a text for who does not see it, or without a credit", async () => {
    const fileId = await brought();
    const blocked = await batchOf("POST", "/batches", { items: [{ fileId }] });
    expect(firstOf(blocked).problems).toEqual([
      { field: "altText", message: "Falta el texto alternativo: qué se ve, para quien no la ve." },
      { field: "byline", message: "Falta el crédito: quién la firma o qué agencia la da." },
    ]);
    const refused = await call("POST", `/batches/${blocked.id}/send`, {});
    expect([refused.status, refused.body]).toMatchObject([422, { code: "PHOTOS_BLOCKED" }]);
    expect(center.asked).toEqual([]);
  });

  test("what is refused alone is mended and sent again, and nothing else is", async () => {
    const ids = await Promise.all([brought(), brought(), brought()]);
    const begun = await begin(ids);
    const [first] = begun.items;
    await batchOf("PUT", `/batches/${begun.id}/items/${first?.id}`, { altText: "" });
    center.failNext(413);
    const once = await send(begun.id);
    expect(states(once).toSorted()).toEqual(["done", "draft", "failed"]);
    const failed = once.items.find(({ state }) => state === "failed");
    expect(failed).toMatchObject({ remedy: "reduce", message: expect.stringContaining("pesa demasiado") });
    await batchOf("PUT", `/batches/${begun.id}/items/${first?.id}`, ALT);
    await batchOf("PUT", `/batches/${begun.id}/items/${failed?.id}`, { ...ALT, isReduced: true });
    const mended = await send(begun.id);
    expect(states(mended)).toEqual(["done", "done", "done"]);
    expect(center.asked.filter(({ order }) => order.startsWith("POST"))).toHaveLength(4);
  });

  ofService.each([
    { failure: 415, says: "no admite este archivo" },
    { failure: 400, says: "no entiende" },
    { failure: 401, says: "no acepta la clave" },
    { failure: 403, says: "no tiene permiso" },
  ] as const)("an answer $failure is told beside its picture: $says", async ({ failure, says }) => {
    center.failNext(failure);
    const { id } = await begin([await brought()]);
    const batch = await send(id);
    expect(firstOf(batch)).toMatchObject({
      state: "failed",
      message: expect.stringContaining(says),
    });
  });

  test("who is refused is under way until the queue has heard of it: sent again before that, nothing would go", async () => {
    center.failNext(415);
    const { id } = await send((await begin([await brought()])).id);
    const jobs = harness.database.kysely.$extendTables<JobsTables>();
    const change = (state: string) =>
      jobs
        .updateTable("jobs")
        .set({ state, lease_until_ms: Date.now() + SLOW_MS * 100 })
        .where("subject", "=", id);
    await change("running").execute();
    expect(states(await now(id))).toEqual(["running"]);
    const early = await call("POST", `/batches/${id}/send`, {});
    expect([early.status, early.body]).toMatchObject([422, { code: "PHOTOS_BLOCKED" }]);
    await change("failed").execute();
    expect(states(await now(id))).toEqual(["failed"]);
    expect(states(await send(id))).toEqual(["done"]);
  });

  ofService("a service that is busy, down or cut off is asked again, and has each picture once", async () => {
    for (const failure of [429, 503, "cut", "cut-after", "garbled", 408] as const) {
      center.failNext(failure, 2);
      const { id } = await begin([await brought(), await brought()]);
      expect(states(await send(id))).toEqual(["done", "done"]);
    }
    const hashes = center.photos().map(({ hash }) => hash);
    expect(hashes).toHaveLength(12);
    expect(new Set(hashes).size).toBe(12);
  });

  test("one that stops half-way keeps what it has, and the rest goes when it is back", async () => {
    const begun = await begin(await Promise.all([brought(), brought(), brought(), brought()]));
    const [first, second] = begun.items.map(({ id }) => id);
    await send(begun.id, { items: [first, second] });
    center.stopTaking(true);
    const half = await send(begun.id);
    expect(states(half)).toEqual(["done", "done", "failed", "failed"]);
    center.stopTaking(false);
    expect(states(await send(begun.id))).toEqual(["done", "done", "done", "done"]);
    expect(new Set(center.photos().map(({ hash }) => hash)).size).toBe(4);
    expect(center.photos()).toHaveLength(4);
  });

  test("the same picture is told of with the id that it has there, and goes again only when somebody wants it", async () => {
    const fileId = await brought();
    const first = await send((await begin([fileId])).id);
    const again = await begin([fileId]);
    const { arcId = "" } = firstOf(first).sent ?? {};
    expect(firstOf(again)).toMatchObject({ known: { arcId }, problems: [{ field: "isRepeated" }] });
    expect((await call("POST", `/batches/${again.id}/send`, {})).status).toBe(422);
    await batchOf("PUT", `/batches/${again.id}/items/${firstOf(again).id}`, { ...ALT, isRepeated: true });
    expect(states(await send(again.id))).toEqual(["done"]);
    expect(center.photos()).toHaveLength(2);
  });

  test("of the same picture twice in what goes out at once, one goes", async () => {
    const fileId = await brought();
    const begun = await begin([fileId, fileId]);
    // Before anything is sent the second row says that it is the first one's picture.
    expect(
      begun.items.map(({ notices }) => notices.filter((notice) => notice.startsWith("Es la misma")).length),
    ).toEqual([0, 1]);
    const batch = await send(begun.id);
    expect(states(batch).toSorted(), JSON.stringify(batch.items.map(({ message }) => message))).toEqual([
      "done",
      "duplicate",
    ]);
    expect(center.photos()).toHaveLength(1);
  });

  test("the picture of a graphic goes with what the registry says of it, and the graphic knows its id", {
    timeout: 2 * PICTURED_MS,
  }, async () => {
    const config = { type: "external", source: "ej003" };
    const texts = { title: `Paro ${dialect.name}`, altText: "Baja", sourceLine: "Instituto de Ejemplo", credit: "Ana" };
    const made = GraphicDetail.parse((await process.call("POST", "/api/graphics", { ...texts, config })).body);
    const before = await call("POST", "/batches", { items: [{ graphicId: made.id }] });
    expect([before.status, before.body]).toMatchObject([
      422,
      { fields: [{ field: "items.0", message: expect.stringContaining("no tiene imagen todavía") }] },
    ]);
    await process.call("POST", `/api/graphics/${made.id}/publish`, { version: made.version });
    // The next sweep would.
    await enqueuePictures(process.context, made.id, { id: "", name: "" });
    const pictured = async () =>
      GraphicDetail.parse((await process.call("GET", `/api/graphics/${made.id}`)).body).picture.state;
    await expect.poll(pictured, { timeout: PICTURED_MS }).toBe("made");
    const batch = await batchOf("POST", "/batches", {
      fields: { kind: "infographic" },
      items: [{ graphicId: made.id }],
    });
    expect(firstOf(batch)).toMatchObject({
      graphicId: made.id,
      problems: [],
      words: { altText: "Baja", byline: "Ana", source: "Instituto de Ejemplo", caption: texts.title },
    });
    const sent = await send(batch.id);
    const known = SentPhotos.parse((await call("GET", `/sent?graphic=${made.id}`)).body);
    expect(known.items).toEqual([firstOf(sent).sent]);
    const ofFile = SentPhotos.parse((await call("GET", `/sent?file=${firstOf(sent).fileId}`)).body);
    expect(ofFile).toEqual(known);
    expect(center.photos()[0]?.ans).toMatchObject({ image_type: "infographic" });
  });

  test("a card goes in each of its sizes, with the same texts, and a batch holds no more than it holds", async () => {
    const config = {
      type: "card",
      template: "titular",
      heading: "Los embalses, a la mitad",
      ratios: ["4x5", "1x1", "og"],
    };
    const texts = { title: `Tarjeta ${dialect.name}`, ...ALT, credit: "Ana", sourceLine: "Instituto" };
    const made = GraphicDetail.parse((await process.call("POST", "/api/graphics", { ...texts, config })).body);
    const live = await process.call("POST", `/api/graphics/${made.id}/publish`, { version: made.version });
    expect(live.status, live.text).toBe(200);
    const { id, items } = await batchOf("POST", "/batches", { items: [{ graphicId: made.id }] });
    const { slug } = made;
    expect(items.map(({ name }) => name).toSorted()).toEqual(["1x1", "4x5", "og"].map((size) => `${slug}-${size}.png`));
    for (const { words, graphicId } of items)
      expect([graphicId, words.altText, words.byline]).toEqual([made.id, ALT.altText, "Ana"]);
    expect(states(await send(id))).toEqual(["done", "done", "done"]);
    const many = Array.from({ length: 16 }, () => ({ graphicId: made.id }));
    const refused = await call("POST", `/batches/${id}/items`, { items: many });
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("caben 50 imágenes")]);
  });

  ofService("a picture at an address comes into the library with where it was, and goes like any other", async () => {
    const url = `${datawrapper.env.DATAWRAPPER_CDN_BASE}/ej001/1/full.png`;
    const begun = await batchOf("POST", "/batches", { fields: CREDIT, items: [{ url, fields: ALT }] });
    expect(firstOf(begun)).toMatchObject({ name: "full.png", words: { source: "127.0.0.1" }, problems: [] });
    const { arcId = "" } = firstOf(await send(begun.id)).sent ?? {};
    const again = await batchOf("POST", "/batches", { fields: CREDIT, items: [{ url, fields: ALT }] });
    expect(firstOf(again)).toMatchObject({ known: { arcId } });
  });

  ofService.each([
    { what: "the house's own", url: "https://127.0.0.1/secreto.png", says: "no se puede consultar" },
    { what: "what tells a machine who it is", url: "https://169.254.169.254/latest/meta-data/", says: "no se puede" },
    { what: "one in the open", url: "http://example.org/foto.jpg", says: "no se puede consultar" },
    { what: "a file of this machine", url: "file:///etc/passwd", says: "Escribe la dirección entera" },
    { what: "no address", url: "foto.jpg", says: "Escribe la dirección entera" },
  ])("$what is no address of a picture, and is said so", async ({ url, says }) => {
    const answer = await call("POST", "/batches", { items: [{ url }] });
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(says)]);
  });

  test("texts that change afterwards are told there too, and what was a mistake is taken away", async () => {
    const sent = await send((await begin([await brought()])).id);
    const item = firstOf(sent);
    const path = `/batches/${sent.id}/items/${item.id}`;
    await batchOf("PUT", path, { altText: "Otra cosa" });
    expect(center.photos()[0]?.ans).toMatchObject({ alt_text: "Otra cosa" });
    const refused = await call("DELETE", path);
    expect([refused.status, refused.body]).toMatchObject([409, { code: "PHOTOS_UNDER_WAY" }]);
    const withdrawn = await batchOf("POST", `${path}/withdraw`, {});
    expect(states(withdrawn)).toEqual(["draft"]);
    expect(center.photos()).toEqual([]);
    expect(states(await send(sent.id))).toEqual(["done"]);
  });

  test("three go at once; what waits can be stopped, and goes later", async () => {
    const slow = await startFakePhotoCenter(0, { delayMs: SLOW_MS });
    const other = await start(slow.env);
    const ids = await Promise.all(Array.from({ length: 5 }, () => brought()));
    const at = (method: "GET" | "POST", path: string, body?: unknown) =>
      other.call(method, `${PHOTOS_API_PATH}${path}`, body);
    const items = ids.map((fileId) => ({ fileId, fields: ALT }));
    // The first process has nothing of it: it was not told of this Photo Center.
    await process.close();
    const begun = PhotoBatch.parse((await at("POST", "/batches", { fields: CREDIT, items })).body);
    await at("POST", `/batches/${begun.id}/send`, {});
    await at("POST", `/batches/${begun.id}/cancel`, {});
    const look = async () => {
      const batch = PhotoBatch.parse((await at("GET", `/batches/${begun.id}`)).body);
      return batch.items.some(({ state }) => UNDER_WAY.includes(state)) ? null : batch;
    };
    const stopped = await until(look);
    expect(states(stopped)).toContain("cancelled");
    await at("POST", `/batches/${begun.id}/send`, {});
    expect(states(await until(look))).toEqual(["done", "done", "done", "done", "done"]);
    expect(slow.photos()).toHaveLength(5);
    const sentAt = slow.asked.filter(({ order }) => order.startsWith("POST")).map(({ atMs }) => atMs);
    const atOnce = sentAt.map((fromMs) => sentAt.filter((atMs) => atMs >= fromMs && atMs < fromMs + SLOW_MS).length);
    expect(Math.max(...atOnce)).toBeLessThanOrEqual(3);
    await other.close();
    await slow.stop();
    process = await start();
  });

  ofService(
    "by hand, what is ready is taken away with its IPTC and a table of its texts, and the rest stays out",
    async () => {
      const off = await start({});
      const status = PhotosStatus.parse((await off.call("GET", PHOTOS_API_PATH)).body);
      expect(status).toMatchObject({ place: "", notice: expect.stringContaining("falta ARC_TOKEN") });
      const ready = [await brought("plaza.jpg", { altText: "=Una plaza" }), await brought("plaza.jpg", ALT)];
      const lacking = await brought("sin-texto.jpg");
      const begun = await batchOf("POST", "/batches", {
        fields: CREDIT,
        items: [...ready, lacking].map((fileId) => ({ fileId })),
      });
      const refused = await off.call("POST", `${PHOTOS_API_PATH}/batches/${begun.id}/send`, {});
      expect([refused.status, refused.body]).toMatchObject([503, { code: "SERVICE_OFF" }]);
      const archive = await off.read(`${PHOTOS_API_PATH}/batches/${begun.id}/zip`, {
        cookie: encodeURIComponent("Ana Muestra"),
      });
      const files = unzipSync(archive.rawPayload);
      expect(Object.keys(files).toSorted()).toEqual(["plaza-2.jpg", "plaza.jpg", "textos.csv"]);
      const [picture, table] = [files["plaza.jpg"], files["textos.csv"]];
      expect(readPhoto(Buffer.from(picture ?? [])).words).toMatchObject({ altText: "=Una plaza", ...CREDIT });
      expect(Buffer.from(table ?? []).toString()).toContain("'=Una plaza");
      await off.close();
    },
  );

  test("a batch is of who began it: others look", async () => {
    const { id, items } = await begin([await brought()]);
    expect(await batchOf("GET", `/batches/${id}`, undefined, BRUNO)).toMatchObject({ isMine: false });
    for (const [method, path, body] of [
      ["PUT", "", CREDIT],
      ["POST", "/items", { items: [{ fileId: items[0]?.fileId }] }],
      ["PUT", `/items/${items[0]?.id}`, ALT],
      ["DELETE", `/items/${items[0]?.id}`, undefined],
      ["POST", `/items/${items[0]?.id}/withdraw`, {}],
      ["POST", "/send", {}],
      ["POST", "/cancel", {}],
    ] as const) {
      const answer = await call(method, `/batches/${id}${path}`, body, BRUNO);
      expect([path, answer.status, answer.body]).toMatchObject([path, 403, { code: "PHOTOS_OF_ANOTHER" }]);
    }
  });

  test("a stranger is let into nothing, and told nothing", async () => {
    const { id } = await begin([await brought()]);
    for (const path of ["", `/batches/${id}`, `/batches/${id}/zip`, `/batches/${id}/ids.csv`, "/sent"])
      expect((await process.read(`${PHOTOS_API_PATH}${path}`)).statusCode, path).toBe(401);
  });

  ofService.each([
    { what: "a file that is not there", body: { items: [{ fileId: "00000000-0000-4000-8000-00000000dead" }] } },
    { what: "nothing at all", body: { items: [{}] } },
    {
      what: "two at once",
      body: { items: [{ fileId: crypto.randomUUID(), url: "https://agencia.example/foto.jpg" }] },
    },
    { what: "too many", body: { items: Array.from({ length: 51 }, () => ({ fileId: crypto.randomUUID() })) } },
    { what: "a day that is none", body: { fields: { takenOn: "2026-02-30" } } },
    { what: "a control character", body: { fields: { byline: "Ana\u0000" } } },
  ])("$what is refused with its field", async ({ body }) => {
    const answer = await call("POST", "/batches", body);
    expect([answer.status, answer.body]).toMatchObject([422, { fields: [{ field: expect.any(String) }] }]);
  });

  ofService("the token of Photo Center is in no answer", async () => {
    const answers = await Promise.all([call("GET", ""), call("POST", "/batches", {})]);
    for (const { text } of answers) expect(text).not.toContain(center.env.ARC_TOKEN);
  });
});
