import { launchChromium } from "@nv/test-kit/chromium";
import { inEachRun } from "@nv/test-kit/depth";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { maskAround } from "./core/letter-mask";
import { type Pixels, plainPixels, rgbOf } from "./core/pixels";
import { proveText } from "./core/prove-text";
import { type ShadowStyle, shadowCss, shadowSvgFilter } from "./core/shadow-style";
import { measureContrast } from "./core/text-contrast";

// What is proved beside what Chromium paints with the very style sheet that is given to take away.

const [WIDTH, HEIGHT] = [480, 140];
const INK = "#ffffff";
/** Contrast by which the two may differ: a browser rounds each of six layers to a 255th. */
const MOST_APART = 0.1;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
});
afterAll(() => browser.close());

/** The points of what is painted with a style sheet. */
async function painted(css: string, filter = "", isClear = false): Promise<Pixels> {
  await page.setContent(
    `<!doctype html><style>body{margin:0}p{margin:0;padding:40px 30px;font:bold 48px/60px sans-serif;white-space:nowrap}${css}</style>
<svg width="0" height="0" style="position:absolute">${filter}</svg><p><span class="texto">Un titular claro</span></p>`,
  );
  const png = (await page.screenshot({ omitBackground: isClear })).toString("base64");
  const data = await page.evaluate(async (encoded) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${encoded}`;
    await picture.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [picture.width, picture.height];
    const context = canvas.getContext("2d");
    context?.drawImage(picture, 0, 0);
    return [...(context?.getImageData(0, 0, picture.width, picture.height).data ?? [])];
  }, png);
  return { width: WIDTH, height: HEIGHT, data: Uint8ClampedArray.from(data) };
}

const shadow = (layers: number, sizePx: number): ShadowStyle => ({
  ...{ kind: "shadow", color: "#000000", strength: 1, sizePx, layers },
});

const STYLES = [
  { name: "one layer", ground: "#e8eef5", style: shadow(1, 12) },
  { name: "three layers", ground: "#e8eef5", style: shadow(3, 12) },
  { name: "six layers", ground: "#e8eef5", style: shadow(6, 12) },
  { name: "a halo", ground: "#e8eef5", style: { ...shadow(1, 3), kind: "halo" as const } },
];

// What is rounded most often, and what is no shadow.
test.each(inEachRun(STYLES, STYLES.slice(2)))(
  "$name: the contrast that is proved is the one that Chromium paints",
  async ({ ground, style }) => {
    const { data } = await painted(".texto{color:#000}body{background:transparent}", "", true);
    const letters = { width: WIDTH, height: HEIGHT, alpha: data.filter((_, at) => at % 4 === 3), lines: [] };
    const crops = [{ ground: plainPixels(WIDTH, HEIGHT, rgbOf(ground)), letters, scale: 1 }];
    const proof = proveText({ crops, ink: INK, textSizePx: 48, isBold: true, style, isSought: true });
    // Without the letters, which cover what is measured; those of a filter are left out of it.
    const css = shadowCss(style.kind === "halo" ? INK : "transparent", proof.style);
    const filter = (shadowSvgFilter(proof.style) ?? "").replace('<feMergeNode in="SourceGraphic"/>', "");
    const real = await painted(`body{background:${ground}}${css}`, style.kind === "halo" ? filter : "");
    const isNear = maskAround(letters.alpha, WIDTH, HEIGHT, 2);
    const { worst } = measureContrast(real, isNear, rgbOf(INK), 3);
    const proven = proof.crops[0]?.contrast.worst ?? 0;
    expect(Math.abs(worst - proven), `${worst} painted, ${proven} proved`).toBeLessThan(MOST_APART);
  },
);
