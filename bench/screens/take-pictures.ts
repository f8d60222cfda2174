import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { IDENTITY_PATH } from "@nv/contracts";
import { openSession, passwordKey } from "@nv/test-kit";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { buildStale } from "../../scripts/build-targets/build-stale.ts";
import {
  PICTURED_WORDS,
  SCREEN_PICTURES,
  wordLines,
  wordsOfProduct,
} from "../../scripts/checks/documents/pictured-words.ts";
import { provideChromium } from "../../scripts/provide/chromium.ts";
import { provideFfmpeg } from "../../scripts/provide/ffmpeg.ts";
import { ADMINISTRATOR, PASSWORD } from "../src/signed-in-cookie.ts";
import { exampleOf, type FilledSite, startFilledSite } from "./filled-site.ts";
import { MANUAL_SCREENS } from "./manual-screens.ts";

const ROOT = join(import.meta.dirname, "../..");
const README_FOLDER = join(ROOT, "docs/images");
const VIEWPORT = { width: 1280, height: 800 };
/** Rest after a page has come: nothing moves any more. */
const REST_MS = 2500;
const WEBP_QUALITY = 78;
/** Names of the pictures' endings beside what a browser calls the theme. */
const THEMES = { claro: "light", oscuro: "dark" } as const;
/** Key under which a page of ours keeps the theme that somebody chose. */
const CHOSEN_THEME = "theme-nv";
/** Elements that tell what a screen is for: its headings, and whatever one presses or fills in. */
const SAID = "main :is(h1, h2, h3, button, summary, label, legend, th, [role=tab], a)";

/** Page of ours with nothing in it. */
const BARE_PAGE = "/robots.txt";

async function opened(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "networkidle" });
  await page.waitForTimeout(REST_MS);
  const { hash } = new URL(page.url());
  // What stands above it came after the browser had gone there.
  if (hash !== "") await page.locator(hash).evaluate((part) => part.scrollIntoView());
  return page;
}

async function takeReadmePicture(context: BrowserContext, path: string, name: string): Promise<void> {
  const page = await opened(context, path);
  await sharp(await page.screenshot())
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(join(README_FOLDER, `${name}.png`));
  await page.close();
}

const pictureOf = (name: string, theme: string) => join(ROOT, SCREEN_PICTURES, `${name}-${theme}.webp`);

/** Puts a point where a picture is missing: the site, of which the pictures are taken, does not build with an address that leads nowhere. */
async function standIn(): Promise<void> {
  const point = sharp({ create: { width: 1, height: 1, channels: 3, background: "#888" } }).webp();
  for (const { name } of MANUAL_SCREENS)
    for (const theme of Object.keys(THEMES)) {
      const path = pictureOf(name, theme);
      if (!existsSync(path)) await point.clone().toFile(path);
    }
}

/** Takes the pictures of the manuals in one theme. @returns What each screen says, by its name. */
async function takeManualPictures(context: BrowserContext, site: FilledSite, theme: string) {
  const said = new Map<string, readonly string[]>();
  for (const { name, path } of MANUAL_SCREENS) {
    const page = await opened(context, path(site));
    await sharp(await page.screenshot())
      .webp({ quality: WEBP_QUALITY, effort: 6 })
      .toFile(pictureOf(name, theme));
    const texts = await page.locator(SAID).allInnerTexts();
    said.set(name, texts);
    await page.close();
  }
  return said;
}

/** Writes down the words of the product that the pictures show, by which one that is out of date is known. */
async function writeWords(said: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const ours = await wordsOfProduct();
  const words = Array.from(said, ([name, texts]) => {
    const lines = texts.map((text) => text.trim().replaceAll(/\s+/g, " "));
    return [name, [...new Set(lines)].filter(ours).toSorted()] as const;
  });
  await writeFile(join(ROOT, PICTURED_WORDS), wordLines(new Map(words)));
}

/** Takes the pictures of the product that README and manuals show: of itself, on an empty folder, with the examples loaded and published. */
export async function takePictures(): Promise<void> {
  await mkdir(README_FOLDER, { recursive: true });
  await mkdir(join(ROOT, SCREEN_PICTURES), { recursive: true });
  await standIn();
  // Without it the examples with a video would be left out of the pictures.
  await provideFfmpeg();
  await buildStale();
  const site = await startFilledSite();
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: ["--no-sandbox"] });
  async function openContext(deviceScaleFactor = 1): Promise<BrowserContext> {
    const opened = { baseURL: site.url, viewport: VIEWPORT, locale: "es-ES", deviceScaleFactor };
    const context = await browser.newContext(opened);
    const page = await context.newPage();
    await page.goto(BARE_PAGE);
    await openSession(page, IDENTITY_PATH, passwordKey(ADMINISTRATOR, PASSWORD));
    await page.close();
    return context;
  }
  try {
    const twice = await openContext(2);
    await takeReadmePicture(twice, "/", "site");
    await takeReadmePicture(twice, `/embed_data?grafico=${exampleOf(site, "figure").id}&editar=`, "workbench");
    for (const [name, theme] of Object.entries(THEMES)) {
      const context = await openContext();
      await context.addInitScript(([key, chosen]) => localStorage.setItem(key, chosen), [CHOSEN_THEME, theme] as const);
      await writeWords(await takeManualPictures(context, site, name));
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}
