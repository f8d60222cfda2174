import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { clipIn, frameShown } from "../../test/frame-shown.ts";
import { PHONE, scrollToStep, serveDemo } from "../../test/read-demo.ts";
import { canvasFrameExample } from "./example.ts";

const demo = serveDemo("CanvasFrame");

/** Place where the example puts its frames: they are whole. */
const FOCUS = { x: 0.8, y: 0.1 };

const CLIP = clipIn(canvasFrameExample.files, "vasija.mp4");

const frameOn = (page: Page) => frameShown(page, CLIP, "contain", FOCUS);

/** Opens the example. @param hold - Decides which frames wait, by their number from 1, until `letGo`. */
async function open(options: BrowserContextOptions = {}, hold: (frame: number) => boolean = () => false) {
  const page = await demo.newPage(options);
  const asked: number[] = [];
  const letting = Promise.withResolvers<void>();
  await page.route(/\/\d{3}\.webp$/, async (route) => {
    const frame = Number(/(\d{3})\.webp$/.exec(route.request().url())?.[1]);
    if (route.request().resourceType() === "fetch") asked.push(frame);
    if (hold(frame)) await letting.promise;
    await route.continue();
  });
  await page.goto(demo.address());
  return { page, asked, letGo: letting.resolve };
}

test.each([
  { at: "the middle of the first step", place: 0, offset: 0.5, frame: 0 },
  { at: "half way to the second", place: 0, offset: 1, frame: 12 },
  { at: "where the second begins to hold", place: 1, offset: 0.34, frame: 24 },
  { at: "half way to the third, which does not hold", place: 1, offset: 1.1, frame: 36 },
])("the frame of $at is drawn", async ({ place, offset, frame }) => {
  const { page } = await open();
  await scrollToStep(page, place, offset);
  await expect.poll(() => frameOn(page), { timeout: 10_000 }).toBe(frame);
  await page.close();
});

test("it goes back as it went", async () => {
  const { page } = await open();
  await scrollToStep(page, 1, 0.5);
  await expect.poll(() => frameOn(page)).toBe(24);
  await scrollToStep(page, 0, 1);
  await expect.poll(() => frameOn(page)).toBe(12);
  await page.close();
});

test("every eighth frame comes first; until another is there the nearest one is seen, never nothing", async () => {
  const coarse = (frame: number) => (frame - 1) % 8 === 0 || frame === CLIP.frames;
  const { page, asked, letGo } = await open({}, (frame) => !coarse(frame));
  await scrollToStep(page, 0, 1);
  // Twelve is as far from eight as from sixteen.
  await expect.poll(() => frameOn(page)).toBeOneOf([8, 16]);
  expect(asked.slice(0, 7).every(coarse)).toBe(true);
  letGo();
  await expect.poll(() => frameOn(page)).toBe(12);
  await expect.poll(() => new Set(asked).size).toBe(CLIP.frames);
  expect(asked).toHaveLength(CLIP.frames);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.close();
});

test("the canvas has a frame's own pixels, and takes the place of a picture", async () => {
  const { page } = await open({ deviceScaleFactor: 3, viewport: PHONE });
  await scrollToStep(page, 0, 0.5);
  await expect.poll(() => frameOn(page)).toBe(0);
  const shown = await page.locator("canvas").evaluate((canvas) => {
    const first = document.querySelector(".nv-scene img");
    const look = (element: Element | null) => {
      if (element === null) return null;
      const { width, height } = element.getBoundingClientRect();
      const { objectFit, objectPosition } = getComputedStyle(element);
      return { width, height, objectFit, objectPosition };
    };
    const size = (element: Element | null, [width, height]: readonly string[]) =>
      element === null ? null : [Reflect.get(element, width ?? ""), Reflect.get(element, height ?? "")];
    return {
      canvas: { ...look(canvas), size: size(canvas, ["width", "height"]) },
      picture: { ...look(first), size: size(first, ["naturalWidth", "naturalHeight"]) },
    };
  });
  expect(shown.canvas).toEqual(shown.picture);
  await page.close();
});

test("out of sight the memory of what was decoded is given back, and in sight again it is drawn anew", async () => {
  const { page } = await open({}, () => false);
  await page.evaluate(() => {
    const rest = document.body.appendChild(document.createElement("div"));
    rest.style.height = "3000px";
  });
  await scrollToStep(page, 0, 0.5);
  await expect.poll(() => frameOn(page)).toBe(0);
  const closed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const close = ImageBitmap.prototype.close;
        let count = 0;
        ImageBitmap.prototype.close = function () {
          count += 1;
          close.call(this);
          resolve(count);
        };
      }),
  );
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await closed).toBeGreaterThan(0);
  await scrollToStep(page, 1, 0.5);
  await expect.poll(() => frameOn(page)).toBe(24);
  await page.close();
});

test("a frame that does not come is stood for by the nearest, and with none the first stays", async () => {
  const { page } = await open();
  await page.route(/\/025\.webp$/, (route) => route.abort());
  await page.reload();
  await scrollToStep(page, 1, 0.5);
  await expect.poll(() => frameOn(page)).toBeOneOf([23, 25]);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.route(/\/\d{3}\.webp$/, (route) =>
    route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
  );
  await page.reload();
  await scrollToStep(page, 1, 0.5);
  await page.waitForFunction(() => {
    const first = document.querySelector<HTMLImageElement>(".nv-scene img");
    return first?.complete === true && getComputedStyle(first).visibility === "visible";
  });
  expect(await frameOn(page)).toBe(-1);
  await page.close();
});
