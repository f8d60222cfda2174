import { type ResolvedFile, renditionKey } from "@nv/piece-parts";
import { resolvedFile, VIDEO_FACTS } from "@nv/piece-parts/test";
import { describe, expect, test } from "vitest";
import type { BlockInput } from "../format.ts";
import { canvasFrameExample } from "./example.ts";
import { canvasFrame } from "./format.ts";
import { frameOfSteps } from "./frames-wanted.ts";
import type { CanvasFrameBlock } from "./settings.ts";

const { block: example } = canvasFrameExample;

const blockWith = (
  settings: Partial<CanvasFrameBlock["settings"]>,
  frames: readonly (number | null)[] = [null, null],
): CanvasFrameBlock => ({
  ...example,
  settings: { ...example.settings, ...settings },
  steps: frames.map((frame, place) => ({
    ...{ id: `paso-${place}`, text: "Texto", alt: "Se ve", align: "center" },
    data: { frame, hold: "none" },
  })),
});

const inputWith = (more: Partial<ResolvedFile> = {}): BlockInput => ({
  file: (source, recipe) => resolvedFile({ source, recipe }, more),
  selector: "#b-vasija",
  isFirst: true,
  srcOf: ({ path }) => path,
  built: () => "",
});

test("the frames of one video are asked for, as many as somebody says", () => {
  expect(canvasFrame.renditions(blockWith({ frames: 90 })).map(renditionKey)).toEqual([
    `${example.settings.video} {"recipe":"frames","count":90}`,
  ]);
  expect(canvasFrame.renditions(blockWith({ video: "" }))).toEqual([]);
});

test("or of one folder that has them", () => {
  const folder = "file:0f6c1a2e-3b4d-4c5e-8f60-718293a4b501";
  const block = blockWith({ video: "", pictures: folder, frames: 48 });
  expect(canvasFrame.renditions(block)).toEqual([
    { field: "settings.pictures", source: folder, recipe: { recipe: "frames", count: 48 } },
  ]);
  expect(canvasFrame.html(block, inputWith()).stills[0]).toContain("718293a4b501/frames/001.webp");
  const messageOf = (settings: Partial<CanvasFrameBlock["settings"]>) =>
    canvasFrame.schema.safeParse(blockWith(settings)).error?.issues.map(({ path, message }) => [path.at(-1), message]);
  expect(messageOf({ video: "", pictures: folder })).toBeUndefined();
  expect(messageOf({ video: "", pictures: "" })).toEqual([["video", "Falta el vídeo, o la carpeta con las imágenes"]]);
  expect(messageOf({ pictures: folder })).toEqual([
    ["pictures", "Deja el vídeo o la carpeta: con los dos no se sabe de dónde salen los fotogramas"],
  ]);
});

test.each([
  { given: [null, null, null], frames: [0, 24, 47] },
  { given: [1, 48], frames: [0, 47] },
  { given: [null, 10, null], frames: [0, 9, 47] },
])("the steps $given see the frames $frames", ({ given, frames }) => {
  expect(frameOfSteps(blockWith({ frames: 48 }, given))).toEqual(frames);
});

describe("without what moves", () => {
  test("each step is the picture of its frame", () => {
    const { stills, said } = canvasFrame.html(blockWith({ frames: 48 }, [1, 25]), inputWith());
    expect(stills.map((still) => /frames\/(\d+)\.webp" width="960" height="540" alt="Se ve"/.exec(still)?.[1])).toEqual(
      ["001", "025"],
    );
    expect(said).toEqual(["Se ve", "Se ve"]);
  });

  test("the first frame is there at once, and the canvas over it is empty", () => {
    const { scene, css } = canvasFrame.html(blockWith({ background: "" }, [12, 1]), inputWith());
    expect(scene).toMatch(/012\.webp"[^>]*fetchpriority="high"><\/div><canvas><\/canvas>$/);
    expect(css).toBe("#b-vasija .nv-scene :is(img,canvas){object-fit:contain;object-position:80% 10%}");
  });
});

describe("what is wrong", () => {
  const told = (block: CanvasFrameBlock, more: Partial<ResolvedFile> = {}) =>
    canvasFrame.fileRules(block, inputWith(more).file);

  test("nothing, in a short video of which each step is described", () => {
    expect(told(blockWith({}))).toEqual([]);
    expect(canvasFrame.rules(blockWith({}))).toEqual([]);
  });

  test.each([
    { frames: 241, message: "Reduce a 180: quita 1 de cada 2" },
    { frames: 23, message: "Al menos 24: con menos va a saltos" },
    { frames: 30.5, message: "Debe ser un número entero" },
  ])("$frames frames", ({ frames, message }) => {
    const read = canvasFrame.schema.safeParse(blockWith({ frames }));
    expect(read.error?.issues.map((issue) => [issue.path.join("."), issue.message])).toEqual([
      ["settings.frames", message],
    ]);
  });

  test("a colour that is none", () => {
    expect(canvasFrame.schema.safeParse(blockWith({ background: "red}" })).error?.issues[0]?.message).toBe(
      "Escríbelo como #1a2b3c",
    );
  });

  test("a frame that is not there, and a step that changes nothing", () => {
    const block = blockWith({ frames: 48 }, [1, 49, 49]);
    expect(canvasFrame.rules(block)).toEqual([
      { field: "steps.1.data.frame", message: "El último fotograma es el 48" },
      { field: "steps.2.data.frame", message: "El último fotograma es el 48" },
    ]);
    const silent = { ...block, steps: block.steps.map((step) => ({ ...step, text: "" })) };
    expect(canvasFrame.rules(silent).at(-1)?.message).toBe("El paso 3 no tiene texto ni cambia lo que se ve");
  });

  test("a block that does not move", () => {
    const message = "Todos los pasos se ven en el mismo fotograma: añade otro paso, o di cuál es el suyo";
    expect(told(blockWith({}, [null]))).toEqual([{ field: "steps", message }]);
    expect(told(blockWith({}, [5, 5]))).toEqual([{ field: "steps", message }]);
  });

  test("more frames than there are in the video", () => {
    const facts = { ...VIDEO_FACTS, durationMs: 2000, framesPerSecond: 25 };
    expect(told(blockWith({ frames: 60 }), { facts })).toEqual([
      { field: "settings.frames", message: "El vídeo solo tiene 50 fotogramas: pide menos" },
    ]);
  });

  test("frames too heavy for a phone, with what a video would weigh where that is less", () => {
    const part = { mediaType: "image/webp", widthPx: 960, heightPx: 540, sizeBytes: 70_000 };
    const parts = Array.from({ length: 100 }, (_, place) => ({ ...part, name: `${1000 + place}.webp`, src: "a" }));
    const heavy = "Los fotogramas pesan 7 MB, y son 6 como mucho en un móvil: pide menos";
    expect(told(blockWith({ frames: 100 }), { parts })).toEqual([
      { field: "settings.frames", message: `${heavy}, o VideoFrame, que pesaría unos 3 MB` },
    ]);
    const facts = { ...VIDEO_FACTS, durationMs: 40_000 };
    expect(told(blockWith({ frames: 100 }), { parts, facts })).toEqual([{ field: "settings.frames", message: heavy }]);
    expect(canvasFrame.phoneBytes(blockWith({ frames: 100 }), inputWith({ parts }).file)).toBe(7_000_000);
  });

  test("a step that nobody describes", () => {
    const block = blockWith({});
    const mute = { ...block, steps: block.steps.map((step) => ({ ...step, alt: "" })) };
    expect(told(mute).map(({ field }) => field)).toEqual(["steps.0.alt", "steps.1.alt"]);
    expect(told(mute, { altText: "Una vasija gira" })).toEqual([]);
  });
});
