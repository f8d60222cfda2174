import { GraphicDetail, type GraphicFieldsInput, GraphicVersions, RecordHand } from "@nv/contracts/schemas";
import { FORMAT_NAMES, newBlock } from "@nv/graphic-types";
import { FEATURE_DIALECTS } from "@nv/test-kit";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { STORES } from "../../../test/stores.ts";
import { GRAPHICS } from "./graphics-collection.ts";

const [{ createStore } = { createStore: expect.unreachable }] = STORES;

const Refusal = z.object({ code: z.string(), fields: z.array(z.object({ field: z.string(), message: z.string() })) });

const step = (id: string, text: string, data: object = {}) => ({ id, text, alt: "", align: "center", data });
const words = { id: "palabras", format: "Texto", settings: {}, steps: [step("a", "Llovió toda la noche.")] };
const view = { position: { x: 1, y: 1, z: 1 }, target: { x: 0, y: 0, z: 0 }, fieldOfView: 40 };

/** Block of each format as somebody has it by noon: words, and nothing chosen yet. */
const AT_NOON = FORMAT_NAMES.map((format) => newBlock(format, () => format.toLowerCase()));

/** Blocks with what a slip of the hand leaves in a field, and with what is longer than readers get. */
const SLIPS = {
  "a step without its picture": {
    block: { id: "b", format: "ImgTransition", settings: {}, steps: [step("a", "El agua llega", { image: "" })] },
    lacks: "Falta la imagen",
  },
  "points that are too near for a finger": {
    block: {
      ...{ id: "b", format: "ImgHorizontal" },
      settings: { images: [{ image: "file:3f0c6a5e-0000-4000-8000-000000000001", ratio: 4 }] },
      steps: [0.5, 0.501].map((x, place) => step(`p${place}`, "Aquí", { picture: 0, point: { x, y: 0.5 } })),
    },
    lacks: "sepáralos 40 o más",
  },
  "a view of which nobody took the picture": {
    block: {
      ...{ id: "b", format: "WebglScrolling" },
      settings: { model: "", sky: "#dfe" },
      steps: [step("a", "Desde el aire", { camera: view, image: "" })],
    },
    lacks: "Falta la foto de la vista: pulsa «Tomar esta vista»",
  },
  "a caption that is begun": {
    block: {
      ...{ id: "b", format: "VideoTransition", settings: {} },
      steps: [step("a", "", { video: "", captions: [{ startMs: 5, endMs: null, text: "" }] })],
    },
    lacks: "Falta el texto",
  },
  "a number that was taken out": {
    block: { id: "b", format: "Ai2Horizontal", settings: { folder: "", holdStart: null }, steps: [step("a", "Sigue")] },
    lacks: "Escribe un número de 0 a 3",
  },
  "more text than a step shows": {
    block: { ...words, id: "b", steps: [step("a", "x".repeat(2500))] },
    lacks: "Como mucho 2000 caracteres",
  },
  "an address where a file goes": {
    block: {
      ...{ id: "b", format: "VideoFrame", settings: { video: "https://example.org/v.mp4" } },
      steps: [step("a", "Uno"), step("b", "Dos")],
    },
    lacks: "Aquí va un archivo: elígelo en Archivos",
  },
};

describe.each(FEATURE_DIALECTS)("on $name, a story with something missing", (dialect) => {
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

  const fields = (...blocks: readonly unknown[]): GraphicFieldsInput => ({
    ...{ title: "La riada", altText: "Una riada, hora a hora.", sourceLine: "Instituto de Ejemplo" },
    config: { type: "story", blocks },
  });
  async function kept(...blocks: readonly unknown[]): Promise<GraphicDetail> {
    const { status, body } = await process.call("POST", "/api/graphics", fields(...blocks));
    expect([status, body]).toEqual([201, expect.anything()]);
    return GraphicDetail.parse(body);
  }
  const publish = ({ id, version }: GraphicDetail) => process.call("POST", `/api/graphics/${id}/publish`, { version });
  const detail = async (id: string) => GraphicDetail.parse((await process.call("GET", `/api/graphics/${id}`)).body);

  test("is left out by search engines when a person says so, from its next publication on, as any piece", async () => {
    const story = await kept(words);
    const robots = async () => (await process.read(`/g/${story.slug}/`)).headers["x-robots-tag"];
    const published = GraphicDetail.parse((await publish(story)).body);
    expect(await robots()).toBeUndefined();
    const edit = { ...published, isFindable: false };
    const saved = GraphicDetail.parse((await process.call("PUT", `/api/graphics/${story.id}`, edit)).body);
    expect([saved.isFindable, await robots()]).toEqual([false, undefined]);
    const hidden = GraphicDetail.parse((await publish(saved)).body);
    expect(await robots()).toBe("noindex, nofollow");
    expect((await process.read(`/g/${story.slug}/${hidden.revision}/`)).headers["x-robots-tag"]).toBe(
      "noindex, nofollow",
    );
  });

  test("is parsed once to publish it whole, however many look into it", async () => {
    const story = await kept(words, { ...words, id: "otras" });
    const parse = vi.spyOn(GRAPHICS.fields, "parse");
    expect((await publish(story)).status).toBe(200);
    expect(parse).toHaveBeenCalledTimes(1);
    parse.mockRestore();
  });

  test("is kept whatever its format, and another person finds every word of it", async () => {
    const { id } = await kept();
    const answer = await process.call("PUT", `/api/graphics/${id}`, { ...fields(words, ...AT_NOON), version: 1 });
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    const { config } = GraphicDetail.parse(
      (await process.call("GET", `/api/graphics/${id}`, undefined, "Bruno Prueba")).body,
    );
    expect(config).toMatchObject({ blocks: [words, ...AT_NOON.map(({ id: name }) => ({ id: name }))] });
  });

  test.each(Object.entries(SLIPS))(
    "%s: is kept as it was written, and not published, and says why where it is",
    async (_what, { block, lacks }) => {
      const story = await kept(words, block);
      expect(story.config).toMatchObject({ blocks: [words, block] });
      expect(story.publishProblems.map(({ message }) => message)).toContainEqual(expect.stringContaining(lacks));
      const answer = await publish(story);
      const refusal = Refusal.parse(answer.body);
      expect([answer.status, refusal.code]).toEqual([422, "FIELDS_INVALID"]);
      const told = refusal.fields.find(({ message }) => message.includes(lacks));
      expect(told?.field).toMatch(/^config\.blocks\.1\./);
      expect(await detail(story.id)).toMatchObject({ status: "draft", version: story.version, revision: null });
    },
  );

  test("is listed, found, followed, retired and taken up again, tagged with others, and refused with others", async () => {
    const story = await kept(words, SLIPS["a number that was taken out"].block);
    expect((await process.call("GET", "/api/graphics?type=story")).status).toBe(200);
    const { body } = await process.call("GET", `/api/graphics/${story.id}/versions`);
    expect(GraphicVersions.parse(body).items.map(({ action }) => action)).toEqual(["registered"]);
    const edited = { ...fields(words, SLIPS["a caption that is begun"].block), version: story.version };
    const second = GraphicDetail.parse((await process.call("PUT", `/api/graphics/${story.id}`, edited)).body);
    const after = await process.call("GET", `/api/graphics/${story.id}/versions`);
    expect(GraphicVersions.parse(after.body).items[0]?.changes).not.toEqual([]);
    const retired = await process.call("POST", `/api/graphics/${story.id}/retire`, { version: second.version });
    expect([retired.status, retired.body]).toEqual([200, expect.anything()]);
    const { version } = GraphicDetail.parse(retired.body);
    const restored = await process.call("POST", `/api/graphics/${story.id}/restore`, { version });
    expect([restored.status, restored.body]).toEqual([200, expect.objectContaining({ status: "draft" })]);
  });

  test("its notes to the desk are in no file that leaves the house", async () => {
    const note = "Preguntar a Eva antes de las seis";
    const noted = { ...words, steps: words.steps.map((one) => ({ ...one, note })) };
    const story = await kept(noted);
    expect(story.config).toMatchObject({ blocks: [noted] });
    const published = await publish(story);
    expect([published.status, published.body]).toEqual([200, expect.anything()]);
    const { body } = await process.read(`/g/${story.slug}/`);
    expect(body.toString()).toContain("Llovió toda la noche.");
    const answer = await process.app.inject({
      url: `/api/graphics/${story.id}/zip`,
      headers: { cookie: encodeURIComponent("Ana Muestra") },
    });
    const files = Object.entries(unzipSync(answer.rawPayload));
    expect(files.length).toBeGreaterThan(2);
    const spilt = files.flatMap(([name, bytes]) => (Buffer.from(bytes).includes(note) ? [name] : []));
    expect(spilt).toEqual([]);
  });

  test("who wrote in which step is told, of two who write by turns too, and of nothing else", async () => {
    const story = await kept(words);
    const hands = async () =>
      z
        .object({ items: z.array(RecordHand) })
        .parse((await process.call("GET", `/api/graphics/${story.id}/hands?sinceMs=0`)).body).items;
    expect(await hands()).toEqual([]);
    let { version } = story;
    async function saved(person: string, text: string, title = "La riada") {
      const block = { ...words, steps: [step("a", text), step("b", "Y amaneció.")] };
      const edit = { ...fields(block), title, version, goesOn: true };
      const answer = await process.call("PUT", `/api/graphics/${story.id}`, edit, person);
      ({ version } = GraphicDetail.parse(answer.body));
    }
    await saved("Ana Muestra", "Llovió toda la noche en el valle.");
    await saved("Bruno Prueba", "Llovió toda la noche en el valle. Nadie durmió.");
    await saved("Ana Muestra", "Llovió sin parar toda la noche en el valle. Nadie durmió.", "La gran riada");
    const told = (await hands()).map(({ part, by, before, after }) => [part, by, before, after]);
    const last = "Llovió sin parar toda la noche en el valle. Nadie durmió.";
    expect(told.toSorted()).toEqual(
      [
        ["palabras a", "Ana Muestra", "Llovió toda la noche.", last],
        [
          ...["palabras a", "Bruno Prueba", "Llovió toda la noche en el valle."],
          "Llovió toda la noche en el valle. Nadie durmió.",
        ],
        ["palabras b", "Ana Muestra", "", "Y amaneció."],
        ["title", "Ana Muestra", "La riada", "La gran riada"],
      ].toSorted(),
    );
    const { body } = await process.call("GET", `/api/graphics/${story.id}/versions`);
    expect(GraphicVersions.parse(body).items.map(({ action, by }) => [action, by])).toEqual([
      ["edited", "Ana Muestra (con Bruno Prueba)"],
      ["registered", "Ana Muestra"],
    ]);
    expect((await process.call("GET", `/api/graphics/${story.id}/hands?sinceMs=ayer`)).status).toBe(422);
    expect((await process.call("GET", `/api/graphics/nadie/hands?sinceMs=0`)).status).toBe(404);
  });

  test("is no story when its parts are none, and is refused as before", async () => {
    for (const block of [
      { format: "Texto" },
      { ...words, id: "¿?" },
      { ...words, format: "Otro" },
      { ...words, steps: [{}] },
      "x",
    ]) {
      const { status } = await process.call("POST", "/api/graphics", fields(block));
      expect(status, JSON.stringify(block)).toBe(422);
    }
  });

  test("is asked for in a preview of what is written as before: each thing that is missing has its sentence", async () => {
    const answer = await process.call(
      "POST",
      "/api/graphics/review",
      fields(words, SLIPS["a step without its picture"].block),
    );
    expect([answer.status, answer.body]).toEqual([422, expect.objectContaining({ code: "FIELDS_INVALID" })]);
  });
});
