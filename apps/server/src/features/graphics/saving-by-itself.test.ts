import { randomUUID } from "node:crypto";
import { GraphicDetail, type GraphicFieldsInput, GraphicList, GraphicVersions } from "@nv/contracts/schemas";
import { TYPES } from "@nv/graphic-types";
import { DIALECTS } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { STORES } from "../../../test/stores.ts";

const [{ createStore } = { createStore: expect.unreachable }] = STORES;

const MINUTE_MS = 60_000;

const Refusal = z.object({ code: z.string(), fields: z.array(z.object({ field: z.string(), message: z.string() })) });

const FIGURE = TYPES.find(({ name }) => name === "figure")?.example ?? expect.unreachable("There is a figure.");

/** Beginnings of each type. */
const BEGUN = TYPES.map((type) => ({ name: type.name, config: type.first() }));

const HALF_WRITTEN: readonly { readonly what: string; readonly config: GraphicFieldsInput["config"] }[] = [
  { what: "half an address", config: { type: "external", source: "https://" } },
  { what: "an address of another service", config: { type: "flourish", source: "AbC12" } },
  { what: "an address that nobody may ask for", config: { type: "external", source: "http://169.254.169.254/" } },
  { what: "widths with a hole", config: { type: "media-query", rules: [{ minPx: 600, maxPx: null, chart: "" }] } },
  { what: "a number that was taken out", config: { type: "figure", format: { decimals: null } } },
];

describe.each(DIALECTS)("on $name, what saves by itself", (dialect) => {
  let harness: TestHarness;
  let process: TestProcess;
  let atMs = Date.UTC(2026, 10, 27, 17);

  beforeAll(async () => {
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store, undefined, () => atMs);
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
  });

  async function begun(fields: object): Promise<GraphicDetail> {
    const { status, body } = await process.call("POST", "/api/graphics", fields);
    expect([status, body]).toEqual([201, expect.anything()]);
    return GraphicDetail.parse(body);
  }
  async function saved(before: GraphicDetail, fields: object, person?: string): Promise<GraphicDetail> {
    const { slug: _slug, ...same } = before;
    const written = { ...same, ...fields, version: before.version, goesOn: true };
    const { status, body } = await process.call("PUT", `/api/graphics/${before.id}`, written, person);
    expect([status, body]).toEqual([200, expect.anything()]);
    return GraphicDetail.parse(body);
  }
  const publish = ({ id, version }: GraphicDetail) => process.call("POST", `/api/graphics/${id}/publish`, { version });
  async function history({ id }: GraphicDetail) {
    const { body } = await process.call("GET", `/api/graphics/${id}/versions`);
    return GraphicVersions.parse(body).items;
  }

  test.each(BEGUN)("$name: its first letter is kept, listed, and not published", async ({ config }) => {
    const draft = await begun({ title: "", config });
    expect(draft).toMatchObject({ title: "", status: "draft", version: 1 });
    expect(draft.publishProblems).toContainEqual({ field: "title", message: "Falta el título" });
    const found = GraphicList.parse((await process.call("GET", `/api/graphics?type=${draft.type}`)).body);
    expect(found.items.find(({ id }) => id === draft.id)?.title).toBe("Sin título");
    const answer = await publish(draft);
    expect([answer.status, Refusal.parse(answer.body).code]).toEqual([422, "FIELDS_INVALID"]);
    const written = await saved(draft, { title: "Lo que se sabe", note: "A las seis" });
    expect(written).toMatchObject({ title: "Lo que se sabe", note: "A las seis", revision: null });
  });

  test.each(HALF_WRITTEN)(
    "$what: it is kept as it is, and says beside its field why it is not published",
    async (half) => {
      const draft = await begun({ title: "A medias", altText: "Nada.", sourceLine: "INE", config: half.config });
      expect(draft.config).toMatchObject(half.config);
      const refusal = Refusal.parse((await publish(draft)).body);
      expect(refusal.fields.map(({ field }) => field)).toEqual(draft.publishProblems.map(({ field }) => field));
      expect(refusal.fields[0]?.field).toMatch(/^config\./);
      // Whoever looks at it, or sends a link to it, is told the same.
      const looked = [
        await process.call("GET", `/api/graphics/${draft.id}/preview`),
        await process.call("POST", `/api/graphics/${draft.id}/preview-links`, { days: 7 }),
      ];
      expect(looked.map(({ status }) => status)).toEqual([422, 422]);
    },
  );

  test("what cannot be read at all is refused beside its field", async () => {
    for (const config of [{ type: "switcher", items: "no" }, { type: "nothing" }, { type: "switcher", items: [1] }]) {
      const { status } = await process.call("POST", "/api/graphics", { title: "x", config });
      expect(status, JSON.stringify(config)).toBe(422);
    }
  });

  test("readers keep what was published until somebody publishes the changes", async () => {
    const draft = await begun(FIGURE);
    const published = GraphicDetail.parse((await publish(draft)).body);
    const read = async () => (await process.read(`/g/${published.slug}/`)).body.toString();
    const before = await read();
    const half = await saved(published, { title: "", config: TYPES.find(({ name }) => name === "figure")?.first() });
    expect(half).toMatchObject({ title: "", status: "published", hasUnpublishedChanges: true });
    expect(half.revision).toBe(published.revision);
    expect(await read()).toBe(before);
    expect((await publish(half)).status).toBe(422);
    expect(await read()).toBe(before);
    const whole = await saved(half, { ...FIGURE, title: "Otro título" });
    expect(await read()).toBe(before);
    expect((await publish(whole)).status).toBe(200);
    expect(await read()).toContain("Otro título");
  });

  test("what is taken back again is no change for readers, and what they have is still found by its version", async () => {
    const draft = await begun({ ...FIGURE, title: "Va y vuelve" });
    const published = GraphicDetail.parse((await publish(draft)).body);
    const changed = await saved(published, { note: "Un momento" });
    expect(changed.hasUnpublishedChanges).toBe(true);
    const back = await saved(changed, { note: published.note });
    expect(back.hasUnpublishedChanges).toBe(false);
    const again = await saved(back, { note: "Otra vez" });
    expect(again.hasUnpublishedChanges).toBe(true);
    expect((await history(again)).map(({ version }) => version)).toContain(back.version);
  });

  test("its address follows the title until readers have it; one that somebody chose stays", async () => {
    const first = await begun({ ...FIGURE, title: "E" });
    expect(first.slug).toMatch(/^grafico-e/);
    const named = await saved(first, { title: "El agua que falta" });
    expect(named.slug).toBe("el-agua-que-falta");
    expect((await saved(named, { note: "x" })).slug).toBe("el-agua-que-falta");
    const chosen = await saved(await begun({ ...FIGURE, title: "Otra" }), { slug: "la-mia" });
    const renamed = await saved(chosen, { title: "Con otro nombre" });
    expect(renamed.slug).toBe("la-mia");
    const out = GraphicDetail.parse((await publish(renamed)).body);
    expect((await saved(out, { title: "Y otro más" })).slug).toBe("la-mia");
  });

  test("a stretch of editing is one version, whoever else writes is another, and what was published stays", async () => {
    let graphic = await begun({ ...FIGURE, title: "Paro" });
    for (const title of ["Paro b", "Paro ba", "Paro baja"]) {
      atMs += MINUTE_MS;
      graphic = await saved(graphic, { title });
    }
    const told = (await history(graphic)).map(({ action, changes }) => [action, changes[0]?.before, changes[0]?.after]);
    expect(told[0]).toEqual(["edited", "Paro", "Paro baja"]);
    expect(told.map(([action]) => action)).toEqual(["edited", "registered"]);
    graphic = await saved(graphic, { note: "De Bruno" }, "Bruno Prueba");
    graphic = await saved(graphic, { note: "De Bruno, y más" }, "Bruno Prueba");
    graphic = GraphicDetail.parse((await publish(graphic)).body);
    graphic = await saved(graphic, { note: "Después" });
    atMs += 11 * MINUTE_MS;
    graphic = await saved(graphic, { note: "Tras comer" });
    expect((await history(graphic)).map(({ action, by }) => [action, by])).toEqual([
      ["edited", "Ana Muestra"],
      ["edited", "Ana Muestra"],
      ["published", "Ana Muestra"],
      ["edited", "Bruno Prueba"],
      ["edited", "Ana Muestra"],
      ["registered", "Ana Muestra"],
    ]);
  });

  test("who does not say that it goes on writes a version each time", async () => {
    const first = await begun({ ...FIGURE, title: "Uno" });
    const edit = { ...FIGURE, title: "Dos", version: first.version };
    const second = GraphicDetail.parse((await process.call("PUT", `/api/graphics/${first.id}`, edit)).body);
    const again = { ...edit, title: "Tres", version: second.version };
    await process.call("PUT", `/api/graphics/${first.id}`, again);
    expect((await history(first)).map(({ action }) => action)).toEqual(["edited", "edited", "registered"]);
  });

  test("a beginning that is sent twice, since its answer was lost, is one graphic", async () => {
    const draftId = randomUUID();
    const one = await begun({ title: "E", config: { type: "external", source: "" }, draftId });
    const other = await begun({ title: "El", config: { type: "external", source: "" }, draftId });
    expect([one.id, other.id, other.title]).toEqual([draftId, draftId, "E"]);
    expect(
      (await process.call("POST", "/api/graphics", { title: "", config: FIGURE.config, draftId: "yo" })).status,
    ).toBe(422);
  });

  describe("a saving that is sent again, since its answer was lost", () => {
    const put = ({ id, version }: GraphicDetail, fields: object, savingId: unknown, person?: string) =>
      process.call("PUT", `/api/graphics/${id}`, { ...FIGURE, ...fields, version, goesOn: true, savingId }, person);

    test("is made once, whatever others saved since, and answered with what is there now", async () => {
      const before = await begun({ ...FIGURE, title: "Paro" });
      const savingId = randomUUID();
      const first = GraphicDetail.parse((await put(before, { title: "Paro de Ana" }, savingId)).body);
      const alone = await put(before, { title: "Paro de Ana" }, savingId);
      expect([alone.status, GraphicDetail.parse(alone.body)]).toEqual([200, first]);
      const theirs = await put(first, { title: "Paro de Ana y Bruno" }, randomUUID(), "Bruno Prueba");
      const { status, body } = await put(before, { title: "Paro de Ana" }, savingId);
      expect([status, body]).toEqual([200, theirs.body]);
      expect(body).toMatchObject({ title: "Paro de Ana y Bruno", version: 3, changedBy: "Bruno Prueba" });
      expect(await history(first)).toHaveLength(3);
    });

    test("is nobody else's, and none under another name", async () => {
      const before = await begun({ ...FIGURE, title: "Paro" });
      const savingId = randomUUID();
      expect((await put(before, { title: "De Ana" }, savingId)).status).toBe(200);
      for (const again of [
        await put(before, { title: "De Bruno" }, savingId, "Bruno Prueba"),
        await put(before, { title: "De Ana" }, randomUUID()),
        await put(before, { title: "De Ana" }, undefined),
      ])
        expect([again.status, Refusal.partial().parse(again.body).code]).toEqual([409, "VERSION_CONFLICT"]);
    });

    test("has an id of its own, and no other text", async () => {
      const before = await begun({ ...FIGURE, title: "Paro" });
      for (const savingId of ["yo", "x".repeat(10_000), 7])
        expect((await put(before, { title: "De Ana" }, savingId)).status).toBe(422);
    });

    test("is known among the last of its person alone", async () => {
      const before = await begun({ ...FIGURE, title: "Paro" });
      const savingIds = Array.from({ length: 33 }, () => randomUUID());
      let last = before;
      for (const [at, savingId] of savingIds.entries())
        last = GraphicDetail.parse((await put(last, { title: `Paro ${at}` }, savingId)).body);
      const statuses = savingIds.map(async (savingId) => (await put(before, {}, savingId)).status);
      expect(await Promise.all(statuses)).toEqual([409, ...Array.from({ length: 32 }, () => 200)]);
    });
  });

  test("two drafts without a source are two, and a chart that is registered is refused to the second", async () => {
    const nothing = { type: "datawrapper", source: "" };
    const [one, two] = [await begun({ title: "", config: nothing }), await begun({ title: "", config: nothing })];
    const chart = { type: "datawrapper", source: "zYx76" };
    await saved(one, { config: chart });
    const written = { title: "", config: chart, version: two.version };
    const { status, body } = await process.call("PUT", `/api/graphics/${two.id}`, written);
    expect([status, body]).toMatchObject([409, { code: "GRAPHIC_EXISTS" }]);
  });
});
