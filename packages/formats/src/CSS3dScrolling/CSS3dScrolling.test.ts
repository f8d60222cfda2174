import { type FileOf, type ResolvedFile, renditionKey } from "@nv/piece-parts";
import { PICTURE_FACTS, resolvedFile, resolvedFiles } from "@nv/piece-parts/test";
import { describe, expect, test } from "vitest";
import { writeBlock } from "../blocks-html.ts";
import { cameraBetween, cameraFigures, cameraOf, layerOpacity } from "./depth.ts";
import { css3dScrolling } from "./format.ts";
import { type Camera, type CSS3dScrollingBlock, type Layer, Settings } from "./settings.ts";
import { partsAt, textureBudget } from "./textures.ts";

const BLOCK = css3dScrolling.example.block;
if (!css3dScrolling.isBlock(BLOCK)) throw new Error("The example is of another format.");
const EXAMPLE: CSS3dScrollingBlock = BLOCK;

const CUT_OUT = { ...PICTURE_FACTS, format: "png", widthPx: 1920, heightPx: 1280, hasAlpha: true };

const filesOf =
  (more: Partial<ResolvedFile> = {}): FileOf =>
  (source, recipe) => {
    const key = { source, recipe };
    const files = resolvedFiles([{ ...key, field: "" }], { facts: CUT_OUT, ...more });
    return files.get(renditionKey(key)) ?? resolvedFile(key);
  };

const withLayers = (layers: readonly Layer[]): CSS3dScrollingBlock => ({
  ...EXAMPLE,
  settings: { layers: [...layers] },
});
const layersAt = (...depths: readonly number[]) =>
  depths.map((z, place): Layer => ({ image: `file:${place}`, z, scale: 1, anchor: "center" }));
const seen = (block: CSS3dScrollingBlock) => ({
  ...block,
  steps: block.steps.map((step) => ({ ...step, alt: "Un pueblo" })),
});

describe("what is wrong", () => {
  test("is told beside its layer, once", () => {
    const [problem, ...others] = css3dScrolling.rules(withLayers(layersAt(0, 200, 200)));
    expect(problem).toEqual({
      field: "settings.layers.2.z",
      message: "Está a la misma profundidad que la capa 2: habrá parpadeo. Sepáralas",
    });
    expect(others).toEqual([]);
  });

  test("more than twelve layers are too many, and fewer than three have no depth", () => {
    const messages = (count: number) =>
      Settings.safeParse({ layers: layersAt(...Array.from({ length: count }, (_, z) => z)) }).error?.issues.map(
        ({ message }) => message,
      );
    expect(messages(13)).toEqual(["Como mucho 12 capas: junta las que estén cerca"]);
    expect(messages(2)).toEqual(["Hacen falta al menos 3 capas"]);
    expect(messages(12)).toBeUndefined();
  });

  test("a layer that lets nothing through hides what is behind, unless it is the last or a small one", () => {
    const opaque = filesOf({ name: "muro.jpg", facts: { ...CUT_OUT, hasAlpha: false } });
    const layers = layersAt(0, 50, 100).map((layer, place) => (place === 1 ? { ...layer, scale: 0.3 } : layer));
    expect(css3dScrolling.fileRules(seen(withLayers(layers)), opaque)).toEqual([
      {
        field: "settings.layers.0.image",
        message:
          "«muro.jpg» no tiene transparencia y tapa las capas que quedan detrás: expórtala en PNG o WebP con el fondo recortado",
      },
    ]);
    expect(css3dScrolling.fileRules(seen(withLayers(layers)), filesOf())).toEqual([]);
  });

  test("a camera cannot go beyond the last layer", () => {
    expect(css3dScrolling.rules(withLayers(layersAt(0, 10, 20)))).toEqual([
      { field: "steps.1.data.camera.dolly", message: "La cámara llega al fondo: no queda nada delante" },
      { field: "steps.2.data.camera.dolly", message: "La cámara llega al fondo: no queda nada delante" },
    ]);
  });
});

describe("a phone's memory", () => {
  const wide = { widthPx: 1920, heightPx: 1080 };

  test("takes seven layers as wide as they are, and twelve less wide", () => {
    expect(textureBudget(Array.from({ length: 7 }, () => wide))).toEqual({ widthPx: 1920, bytes: 58_060_800 });
    expect(textureBudget(Array.from({ length: 12 }, () => wide))).toEqual({ widthPx: 1280, bytes: 44_236_800 });
  });

  test("is kept to: each layer goes out at one width, and too much is told", () => {
    expect(partsAt(filesOf()("file:1", { recipe: "picture", crop: null }), 1700).parts.map(({ name }) => name)).toEqual(
      ["1280.avif", "1280.webp", "1280.jpg"],
    );
    const upright = Array.from({ length: 12 }, () => ({ widthPx: 1280, heightPx: 2048 }));
    expect(textureBudget(upright)).toEqual({ widthPx: 640, bytes: 31_457_280 });
  });
});

describe("depth", () => {
  const still: Camera = { dolly: 0, x: 0, y: 0, pan: 0, tilt: 0 };

  test("a layer fades as the camera comes upon it, and is gone once it is behind", () => {
    expect([0, 40, 70, 90, 150].map((dolly) => Math.round(10 * layerOpacity(0, { dolly })))).toEqual([10, 10, 4, 0, 0]);
    expect(layerOpacity(100, { dolly: 140 })).toBe(1);
  });

  test("a camera goes from one place to the next, and is told to its runtime as it is", () => {
    const there = { dolly: 100, x: 10, y: -10, pan: 4, tilt: 0 };
    expect(cameraBetween(still, there, 0.5)).toEqual({ dolly: 50, x: 5, y: -5, pan: 2, tilt: 0 });
    expect(cameraOf(cameraFigures(there))).toEqual(there);
  });
});

test("without movement each step is the layers in their place, seen from its camera", () => {
  const { html, css } = writeBlock(EXAMPLE, {
    file: filesOf(),
    isFirst: true,
    srcOf: ({ path }) => path,
    built: () => "",
  });
  expect(html.match(/<figure class="nv-still"><div role="img" aria-label="Dibujo por capas/g)).toHaveLength(1);
  expect(html.match(/nv-plane/g)).toHaveLength(5 * 4);
  expect(css).toContain("#b-cueva .nv-plane:nth-child(5){transform:translateZ(0cqh) scale(1)}");
  expect(css).toContain("#b-cueva .nv-step:nth-child(2) .nv-world{--dolly:92cqh");
  expect(css).toContain("#b-cueva .nv-step:nth-child(3) .nv-plane:nth-child(5){display:none}");
  expect(html).not.toContain("style=");
});
