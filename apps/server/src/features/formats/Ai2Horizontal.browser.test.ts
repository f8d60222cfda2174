import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openFormatDemos } from "../../../test/format-demos.ts";

const PHONE = { width: 360, height: 740 };

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
  await page.goto(server.demo("Ai2Horizontal"));
  return page;
}

/** Scrolls until a share of a step has crossed the middle of the window, and waits until that is drawn. */
async function readTo(page: Page, place: number, share: number): Promise<void> {
  await page
    .locator(".nv-step")
    .nth(place)
    .evaluate((step, ratio) => {
      const { top, height } = step.getBoundingClientRect();
      scrollTo(0, scrollY + top + height * ratio - innerHeight / 2);
    }, share);
  await page.waitForFunction(
    (step) => document.querySelector<HTMLElement>(".nv-block")?.dataset.step === step,
    String(place),
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

const shown = (page: Page) => page.locator(".nv-scene .nv-ai-board:visible");

/** Middle of a label in the window, CSS pixels. */
async function middleOf(page: Page, words: string): Promise<number> {
  const box = await shown(page).locator(".nv-ai-abs p", { hasText: words }).first().boundingBox();
  return (box?.x ?? 0) + (box?.width ?? 0) / 2;
}

test.each([PHONE, { width: 1280, height: 800 }])(
  "at $width px each step brings its label to the middle, and the ends stay at the ends",
  async (viewport) => {
    const page = await open({ viewport });
    for (const [place, year] of ["1925", "1968"].entries()) {
      await readTo(page, place + 1, 0.5);
      expect(Math.abs((await middleOf(page, year)) - viewport.width / 2)).toBeLessThanOrEqual(1);
    }
    await readTo(page, 0, 0.5);
    expect((await shown(page).boundingBox())?.x).toBeLessThanOrEqual(0);
    await readTo(page, 3, 0.9);
    const { x = 0, width = 0 } = (await shown(page).boundingBox()) ?? {};
    expect(x + width).toBeGreaterThanOrEqual(viewport.width - 1);
    await page.close();
  },
);

test("a drawing rests while a text is read, and moves between", async () => {
  const page = await open({ viewport: PHONE });
  const left = async (place: number, share: number) => {
    await readTo(page, place, share);
    return (await shown(page).boundingBox())?.x ?? 0;
  };
  expect(await left(1, 0.45)).toBe(await left(1, 0.55));
  expect(await left(1, 0.9)).toBeLessThan(await left(1, 0.55));
  await page.close();
});

test("slices are asked for when they come near", async () => {
  const page = await open({ viewport: PHONE });
  const loaded = () =>
    shown(page)
      .locator("img")
      .evaluateAll((images) => images.map((image) => image instanceof HTMLImageElement && image.naturalWidth > 0));
  await readTo(page, 0, 0.5);
  await expect.poll(loaded).toEqual([true, false]);
  await readTo(page, 2, 0.5);
  await expect.poll(loaded).toEqual([true, true]);
  await page.close();
});

test("its words can be selected", async () => {
  const page = await open({ viewport: PHONE });
  await readTo(page, 1, 0.5);
  await shown(page).getByText("Se abre el puerto").dblclick();
  expect(await page.evaluate(() => String(getSelection()).trim())).not.toBe("");
  await page.close();
});

test("without a script it is a strip that the keyboard moves", async () => {
  const page = await open({ viewport: PHONE, reducedMotion: "reduce" });
  const strip = page.getByRole("region", { name: "Dibujo ancho: se desliza hacia los lados" });
  await page.keyboard.press("Tab");
  await expect.poll(() => strip.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => strip.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
  await page.close();
});
