import { expect, test } from "vitest";
import { loadTestFaces } from "../../test/faces.ts";
import { textWidthPx } from "../core/faces.ts";
import { outlinedTexts } from "./outlined-texts.ts";

const FACES = await loadTestFaces();

const outlined = (inside: string, root = 'font-size="20"') => outlinedTexts(`<svg ${root}>${inside}</svg>`, FACES);
const placesIn = (svg: string) =>
  [...svg.matchAll(/translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)/g)].map((found) => found.slice(1).map(Number));

test("a text becomes shapes of its size, at its place, and nothing asks for a font", () => {
  const svg = outlined('<text x="10" y="30" fill="#123456">Año &amp; 12 %</text><rect x="1"/>');
  expect(svg).not.toMatch(/<text|font-family/);
  expect(svg).toContain('<g fill="#123456"><path transform="translate(10 30)');
  expect(svg).toContain('<rect x="1"/>');
  expect(placesIn(svg)[0]?.[2]).toBeCloseTo(20 / FACES.sans.unitsPerEm, 5);
});

test("an anchor moves it by its width, whoever says it", () => {
  const widthPx = textWidthPx(FACES.sans, "Total", 20);
  const svg = outlined(
    '<g text-anchor="end"><text x="100" y="0">Total</text></g><text x="100" y="0" text-anchor="middle">Total</text>',
  );
  expect(placesIn(svg).map(([x]) => x)).toEqual([
    expect.closeTo(100 - widthPx, 2),
    expect.closeTo(100 - widthPx / 2, 2),
  ]);
});

test("what stands after an element that has ended does not take from it", () => {
  const svg = outlined('<g font-size="40"><g/></g><text x="0" y="0">a</text>');
  expect(placesIn(svg)[0]?.[2]).toBeCloseTo(20 / FACES.sans.unitsPerEm, 5);
});

test("lines of one text stand below each other, in sizes of their type", () => {
  const svg = outlined(
    '<text y="5" x="3" dy="0.5em"><tspan x="7" dy="1em">uno</tspan><tspan x="7" dy="1em">dos</tspan></text>',
  );
  expect(placesIn(svg).map(([x, y]) => [x, y])).toEqual([
    [7, 35],
    [7, 55],
  ]);
});

test("strong texts and titles are set in their faces", () => {
  const pathOf = (attributes: string) => / d="([^"]*)"/.exec(outlined(`<text x="0" y="0"${attributes}>n</text>`))?.[1];
  expect(pathOf("")).toBe(`M0 0${FACES.sans.glyphs.n?.[1]}`);
  expect(pathOf(' font-weight="700"')).toBe(`M0 0${FACES.strong.glyphs.n?.[1]}`);
  expect(pathOf(' font-family="nv-titles"')).toBe(`M0 0${FACES.serif.glyphs.n?.[1]}`);
});

test("what is drawn of data is set in the typeface of figures, where the house has one", () => {
  const figures = { plain: FACES.serif, strong: FACES.serif };
  const svg = `<svg font-size="20"><g font-family="nv-figures"><text x="0" y="0">n</text></g></svg>`;
  expect(outlinedTexts(svg, { ...FACES, figures })).toContain(`d="M0 0${FACES.serif.glyphs.n?.[1]}"`);
  expect(outlinedTexts(svg, FACES)).toContain(`d="M0 0${FACES.sans.glyphs.n?.[1]}"`);
});

test("a thin space is half a space where a typeface has none", () => {
  const [spaced, thin] = [" ", "\u202f"].map((space) => textWidthPx(FACES.sans, `1${space}2`, 20));
  const bare = textWidthPx(FACES.sans, "1", 20) + textWidthPx(FACES.sans, "2", 20);
  expect(((thin ?? 0) - bare) / ((spaced ?? 0) - bare)).toBeCloseTo(0.5, 1);
  expect(outlined('<text x="0" y="0">12\u202f%</text>')).not.toContain("<text");
});

test("an edge around letters stays as wide as it was", () => {
  const svg = outlined('<g stroke="#ffffff" stroke-width="3"><text x="0" y="0">n</text></g>');
  const [, width] = / stroke-width="([\d.]+)" d=/.exec(svg) ?? [];
  expect(Number(width) * (20 / FACES.sans.unitsPerEm)).toBeCloseTo(3, 2);
});

test("a text with a letter that has no outline stays a text", () => {
  expect(outlined('<text x="0" y="0">Токио</text>')).toContain('<text x="0" y="0">Токио</text>');
});
