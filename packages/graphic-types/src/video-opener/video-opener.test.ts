import type { ResolvedFile } from "@nv/piece-parts";
import { resolvedFiles } from "@nv/piece-parts/test";
import { describe, expect, test } from "vitest";
import { configProblems } from "../normalize-config.ts";
import { fileProblems, pieceFiles } from "../page.ts";
import { VideoOpenerConfig } from "./config.ts";
import { videoOpenerExample } from "./example.ts";
import { contrastUnder, scrimOpacity } from "./scrim.ts";
import { videoOpener } from "./type.ts";

const WORDS = { language: "es", sourceLine: "", credit: "", author: "", section: "", tags: [], note: "" };

const configOf = (more: object = {}) => VideoOpenerConfig.parse({ ...videoOpenerExample.config, ...more });

function pageOf(config: VideoOpenerConfig): string {
  const [page] = pieceFiles({
    slug: "agua",
    fields: { ...WORDS, title: "El agua", altText: "Olas", config },
    heightsPx: [],
    resolved: { frames: new Map(), files: resolvedFiles(videoOpener.renditions(config)) },
    assets: { script: "run()", styles: "p{}" },
    readers: new Map([["video-opener", "begin()"]]),
  });
  return page.body;
}

describe("the black behind the title", () => {
  const BRIGHTNESSES = [0, 0.1, 0.18, 0.2, 0.3, 0.5, 0.7, 0.9, 1];
  test.each(BRIGHTNESSES)("makes white readable on a luminance of %d", (luminance) => {
    const opacity = scrimOpacity({ top: 0, middle: 0, bottom: luminance }, "bottom");
    expect(contrastUnder(luminance, opacity)).toBeGreaterThanOrEqual(4.5);
    expect(opacity).toBeLessThanOrEqual(0.56);
  });

  test("is not there where the video is dark, and no darker than it must be", () => {
    expect(scrimOpacity({ top: 1, middle: 0.1, bottom: 0.1 }, "bottom")).toBe(0);
    const opacity = scrimOpacity({ top: 1, middle: 1, bottom: 1 }, "top");
    expect(contrastUnder(1, opacity - 0.01)).toBeLessThan(4.6);
  });

  test("minds the next third too, where a long title gets", () => {
    const luminance = { top: 0.1, middle: 1, bottom: 0.1 };
    expect(scrimOpacity(luminance, "top")).toBeGreaterThan(0.5);
    expect(scrimOpacity(luminance, "bottom")).toBeGreaterThan(0.5);
  });
});

test("the picture and the title are there without the video, which nothing loads by itself", () => {
  const html = pageOf(configOf({ kicker: "<b>", heading: "" }));
  expect(html).toContain('<header class="nv-opener"><picture><source media="(min-width: 600px)" type="image/avif"');
  expect(html).toContain(
    'alt="Olas" fetchpriority="high"></picture><video muted loop playsinline preload="none" aria-hidden="true"',
  );
  expect(html).toContain("<p>&lt;b&gt;</p><h1>El agua</h1><p>Ana Muestra</p>");
  expect(html).not.toMatch(/<video[^>]*(src|autoplay|poster)/);
  expect(html).toContain("begin()</script>");
});

test("phones are told of the upright loop alone", () => {
  const told = /"sizes":(\[[^\]]+\])/.exec(pageOf(configOf()))?.[1] ?? "[]";
  const sizes: { src: string; upToPx: number | null }[] = JSON.parse(told);
  expect(sizes.filter(({ upToPx }) => upToPx !== null && upToPx < 600).every(({ src }) => src.includes("b529/"))).toBe(
    true,
  );
  expect(sizes.find(({ upToPx }) => upToPx === 599)?.src).toContain("b529/");
  expect(sizes.at(-1)).toEqual({ src: expect.stringContaining("b521/loop/1080.mp4"), upToPx: null });
});

test("the place is kept by its shape", () => {
  expect(pageOf(configOf())).toMatch(/aspect-ratio:16\/9.*max-width:599px.*aspect-ratio:9\/16/);
  expect(pageOf(configOf({ vertical: "" }))).toMatch(/max-width:599px.*aspect-ratio:4\/5/);
});

test("a lying video is cut on a phone where somebody says, and in its middle as it always was", () => {
  const cut = (x: number) =>
    /max-width:599px\).*?object-position:([^}]+)}/.exec(pageOf(configOf({ vertical: "", focus: { x, y: 0.5 } })))?.[1];
  expect([cut(0), cut(0.3), cut(0.5), cut(1)]).toEqual(["0% 50%", "14% 50%", undefined, "100% 50%"]);
  expect(pageOf(configOf({ focus: { x: 0, y: 0.5 } }))).not.toContain("object-position");
});

describe("what is wrong", () => {
  const problems = (more: object, file: Partial<ResolvedFile>) => {
    const config = configOf(more);
    return fileProblems(config, { files: resolvedFiles(videoOpener.renditions(config), file) }, "2026-03-03");
  };
  const part = { name: "480.mp4", src: "480.mp4", mediaType: "video/mp4", widthPx: 270, heightPx: 480 };
  const data = { luminance: { top: 0, middle: 0, bottom: 0 } };

  test("an address, and the same file twice", () => {
    expect(configProblems(configOf({ source: "https://example.org/v", vertical: "" }))).toEqual([
      { field: "source", message: "Aquí va un archivo: elígelo en Archivos" },
    ]);
    expect(configProblems(configOf({ vertical: videoOpenerExample.config.source }))).toEqual([
      { field: "vertical", message: "Es el mismo archivo que el vídeo" },
    ]);
  });

  test("a loop that is too heavy for a phone, told at the one that phones get", () => {
    const heavy = { data, parts: [{ ...part, sizeBytes: 5_240_000 }] };
    const message = "En el móvil pesa 5,2 MB, y son 4 como mucho: recórtalo, o busca un plano que se mueva menos";
    expect(problems({}, heavy)).toEqual([{ field: "vertical", message }]);
    expect(problems({ vertical: "" }, heavy)).toEqual([{ field: "source", message }]);
    expect(problems({}, { data, parts: [{ ...part, sizeBytes: 4_000_000 }] })).toEqual([]);
  });

  test("a loop of which nobody knows how bright it is", () => {
    expect(problems({ vertical: "" }, { data: { luminance: null } })).toEqual([
      { field: "source", message: "No se ha podido medir su luz: no se sabe si el titular se lee encima" },
    ]);
  });
});
