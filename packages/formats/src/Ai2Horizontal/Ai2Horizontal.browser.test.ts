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

/** Room of an A4 sheet between its margins, CSS pixels. */
const PAPER = { width: 720, height: 1050 };

/** Letters below this are hard to read on paper, CSS pixels: seven points. */
const LEGIBLE_PX = 9.3;

test("on paper it is whole, in rows whose labels can be read, and nothing says that it goes on", async () => {
  const page = await open({ viewport: PAPER });
  await page.emulateMedia({ media: "print" });
  await page.getByText("El dibujo sigue hacia la derecha").waitFor({ state: "hidden" });
  const rows = page.locator(".nv-rows__row:visible");
  const labels = await rows.locator(".nv-ai-abs p").evaluateAll((all) =>
    all.map((label) => {
      const words = document.createRange();
      words.selectNodeContents(label);
      const [box, row] = [words.getBoundingClientRect(), label.closest(".nv-rows__row")?.getBoundingClientRect()];
      return {
        said: label.textContent,
        isWhole: row !== undefined && box.left >= row.left && box.right <= row.right && row.right <= innerWidth,
        sizePx: Number.parseFloat(getComputedStyle(label).fontSize),
      };
    }),
  );
  expect(labels.map(({ said }) => said)).toEqual([
    "1890",
    "Llega el ferrocarril",
    "1925",
    "Se abre el puerto",
    "1968",
    "Crece el ensanche",
    "2020",
    "Vuelve la arboleda",
  ]);
  expect(labels.filter(({ isWhole, sizePx }) => !isWhole || sizePx < LEGIBLE_PX)).toEqual([]);
  const edges = await rows.evaluateAll((all) =>
    all.map((row) => {
      const art = [...row.querySelectorAll("img")].map((image) => image.getBoundingClientRect());
      const { left, right } = row.getBoundingClientRect();
      return {
        isFirst: art.some((one) => Math.abs(one.left - left) < 1),
        isLast: art.some((one) => Math.abs(one.right - right) < 1),
      };
    }),
  );
  expect([edges.at(0)?.isFirst, edges.at(-1)?.isLast]).toEqual([true, true]);
  await page.close();
});
