import type { FileOf, ResolvedFile } from "@nv/piece-parts";
import { PICTURE_FACTS, resolvedFile } from "@nv/piece-parts/test";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { viewArtworkExample } from "./example.ts";
import { viewArtworkHtml } from "./html.ts";
import { levelFor, lowLevel, partIn, sightOf, tilesFor, tilesIn, topLevel } from "./pyramid.ts";
import { viewArtworkFileRules, viewArtworkPhoneBytes, viewArtworkRules } from "./rules.ts";
import type { ViewArtworkBlock } from "./settings.ts";

const { block } = viewArtworkExample;
const large = (widthPx: number, heightPx: number): Pick<ResolvedFile, "facts" | "altText"> => ({
  facts: { ...PICTURE_FACTS, format: "tiff", widthPx, heightPx },
  altText: "Un puerto.",
});
const fileOf =
  (more: Partial<ResolvedFile> = {}): FileOf =>
  (source, recipe) =>
    resolvedFile({ source, recipe }, { ...large(6000, 4000), ...more });
const withStep = (place: number, data: Partial<ViewArtworkBlock["steps"][number]["data"]>): ViewArtworkBlock => ({
  ...block,
  steps: block.steps.map((step, at) => (at === place ? { ...step, data: { ...step.data, ...data } } : step)),
});

describe("what keeps it from being published", () => {
  test.each([
    { name: "nothing", of: block, problems: [] },
    {
      name: "no licence",
      of: { ...block, settings: { ...block.settings, licence: " " } },
      problems: [["settings.licence", "Di de quién es y con qué licencia o permiso se publica"]],
    },
    {
      name: "a part beyond the edge",
      of: withStep(1, { rect: { x: 0.95, y: 0.1, width: 0.1, height: 0.1 } }),
      problems: [["steps.1.data.rect", "El rectángulo se sale de la imagen"]],
    },
    {
      name: "an outline that closes nothing",
      of: withStep(1, {
        outline: [
          { x: 0.1, y: 0.1 },
          { x: 0.2, y: 0.1 },
        ],
      }),
      problems: [["steps.1.data.outline", "Un contorno tiene tres esquinas o más"]],
    },
  ])("$name", ({ of, problems }) => {
    expect(viewArtworkRules(of).map(({ field, message }) => [field, message])).toEqual(problems);
  });

  test.each([
    { name: "nothing", more: {}, messages: [] },
    {
      name: "no credit",
      more: { credit: "" },
      messages: ["Falta el crédito de «foto.jpg» en Archivos: sin él no se publica"],
    },
    {
      name: "a small picture, and a part of it that would be blurred",
      more: large(2400, 1600),
      messages: [
        "«foto.jpg» mide 2400 × 1600 px: para acercarse hacen falta 3000 de lado. Usa ImgTransition",
        "La parte elegida mide 336 px de ancho y se vería borrosa: hacen falta 480",
        "La parte elegida mide 264 px de ancho y se vería borrosa: hacen falta 480",
      ],
    },
  ])("of its file: $name", ({ more, messages }) => {
    expect(viewArtworkFileRules(block, fileOf(more)).map(({ message }) => message)).toEqual(messages);
  });

  test("a part that nobody puts into words: what the file says is of all of it", () => {
    const silent = { ...block, steps: block.steps.map((step) => ({ ...step, alt: "" })) };
    expect(viewArtworkFileRules(silent, fileOf()).map(({ field }) => field)).toEqual([
      "steps.1.alt",
      "steps.2.alt",
      "steps.3.alt",
    ]);
  });
});

const pyramid = { width: 6000, height: 4000, tilePx: 512, overlapPx: 1 };

describe("tiles", () => {
  test("levels are those of the pyramid that is cut", () => {
    expect([topLevel(pyramid), lowLevel(pyramid)]).toEqual([13, 9]);
    expect(tilesIn(pyramid, 13, { x: 0, y: 0, width: 6000, height: 4000 })).toHaveLength(12 * 8);
    expect(tilesIn(pyramid, 9, { x: 0, y: 0, width: 6000, height: 4000 })).toEqual([
      { name: "9/0_0", level: 9, step: 16, x: 0, y: 0, width: 6000, height: 4000 },
    ]);
  });

  test("each begins where its neighbour's overlap does, and the last ends with the picture", () => {
    const row = tilesIn(pyramid, 13, { x: 0, y: 0, width: 6000, height: 10 }).toSorted((a, b) => a.x - b.x);
    expect(row.slice(0, 2)).toEqual([
      { name: "13/0_0", level: 13, step: 1, x: 0, y: 0, width: 513, height: 513 },
      { name: "13/1_0", level: 13, step: 1, x: 511, y: 0, width: 514, height: 513 },
    ]);
    const last = row.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBe(6000);
  });

  const share = fc.double({ min: 0, max: 0.8, noNaN: true });
  const rect = fc.record({ x: share, y: share }).map((point) => ({ ...point, width: 0.15, height: 0.2 }));
  const box = fc.record({ width: fc.integer({ min: 320, max: 2560 }), height: fc.integer({ min: 400, max: 1440 }) });
  test("those of a sight cover all that is seen of the picture, are sharp, and are few", () =>
    fc.assert(
      fc.property(rect, box, (part, window) => {
        const sight = sightOf(pyramid, part, window);
        const seen = partIn(sight, window);
        const tiles = tilesFor(pyramid, sight, window, 1);
        for (const [across, down] of [
          [0.01, 0.01],
          [0.99, 0.99],
          [0.5, 0.5],
        ] as const) {
          const [x, y] = [seen.x + seen.width * across, seen.y + seen.height * down];
          if (x < 0 || y < 0 || x >= pyramid.width || y >= pyramid.height) continue;
          const covers = tiles.some(
            (tile) => tile.x <= x && x <= tile.x + tile.width && tile.y <= y && y <= tile.y + tile.height,
          );
          expect(covers).toBe(true);
        }
        const enlarged = (window.width / sight.width) * 2 ** (13 - levelFor(pyramid, window.width / sight.width));
        if (window.width / sight.width <= 1) expect(enlarged).toBeLessThanOrEqual(Math.SQRT2 + 1e-9);
        expect(tiles.length).toBeLessThanOrEqual((window.width / 362 + 2) * (window.height / 362 + 2));
      }),
    ));

  test("what is looked at is all in sight, on a phone above the text", () => {
    const phone = { width: 360, height: 740 };
    const part = { x: 0.4, y: 0.4, width: 0.1, height: 0.2 };
    const seen = partIn(sightOf(pyramid, part, phone), phone);
    const [top, bottom] = [0.4, 0.6].map((y) => (y * pyramid.height - seen.y) / seen.height);
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(0.62);
  });

  test("a phone loads the tiles at which the tour stops, each once", () => {
    const whole = { ...block, steps: block.steps.slice(0, 1) };
    const twice = { ...block, steps: [...block.steps.slice(0, 1), ...block.steps.slice(0, 1)] };
    expect(viewArtworkPhoneBytes(whole, fileOf())).toBeGreaterThan(40_000);
    expect(viewArtworkPhoneBytes(twice, fileOf())).toBe(viewArtworkPhoneBytes(whole, fileOf()));
    expect(viewArtworkPhoneBytes(block, fileOf())).toBeGreaterThan(viewArtworkPhoneBytes(whole, fileOf()));
  });
});

test("without movement each part is a figure of sharp tiles, with whose it is; what looks around alone goes beside", () => {
  const input = { file: fileOf(), selector: "#b-puerto", isFirst: true, srcOf: () => "beside.js", built: () => "code" };
  const { stills, controls, files, own } = viewArtworkHtml(block, input);
  expect(stills[1]).toMatch(
    /role="img" aria-label="Un pescador[^"]+"><img src="[^"]+tiles_files\/12\/\d_\d\.webp" alt="" loading="lazy"/,
  );
  expect(stills[1]).toContain('fill-rule="evenodd"');
  expect(stills[3]).toContain("Ana Muestra. Dibujo inventado para este ejemplo, de uso libre.");
  expect(controls).toContain("Explorar libremente");
  expect(files).toEqual([{ path: "ViewArtwork.js", body: "code" }]);
  expect(own).toMatchObject({ later: "beside.js", pyramid: { width: 2400 } });
  const closed = viewArtworkHtml({ ...block, settings: { ...block.settings, explore: false } }, input);
  expect(closed.files).toBeUndefined();
  expect(closed.controls).not.toContain("button");
});
