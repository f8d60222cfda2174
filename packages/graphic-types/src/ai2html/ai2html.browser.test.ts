import { readFile } from "node:fs/promises";
import { resolvedFiles, samplePicture } from "@nv/piece-parts/test";
import { findWithAxe } from "@nv/test-kit/axe";
import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pieceFiles } from "../page.ts";
import { ai2htmlExample } from "./example.ts";
import { ai2html } from "./type.ts";

const PAGE_URL = "https://graficos.example.org/g/embalse/1/";
const built = (name: string) => readFile(new URL(`../../../embeds/dist/${name}`, import.meta.url), "utf8");

/** A browser on a busy machine takes its time. */
const eventually = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 10_000 });

let browser: Browser;
let html: string;
beforeAll(async () => {
  const { config, ...words } = ai2htmlExample;
  const fields = { language: "es", credit: "", author: "", section: "", tags: [], note: "", ...words, config };
  const [script, styles] = await Promise.all([built("page.js"), built("page.css")]);
  const [page] = pieceFiles({
    slug: "embalse",
    fields,
    heightsPx: [],
    resolved: { frames: new Map(), files: resolvedFiles(ai2html.renditions(config)) },
    assets: { script, styles },
    readers: new Map(),
  });
  html = page.body;
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** The page as a reader gets it. */
async function opened(widthPx: number): Promise<{ readonly page: Page; readonly asked: readonly string[] }> {
  const page = await browser.newPage({ viewport: { width: widthPx, height: 900 } });
  const asked: string[] = [];
  await page.route("**/*", (route) => {
    const url = route.request().url();
    if (url === PAGE_URL) return route.fulfill({ contentType: "text/html; charset=utf-8", body: html });
    const name = new URL(url).pathname.split("/").at(-1) ?? "";
    asked.push(name);
    const content = samplePicture(name);
    return content === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: "image/png", body: Buffer.from(content) });
  });
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += Number(entry.toJSON().value ?? 0);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(PAGE_URL);
  return { page, asked };
}

test.each([
  { widthPx: 320, name: "movil", ratio: 300 / 360 },
  { widthPx: 640, name: "medio", ratio: 600 / 400 },
  { widthPx: 980, name: "ancho", ratio: 900 / 450 },
])("at $widthPx px a reader loads «$name» alone, and nothing moves", async ({ widthPx, name, ratio }) => {
  const { page, asked } = await opened(widthPx);
  const board = page.locator(".nv-ai-board:visible");
  const picture = board.locator("img");
  await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(asked.filter((file) => file.endsWith(".png"))).toEqual([`penamuestra-${name}.png`]);
  const box = await board.boundingBox();
  expect(box?.width).toBe(widthPx);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(ratio, 2);
  const drawn = await picture.boundingBox();
  expect(Math.abs((drawn?.height ?? 0) - (box?.height ?? 0))).toBeLessThan(1.5);
  expect(await page.evaluate(() => Object(window).shifts.sum)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widthPx);
  await page.close();
});

test("words are text of the page, in the order in which they are read, and axe finds nothing", async () => {
  const { page } = await opened(640);
  const board = page.locator(".nv-ai-board:visible");
  expect((await board.innerText()).split("\n").filter((line) => line !== "")[0]).toBe(
    "El embalse de Peñamuestra, al 31 %",
  );
  expect(await page.getByRole("img", { name: /^Mapa inventado/ }).count()).toBe(1);
  // In an article it is a part of a page, whose headings are the article's.
  expect(await findWithAxe(page, { without: ["page-has-heading-one"] })).toEqual([]);
  await page.close();
});

test("in a dark article the drawing keeps its own light ground", async () => {
  const { page } = await opened(640);
  await page.evaluate(() => {
    document.documentElement.dataset.nvTheme = "dark";
  });
  const ground = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(".nv-ai-board:visible")).toBe("rgb(255, 255, 255)");
  await page.close();
});

test("on paper it is light, whatever the article around it is, and dark again afterwards", async () => {
  const { page } = await opened(640);
  await page.goto(`${PAGE_URL}#nv-theme=dark`);
  await page.reload();
  const theme = () => page.evaluate(() => document.documentElement.dataset.nvTheme);
  await eventually(theme).toBe("dark");
  await page.emulateMedia({ media: "print" });
  await eventually(theme).toBe("light");
  // A theme that changes meanwhile is that of the screen.
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await theme()).toBe("light");
  await page.emulateMedia({ media: "screen" });
  await eventually(theme).toBe("dark");
  await page.close();
});
