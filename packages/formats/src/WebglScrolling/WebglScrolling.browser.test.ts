import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readTo, serveDemo } from "../../test/read-demo.ts";

/** Draws in software: no machine of the tests has a graphics card. */
const SOFTWARE_GL = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

const demo = serveDemo("WebglScrolling", SOFTWARE_GL);

/** Milliseconds that a frame takes to draw. */
interface FrameMs {
  readonly sharp: number;
  readonly plain: number;
}
const FAST: FrameMs = { sharp: 8, plain: 8 };

/** Opens the example on a sharp screen, with a clock of its own: how fast this machine draws is no part of what is tested. */
async function open(frameMs = FAST, browser: Browser = demo.browser()): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 900, height: 600 },
    deviceScaleFactor: 2,
    extraHTTPHeaders: { cookie: "ana" },
  });
  await page.addInitScript(({ sharp, plain }) => {
    let now = 0;
    performance.now = () => {
      const canvas = document.querySelector("canvas");
      now += canvas !== null && canvas.width > innerWidth ? sharp : plain;
      return now;
    };
  }, frameMs);
  await page.goto(demo.address());
  return page;
}

const drawn = (page: Page) =>
  page
    .waitForFunction(() => document.querySelector<HTMLElement>(".nv-block")?.dataset.drawn)
    .then((it) => it.jsonValue());

/** Measures how much of the scene is red: the marked towers. Share, 0 to 1. */
async function redness(page: Page): Promise<number> {
  const picture = await page.locator(".nv-stage").screenshot();
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if ((data[at] ?? 0) > 80 && (data[at] ?? 0) > 1.7 * (data[at + 1] ?? 0)) red += 1;
  return red / (info.width * info.height);
}

const visiblePictures = (page: Page) => page.locator(".nv-scene .nv-view:visible").count();

describe("where it can be drawn", () => {
  test("the model takes the place of its pictures, and each step sees it from its camera", async () => {
    const page = await open();
    expect(await drawn(page)).toBe("model");
    await readTo(page, 0);
    await expect.poll(() => visiblePictures(page)).toBe(0);
    // Nothing is painted yet; then the towers are, and the low houses sink away from the tallest one, which is near.
    expect(await redness(page)).toBeLessThan(0.001);
    await readTo(page, 1);
    await expect.poll(() => redness(page)).toBeGreaterThan(0.005);
    const behindHouses = await redness(page);
    await readTo(page, 2);
    await expect.poll(() => redness(page)).toBeGreaterThan(2 * behindHouses);
    await page.close();
  });

  test("a machine that draws it in time at half the sharpness alone draws it so", async () => {
    const page = await open({ sharp: 30, plain: 8 });
    expect(await drawn(page)).toBe("model");
    expect(await page.locator("canvas").evaluate((canvas) => Reflect.get(canvas, "width") / innerWidth)).toBe(1);
    await page.close();
  });

  test("a machine that never draws it in time gets the pictures", async () => {
    const page = await open({ sharp: 70, plain: 20 });
    expect(await drawn(page)).toBe("pictures");
    expect(await page.locator("canvas").count()).toBe(0);
    await readTo(page, 1);
    await expect.poll(() => visiblePictures(page)).toBe(1);
    await page.close();
  });

  test("a graphics card that gives up leaves the pictures", async () => {
    const page = await open();
    expect(await drawn(page)).toBe("model");
    await page
      .locator("canvas")
      .evaluate((canvas) =>
        canvas instanceof HTMLCanvasElement
          ? canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext()
          : null,
      );
    await page.waitForFunction(() => document.querySelector<HTMLElement>(".nv-block")?.dataset.drawn === "pictures");
    await expect.poll(() => visiblePictures(page)).toBe(1);
    await page.close();
  });

  test("a model that cannot be had leaves the pictures", async () => {
    const page = await demo.newPage();
    await page.route("**/model.glb", (route) => route.abort());
    await page.goto(demo.address());
    expect(await drawn(page)).toBe("pictures");
    await page.close();
  });
});

test("without WebGL each step shows its picture, and nothing that draws is loaded", async () => {
  const browser = await launchChromium(["--disable-3d-apis"]);
  const page = await open(FAST, browser);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  expect(await drawn(page)).toBe("pictures");
  const seen: number[] = [];
  for (const place of [0, 1, 2]) {
    await readTo(page, place);
    await expect.poll(() => page.locator(".nv-scene .nv-view").nth(place).isVisible()).toBe(true);
    expect(await visiblePictures(page)).toBe(1);
    await page.locator(".nv-scene .nv-view:visible img").evaluate(async (image) => {
      if (image instanceof HTMLImageElement) await image.decode();
    });
    seen.push(await redness(page));
  }
  expect(Math.max(...seen)).toBeGreaterThan(3 * Math.min(...seen));
  expect(asked.filter((url) => url.endsWith(".glb"))).toEqual([]);
  await browser.close();
});

test("what draws and what moves it are as light as the page promises, packed", async () => {
  const built = join(import.meta.dirname, "../../../embeds/dist/formats");
  const packedBytes = async (name: string) => gzipSync(await readFile(join(built, name))).length;
  expect(await packedBytes("WebglScrolling.later.js")).toBeLessThanOrEqual(160_000);
  expect((await packedBytes("WebglScrolling.js")) + (await packedBytes("stage.js"))).toBeLessThanOrEqual(15_000);
});
