import { GraphicDetail } from "@nv/contracts/schemas";
import { parseFeed } from "htmlparser2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { FEATURE_PLACES } from "../../../test/stores.ts";
import { lastOfTypes } from "../../platform/records/records.repository.ts";
import { createGraphics, type Graphics } from "./graphics.service.ts";
import { GRAPHICS } from "./graphics-collection.ts";

const ANA = { id: "ana", name: "Ana Muestra" };

const JsonFeed = z.object({
  items: z.array(z.object({ title: z.string(), date_published: z.string(), date_modified: z.string() })),
});

describe.each(FEATURE_PLACES)("the feeds of stories, on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: TestProcess;
  let graphics: Graphics;
  let nowMs = Date.UTC(2026, 10, 22);

  beforeAll(async () => {
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store, {}, () => nowMs);
    const { context } = process;
    // What is a story here: any page of somebody else's.
    const collection = { ...GRAPHICS, storyTypes: ["external", "map"] };
    graphics = createGraphics({ ...context, records: { ...context.records, collection } }, async () => undefined);
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
  });

  async function published(title: string, type = "external", source?: string): Promise<GraphicDetail> {
    nowMs += 60_000;
    const config = { type, source: source ?? `https://example.org/${encodeURIComponent(title)}` };
    const words = { title, altText: `Qué se ve en ${title}`, sourceLine: "INE", config };
    const registered = await process.call("POST", "/api/graphics", words);
    const { id, version } = GraphicDetail.parse(registered.body);
    return graphics.publish({ id, version, actor: ANA });
  }
  const feed = async () => JsonFeed.parse((await process.read("/g/historias.json")).json()).items;
  const titles = async () => (await feed()).map(({ title }) => title);

  test("are there before any story is, and for readers' programs to keep", async () => {
    for (const [name, type] of [
      ["historias.xml", "application/rss+xml; charset=utf-8"],
      ["historias.json", "application/feed+json; charset=utf-8"],
    ]) {
      const answer = await process.read(`/g/${name}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        "content-type": type,
        "cache-control": expect.stringContaining("public, max-age=60"),
        "access-control-allow-origin": "*",
      });
      const again = await process.read(`/g/${name}`, { "if-none-match": String(answer.headers.etag) });
      expect(again.statusCode).toBe(304);
    }
    expect((await process.read("/i/historias.xml")).statusCode).toBe(404);
  });

  test("hold the stories that readers have, those first published last first, and nothing else", async () => {
    const first = await published("Uno & <otro>");
    await published("Dos", "map");
    await published("Un gráfico", "datawrapper", "AbC12");
    expect(await titles()).toEqual(["Dos", "Uno & <otro>"]);
    nowMs += 60_000;
    const again = await graphics.publish({ id: first.id, version: first.version, actor: ANA });
    // What is corrected stays where it was, and says when.
    const [, corrected] = await feed();
    expect(corrected).toMatchObject({ title: "Uno & <otro>", date_modified: new Date(nowMs).toISOString() });
    expect(corrected?.date_published).not.toBe(corrected?.date_modified);
    const rss = parseFeed((await process.read("/g/historias.xml")).body);
    expect(rss?.items.map(({ title, link }) => [title, link])).toEqual([
      ["Dos", "https://narrativas.example.org/g/dos/"],
      ["Uno & <otro>", "https://narrativas.example.org/g/uno-otro/"],
    ]);
    await graphics.unpublish({ id: first.id, version: again.version, actor: ANA });
    expect(await titles()).toEqual(["Dos"]);
  });

  test("are cut where they are full, the oldest first", async () => {
    await published("Tres");
    const { db } = process.context.records;
    const [newest, ...others] = await lastOfTypes(db, { collection: "graphics", types: ["external", "map"], limit: 1 });
    expect(others).toEqual([]);
    expect(newest?.pointer).toContain('"title":"Tres"');
    expect(await titles()).toEqual(["Tres", "Dos"]);
  });
});
