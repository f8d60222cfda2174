import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openFormatDemos } from "../../../apps/server/test/format-demos.ts";

/** Windows of readers. */
export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

/** Drawing and encoding the files of an example, milliseconds at most: it is done once, before readers come. */
export const DRAWN_WITHIN_MS = 180_000;

/** The examples of formats as the server gives them to people of the house, for the tests of a file. @param flags - Of the browser. */
export function serveDemos(flags?: readonly string[]) {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof openFormatDemos>>;
  beforeAll(async () => {
    [browser, server] = await Promise.all([launchChromium(flags), openFormatDemos()]);
  });
  afterAll(async () => {
    await Promise.all([browser.close(), server.close()]);
  });
  const address = (name: string) => server.demo(name);
  return {
    browser: () => browser,
    origin: () => server.origin,
    address,
    /** Draws what the example of a format is made of, before its tests. */
    drawBefore(name: string) {
      beforeAll(() => fetch(address(name), { headers: { cookie: "ana" } }), DRAWN_WITHIN_MS);
    },
    /** A page before it is at an example. */
    newPage: (options: BrowserContextOptions = {}) =>
      browser.newPage({ viewport: DESK, ...options, extraHTTPHeaders: { cookie: "ana" } }),
  };
}

/** The example of one format. */
export function serveDemo(name: string, flags?: readonly string[]) {
  const { drawBefore, address, ...demos } = serveDemos(flags);
  drawBefore(name);
  return {
    ...demos,
    address: () => address(name),
    async open(options?: BrowserContextOptions): Promise<Page> {
      const page = await demos.newPage(options);
      await page.goto(address(name));
      return page;
    },
  };
}

/** Scrolls until so much of a step has crossed the middle of the window. */
export const scrollToStep = (page: Page, place: number, share: number): Promise<void> =>
  page
    .locator(".nv-step")
    .nth(place)
    .evaluate((step, ratio) => {
      const { top, height } = step.getBoundingClientRect();
      scrollBy(0, top + height * ratio - innerHeight / 2);
    }, share);

/** Waits until a window shows what its page has drawn so far: before its first drawing is seen a browser lets go of every key. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await new Promise<void>((done) => new PerformanceObserver(() => done()).observe({ type: "paint", buffered: true }));
    await frame();
    await frame();
  });

/** Reads to a share of a step, and waits until the block is at it and that is drawn. */
export async function readTo(page: Page, place: number, share = 0.5): Promise<void> {
  await scrollToStep(page, place, share);
  await page.waitForFunction(
    (step) => document.querySelector<HTMLElement>(".nv-block[data-format]")?.dataset.step === step,
    String(place),
  );
  await drawn(page);
}
