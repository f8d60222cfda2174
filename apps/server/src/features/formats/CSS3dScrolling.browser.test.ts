import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openFormatDemos } from "../../../test/format-demos.ts";

let browser: Browser;
let server: Awaited<ReturnType<typeof openFormatDemos>>;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchChromium(), openFormatDemos()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), server.close()]);
});

async function readStep(page: Page, place: number): Promise<void> {
  await page
    .locator(".nv-step")
    .nth(place)
    .evaluate((step) => step.scrollIntoView({ block: "center" }));
  await page.waitForFunction(
    (wanted) => document.querySelector<HTMLElement>(".nv-block")?.dataset.step === wanted,
    `${place}`,
  );
}

/** Left and right edge of each layer that is shown, the farthest first; CSS pixels. */
const edges = (page: Page, inside: string) =>
  page.locator(`${inside} .nv-plane`).evaluateAll((planes) =>
    planes.map((plane) => {
      const { left, right } = plane.getBoundingClientRect();
      return getComputedStyle(plane).display === "none" ? null : Math.round(right - left);
    }),
  );

test("the camera goes in among the layers: the near ones grow faster, and what is passed is not displayed", async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, extraHTTPHeaders: { cookie: "ana" } });
  await page.goto(server.demo("CSS3dScrolling"));
  await readStep(page, 0);
  const begun = await edges(page, ".nv-scene");
  expect(begun).toEqual([1280, 1280, 1280, 1280, 1280]);
  await readStep(page, 1);
  await expect.poll(async () => (await edges(page, ".nv-scene"))[4]).toBeNull();
  const near = (await edges(page, ".nv-scene")).slice(0, 4).map(Number);
  expect(near).toEqual(near.toSorted((a, b) => a - b));
  expect(near[0]).toBeGreaterThan(1280);
  const before = await page.screenshot();
  await readStep(page, 2);
  await expect.poll(async () => (await edges(page, ".nv-scene"))[3]).toBeNull();
  expect(before.equals(await page.screenshot())).toBe(false);
  await page.close();
});

test("with reduced motion each step is a still of its own, seen from its camera", async () => {
  const page = await browser.newPage({ reducedMotion: "reduce", extraHTTPHeaders: { cookie: "ana" } });
  await page.goto(server.demo("CSS3dScrolling"));
  const stills = await page.locator(".nv-still").count();
  expect(stills).toBe(3);
  const widths = await edges(page, ".nv-step:nth-child(2) .nv-still");
  expect(widths[4]).toBeNull();
  expect(Number(widths[3])).toBeGreaterThan(Number(widths[0]));
  expect(await page.locator(".nv-scene:visible").count()).toBe(0);
  await page.close();
});
