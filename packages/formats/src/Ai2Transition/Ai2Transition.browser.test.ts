import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESK, PHONE, readTo, serveDemo } from "../../test/read-demo.ts";

const { browser, open } = serveDemo("Ai2Transition");

const opacityOf = (page: Page, words: string) =>
  page
    .locator(".nv-scene .nv-ai-board:visible .nv-label", { hasText: words })
    .evaluateAll((labels) => labels.map((label) => Number(getComputedStyle(label).opacity)));

/** Colour of a point of what is drawn, shares of the scene. */
async function colourAt(page: Page, x: number, y: number): Promise<readonly number[]> {
  const shot = await page.locator(".nv-scene").screenshot();
  // A page of the story lets nothing in; an empty one does.
  const reader = await browser().newPage();
  const colour = await reader.evaluate(
    async ([png, across, down]) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext("2d");
      context?.drawImage(bitmap, 0, 0);
      const point = context?.getImageData(bitmap.width * Number(across), bitmap.height * Number(down), 1, 1).data;
      return [...(point ?? [])].slice(0, 3);
    },
    [shot.toString("base64"), x, y],
  );
  await reader.close();
  return colour;
}

test.each([PHONE, DESK])("words that stay do not flicker at $width px, and others give way", async (viewport) => {
  const page = await open({ viewport });
  for (const share of [0.02, 0.12, 0.17, 0.25, 0.5]) {
    await readTo(page, 1, share);
    expect(await opacityOf(page, "Río Muestra")).toEqual([1]);
  }
  expect(await opacityOf(page, "Solar")).toEqual([0]);
  expect(await opacityOf(page, "24 pilares")).toEqual([1]);
  await readTo(page, 2, 0.5);
  expect(await opacityOf(page, "24 pilares")).toEqual([1]);
  await page.close();
});

test("a fade between two drawings keeps the light of what is the same in both", async () => {
  const page = await open();
  await readTo(page, 1, 0.5);
  // Of the ground, which no label and no card is over.
  const whole = await colourAt(page, 0.6, 0.98);
  await readTo(page, 1, 0.175);
  const half = await colourAt(page, 0.6, 0.98);
  for (const [at, part] of whole.entries()) expect(Math.abs((half[at] ?? 0) - part)).toBeLessThanOrEqual(3);
  await page.close();
});

test("the next drawing is there before its step, and the one after it is not asked for", async () => {
  const page = await open({ viewport: PHONE });
  await readTo(page, 0, 0.5);
  const loaded = () =>
    page
      .locator(".nv-scene .nv-ai-board:visible .nv-art img")
      .evaluateAll((images) => images.map((image) => image instanceof HTMLImageElement && image.naturalWidth > 0));
  await expect.poll(loaded).toEqual([true, true, false, false]);
  await page.close();
});

test("a window lower than the drawing shows it whole, its letters smaller", async () => {
  const page = await open({ viewport: { width: 740, height: 360 } });
  await readTo(page, 0, 0.5);
  const box = await page.locator(".nv-scene .nv-ai-board:visible").boundingBox();
  expect(box?.height).toBeLessThanOrEqual(361);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.6, 1);
  await page.close();
});
