import { expect, test } from "vitest";
import { DESK, PHONE, readTo, serveDemo } from "../../test/read-demo.ts";
import { imgHorizontalExample } from "./example.ts";

const demo = serveDemo("ImgHorizontal");

const STEPS = imgHorizontalExample.block.steps;

/** Most that what is seen first may weigh, bytes. */
const MOST_FIRST_BYTES = 100_000;

test.each([PHONE, DESK])(
  "what a step speaks of is in sight, in the middle where it can be, at $width px",
  async (viewport) => {
    const page = await demo.open({ viewport });
    for (const place of STEPS.keys()) {
      await readTo(page, place);
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
  const page = await demo.open({ viewport: PHONE });
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
  const page = await demo.newPage({ viewport: PHONE });
  const loaded: number[] = [];
  page.on("response", async (response) => {
    if (response.url().includes("/files/")) loaded.push((await response.body()).length);
  });
  await page.goto(demo.address(), { waitUntil: "networkidle" });
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded[0]).toBeLessThan(MOST_FIRST_BYTES);
  const slices = page.locator(".nv-scene .nv-slice img");
  const isThere = (place: number) =>
    slices.nth(place).evaluate((image) => image instanceof HTMLImageElement && image.currentSrc !== "");
  expect(await isThere(2)).toBe(false);
  await readTo(page, STEPS.length - 1);
  await expect.poll(() => isThere(2)).toBe(true);
  await page.close();
});

test("without movement the strip is scrolled with the keyboard", async () => {
  const page = await demo.open({ viewport: PHONE, reducedMotion: "reduce" });
  const strip = page.getByRole("region", { name: "Imagen que se recorre hacia los lados" });
  // Before its picture has come there is nothing to scroll.
  await expect
    .poll(() => strip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBeGreaterThan(0);
  await strip.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
  await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await page.close();
});
