import { type ResolvedFile, renditionKey } from "@nv/piece-parts";
import { resolvedFile, VIDEO_FACTS } from "@nv/piece-parts/test";
import { describe, expect, test } from "vitest";
import type { BlockInput } from "../format.ts";
import { videoFrameExample } from "./example.ts";
import { videoFrame } from "./format.ts";
import { runtimeVersions } from "./runtime-versions.ts";
import type { VideoFrameBlock } from "./settings.ts";

const { block: example } = videoFrameExample;
const LYING = "file:0f6c1a2e-3b4d-4c5e-8f60-718293a4b511";
const UPRIGHT = "file:0f6c1a2e-3b4d-4c5e-8f60-718293a4b519";

const blockWith = (
  moments: readonly (number | null)[] = [null, null],
  settings: Partial<VideoFrameBlock["settings"]> = {},
): VideoFrameBlock => ({
  ...example,
  settings: { video: LYING, vertical: "", trim: null, ...settings },
  steps: moments.map((atMs, place) => ({
    ...{ id: `paso-${place}`, text: "Texto", alt: "Se ve", align: "center" },
    data: { atMs, hold: "long" },
  })),
});

const inputWith = (more: (source: string) => Partial<ResolvedFile> = () => ({})): BlockInput => ({
  file: (source, recipe) => resolvedFile({ source, recipe }, more(source)),
  selector: "#b-esclusa",
  isFirst: true,
  srcOf: ({ path }) => path,
  built: () => "",
});

describe("what is asked for", () => {
  test("each version to be moved through, as pictures, and what is seen first", () => {
    expect(videoFrame.renditions(blockWith([null, null], { vertical: UPRIGHT })).map(renditionKey)).toEqual([
      `${LYING} {"recipe":"scrub"}`,
      `${LYING} {"recipe":"frames","count":48}`,
      `${LYING} {"recipe":"poster","atMs":0}`,
      `${UPRIGHT} {"recipe":"scrub"}`,
      `${UPRIGHT} {"recipe":"frames","count":48}`,
      `${UPRIGHT} {"recipe":"poster","atMs":0}`,
    ]);
  });

  test("a picture of each moment that somebody said, once", () => {
    const keys = videoFrame.renditions(blockWith([500, 2000, 500, null])).map(renditionKey);
    expect(keys.filter((key) => key.includes("poster"))).toEqual([
      `${LYING} {"recipe":"poster","atMs":500}`,
      `${LYING} {"recipe":"poster","atMs":2000}`,
    ]);
    expect(videoFrame.renditions(blockWith([null], { video: "" }))).toEqual([]);
  });

  test("a moment is its step's to mend, in either video; the beginning is the video's", () => {
    const asked = videoFrame.renditions(blockWith([null, 2000], { vertical: UPRIGHT }));
    expect(asked.filter(({ recipe: { recipe } }) => recipe === "poster").map(({ field }) => field)).toEqual([
      "settings.video",
      "steps.1.data.atMs",
      "settings.vertical",
      "steps.1.data.atMs",
    ]);
  });

  test("the part that is used, of which moments are counted from the beginning of the whole", () => {
    const trim = { fromMs: 4000, toMs: 9000 };
    const block = blockWith([null, 6000, null], { trim });
    expect(videoFrame.renditions(block).map(renditionKey)).toEqual([
      `${LYING} {"recipe":"scrub","part":{"fromMs":4000,"toMs":9000}}`,
      `${LYING} {"recipe":"frames","count":48,"part":{"fromMs":4000,"toMs":9000}}`,
      `${LYING} {"recipe":"poster","atMs":4000}`,
      `${LYING} {"recipe":"poster","atMs":6000}`,
    ]);
    const { own, stills } = videoFrame.html(block, inputWith());
    expect(own).toMatchObject({ stops: [{ at: 0 }, { at: 2000 }, { at: 5000 }], versions: [{ durationMs: 5000 }] });
    expect(stills[2]).toContain("/frames/048.webp");
    expect(videoFrame.rules(block)).toEqual([]);
  });

  test.each([
    { trim: { fromMs: 4000, toMs: 4100 }, field: "settings.trim.toMs", message: /debe durar 0,5 s o más/ },
    { trim: { fromMs: 0, toMs: 30_000 }, field: "settings.trim.toMs", message: /La parte dura 30 s. Recorta a 20 s/ },
    { trim: { fromMs: 5000, toMs: 9000 }, field: "steps.1.data.atMs", message: /se usa de 5 a 9 s/ },
  ])("$trim is no part: $message", ({ trim, field, message }) => {
    const [found] = videoFrame.rules(blockWith([null, 2000, null], { trim })).filter((one) => one.field === field);
    expect(found?.message).toMatch(message);
  });

  test("a phone loads the upright version alone", () => {
    const { file } = inputWith((source) =>
      source === UPRIGHT ? { parts: [{ ...part, sizeBytes: 700_000 }] } : { parts: [{ ...part, sizeBytes: 900_000 }] },
    );
    expect(videoFrame.phoneBytes(blockWith([null, null], { vertical: UPRIGHT }), file)).toBe(700_000);
    expect(videoFrame.phoneBytes(blockWith(), file)).toBe(900_000);
  });
});

const part = { name: "720.mp4", src: "720.mp4", mediaType: "video/mp4", widthPx: 1280, heightPx: 720, sizeBytes: 1 };

test("the runtime reads what the page tells", () => {
  const { own } = videoFrame.html(blockWith([null, 2500, null], { vertical: UPRIGHT }), inputWith());
  const told = JSON.parse(JSON.stringify(own));
  expect(told.stops).toEqual([
    { at: 0, hold: 0.7 },
    { at: 2500, hold: 0.7 },
    { at: 10_000, hold: 0.7 },
  ]);
  const [lying, upright] = runtimeVersions(told);
  expect(lying).toMatchObject({ durationMs: 10_000, framesPerSecond: 24, framesBytes: 48 * 30_000 });
  expect(lying?.frames).toHaveLength(48);
  expect(lying?.sizes.at(-1)).toEqual({
    src: expect.stringContaining("b511/scrub/1080.mp4"),
    sizeBytes: 1080 * 2000,
    upToPx: null,
  });
  expect(upright?.sizes.every(({ src }) => src.includes("b519/"))).toBe(true);
  expect(runtimeVersions({})).toEqual([]);
});

describe("without what moves", () => {
  test("a moment that somebody said is sharp in each version; one between is the nearest picture", () => {
    const { stills } = videoFrame.html(blockWith([500, null, 9000], { vertical: UPRIGHT }), inputWith());
    expect(stills[0]).toMatch(/<source media="\(min-width: 600px\)"[^>]*b511\/poster/);
    expect(stills[0]).toContain("b519/poster/640.jpg");
    // 4.75 s of ten, in 48 pictures.
    expect(stills[1]).toContain('b511/frames/023.webp" width="960" height="540" alt="Se ve"');
  });

  test("what is seen first is there at once", () => {
    const { scene } = videoFrame.html(blockWith([500, null]), inputWith());
    expect(scene).toMatch(/^<picture>.*fetchpriority="high"><\/picture><canvas><\/canvas>$/);
  });
});

describe("what is wrong", () => {
  const told = (block: VideoFrameBlock, more?: (source: string) => Partial<ResolvedFile>) =>
    videoFrame.fileRules(block, inputWith(more).file);

  const lasting = (durationMs: number) => ({
    facts: { ...VIDEO_FACTS, durationMs },
    data: { durationMs, framesPerSecond: 24, keyFramesEvery: 8 },
  });

  test("nothing, in a short video of which each step is described", () => {
    expect(told(blockWith())).toEqual([]);
    expect(videoFrame.rules(blockWith())).toEqual([]);
  });

  test("one that is too long", () => {
    expect(told(blockWith(), () => lasting(24_000))).toEqual([
      { field: "settings.video", message: "«clip.mp4» dura 24 s. Recorta a 20 s o divide en dos bloques" },
    ]);
    expect(told(blockWith(), () => lasting(20_040))).toEqual([]);
  });

  test("one that is too heavy for a phone, told at the one that phones get", () => {
    const heavy = () => ({ parts: [{ ...part, sizeBytes: 8_400_000 }], ...lasting(10_000) });
    const message = "«clip.mp4» pesa 8,4 MB en un móvil, y son 8 como mucho: recórtalo, o trae una versión vertical";
    expect(told(blockWith(), heavy)).toEqual([{ field: "settings.video", message }]);
    expect(told(blockWith([null, null], { vertical: UPRIGHT }), heavy)).toEqual([
      { field: "settings.vertical", message },
    ]);
  });

  test("two versions that are not over at once, and one file for both", () => {
    const unlike = (source: string) => lasting(source === UPRIGHT ? 9500 : 10_000);
    expect(told(blockWith([null, null], { vertical: UPRIGHT }), unlike)).toEqual([
      {
        field: "settings.vertical",
        message: "Dura 9,5 s y la apaisada 10: tienen que contar lo mismo a la vez",
      },
    ]);
    expect(videoFrame.rules(blockWith([null, null], { vertical: LYING }))).toEqual([
      { field: "settings.vertical", message: "Es el mismo archivo que el vídeo" },
    ]);
  });

  test("a moment after the end, and steps that are all at one", () => {
    expect(told(blockWith([0, 10_001]))).toEqual([
      { field: "steps.1.data.atMs", message: "El vídeo dura 10 s: di un momento anterior" },
    ]);
    const message = "Todos los pasos están en el mismo momento: añade otro paso, o di cuál es el suyo";
    expect(told(blockWith([null]))).toEqual([{ field: "steps", message }]);
    expect(told(blockWith([500, 500]))).toEqual([{ field: "steps", message }]);
  });

  test("a step that changes nothing and says nothing, and one that nobody describes", () => {
    const block = blockWith([500, 500, null]);
    const silent = { ...block, steps: block.steps.map((step) => ({ ...step, text: "", alt: "" })) };
    expect(videoFrame.rules(silent).map(({ field }) => field)).toEqual(["steps.1.text"]);
    expect(told(silent).map(({ field }) => field)).toEqual(["steps.0.alt", "steps.1.alt", "steps.2.alt"]);
  });
});
