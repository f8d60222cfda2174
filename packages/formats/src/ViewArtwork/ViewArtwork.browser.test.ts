import { findWithAxe } from "@nv/test-kit/axe";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { PHONE, readTo, serveDemo } from "../../test/read-demo.ts";

const demo = serveDemo("ViewArtwork");

/** Most bytes that the tour may make a phone load. */
const MOST_TOUR_BYTES = 1_200_000;

/** Reads what the window shows, pixel by pixel. */
async function seen(page: Page) {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray(3 * (y * info.width + x)).subarray(0, 3)];
  return { width: info.width, height: info.height, pixel };
}

/** Colour that the window shows at a point, in shares of it. */
async function colourAt(page: Page, x: number, y: number): Promise<readonly number[]> {
  const { width, height, pixel } = await seen(page);
  return pixel(Math.floor(x * width), Math.floor(y * height));
}

/** Returns the greatest difference of neighbours in a line of pixels above the text: what is blurred has no hard edges. */
async function hardestEdge(page: Page): Promise<number> {
  const { width, height, pixel } = await seen(page);
  const line = Array.from({ length: width }, (_, x) => pixel(x, Math.round(height / 3))[0] ?? 0);
  return Math.max(...line.slice(1).map((red, place) => Math.abs(red - (line[place] ?? 0))));
}

test("the tour comes near, is sharp, asks for no tile that is not there, and is light", async () => {
  const page = await demo.newPage({ viewport: PHONE });
  let bytes = 0;
  const wrong: string[] = [];
  page.on("response", (response) => {
    if (!response.url().includes("/files/")) return;
    if (!response.ok()) wrong.push(response.url());
    bytes += Number(response.headers()["content-length"]);
  });
  await page.goto(demo.address());
  for (const place of [0, 1, 2, 3]) {
    await readTo(page, place, 0.5);
    await expect.poll(() => hardestEdge(page)).toBeGreaterThan(place === 0 ? 10 : 25);
  }
  await page.waitForLoadState("networkidle");
  expect(wrong).toEqual([]);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(MOST_TOUR_BYTES);
  await page.close();
});

test("what goes out beside the page is had by its name alone, by people of the house alone", async () => {
  const statusOf = async (path: string, headers: Record<string, string> = { cookie: "ana" }) =>
    (await fetch(`${demo.address()}/${path}`, { headers })).status;
  expect(await Promise.all([statusOf("ViewArtwork.js"), statusOf("otra.js"), statusOf("..%2fschema.json")])).toEqual([
    200, 404, 404,
  ]);
  expect(await statusOf("ViewArtwork.js", {})).toBe(401);
});

test("what is set off is as it is, and the rest is darkened", async () => {
  const page = await demo.newPage();
  await page.goto(demo.address());
  await readTo(page, 1, 0.38);
  const before = await colourAt(page, 0.05, 0.5);
  await readTo(page, 1, 0.55);
  await expect.poll(async () => (await colourAt(page, 0.05, 0.5))[2]).toBeLessThan(0.6 * (before[2] ?? 0));
  await page.close();
});

test("while tiles are on their way the picture is seen as far as it is there, never blank", async () => {
  const page = await demo.newPage();
  await page.goto(demo.address(), { waitUntil: "domcontentloaded" });
  await page.route(/tiles_files\/1\d\//, () => {});
  await readTo(page, 2, 0.5);
  // What is behind the picture is nearly black.
  await expect.poll(async () => Math.max(...(await colourAt(page, 0.55, 0.5)))).toBeGreaterThan(60);
  await page.close();
});

test("at the end the reader looks around alone, with the keyboard, and comes back where the tour was", async () => {
  const page = await demo.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const later = `${demo.address()}/ViewArtwork.js`;
  await page.goto(demo.address());
  const button = page.getByRole("button", { name: "Explorar libremente" });
  expect(await button.count()).toBe(0);
  await readTo(page, 3, 0.5);
  const scrolled = await page.evaluate(() => scrollY);
  expect(asked).not.toContain(later);
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "La imagen, para explorarla libremente" });
  await dialog.waitFor();
  expect(asked).toContain(later);
  const view = dialog.getByRole("application");
  await expect.poll(() => view.evaluate((element) => element === document.activeElement)).toBe(true);
  const drawn = () =>
    dialog
      .locator("canvas")
      .first()
      .evaluate((canvas) => canvas instanceof HTMLCanvasElement && canvas.toDataURL());
  await expect.poll(async () => String(await drawn()).length).toBeGreaterThan(20_000);
  const near = await drawn();
  for (const key of ["0", "ArrowLeft", "+"]) await page.keyboard.press(key);
  await expect.poll(drawn).not.toBe(near);
  expect(await findWithAxe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog.count()).toBe(0);
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(complaints).toEqual([]);
  await page.close();
});
