import { GraphicDetail } from "@nv/contracts/schemas";
import { type FakeDatawrapper, startFakeDatawrapper } from "@nv/doubles";
import { typeOf } from "@nv/graphic-types";
import { ratioOfPicture } from "@nv/media";
import { ONE_DIALECT } from "@nv/test-kit";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { libraryClient, until } from "../../../../test/library.ts";
import { publishWhenMade } from "../../../../test/publish-when-made.ts";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../../test/registry.ts";
import { STORES } from "../../../../test/stores.ts";
import type { PicturePage } from "../../../platform/browser/measure-page.ts";
import { createPictureHandler, enqueueDuePictures } from "./picture-job.ts";
import { dueForPictures } from "./pictures.repository.ts";

const [DISK] = STORES;

/** A drawing of one colour, as somebody would bring it. */
const drawing = (widthPx: number, heightPx: number, colour = "#1e5aa0") =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}"><rect width="100%" height="100%" fill="${colour}"/></svg>`,
  );

const CHARTS = { type: "wrapper", layout: "two", charts: [{ chart: "ej001" }, { chart: "ej002" }] };
const WORDS = { altText: "Dos muestras.", sourceLine: "Instituto de Ejemplo" };

/** A card with a sentence, in one size. */
const CARD = { type: "card", template: "titular", heading: "Los embalses inventados, a la mitad", theme: "oscuro" };

/** Measures the distance between two pictures of one size: the mean of the differences of their points, 0 to 255. */
async function distanceOf(one: Buffer, other: Buffer): Promise<number> {
  const [points, others] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
  );
  if (points === undefined || points.length !== others?.length) return Number.POSITIVE_INFINITY;
  return points.reduce((sum, value, at) => sum + Math.abs(value - (others[at] ?? 0)), 0) / points.length;
}

describe.each(ONE_DIALECT)("the pictures of a graphic, on $name", (dialect) => {
  let harness: TestHarness;
  let fake: FakeDatawrapper;
  let process: TestProcess;
  let origin: string;

  beforeAll(async () => {
    if (DISK === undefined) throw new Error("There is no store.");
    fake = await startFakeDatawrapper();
    harness = await createHarness(dialect, DISK.createStore);
    process = await startProcess(harness.database, harness.store, fake.env);
    origin = await process.app.listen();
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
    await fake.stop();
  });
  const library = libraryClient(() => ({ process, origin }));

  const detail = async (id: string) => GraphicDetail.parse((await process.call("GET", `/api/graphics/${id}`)).body);
  const publish = (title: string, config: object, more: object = {}) =>
    publishWhenMade(process, library, { title, ...WORDS, config, ...more });
  /** A graphic once its pictures were looked for: at its publication, or by the next sweep. */
  const settled = ({ id }: Pick<GraphicDetail, "id">) =>
    until(async () => {
      const graphic = await detail(id);
      if (graphic.picture.state !== "waiting") return graphic;
      await enqueueDuePictures(process.context);
      return null;
    });
  const pathOf = (url: string | null) => new URL(url ?? "https://example.org/").pathname;

  /** Takes the pictures by a browser that sees what it is told to see. */
  async function picture(id: string, picturePage: PicturePage | null, by: TestProcess = process) {
    const take = createPictureHandler({ ...by.context, picturePage });
    return take({
      subject: id,
      payload: { isAnew: true },
      actor: { id: "", name: "" },
      signal: new AbortController().signal,
      group: "",
      progress: async () => undefined,
      log: () => undefined,
    });
  }

  test("are what its type draws, without a browser, at addresses of their own for good", async () => {
    const live = await settled(await publish("Una figura", typeOf("figure").example.config));
    const { picture: made, embedCodes, revision } = live;
    expect(made).toMatchObject({ state: "made", reason: "" });
    expect(made.imageUrl).toMatch(/\/g\/una-figura\/1-[0-9a-f]{10}\/fallback\.png$/);
    const answer = await process.read(pathOf(made.imageUrl));
    expect(answer.headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": expect.stringContaining("immutable"),
    });
    const shared = await process.read(pathOf(made.sharedUrl));
    expect(shared.headers["content-type"]).toBe("image/jpeg");
    expect(await ratioOfPicture(shared.rawPayload)).toBeCloseTo(1200 / 630, 5);
    expect(embedCodes.iframe).toContain(`<noscript><a href="${live.publicUrl}"><img src="${made.imageUrl}"`);
    expect(embedCodes.ans).toContain(String(made.imageUrl));
    const pointer = (await process.read("/g/una-figura/latest.json")).json();
    expect([pointer.revision, `/g/una-figura/${pointer.image}`]).toEqual([revision, pathOf(made.imageUrl)]);
  });

  test("are named by the page before they are there, at an address that stays", async () => {
    const live = await settled(await publish("Compartida", typeOf("figure").example.config));
    const { body } = await process.read("/g/compartida/");
    const [, named = ""] = /<meta property="og:image" content="([^"]+)">/.exec(body) ?? [];
    expect(named).toMatch(/\/g\/compartida\/share\.jpg\?v=[0-9a-f]{8}$/);
    const answer = await process.read(new URL(named).pathname);
    expect(answer.rawPayload).toEqual((await process.read(pathOf(live.picture.sharedUrl))).rawPayload);
    expect(answer.headers["cache-control"]).toContain("max-age=60");
    const oembed = await process.read(`/oembed.json?url=${encodeURIComponent(live.publicUrl ?? "")}`);
    expect(oembed.json()).toMatchObject({
      thumbnail_url: live.picture.sharedUrl,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
  });

  test("of a chart are what Datawrapper draws, and publishing does not wait for it", async () => {
    const live = await publish("De Datawrapper", { type: "external", source: "ej015" });
    expect(live.picture.state).toBe("waiting");
    const { picture: made, embedCodes } = await settled(live);
    expect((await process.read(pathOf(made.imageUrl))).headers["content-type"]).toBe("image/png");
    expect(embedCodes.fallback).toContain('alt="Dos muestras."');
  });

  test("of what only a browser sees are none without one, which is said; the page names none either", async () => {
    const live = await settled(await publish("Sin navegador", CHARTS));
    expect(live.picture).toMatchObject({ state: "nothing", imageUrl: null, sharedUrl: null });
    expect(live.picture.reason).toContain("no tiene navegador");
    const { body } = await process.read("/g/sin-navegador/");
    expect(body).not.toContain("og:image");
    expect(body).toContain('<meta name="twitter:card" content="summary">');
    expect((await process.read("/g/sin-navegador/share.jpg")).statusCode).toBe(404);
  });

  test("are what the browser sees of the page of that revision", async () => {
    const live = await settled(await publish("Con navegador", CHARTS));
    const asked: string[] = [];
    const seen = Buffer.from(drawing(640, 480));
    const take: PicturePage = async (url) => {
      asked.push(url);
      return seen;
    };
    expect(await picture(live.id, take)).toEqual({ state: "made", reason: "" });
    expect(asked).toEqual([`${live.publicUrl}${live.revision}/`]);
    const { picture: made, version } = await detail(live.id);
    expect(version).toBe(live.version);
    expect((await process.read(pathOf(made.imageUrl))).rawPayload).toEqual(seen);
    // Taken again, the same is at the same address.
    await picture(live.id, take);
    expect((await detail(live.id)).picture).toEqual(made);
    // What is published again has pictures of its own, and those of before stay where they were.
    const again = await process.call("POST", `/api/graphics/${live.id}/publish`, { version });
    expect(GraphicDetail.parse(again.body).picture).toMatchObject({ state: "waiting", imageUrl: null });
    await settled(live);
    await picture(live.id, async () => drawing(640, 480, "#008000"));
    expect((await detail(live.id)).picture.imageUrl).not.toBe(made.imageUrl);
    expect((await process.read(pathOf(made.imageUrl))).statusCode).toBe(200);
    // What is gone back to shows its own again, without another look.
    const { version: now } = await detail(live.id);
    const { status } = await process.call("POST", `/api/graphics/${live.id}/rollback`, {
      version: now,
      revision: live.revision,
    });
    expect(status).toBe(200);
    expect((await settled(live)).picture.imageUrl).toBe(made.imageUrl);
  });

  test.each([
    {
      name: "that did not lay itself out",
      page: async () => null,
      state: "nothing",
      said: "no ha terminado de dibujarse",
    },
    {
      name: "that the browser fails at",
      page: async () => Promise.reject(new Error("it ended with 133")),
      state: "failed",
      said: "no ha podido sacar la imagen",
    },
  ])("of a page $name are none, which is said", async ({ name, page, state, said }) => {
    const live = await settled(await publish(`Compuesto ${name}`, CHARTS));
    await picture(live.id, page);
    const { picture: made } = await detail(live.id);
    expect(made).toMatchObject({ state, imageUrl: null });
    expect(made.reason).toContain(said);
  });

  test("for networks are the one that a person chose, which stands for it everywhere where nothing else can", async () => {
    const file = await library.brought("portada.svg", drawing(1600, 900));
    const shareImage = `file:${file.id}`;
    const drawn = await settled(await publish("Elegida y dibujada", typeOf("figure").example.config, { shareImage }));
    const alone = await settled(await publish("Elegida sola", CHARTS, { shareImage }));
    const [one, other] = await Promise.all(
      [drawn, alone].map(async ({ picture: made }) => (await process.read(pathOf(made.sharedUrl))).rawPayload),
    );
    expect(one).toEqual(other);
    expect(drawn.picture.imageUrl).toMatch(/fallback\.png$/);
    expect(alone.picture.imageUrl).toMatch(/fallback\.jpg$/);
    expect((await process.read("/g/elegida-sola/")).body).toContain("og:image");
  });

  test.each([
    {
      name: "a file that is gone",
      shareImage: "file:00000000-0000-4000-8000-00000000dead",
      said: "ya no está en Archivos",
    },
    { name: "a card that nobody published", shareImage: "card:no-existe", said: "No hay ninguna tarjeta" },
    { name: "what is published and no card", shareImage: "card:elegida-sola", said: "no es una tarjeta" },
  ])("for networks cannot be $name", async ({ shareImage, said }) => {
    const fields = { title: `No vale ${said}`, ...WORDS, config: CHARTS, shareImage };
    const { id, version } = GraphicDetail.parse((await process.call("POST", "/api/graphics", fields)).body);
    const refused = await process.call("POST", `/api/graphics/${id}/publish`, { version });
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining(said)]);
  });

  test.each(["png", "jpg", "webp"])(
    "for networks are a published card, point by point, when it goes out as %s",
    async (encoding) => {
      const { slug } = await publish(`Tarjeta ${encoding}`, { ...CARD, encoding, ratios: ["1x1", "og"] });
      const shareImage = `card:${slug}`;
      const live = await settled(
        await publish(`Con tarjeta ${encoding}`, typeOf("figure").example.config, { shareImage }),
      );
      const { body } = await process.read(`/g/con-tarjeta-${encoding}/`);
      const [, named = ""] = /<meta property="og:image" content="([^"]+)">/.exec(body) ?? [];
      const given = await process.read(pathOf(named));
      expect(given.headers["content-type"]).toBe("image/jpeg");
      expect(given.rawPayload).toEqual((await process.read(pathOf(live.picture.sharedUrl))).rawPayload);
      const card = await process.read(`/g/${slug}/card-og.${encoding}`);
      expect(await distanceOf(given.rawPayload, card.rawPayload)).toBeLessThan(4);
    },
  );

  test("for networks have another address once their card says something else", async () => {
    const card = await publish("Tarjeta del día", { ...CARD, ratios: ["og"] });
    const live = await settled(await publish("Con la del día", CHARTS, { shareImage: `card:${card.slug}` }));
    const named = async () =>
      /property="og:image" content="([^"]+)"/.exec((await process.read("/g/con-la-del-dia/")).body)?.[1];
    const before = await named();
    expect(before).toContain("?v=");
    const again = await process.call("POST", `/api/graphics/${live.id}/publish`, { version: live.version });
    expect(await named()).toBe(before);
    await process.call("POST", `/api/graphics/${card.id}/publish`, { version: card.version });
    const { version } = GraphicDetail.parse(again.body);
    await process.call("POST", `/api/graphics/${live.id}/publish`, { version });
    expect(await named()).not.toBe(before);
  });

  test("for networks are a card whole where it has another shape, since it has texts up to its edges", async () => {
    const { slug } = await publish("Tarjeta de pie", { ...CARD, ratios: ["4x5"] });
    const live = await settled(await publish("Con tarjeta de pie", CHARTS, { shareImage: `card:${slug}` }));
    const shared = (await process.read(pathOf(live.picture.sharedUrl))).rawPayload;
    const card = (await process.read(`/g/${slug}/card-4x5.png`)).rawPayload;
    const whole = await sharp(card).resize(504, 630).toBuffer();
    const middle = await sharp(shared).extract({ left: 348, top: 0, width: 504, height: 630 }).toBuffer();
    expect(await distanceOf(whole, middle)).toBeLessThan(4);
  });

  test("for networks are made of the graphic again once its card was taken back, and the next publication says so", async () => {
    const card = await publish("Tarjeta que se va", { ...CARD, ratios: ["og"] });
    const config = typeOf("figure").example.config;
    const live = await settled(await publish("Sin su tarjeta", config, { shareImage: `card:${card.slug}` }));
    const gone = await process.call("POST", `/api/graphics/${card.id}/unpublish`, { version: card.version });
    expect(gone.status, gone.text).toBe(200);
    await picture(live.id, null);
    const own = await settled(await publish("Con lo suyo", config));
    const [one, other] = await Promise.all(
      [await detail(live.id), own].map(async (of) => (await process.read(pathOf(of.picture.sharedUrl))).rawPayload),
    );
    expect(await distanceOf(one ?? Buffer.alloc(0), other ?? Buffer.alloc(1))).toBeLessThan(4);
    const refused = await process.call("POST", `/api/graphics/${live.id}/publish`, { version: live.version });
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("No hay ninguna tarjeta")]);
  });

  test.each(["javascript:alert(1)", "file:../../etc/passwd", `card:${"x".repeat(81)}`, "https://example.org/x.png"])(
    "for networks are nothing else: %s",
    async (shareImage) => {
      const fields = { title: "No vale", ...WORDS, config: CHARTS, shareImage };
      const refused = await process.call("POST", "/api/graphics", fields);
      expect([refused.status, refused.body]).toMatchObject([422, { fields: [{ field: "shareImage" }] }]);
    },
  );

  test("are made once by another process when the one that made them is killed in the middle", async () => {
    const live = await settled(await publish("A medias", CHARTS));
    const seen = drawing(640, 320);
    const { context } = process;
    // As a killed process leaves it: its pictures in the store, and nobody told of them.
    const records = {
      ...context.records,
      database: { ...context.records.database, transaction: () => Promise.reject(new Error("killed")) },
    };
    const killed = createPictureHandler({ ...context, records, picturePage: async () => seen });
    await context.db.updateTable("graphic_details").set({ pictured_ms: null }).where("id", "=", live.id).execute();
    const run = {
      subject: live.id,
      payload: { isAnew: true },
      actor: { id: "", name: "" },
      signal: new AbortController().signal,
      group: "",
      progress: async () => undefined,
      log: () => undefined,
    };
    await expect(killed(run)).rejects.toThrow("killed");
    expect((await detail(live.id)).picture).toMatchObject({ state: "waiting", imageUrl: null });
    expect(await dueForPictures(context.db, 500)).toContain(live.id);
    const database = await harness.openDatabase();
    const other = await startProcess(database, harness.store, fake.env);
    await enqueueDuePictures(other.context);
    const { picture: made } = await settled(live);
    expect(made.state).toBe("made");
    expect((await process.read(pathOf(made.imageUrl))).rawPayload).toEqual(seen);
    expect(await dueForPictures(context.db, 500)).not.toContain(live.id);
    await other.close();
    await database.close();
  });

  test("can be asked for again, by who is in, of what is published", async () => {
    const live = await settled(await publish("Otra vez", CHARTS));
    expect((await process.call("POST", `/api/graphics/${live.id}/picture`)).status).toBe(202);
    const fields = { title: "Borrador", ...WORDS, config: CHARTS };
    const draft = GraphicDetail.parse((await process.call("POST", "/api/graphics", fields)).body);
    expect(draft.picture).toEqual({
      state: "unpublished",
      reason: "Se prepara al publicarlo.",
      imageUrl: null,
      sharedUrl: null,
    });
    expect((await process.call("POST", `/api/graphics/${draft.id}/picture`)).body).toMatchObject({
      code: "GRAPHIC_NOT_LIVE",
    });
  });
});
