import { GRAPHIC_LIMITS } from "@nv/contracts";
import { GraphicDetail, type GraphicFieldsInput, type HomeRegistry } from "@nv/contracts/schemas";
import { FEATURE_DIALECTS } from "@nv/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../../test/registry.ts";
import { STORES } from "../../../../test/stores.ts";

const ANA = { userId: "ana", name: "Ana Muestra", email: "ana@ejemplo.org" };

const [STORE] = STORES;

describe.each(FEATURE_DIALECTS)("the registry on the home, on $name", (dialect) => {
  let harness: TestHarness;
  let process: TestProcess;
  let nowMs = 1_000_000;

  beforeAll(async () => {
    if (STORE === undefined) throw new Error("There is no store to publish into.");
    harness = await createHarness(dialect, STORE.createStore);
    process = await startProcess(harness.database, harness.store, {}, () => nowMs);
  });
  beforeEach(() => {
    nowMs += 60_000;
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
  });

  async function register(title: string, more: Partial<GraphicFieldsInput> = {}): Promise<GraphicDetail> {
    const source = `https://example.org/${encodeURIComponent(title.slice(0, 30))}`;
    const fields = { title, altText: "Una línea.", sourceLine: "INE", config: { type: "external", source }, ...more };
    const { body } = await process.call("POST", "/api/graphics", fields);
    return GraphicDetail.parse(body);
  }
  async function publish({ id, version }: GraphicDetail): Promise<GraphicDetail> {
    nowMs += 1000;
    return GraphicDetail.parse((await process.call("POST", `/api/graphics/${id}/publish`, { version })).body);
  }
  async function registry(): Promise<HomeRegistry> {
    const { registry: told } = await process.context.home.read(ANA);
    if (told === null) throw new Error("The registry told nothing.");
    return told;
  }

  test("of which there is nothing, says so", async () => {
    expect(await registry()).toEqual({ total: 0, published: [], drafts: 0, withoutAlt: 0, broken: 0 });
  });

  test("tells what was published last, whose it is and how many pages certainly hold it, and counts what waits for who asks", async () => {
    const first = await publish(await register("El IPC"));
    await publish(await register("El paro", { author: "Eva Prueba" }));
    await register("A medias", { author: ANA.name });
    await register("De otra", { author: "Eva Prueba" });
    await process.call("POST", `/api/graphics/${first.id}/usages`, { url: "https://diario.example.org/uno" });
    await process.call("POST", `/api/graphics/${first.id}/usages`, { url: "https://diario.example.org/dos" });
    const told = await registry();
    expect(told).toMatchObject({ total: 4, drafts: 1, withoutAlt: 0, broken: 0 });
    expect(told.published.map(({ title, author, pages }) => [title, author, pages])).toEqual([
      ["El paro", "Eva Prueba", 0],
      ["El IPC", "Ana Muestra", 2],
    ]);
    expect(told.published[1]).toMatchObject({ id: first.id, type: "external", label: "Externo", pictureUrl: null });
    expect(told.published[0]?.publishedAtMs).toBeGreaterThan(told.published[1]?.publishedAtMs ?? Number.NaN);
    const { db } = process.context;
    await db.updateTable("graphic_details").set({ health: "broken", has_alt: 0 }).where("id", "=", first.id).execute();
    expect(await registry()).toMatchObject({ withoutAlt: 1, broken: 1 });
  });

  test("is a few kilobytes, however much there is and however long its titles are", async () => {
    for (let place = 0; place < 6; place += 1)
      await publish(await register(`${place} ${"ñ".repeat(GRAPHIC_LIMITS.title - 2)}`));
    const { published } = await registry();
    expect(published).toHaveLength(4);
    expect(published[0]?.title.startsWith("5 ")).toBe(true);
    expect(Buffer.byteLength(JSON.stringify(await process.context.home.read(ANA)))).toBeLessThan(15_000);
  });
});
