import { expect, test } from "vitest";
import { blurred } from "./blur.ts";
import { composeGround } from "./compose-ground.ts";
import { coversOf } from "./cover.ts";
import { CROPS, coverBox, examplePixels } from "./crops.ts";
import { maskAround } from "./letter-mask.ts";
import { plainPixels, rgbOf } from "./pixels.ts";
import { proveText } from "./prove-text.ts";
import { illustratorSteps, layerSizesPx, type ShadowStyle, shadowCss, shadowSvgFilter } from "./shadow-style.ts";
import { solveStrength } from "./solve-strength.ts";
import { luminanceOf, measureContrast, ratioOf } from "./text-contrast.ts";
import { hardestStrength, leastContrast, sampleAround, worstOf } from "./text-samples.ts";

const WHITE = rgbOf("#ffffff");
const BLACK = rgbOf("#000000");
const everywhere = (count: number) => Array.from({ length: count }, () => true);
const STYLE: ShadowStyle = { kind: "shadow", color: "#000000", strength: 0.6, sizePx: 8, layers: 2 };

test.each([
  ["#ffffff", "#000000", 21],
  ["#767676", "#ffffff", 4.54],
  ["#c8321f", "#fbfaf6", 5.09],
])("%s on %s", (one, other, ratio) => {
  expect(ratioOf(luminanceOf(...rgbOf(one)), luminanceOf(...rgbOf(other)))).toBeCloseTo(ratio, 1);
});

test("on a plain ground every point has the same contrast", () => {
  const measured = measureContrast(plainPixels(16, 8, rgbOf("#767676")), everywhere(128), WHITE, 4.5);
  expect(measured).toMatchObject({ failingRatio: 0, columns: 2, rows: 1 });
  expect(measured.worst).toBeCloseTo(4.54, 2);
  expect(measured.middle).toBe(measured.worst);
});

test("what is far from the letters does not count", () => {
  const ground = plainPixels(8, 8, BLACK);
  ground.data.fill(255, 0, 8 * 4);
  const isNear = Array.from({ length: 64 }, (_, at) => at >= 8);
  expect(measureContrast(ground, isNear, WHITE, 4.5).worst).toBe(21);
  expect(measureContrast(ground, everywhere(64), WHITE, 4.5)).toMatchObject({
    worst: 1,
    failingRatio: 8 / 64,
    cells: [1],
  });
});

test("one bright point in a hundred takes no letter away", () => {
  const ground = plainPixels(10, 10, BLACK);
  ground.data.fill(255, 0, 4);
  expect(measureContrast(ground, everywhere(100), WHITE, 4.5)).toMatchObject({ worst: 21, failingRatio: 0.01 });
});

test("without letters there is nothing to fail", () => {
  expect(measureContrast(plainPixels(4, 4, WHITE), [], WHITE, 4.5)).toMatchObject({ worst: 21, failingRatio: 0 });
});

test("the points about a letter are those within its reach, and not its own", () => {
  const alpha = Array.from({ length: 49 }, (_, at) => (at === 24 ? 255 : 0));
  const near = maskAround(alpha, 7, 7, 1);
  const drawn = Array.from({ length: 7 }, (_, row) =>
    near
      .slice(row * 7, row * 7 + 7)
      .map((isNear) => (isNear ? "#" : "."))
      .join(""),
  );
  expect(drawn).toEqual([".......", ".......", "..###..", "..#.#..", "..###..", ".......", "......."]);
});

test("a letter at the edge reaches no further than the picture", () => {
  const alpha = [255, 0, 0, 0, 0, 0, 0, 0, 255];
  expect(maskAround(alpha, 3, 3, 1)).toEqual([false, true, false, true, true, true, false, true, false]);
});

test.each([
  [0.5, 1, 128],
  [0.5, 2, 64],
  [1, 1, 0],
  [0, 3, 255],
])("black at %d in %d layers leaves %d of white", (strength, layers, left) => {
  const all = Array.from({ length: layers }, () => [255]);
  const { data } = composeGround(plainPixels(1, 1, WHITE), all, BLACK, strength);
  expect([...data]).toEqual([left, left, left, 255]);
});

test("where nothing covers, the picture stays", () => {
  expect([...composeGround(plainPixels(1, 1, rgbOf("#c8321f")), [[0], [0]], BLACK, 1).data]).toEqual([
    200, 50, 31, 255,
  ]);
});

test("the least strength that is enough, in hundredths", () => {
  const ground = plainPixels(4, 4, rgbOf("#c0c0c0"));
  const worstAt = (strength: number) =>
    measureContrast(
      composeGround(ground, [Array.from({ length: 16 }, () => 255)], BLACK, strength),
      everywhere(16),
      WHITE,
      4.5,
    ).worst;
  const strength = solveStrength(worstAt, 4.5);
  expect(strength).toBe(0.39);
  expect(worstAt(0.39)).toBeGreaterThanOrEqual(4.5);
  expect(worstAt(0.38)).toBeLessThan(4.5);
});

test("what is read already needs nothing, and what cannot be says so", () => {
  expect(solveStrength(() => 5, 4.5)).toBe(0);
  expect(solveStrength((strength) => 1 + strength, 4.5)).toBeNull();
});

test.each([
  [12, 3, [4, 8, 12]],
  [20, 3, [7, 13, 20]],
  [2, 6, [1, 1, 1, 1, 2, 2]],
  [16, 1, [16]],
])("a shadow of %d px in %d layers spreads by %j", (sizePx, layers, sizes) => {
  expect(layerSizesPx({ sizePx, layers })).toEqual(sizes);
});

test.each([
  ["shadow", "text-shadow:\n    0 0 4px rgb(0 0 0 / 60%),\n    0 0 8px rgb(0 0 0 / 60%);"],
  ["scrim", "linear-gradient(to top, rgb(0 0 0 / 60%) 50%, rgb(0 0 0 / 0%))"],
  ["plate", "background: rgb(0 0 0 / 60%);\n  padding: 0.1em 8px;"],
] as const)("the style sheet of a %s", (kind, rule) => {
  expect(shadowCss("#ffffff", { ...STYLE, kind })).toContain(rule);
});

test("a halo is laid once, by the filter that goes with it", () => {
  expect(shadowCss("#ffffff", { ...STYLE, kind: "halo" })).toContain("filter: url(#legible);");
});

test("a shadow and a halo have their filter; the others are a rectangle", () => {
  expect(shadowSvgFilter(STYLE)).toMatch(
    /flood-opacity="0.60"[\s\S]*stdDeviation="2"[\s\S]*stdDeviation="4"[\s\S]*in="ayuda1"\/>\s*<feMergeNode in="ayuda2"\/>/,
  );
  expect(shadowSvgFilter({ ...STYLE, kind: "halo" })).toMatch(/operator="dilate" radius="8"/);
  expect(shadowSvgFilter({ ...STYLE, kind: "scrim" })).toBeNull();
  expect(shadowSvgFilter({ ...STYLE, kind: "plate" })).toBeNull();
});

test.each([
  ["shadow", /hasta tener 2 iguales.* opacidad 60 %.* color #000000; desenfoque de 2 y 4 px/],
  ["halo", /16 px, uniones redondeadas/],
  ["plate", /8 px de aire/],
  ["scrim", /del 60 % en la mitad de abajo/],
] as const)("Illustrator is told how to make a %s", (kind, words) => {
  expect(illustratorSteps({ ...STYLE, kind })).toMatch(words);
});

test("a blur spreads what there was and loses nothing of it", () => {
  const alpha = new Uint8ClampedArray(21 * 21);
  alpha[220] = 255;
  const soft = blurred(alpha, 21, 21, 4);
  expect(soft[220]).toBeGreaterThan(soft[221] ?? 0);
  expect(soft[0]).toBe(0);
  expect(soft.reduce((sum, value) => sum + value, 0)).toBeCloseTo(255, 0);
  expect([...blurred(alpha, 21, 21, 0)]).toEqual([...alpha]);
});

test.each([
  [1600, 900, 16 / 9, { x: 0, y: 0, width: 1600, height: 900 }],
  [1600, 900, 1, { x: 350, y: 0, width: 900, height: 900 }],
  [900, 1600, 1, { x: 0, y: 350, width: 900, height: 900 }],
])("of a picture of %d by %d, a crop of %d is taken from its middle", (width, height, aspect, box) => {
  expect(coverBox(width, height, aspect)).toEqual(box);
});

test("where the text of the example stands, white cannot be read", () => {
  const { data, width } = examplePixels(40, 40);
  const at = (row: number) => {
    const [r = 0, g = 0, b = 0] = data.subarray(row * width * 4);
    return luminanceOf(r, g, b);
  };
  expect(ratioOf(1, at(30))).toBeLessThan(3);
  expect(CROPS.map(({ name }) => name)).toEqual(["Escritorio", "Cuadrada", "Móvil"]);
});

/** A letter of four points in the middle of a plain ground. */
function letterOn(color: string) {
  const alpha = Uint8ClampedArray.from({ length: 144 }, (_, at) => ([65, 66, 77, 78].includes(at) ? 255 : 0));
  const letters = { width: 12, height: 12, alpha, lines: [{ x: 4, y: 0, width: 4, height: 12 }] };
  return { ground: plainPixels(12, 12, rgbOf(color)), letters, scale: 1 };
}
const WISH = { ink: "#ffffff", textSizePx: 16, isBold: false, isSought: true };
const PLATE: ShadowStyle = { kind: "plate", color: "#000000", strength: 0.1, sizePx: 6, layers: 1 };

test("a text is proved with the least help that is enough in all its shapes, and drawn with it", () => {
  const proof = proveText({ ...WISH, crops: [letterOn("#000000"), letterOn("#ffffff")], style: PLATE });
  expect(proof).toMatchObject({ least: 4.5, isEnough: true, style: { strength: proof.sought } });
  expect(proof.crops.map(({ contrast: { worst } }) => Math.floor(worst * 10) / 10)).toEqual([21, 4.6]);
  const [, bright] = proof.crops;
  expect([...(bright?.picture.data.subarray(65 * 4, 65 * 4 + 3) ?? [])]).toEqual([255, 255, 255]);
});

test("a help of a strength of its own is measured as it is, and the least one told", () => {
  const proof = proveText({ ...WISH, isSought: false, crops: [letterOn("#ffffff")], style: PLATE });
  expect(proof).toMatchObject({ isEnough: false, style: { strength: 0.1 } });
  expect(proof.sought).toBeGreaterThan(0.1);
});

test("where no strength is enough, the proof shows the whole of it", () => {
  const proof = proveText({ ...WISH, crops: [letterOn("#ffffff")], style: { ...PLATE, color: "#eeeeee" } });
  expect(proof).toMatchObject({ sought: null, isEnough: false, style: { strength: 1 } });
});

test.each([
  [16, false, 4.5],
  [24, false, 3],
  [19, true, 3],
  [18, true, 4.5],
])("a text of %d px, bold %s, has to reach %d", (sizePx, isBold, least) => {
  expect(leastContrast(sizePx, isBold)).toBe(least);
});

test("of three crops the hardest says how strong it has to be", () => {
  const samplesOf = (hex: string) =>
    sampleAround(plainPixels(8, 8, rgbOf(hex)), everywhere(64), [Array.from({ length: 64 }, () => 255)]);
  const crops = ["#404040", "#c0c0c0", "#808080"].map(samplesOf);
  const order = { text: WHITE, help: BLACK, least: 4.5 };
  expect(hardestStrength(crops, order)).toBe(0.39);
  expect(hardestStrength(crops.slice(0, 1), order)).toBe(0);
  expect(hardestStrength(crops, { ...order, help: WHITE })).toBeNull();
  expect(worstOf(samplesOf("#767676"), { ...order, strength: 0 })).toBeCloseTo(4.54, 2);
});

test("of a great picture some points stand for all", () => {
  const { covers } = sampleAround(plainPixels(300, 300, WHITE), everywhere(90_000), [{ length: 90_000 }]);
  expect(covers.length).toBeLessThanOrEqual(20_000);
  expect(covers.length).toBeGreaterThan(10_000);
});

const LETTERS = {
  width: 9,
  height: 4,
  alpha: Uint8ClampedArray.from({ length: 36 }, (_, at) => (at === 22 ? 255 : 0)),
  lines: [{ x: 3, y: 1, width: 3, height: 2 }],
};
const rowsOf = (cover: Float32Array) =>
  Array.from({ length: 4 }, (_, row) =>
    [...cover.slice(row * 9, row * 9 + 9)].map((value) => (value === 255 ? "#" : value > 0 ? "+" : ".")).join(""),
  );

test.each([
  ["halo", [".........", "...###...", "...###...", "...###..."]],
  ["plate", [".........", ".#######.", ".#######.", "........."]],
  ["scrim", [".........", "+++++++++", "#########", "#########"]],
] as const)("what a %s covers", (kind, rows) => {
  expect(coversOf({ kind, sizePx: kind === "halo" ? 1 : 2, layers: 1 }, LETTERS, 1).map(rowsOf)).toEqual([rows]);
});
