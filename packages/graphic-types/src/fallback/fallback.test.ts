import { resolvedFiles } from "@nv/piece-parts/test";
import { describe, expect, test } from "vitest";
import { loadTestAtlas } from "../../test/atlas.ts";
import { typeOf } from "../graphic-config.ts";
import { loadCharts, pieceFallback } from "../page.ts";
import { TYPES } from "../types.ts";

const DRAWN = TYPES.filter(({ fallback }) => fallback !== null);
const ATLAS = await loadTestAtlas(TYPES.flatMap(({ name, example }) => typeOf(name).atlas(example.config)));
const CHARTS = await loadCharts();
const WORDS = { language: "es", credit: "Mesa", author: "", section: "", tags: [], note: "" };

/** Makes the fallback of the example of a type. */
const fallbackOf = ({ name, example }: (typeof TYPES)[number], config: object = example.config) =>
  pieceFallback({
    fields: { ...WORDS, ...example, config: { type: name, ...config } },
    heightsPx: [],
    resolved: { frames: new Map(), files: resolvedFiles(typeOf(name).renditions(example.config)) },
    atlas: ATLAS,
    charts: CHARTS,
    readers: new Map([["figure.later", ""]]),
  });

test("the types whose picture needs no browser", () => {
  expect(DRAWN.map(({ name }) => name)).toEqual([
    ...["image", "locator", "area-map", "symbol-map", "figure", "video", "video-opener", "story"],
  ]);
});

describe.each(DRAWN)("$name", (type) => {
  test("stands still, the same each time", () => {
    const fallback = fallbackOf(type);
    expect(fallback).toEqual(fallbackOf(type));
    if (fallback?.kind === "picture") expect(fallback.file.parts.length).toBeGreaterThan(0);
    else expect(fallback?.shared).toMatchObject({ widthPx: 640, heightPx: 336 });
  });

  test("a drawing has every colour in it, and asks for nothing", () => {
    const fallback = fallbackOf(type);
    if (fallback?.kind !== "drawing") return;
    for (const { svg } of [fallback.page, fallback.shared])
      expect(svg).not.toMatch(/var\(|color-mix|currentColor|undefined|NaN|href|url\(http/);
  });
});

test("a figure says what it is of, and whose it is", () => {
  const figure = TYPES.find(({ name }) => name === "figure");
  if (figure === undefined) throw new Error("There are no figures.");
  const fallback = fallbackOf(figure, { ...figure.example.config, heading: "La <lluvia>", subheading: "En litros" });
  if (fallback?.kind !== "drawing") throw new Error("A figure is drawn.");
  for (const { svg } of [fallback.page, fallback.shared]) {
    expect(svg).toContain("La &lt;lluvia&gt;");
    expect(svg).toContain(`Fuente: ${figure.example.sourceLine}`);
  }
});

test("a heading that is too long for its picture says that there is more", () => {
  const figure = TYPES.find(({ name }) => name === "figure");
  if (figure === undefined) throw new Error("There are no figures.");
  const fallback = fallbackOf(figure, { ...figure.example.config, heading: "palabra ".repeat(24).trim() });
  expect(fallback?.kind === "drawing" && fallback.shared.svg).toMatch(/palabra…<\/text>/);
});

test("a figure without data and a picture at an address are for a browser", () => {
  const byName = (wanted: string) => TYPES.filter(({ name }) => name === wanted);
  const [figure, image] = [...byName("figure"), ...byName("image")];
  if (figure === undefined || image === undefined) throw new Error("Both are listed.");
  const config = { ...figure.example.config, data: { x: { name: "", kind: "text" }, columns: [], rows: [] } };
  expect(fallbackOf(figure, config)).toBeNull();
  expect(fallbackOf(image, { source: "https://example.org/foto.jpg" })).toBeNull();
});
