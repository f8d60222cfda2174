import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESK, PHONE, readTo, serveDemo } from "../../test/read-demo.ts";

const demo = serveDemo("ImgTransition");

/** Place of the door of the larger house in the drawing before the flood, in shares. */
const DOOR = { x: 1580 / 2400, y: 1100 / 1600 };

/** Returns the place on the screen of a point of the picture of a layer. */
const onScreen = (page: Page, layer: number, { x, y }: typeof DOOR) =>
  page
    .locator(".nv-layer img")
    .nth(layer)
    .evaluate(
      (image, share) => {
        const { a, b, c, d, e, f } = new DOMMatrix(getComputedStyle(image).transform);
        const [px, py] = [image.clientWidth * share.x, image.clientHeight * share.y];
        return { x: a * px + c * py + e, y: b * px + d * py + f };
      },
      { x, y },
    );

test.each([PHONE, DESK])("what is looked at is in the middle at $width px", async (viewport) => {
  const page = await demo.open({ viewport });
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    addEventListener("nv:step", (event) => event instanceof CustomEvent && told.push(event.detail.step));
  });
  await readTo(page, 2, 0.95);
  // Who writes the page around it is told of the step, once.
  const toldStep = await page.locator(".nv-step").nth(2).getAttribute("id");
  const told: readonly unknown[] = await page.evaluate(() => Reflect.get(window, "told"));
  expect(told.filter((step) => step === toldStep)).toEqual([toldStep]);
  const middle = await onScreen(page, 1, { x: 0.58 + 0.12, y: 0.47 + 0.15 });
  expect(Math.abs(middle.x - viewport.width / 2)).toBeLessThan(2);
  expect(Math.abs(middle.y - viewport.height / 2)).toBeLessThan(2);
  await page.close();
});

test.each([PHONE, DESK])("two takes that do not match lie on each other at $width px", async (viewport) => {
  const page = await demo.open({ viewport });
  await readTo(page, 1, 0.6);
  const taken = { x: (1.07 * 1580 - 0.035 * 1100 - 120) / 2400, y: (0.035 * 1580 + 1.07 * 1100 - 110) / 1600 };
  const [before, after] = [await onScreen(page, 0, DOOR), await onScreen(page, 1, taken)];
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1);
  await page.close();
});

test("the reader compares with the keyboard and with a pointer, and the page stays where it is", async () => {
  const page = await demo.open();
  const slider = page.getByRole("slider");
  expect(await slider.count()).toBe(0);
  await readTo(page, 1, 0.6);
  expect(await slider.getAttribute("aria-valuetext")).toBe("50 % de la imagen de 12 de marzo de 2026");
  const clip = () =>
    page
      .locator(".nv-layer")
      .nth(1)
      .evaluate((layer) => layer.style.clipPath);
  await expect.poll(clip).toBe("inset(0px 0px 0px 50%)");
  const scrolled = await page.evaluate(() => scrollY);
  await slider.focus();
  for (const key of ["ArrowLeft", "ArrowUp", "PageUp", "ArrowRight"]) await page.keyboard.press(key);
  await expect.poll(clip).toBe("inset(0px 0px 0px 62%)");
  expect(await slider.getAttribute("aria-valuenow")).toBe("62");
  await page.keyboard.press("Home");
  await expect.poll(clip).toBe("inset(0px 0px 0px 0%)");
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.mouse.move(2, 700);
  await page.mouse.down();
  await page.mouse.move(960, 650);
  await page.mouse.up();
  await expect.poll(clip).toBe("inset(0px 0px 0px 75%)");
  await readTo(page, 2, 0.9);
  expect(await slider.count()).toBe(0);
  await page.close();
});

test("each picture is there, decoded, before its turn", async () => {
  const page = await demo.open({ viewport: PHONE });
  await readTo(page, 0, 0.6);
  const next = page.locator(".nv-layer img").nth(1);
  await expect.poll(() => next.evaluate((image) => image instanceof HTMLImageElement && image.complete)).toBe(true);
  const afterIt = page.locator(".nv-layer img").nth(2);
  expect(await afterIt.evaluate((image) => image instanceof HTMLImageElement && image.currentSrc)).toBe("");
  await page.close();
});

test("one that has not come does not come in: the one before is still seen", async () => {
  const page = await demo.newPage({ viewport: PHONE });
  const held: (() => Promise<void>)[] = [];
  await page.goto(demo.address(), { waitUntil: "domcontentloaded" });
  await page.route("**/files/**", (route) => {
    held.push(() => route.continue());
  });
  await readTo(page, 3, 0.9);
  const last = page.locator(".nv-layer").nth(2);
  const shown = () => last.evaluate((layer) => layer.style.display);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  expect(await shown()).toBe("none");
  await Promise.all(held.map((go) => go()));
  await expect.poll(shown).toBe("block");
  await page.close();
});
