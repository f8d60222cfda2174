import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { clipIn, frameShown } from "../../test/frame-shown.ts";
import { PHONE, scrollToStep, serveDemo } from "../../test/read-demo.ts";
import { videoFrameExample } from "./example.ts";

const demo = serveDemo("VideoFrame");

const LYING = clipIn(videoFrameExample.files, "esclusa.mp4");
const UPRIGHT = clipIn(videoFrameExample.files, "esclusa-vertical.mp4");

/** Browsers that lack something, as a script that takes it away before anything of the page runs. */
const LACKS = {
  nothing: "",
  "a decoder": "delete window.VideoDecoder;",
  "what decodes this video": "VideoDecoder.isConfigSupported = async () => ({ supported: false });",
  "a decoder that goes on": "VideoDecoder.prototype.decode = () => { throw new DOMException('broken'); };",
  "leave to play": "HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no', 'NotAllowedError'));",
  "seeks that end":
    "Object.defineProperty(HTMLMediaElement.prototype, 'currentTime', { get: () => 0, set() {} });" +
    "HTMLVideoElement.prototype.requestVideoFrameCallback = () => 0;",
  "what tells of frames": "delete HTMLVideoElement.prototype.requestVideoFrameCallback;",
} as const;

async function open(lacking: readonly (keyof typeof LACKS)[] = [], options: BrowserContextOptions = {}) {
  const page = await demo.newPage(options);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  for (const lack of lacking) await page.addInitScript(LACKS[lack]);
  await page.goto(demo.address());
  return { page, asked };
}

const wayOf = (page: Page) => page.locator(".nv-VideoFrame").getAttribute("data-way");
const frameOn = (page: Page) => frameShown(page, LYING, "cover");

/** Places where readers stop, and what is seen there: the steps stop at 0.25 s, 1.6 s and 3 s, and stand still in 35, 70 and 0 hundredths. */
const SEEN = [
  { name: "the first step", place: 0, offset: 0.5, atMs: 250 },
  { name: "the way to the second", place: 0, offset: 0.9125, atMs: 925 },
  { name: "the second step", place: 1, offset: 0.5, atMs: 1600 },
  { name: "where it still stands", place: 1, offset: 0.8, atMs: 1600 },
  { name: "the way to the third", place: 1, offset: 1.175, atMs: 2300 },
  { name: "the end", place: 2, offset: 0.6, atMs: 2999 },
] as const;

const FRAME_MS = 1000 / 24;
const PICTURE_MS = 3000 / 48;

describe.each([
  { way: "decode", lacking: [], everyMs: FRAME_MS },
  { way: "seek", lacking: ["a decoder"], everyMs: FRAME_MS },
  { way: "pictures", lacking: ["a decoder", "leave to play"], everyMs: PICTURE_MS },
] as const)("by $way", ({ way, lacking, everyMs }) => {
  test("each moment is the frame that it must be, on and back", async () => {
    const { page } = await open(lacking);
    for (const { name, place, offset, atMs } of [...SEEN, ...SEEN.toReversed()]) {
      await scrollToStep(page, place, offset);
      const shownMs = Math.floor(atMs / everyMs) * everyMs;
      const frame = Math.floor(shownMs / FRAME_MS + 1e-6);
      await expect.poll(() => frameOn(page), { message: `${name}: ${atMs} ms` }).toBe(frame);
    }
    expect(await wayOf(page)).toBe(way);
    await page.close();
  });
});

test.each([
  { lacking: ["what decodes this video"], way: "seek" },
  { lacking: ["a decoder that goes on"], way: "seek" },
  { lacking: ["a decoder", "what tells of frames"], way: "seek" },
  { lacking: ["a decoder", "seeks that end"], way: "pictures" },
] as const)("a browser without $lacking finds its way: $way", async ({ lacking, way }) => {
  const { page } = await open(lacking);
  await scrollToStep(page, 1, 0.5);
  await expect.poll(() => wayOf(page)).toBe(way);
  const pictures = Math.floor((Math.floor(1600 / PICTURE_MS) * PICTURE_MS) / FRAME_MS);
  await expect.poll(() => frameOn(page)).toBe(way === "seek" ? 38 : pictures);
  await page.close();
});

test("a video that does not come is stood for by its pictures, and those by the first moment", async () => {
  const page = await demo.newPage();
  await page.route(/\.mp4$/, (route) => route.abort());
  await page.goto(demo.address());
  await scrollToStep(page, 1, 0.5);
  await expect.poll(() => wayOf(page), { timeout: 10_000 }).toBe("pictures");
  await expect.poll(() => frameOn(page)).toBeGreaterThan(30);
  await page.route(/\d{3}\.webp$/, (route) =>
    /\/\d{3}\.webp$/.test(route.request().url()) && route.request().resourceType() === "fetch"
      ? route.abort()
      : route.continue(),
  );
  await page.reload();
  await scrollToStep(page, 1, 0.5);
  await expect.poll(() => wayOf(page), { timeout: 10_000 }).toBe("pictures");
  expect(await frameOn(page)).toBe(-1);
  await expect
    .poll(() => page.locator(".nv-scene img").evaluate((image) => Reflect.get(image, "naturalWidth")))
    .toBeGreaterThan(0);
  await page.close();
});

test("a phone held upright is given the upright version, and nothing of the other", async () => {
  const { page, asked } = await open([], { viewport: PHONE, deviceScaleFactor: 2 });
  await scrollToStep(page, 1, 0.5);
  await expect.poll(() => frameShown(page, UPRIGHT, "cover")).toBe(38);
  const videos = asked.filter((url) => url.endsWith(".mp4"));
  expect(videos).toHaveLength(1);
  await page.close();
});

test.each([
  { lighter: "the pictures", framesBytes: 1, way: "pictures", videos: 0 },
  { lighter: "the video", framesBytes: 9_000_000, way: "decode", videos: 1 },
])("who saves data moves through what is lighter: $lighter", async ({ framesBytes, way, videos }) => {
  const page = await demo.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
  await page.route("**/demo", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/"framesBytes":\d+/g, `"framesBytes":${framesBytes}`);
    await route.fulfill({ response, body });
  });
  await page.goto(demo.address());
  await scrollToStep(page, 1, 0.5);
  await expect.poll(() => frameOn(page)).toBeGreaterThan(30);
  expect(await wayOf(page)).toBe(way);
  expect(asked.filter((url) => url.endsWith(".mp4"))).toHaveLength(videos);
  await page.close();
});

test("what was decoded stays under its weight, and is given back out of sight", async () => {
  const { page } = await open();
  await page.evaluate(() => {
    document.body.appendChild(document.createElement("div")).style.height = "3000px";
  });
  // Counts the pictures that are held from now on.
  await page.addInitScript(() => {
    const held = { bytes: 0, most: 0 };
    Object.assign(window, { held });
    const make = window.createImageBitmap.bind(window);
    const close = ImageBitmap.prototype.close;
    Object.assign(window, {
      createImageBitmap: async (source: ImageBitmapSource) => {
        const picture = await make(source);
        held.bytes += picture.width * picture.height * 4;
        held.most = Math.max(held.most, held.bytes);
        return picture;
      },
    });
    ImageBitmap.prototype.close = function () {
      held.bytes -= this.width * this.height * 4;
      close.call(this);
    };
  });
  await page.reload();
  await page.evaluate(() => {
    document.body.appendChild(document.createElement("div")).style.height = "3000px";
  });
  for (const { place, offset, atMs } of SEEN) {
    await scrollToStep(page, place, offset);
    await expect.poll(() => frameOn(page)).toBe(Math.floor(atMs / FRAME_MS + 1e-6));
  }
  const held = () => page.evaluate((): { bytes: number; most: number } => Reflect.get(window, "held"));
  // One group may be on its way over what is kept.
  expect((await held()).most).toBeLessThan(96_000_000 + 8 * 768 * 432 * 4);
  expect((await held()).bytes).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => (await held()).bytes).toBe(0);
  await scrollToStep(page, 1, 0.5);
  await expect.poll(() => frameOn(page)).toBe(38);
  await page.close();
});
