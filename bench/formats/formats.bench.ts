/**
 * Measures how the example of each format feels on a slow phone, beside what somebody would write instead: scrollama for steps and for
 * clips that take turns, and a video whose `currentTime` follows the scroll.
 *
 * Budgets: largest contentful paint at most 2000 ms, layout shift 0, interaction under 200 ms, script at most 15 kB with gzip (three
 * dimensions: 160 kB, after the first paint), files at most 8 MB, the first frame there no later than in the plain page, and no more
 * frames dropped than by it, or 5 %.
 */
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { FORMATS_API_PATH } from "@nv/contracts";
import { FormatWeights } from "@nv/contracts/schemas";
import { FORMATS } from "@nv/formats";
import { type Browser, chromium, type Page } from "playwright-core";
import { openFormatDemos } from "../../apps/server/test/format-demos.ts";
import { provideChromium } from "../../scripts/provide/chromium.ts";
import { type VisitConditions, visitPage } from "../reading/page-visit.ts";
import { median } from "../src/median.ts";
import { sized } from "../src/sized.ts";
import { firstFrameOf, noteFirstFrame } from "./first-frame.ts";
import { clipsPage, scrollamaPage, scrubbedPage } from "./plain-pages.ts";
import { countMedia, scrollThrough } from "./scrolled.ts";

const MOST = { lcpMs: 2000, cls: 0, inpMs: 200, scriptBytes: 15_000, lazyBytes: 160_000, mediaBytes: 8_000_000 };
/** Frames that may be dropped, 0 to 1, where the plain page drops fewer. */
const MOST_DROPPED = 0.05;
/** Difference between two runs of the same page on a machine with two cores: frames dropped, 0 to 1, and the first frame, milliseconds. */
const NOISE = { dropped: 0.03, firstFrameMs: 100 };
const ROUNDS = sized(3, 1);
/** Path of the page that somebody would write instead of a format, where it is not pictures that change with steps. */
const BESIDE: Readonly<Record<string, string>> = {
  VideoFrame: "/video",
  CanvasFrame: "/video",
  VideoTransition: "/clips",
};
/** Selector of where a story is told, in the pages of the formats and in the plain ones. */
const SCENES = ".nv-scene, .stage";
const SCROLLAMA = fileURLToPath(import.meta.resolve("scrollama/build/scrollama.min.js"));
const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];

/** A middling phone on a slow mobile line, as Lighthouse has it. */
const PHONE: VisitConditions = {
  viewport: { width: 390, height: 844 },
  cpuSlowdown: 4,
  network: { latencyMs: 150, kilobitsPerSecond: 1600 },
};

interface Felt {
  readonly lcpMs: number;
  readonly cls: number;
  readonly inpMs: number;
  /** From the start of the visit until there is something to see where the story is told, milliseconds. */
  readonly firstFrameMs: number;
  readonly droppedRatio: number;
  readonly mediaBytes: number;
}

async function phone(browser: Browser) {
  const context = await browser.newContext({ deviceScaleFactor: 2, extraHTTPHeaders: { cookie: "ana" } });
  await context.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.dataset.hasHydrated = "true";
    }),
  );
  await context.addInitScript(noteFirstFrame, SCENES);
  return context;
}

async function visit(browser: Browser, url: string): Promise<Felt> {
  let droppedRatio = 0;
  let firstFrameMs = Number.POSITIVE_INFINITY;
  let bytes = () => 0;
  const openContext = async () => {
    const context = await phone(browser);
    context.on("page", (page: Page) => {
      bytes = countMedia(page);
    });
    return context;
  };
  const touch = async (page: Page) => {
    firstFrameMs = await firstFrameOf(page);
    // A reader's first scroll ends the time in which something larger would count; a script's does not.
    await page.mouse.wheel(0, 1);
    droppedRatio = await scrollThrough(page);
    await page.mouse.click(PHONE.viewport.width / 2, PHONE.viewport.height / 2);
  };
  const { lcpMs, cls, inpMs } = await visitPage(openContext, url, { conditions: PHONE, touch });
  return { lcpMs, cls, inpMs, firstFrameMs, droppedRatio, mediaBytes: bytes() };
}

async function felt(browser: Browser, url: string): Promise<Felt> {
  const visits: Felt[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, url));
  const of = (pick: (one: Felt) => number) => median(visits.map(pick));
  return {
    lcpMs: of(({ lcpMs }) => lcpMs),
    cls: Math.max(...visits.map(({ cls }) => cls)),
    inpMs: of(({ inpMs }) => inpMs),
    firstFrameMs: of(({ firstFrameMs }) => firstFrameMs),
    droppedRatio: of(({ droppedRatio }) => droppedRatio),
    mediaBytes: of(({ mediaBytes }) => mediaBytes),
  };
}

function hold(name: string, value: number, most: number): void {
  console.log(
    `  ${name}: ${value.toFixed(value < 10 ? 3 : 0)} of ${most.toFixed(most < 10 ? 3 : 0)}${value > most ? " — OVER" : ""}`,
  );
  if (!(value <= most)) process.exitCode = 1;
}

/** Serves the plain pages beside the examples' own files. */
async function servePlain(pages: ReadonlyMap<string, string>) {
  const server = createServer(({ url = "/" }, response) => {
    const html = pages.get(url);
    response.writeHead(html === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" }).end(html);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return { server, origin: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}` };
}

/** Addresses of what a demo loads, of one kind. */
async function loadedBy(browser: Browser, url: string, pattern: RegExp): Promise<readonly string[]> {
  const context = await phone(browser);
  const page = await context.newPage();
  await page.goto(url);
  const html = await page.content();
  await context.close();
  return [...new Set([...html.matchAll(pattern)].map(([, address = ""]) => new URL(address, url).href))];
}

/** Builds the pages that somebody would write instead of each kind of format, with the same files. */
async function plainPages(browser: Browser, demos: Awaited<ReturnType<typeof openFormatDemos>>) {
  const texts = ["Uno", "Dos", "Tres", "Cuatro"];
  const images = await loadedBy(browser, demos.demo("ImgTransition"), /([^"\s,]+\/1280\.webp)/g);
  const videosOf = (name: string) => loadedBy(browser, demos.demo(name), /"([^"\s]+\/\d+\.mp4)"/g);
  const [videos, clips] = [await videosOf("VideoFrame"), await videosOf("VideoTransition")];
  const scrollama = await readFile(SCROLLAMA, "utf8");
  const pages = new Map([
    ["/steps", scrollamaPage(images.slice(0, 4), texts, scrollama)],
    ["/clips", clipsPage(clips, texts, scrollama)],
  ]);
  // The last is the one that a phone gets.
  const video = videos.at(-1);
  if (video !== undefined) pages.set("/video", scrubbedPage(video, texts));
  return pages;
}

/** Measures and prints; ends with code 1 over a budget. */
export async function benchFormats(): Promise<void> {
  const demos = await openFormatDemos();
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: CHROMIUM_ARGS });
  const answer = await fetch(`${demos.origin}${FORMATS_API_PATH}`, { headers: { cookie: "ana" } });
  const weights = FormatWeights.parse(await answer.json()).items;
  const pages = await plainPages(browser, demos);
  const { server, origin } = await servePlain(pages);
  try {
    const plain = new Map<string, Felt>();
    for (const path of pages.keys()) plain.set(path, await felt(browser, origin + path));
    for (const [path, one] of plain)
      console.log(
        `plain ${path}: LCP ${one.lcpMs.toFixed(0)} ms, first frame ${one.firstFrameMs.toFixed(0)} ms, dropped ${one.droppedRatio.toFixed(3)}`,
      );
    // What does not move has nothing to be measured but its text.
    const moving = FORMATS.filter(({ about }) => about.isStill !== true);
    for (const { about } of moving) {
      const own = await felt(browser, demos.demo(about.name));
      const beside = plain.get(BESIDE[about.name] ?? "/steps");
      const weight = weights.find(({ name }) => name === about.name);
      console.log(`${about.name} on a slow phone (median of ${ROUNDS})`);
      hold("largest contentful paint, ms", own.lcpMs, MOST.lcpMs);
      hold("layout shift", own.cls, MOST.cls);
      hold("interaction to next paint, ms", own.inpMs, MOST.inpMs);
      hold("script, bytes", weight?.scriptBytes ?? 0, MOST.scriptBytes);
      hold("script when needed, bytes", weight?.lazyBytes ?? 0, MOST.lazyBytes);
      hold("files, bytes", own.mediaBytes, MOST.mediaBytes);
      hold("first frame, ms", own.firstFrameMs, (beside?.firstFrameMs ?? 0) + NOISE.firstFrameMs);
      const mostDropped = Math.max(MOST_DROPPED, (beside?.droppedRatio ?? 0) + NOISE.dropped);
      hold("frames dropped, of all", own.droppedRatio, mostDropped);
    }
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
    await demos.close();
  }
}
