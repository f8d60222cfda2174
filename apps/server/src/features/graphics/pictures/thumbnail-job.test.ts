import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GraphicDetail } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import { ONE_DIALECT } from "@nv/test-kit";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { ANA, libraryClient, until } from "../../../../test/library.ts";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../../test/registry.ts";
import { STORES } from "../../../../test/stores.ts";
import type { PicturePage } from "../../../platform/browser/measure-page.ts";
import { writeDrawn } from "../../../platform/files/write-drawn.ts";
import { createCheckHandler } from "../checks/check-graphic.ts";
import { dueForThumbnails } from "./pictures.repository.ts";
import { createThumbnailHandler } from "./thumbnail-job.ts";

const [DISK] = STORES;

const WORDS = { altText: "Una muestra.", sourceLine: "Instituto de Ejemplo" };

const NOW_MS = Date.UTC(2026, 10, 27, 9);

/** Reads the state in which the job says that it ended. */
const stateOf = (result: unknown) => z.object({ state: z.string() }).parse(result).state;

/** A picture of one colour, as somebody would bring it. */
const filled = (background: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .png()
    .toBuffer();

describe.each(ONE_DIALECT)("the picture of a graphic in lists, on $name", (dialect) => {
  let harness: TestHarness;
  let process: TestProcess;
  let origin: string;

  beforeAll(async () => {
    if (DISK === undefined) throw new Error("There is no store.");
    harness = await createHarness(dialect, DISK.createStore);
    // Time stands still: nothing is calm for long enough to be drawn by itself.
    process = await startProcess(harness.database, harness.store, {}, () => NOW_MS);
    origin = await process.app.listen();
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
  });
  const library = libraryClient(() => ({ process, origin }));

  const run = {
    ...{ payload: {}, group: "", actor: { id: "", name: "" }, signal: new AbortController().signal },
    ...{ progress: async () => undefined, log: () => undefined },
  };
  const draw = ({ id }: GraphicDetail) => createThumbnailHandler(process.context)({ ...run, subject: id });
  const register = async (title: string, config: object) =>
    GraphicDetail.parse((await process.call("POST", "/api/graphics", { title, ...WORDS, config })).body);
  const shown = async ({ id }: GraphicDetail) =>
    GraphicDetail.parse((await process.call("GET", `/api/graphics/${id}`)).body);
  const change = async ({ id, version, config }: GraphicDetail, title: string) =>
    GraphicDetail.parse((await process.call("PUT", `/api/graphics/${id}`, { title, ...WORDS, config, version })).body);
  const due = (calmSinceMs: number) => dueForThumbnails(process.context.db, calmSinceMs, 100);

  /** Picture of a graphic as a page asks for it. */
  async function pictureOf(graphic: GraphicDetail) {
    const { thumbnailUrl } = await shown(graphic);
    const answer = await process.app.inject({
      url: thumbnailUrl ?? "/none",
      headers: { cookie: encodeURIComponent("Ana Muestra") },
    });
    return { url: thumbnailUrl, type: answer.headers["content-type"], body: answer.rawPayload };
  }

  test("is that of a draft, drawn as its type draws it once nobody has written for a while, and anew when it is changed", async () => {
    const draft = await register("Una figura", typeOf("figure").example.config);
    expect(draft.thumbnailUrl).toBeNull();
    expect(await due(draft.updatedAtMs - 1)).not.toContain(draft.id);
    expect(await due(draft.updatedAtMs)).toContain(draft.id);
    expect(await draw(draft)).toEqual({ state: "made" });
    const first = await pictureOf(draft);
    expect(first.type).toBe("image/jpeg");
    // As wide for its height as the cards of lists, so that none is cut there.
    expect(await sharp(first.body).metadata()).toMatchObject({ width: 640, height: 400 });
    expect(await due(Number.MAX_SAFE_INTEGER)).not.toContain(draft.id);
    const found = await process.context.finding.find(draft.id, { groups: [], isAdministrator: false });
    expect(found).toMatchObject([{ things: [{ id: draft.id, picture: first.url }] }]);

    await change(await shown(draft), "Otra figura");
    expect(await due(Number.MAX_SAFE_INTEGER)).toContain(draft.id);
    await draw(draft);
    const second = await pictureOf(draft);
    expect(second.url).not.toBe(first.url);
    // Of those that were drawn the last alone is kept.
    const former = new URL(first.url ?? "", "https://example.org").searchParams.get("v") ?? "";
    expect(former).toContain(draft.id);
    expect(await process.context.store.get(former)).toBeNull();
    expect((await sharp(second.body).metadata()).width).toBe(640);
  });

  test.each(["card", "locator"] as const)("of a draft of the type %s is drawn too", async (name) => {
    const draft = await register(`Un ejemplo de ${name}`, typeOf(name).example.config);
    expect(await draw(draft)).toEqual({ state: "made" });
    expect((await sharp((await pictureOf(draft)).body).metadata()).format).toBe("jpeg");
  });

  test("of a story that is not finished is the first picture that it uses", async () => {
    const photo = await library.brought("roja.png", await filled("#c8321f"));
    const step = { id: "a", text: "El agua llega", alt: "Agua.", align: "center", data: { image: `file:${photo.id}` } };
    const block = { id: "b", format: "ImgTransition", settings: {}, steps: [step] };
    const config = { type: "story", kicker: "", dek: "", byline: "", blocks: [block] };
    const story = await register("A medias", config);
    // That of the library while its sizes are made, and then its own.
    expect(["made", "waiting"]).toContain(stateOf(await draw(story)));
    expect((await shown(story)).thumbnailUrl).not.toBeNull();
    await until(async () => (stateOf(await draw(story)) === "made" ? true : null));
    const { dominant } = await sharp((await pictureOf(story)).body).stats();
    expect([dominant.r > 160, dominant.g < 80, dominant.b < 80]).toEqual([true, true, true]);
  });

  test("of a story stays the picture that it begins with when a browser has seen its first screen", async () => {
    const photo = await library.brought("verde.png", await filled("#3d7a55"));
    const { name, version } = photo;
    await process.call("PUT", `/api/files/${photo.id}`, { name, version, credit: ANA });
    const step = { id: "a", text: "El río.", alt: "Verde.", align: "center", data: { image: `file:${photo.id}` } };
    const block = { id: "b", format: "Foto", settings: { width: "wide" }, steps: [step] };
    const config = { type: "story", kicker: "", dek: "", byline: "", blocks: [block] };
    const story = await register("Con foto", config);
    await until(async () => (stateOf(await draw(story)) === "made" ? true : null));
    const { url } = await pictureOf(story);
    const answer = await process.call("POST", `/api/graphics/${story.id}/publish`, { version: story.version });
    expect(answer.status, answer.text).toBe(200);
    const measurePage = async () => ({ image: Buffer.from("su título"), heightsPx: [[640, 480]] as const });
    await createCheckHandler({ ...process.context, measurePage })({ ...run, subject: story.id });
    expect((await pictureOf(story)).url).toBe(url);
  });

  test("of a picture whose sizes are still being made is that of the library, and then its own", async () => {
    const photo = await library.brought("granate.png", await filled("#8e2c20"));
    const config = { ...typeOf("image").first(), source: `file:${photo.id}` };
    const draft = await register("Una foto", config);
    const first = await draw(draft);
    expect((await shown(draft)).thumbnailUrl).not.toBeNull();
    expect(["made", "waiting"]).toContain(stateOf(first));
    await until(async () => (stateOf(await draw(draft)) === "made" ? true : null));
    expect(await due(Number.MAX_SAFE_INTEGER)).not.toContain(draft.id);
  });

  test("of what only a browser sees is what this machine's browser sees of the draft, which is published nowhere", async () => {
    const framed = await register("De otro sitio", { type: "external", source: "https://example.org/otro-mapa" });
    const png = await filled("#1f5a82");
    const asked: string[] = [];
    const picturePage: PicturePage = async (url, _signal, atHand) => {
      const page = await atHand?.(new URL(url).pathname);
      asked.push(url, Buffer.from(page?.body ?? "").toString());
      // Nothing else of the server is open to what the page shows.
      expect(await atHand?.("/api/graphics")).toBeNull();
      return png;
    };
    const look = createThumbnailHandler({ ...process.context, picturePage });
    expect(await look({ ...run, subject: framed.id })).toEqual({ state: "made" });
    expect(asked[0]).toBe("http://borrador.invalid/");
    expect(asked[1]).toContain("https://example.org/otro-mapa");
    const { dominant } = await sharp((await pictureOf(framed)).body).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
    expect((await process.read(`/g/${framed.slug}/`)).statusCode).toBe(404);
  });

  test("of drawings of Illustrator is looked at with their pictures, which no page of others gets", async () => {
    const [folder] = Object.values(typeOf("ai2html").example.files ?? {});
    if (folder === undefined) throw new Error("The example has no folder.");
    const zip = join(await mkdtemp(join(tmpdir(), "nv-folder-")), "mapa.zip");
    await writeDrawn(folder.content, zip, run.signal);
    const { id } = await library.brought("mapa.zip", await readFile(zip));
    const draft = await register("Un mapa", { type: "ai2html", source: `file:${id}` });
    const png = await filled("#1f5a82");
    const gave: string[] = [];
    const picturePage: PicturePage = async (_url, _signal, atHand) => {
      const page = Buffer.from((await atHand?.("/"))?.body ?? "").toString();
      for (const [path] of page.matchAll(/\/api\/files\/renditions\/[^"'\s)]+/g)) {
        const file = await atHand?.(path);
        gave.push(file?.mediaType ?? "nothing");
        expect(await atHand?.(`${path}x`)).toBeNull();
      }
      return png;
    };
    const look = createThumbnailHandler({ ...process.context, picturePage });
    await until(async () => (stateOf(await look({ ...run, subject: draft.id })) === "made" ? true : null));
    expect(gave.length).toBeGreaterThan(0);
    expect(gave.filter((type) => !type.startsWith("image/"))).toEqual([]);
  });

  test("of what only a browser sees is none without one, and it is not looked for again until it changes", async () => {
    const framed = await register("De otro sitio", { type: "external", source: "https://example.org/mapa" });
    expect(await draw(framed)).toEqual({ state: "nothing" });
    expect((await shown(framed)).thumbnailUrl).toBeNull();
    expect(await due(Number.MAX_SAFE_INTEGER)).not.toContain(framed.id);
    await change(await shown(framed), "De otro sitio, mejor");
    expect(await due(Number.MAX_SAFE_INTEGER)).toContain(framed.id);
  });

  test("shows what is written, and not the page of readers, for as long as they do not have it", async () => {
    const measurePage = async () => ({ image: Buffer.from("retrato"), heightsPx: [[640, 480]] as const });
    const check = createCheckHandler({ ...process.context, measurePage });
    const draft = await register("Con cambios", typeOf("figure").example.config);
    await process.call("POST", `/api/graphics/${draft.id}/publish`, { version: draft.version });
    await check({ ...run, subject: draft.id });
    expect((await pictureOf(draft)).body.toString()).toBe("retrato");
    expect(await due(Number.MAX_SAFE_INTEGER)).not.toContain(draft.id);
    await change(await shown(draft), "Con más cambios");
    await draw(draft);
    const written = await pictureOf(draft);
    await check({ ...run, subject: draft.id });
    expect((await pictureOf(draft)).url).toBe(written.url);
  });
});
