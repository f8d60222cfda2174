import { formatOf } from "@nv/formats";
import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openFormatDemos } from "../../../test/format-demos.ts";

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
const STEPS = formatOf("ImgHorizontal").example.block.steps;

/** Most that what is seen first may weigh, bytes. */
const MOST_FIRST_BYTES = 100_000;

let browser: Browser;
let server: Awaited<ReturnType<typeof openFormatDemos>>;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchChromium(), openFormatDemos()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), server.close()]);
});

async function open(options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage({ ...options, extraHTTPHeaders: { cookie: "ana" } });
  await page.goto(server.demo("ImgHorizontal"));
  return page;
}

/** Scrolls to the middle of a step. */
async function readStep(page: Page, place: number): Promise<void> {
  await page
    .locator(".nv-step")
    .nth(place)
    .evaluate((step) => {
      const { top, height } = step.getBoundingClientRect();
      scrollBy(0, top + height / 2 - innerHeight / 2);
    });
  await page.waitForFunction(
    (wanted) => document.querySelector<HTMLElement>(".nv-block[data-format]")?.dataset.step === String(wanted),
    place,
  );
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

test.each([PHONE, DESK])(
  "what a step speaks of is in sight, in the middle where it can be, at $width px",
  async (viewport) => {
    const page = await open({ viewport });
    for (const place of STEPS.keys()) {
      await readStep(page, place);
      if (place === 0) continue;
      const mark = page.locator(".nv-scene .nv-mark").nth(place - 1);
      const box = await mark.boundingBox();
      const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
      expect(middle.y).toBeGreaterThan(0);
      expect(middle.y).toBeLessThan(viewport.height);
      const isAtAnEnd = viewport === DESK && (place === 1 || place === 4);
      if (!isAtAnEnd) expect(Math.abs(middle.x - viewport.width / 2)).toBeLessThan(3);
      expect(await mark.evaluate((element) => element.classList.contains("nv-mark--now"))).toBe(true);
    }
    await page.close();
  },
);

test("one scrolls down at least as far as the picture goes sideways", async () => {
  const page = await open({ viewport: PHONE });
  const [downPx, sidewaysPx] = await page.evaluate(() => {
    const [block, art] = [
      document.querySelector(".nv-block"),
      document.querySelector<HTMLElement>(".nv-scene .nv-art"),
    ];
    return [(block?.clientHeight ?? 0) - innerHeight, (art?.offsetWidth ?? 0) - innerWidth];
  });
  expect(sidewaysPx).toBeGreaterThan(2000);
  expect(downPx).toBeGreaterThanOrEqual(sidewaysPx ?? 0);
  await page.close();
});

test("what is first seen is light, and the rest is loaded before it comes into sight", async () => {
  const page = await browser.newPage({ viewport: PHONE, extraHTTPHeaders: { cookie: "ana" } });
  const loaded: number[] = [];
  page.on("response", async (response) => {
    if (response.url().includes("/files/")) loaded.push((await response.body()).length);
  });
  await page.goto(server.demo("ImgHorizontal"), { waitUntil: "networkidle" });
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded[0]).toBeLessThan(MOST_FIRST_BYTES);
  const slices = page.locator(".nv-scene .nv-slice img");
  const isThere = (place: number) =>
    slices.nth(place).evaluate((image) => image instanceof HTMLImageElement && image.currentSrc !== "");
  expect(await isThere(2)).toBe(false);
  await readStep(page, STEPS.length - 1);
  await expect.poll(() => isThere(2)).toBe(true);
  await page.close();
});

test("without movement the strip is scrolled with the keyboard", async () => {
  const page = await open({ viewport: PHONE, reducedMotion: "reduce" });
  const strip = page.getByRole("region", { name: "Imagen que se recorre hacia los lados" });
  await strip.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
  await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await page.close();
});
