import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESK, PHONE, readTo, serveDemo } from "../../test/read-demo.ts";

const { open } = serveDemo("Ai2Horizontal");

const shown = (page: Page) => page.locator(".nv-scene .nv-ai-board:visible");

/** Middle of a label in the window, CSS pixels. */
async function middleOf(page: Page, words: string): Promise<number> {
  const box = await shown(page).locator(".nv-ai-abs p", { hasText: words }).first().boundingBox();
  return (box?.x ?? 0) + (box?.width ?? 0) / 2;
}

test.each([PHONE, DESK])(
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
