import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readTo, serveDemo } from "../../test/read-demo.ts";

const { open } = serveDemo("CSS3dScrolling");

/** Left and right edge of each layer that is shown, the farthest first; CSS pixels. */
const edges = (page: Page, inside: string) =>
  page.locator(`${inside} .nv-plane`).evaluateAll((planes) =>
    planes.map((plane) => {
      const { left, right } = plane.getBoundingClientRect();
      return getComputedStyle(plane).display === "none" ? null : Math.round(right - left);
    }),
  );

test("the camera goes in among the layers: the near ones grow faster, and what is passed is not displayed", async () => {
  const page = await open();
  await readTo(page, 0);
  const begun = await edges(page, ".nv-scene");
  expect(begun).toEqual([1280, 1280, 1280, 1280, 1280]);
  await readTo(page, 1);
  await expect.poll(async () => (await edges(page, ".nv-scene"))[4]).toBeNull();
  const near = (await edges(page, ".nv-scene")).slice(0, 4).map(Number);
  expect(near).toEqual(near.toSorted((a, b) => a - b));
  expect(near[0]).toBeGreaterThan(1280);
  const before = await page.screenshot();
  await readTo(page, 2);
  await expect.poll(async () => (await edges(page, ".nv-scene"))[3]).toBeNull();
  expect(before.equals(await page.screenshot())).toBe(false);
  await page.close();
});

test("with reduced motion each step is a still of its own, seen from its camera", async () => {
  const page = await open({ reducedMotion: "reduce" });
  const stills = await page.locator(".nv-still").count();
  expect(stills).toBe(3);
  const widths = await edges(page, ".nv-step:nth-child(2) .nv-still");
  expect(widths[4]).toBeNull();
  expect(Number(widths[3])).toBeGreaterThan(Number(widths[0]));
  expect(await page.locator(".nv-scene:visible").count()).toBe(0);
  await page.close();
});
