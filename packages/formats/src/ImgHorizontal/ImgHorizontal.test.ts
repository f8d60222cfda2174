import type { FileOf } from "@nv/piece-parts";
import { PICTURE_FACTS, resolvedFile } from "@nv/piece-parts/test";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writeBlock } from "../blocks-html.ts";
import { imgHorizontalExample } from "./example.ts";
import { imgHorizontalFileRules, imgHorizontalRenditions, imgHorizontalRules } from "./rules.ts";
import { type ImgHorizontalBlock, Settings } from "./settings.ts";
import { pointsOf, slicesOf } from "./strip.ts";
import { stopsOf, windowAt } from "./travel.ts";

const { block } = imgHorizontalExample;
const ONE = "file:0f6c1a2e-3b4d-4c5e-8f60-718293000001";
const TWO = "file:0f6c1a2e-3b4d-4c5e-8f60-718293000002";

const withSettings = (settings: Partial<ImgHorizontalBlock["settings"]>): ImgHorizontalBlock => ({
  ...block,
  settings: { ...block.settings, ...settings },
});
const withPoint = (place: number, point: { x: number; y: number }, picture = 0): ImgHorizontalBlock => ({
  ...block,
  steps: block.steps.map((step, at) => (at === place ? { ...step, data: { picture, point } } : step)),
});
const facts = (widthPx: number, heightPx: number) => ({ ...PICTURE_FACTS, widthPx, heightPx });
const fileOf =
  (widthPx: number, heightPx: number): FileOf =>
  (source, recipe) =>
    resolvedFile({ source, recipe }, { facts: facts(widthPx, heightPx), altText: "Una calle." });

describe("what keeps it from being published", () => {
  test.each([
    { name: "nothing", of: block, problems: [] },
    {
      name: "a picture that is not wide",
      of: { ...withSettings({ images: [{ image: ONE, ratio: 1.5 }] }), steps: block.steps.slice(0, 1) },
      problems: [
        ["settings.images", "De ancho mide 1,5 veces su alto, y para recorrerla hacen falta 2: usa ImgTransition"],
      ],
    },
    {
      name: "points that no finger tells apart on a phone",
      of: withPoint(2, { x: 0.09, y: 0.22 }),
      problems: [["steps.2.data.point", "En un móvil los puntos 1 y 2 quedan a 27 px: sepáralos 40 o más"]],
    },
    {
      name: "a point that a phone cuts away",
      of: withPoint(2, { x: 0.4, y: 0.99 }),
      problems: [["steps.2.data.point", "En el móvil el punto queda fuera de lo que se ve"]],
    },
    {
      name: "a point in a picture that is gone",
      of: withPoint(2, { x: 0.4, y: 0.5 }, 3),
      problems: [["steps.2.data.picture", "Esa imagen ya no está: elige otra"]],
    },
    {
      name: "an end before the beginning",
      of: withSettings({ start: 0.5, end: 0.4 }),
      problems: [["settings.end", "El final debe ir después del principio"]],
    },
  ])("$name", ({ of, problems }) => {
    expect(imgHorizontalRules(of).map(({ field, message }) => [field, message])).toEqual(problems);
  });

  test.each([
    { name: "nothing", file: fileOf(5400, 1200), messages: [] },
    {
      name: "a low picture",
      file: fileOf(2700, 600),
      messages: ["«foto.jpg» mide 600 px de alto: a toda pantalla hacen falta 800"],
    },
    {
      name: "another picture than the one that was cut",
      file: fileOf(4000, 1200),
      messages: ["«foto.jpg» no mide lo que medía: elígela otra vez"],
    },
  ])("of its files: $name", ({ file, messages }) => {
    expect(imgHorizontalFileRules(block, file).map(({ message }) => message)).toEqual(messages);
  });

  test("without a picture there is nothing to go along", () => {
    expect(Settings.safeParse({ images: [{ image: "", ratio: 0 }] }).error?.issues[0]?.message).toBe("Falta la imagen");
    expect(imgHorizontalRenditions(withSettings({ images: [{ image: "", ratio: 0 }] }))).toEqual([]);
  });
});

test("slices lie side by side, without gaps, none wider than a window", () =>
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.5, max: 20, noNaN: true }), { minLength: 1, maxLength: 8 }), (ratios) => {
      const slices = slicesOf(ratios.map((ratio) => ({ image: ONE, ratio })));
      let end = 0;
      for (const { start, width, ratio } of slices) {
        expect(start).toBeCloseTo(end, 9);
        expect(ratio).toBeLessThanOrEqual(1.5);
        end = start + width;
      }
      expect(end).toBeCloseTo(1, 9);
    }),
  ));

test("a point of the second picture is beyond the first", () => {
  const images = [
    { image: ONE, ratio: 1 },
    { image: TWO, ratio: 3 },
  ];
  const two = { ...withPoint(1, { x: 0.5, y: 0.2 }, 1), settings: { ...block.settings, images } };
  expect(pointsOf(two)[1]).toEqual({ x: 0.625, y: 0.2 });
});

describe("the way", () => {
  const travel = { length: 4000, window: 1000, start: 0, end: 1, points: [null, 0.5, null, 0.95] };
  test("stops with each point in the middle, as far as the ends let it; what has no point is on the way", () => {
    expect(stopsOf(travel)).toEqual([0, 750, 1500, 2250, 3000, 3000]);
    expect(stopsOf({ ...travel, start: 0.25, end: 0.75 })).toEqual([1000, 1250, 1500, 1750, 2000, 2000]);
  });

  test("what fits in the window does not move", () => {
    expect(new Set(stopsOf({ ...travel, length: 800 }))).toEqual(new Set([0]));
  });

  test("begins at its beginning, is at each stop in the middle of its step, and ends at its end", () => {
    const stops = stopsOf(travel);
    expect(windowAt(stops, 0, 0)).toBe(0);
    for (const place of travel.points.keys()) expect(windowAt(stops, place, 0.5)).toBe(stops[place + 1]);
    expect(windowAt(stops, 3, 1)).toBe(3000);
  });

  test("never jumps, and goes back only for a point that is behind", () =>
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.double({ min: 0, max: 1, noNaN: true })), { minLength: 1, maxLength: 12 }),
        (points) => {
          const stops = stopsOf({ ...travel, points: points.toSorted((a, b) => (a ?? 0) - (b ?? 0)) });
          for (let place = 1; place < points.length; place += 1)
            expect(windowAt(stops, place, 0)).toBeCloseTo(windowAt(stops, place - 1, 1), 6);
        },
      ),
    ));
});

test("steps are items of a list, their points counted, and the strip can be scrolled with the keyboard", () => {
  const { html } = writeBlock(block, { file: fileOf(5400, 1200), isFirst: true, srcOf: () => "", built: () => "" });
  expect(html).toContain('<div class="nv-steps" role="list">');
  expect(html.match(/role="listitem"/g)).toHaveLength(5);
  expect(html).toContain("Punto 2 de 4. Un balcón con flores rojas.");
  expect(html).toMatch(/class="nv-strip" tabindex="0" role="region" aria-label="[^"]+"/);
  expect(html.match(/fetchpriority="high"/g)).toHaveLength(1);
});
