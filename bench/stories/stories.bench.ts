/**
 * Benchmark of the builder of stories with a story of 40 blocks and 240 steps, half of them with pictures: the time from a key until it is painted,
 * beside the same key in a text field on an empty page in the same run; and the time from a change until the page beside it shows it.
 *
 * Budgets: the 95th percentile of a key at most 50 ms, that of the page at most 300 ms, with the block open in which one writes, as a long story
 * begins. With all 40 open the key is told too, and held by nothing.
 */
import { freePort } from "@nv/test-kit";
import { type Browser, chromium, type Locator, type Page } from "playwright-core";
import { provideChromium } from "../../scripts/provide/chromium.ts";
import { median } from "../src/median.ts";
import { type RunningSite, startSite } from "../src/start-site.ts";
import { registerLongStory } from "./long-story.ts";

const MOST = { keyMs: 50, previewMs: 300 };
const KEYS = 60;
const CHANGES = 20;
/** Between two changes: everything that follows one is over. Milliseconds. */
const REST_MS = 1200;
/** Between two keys of somebody who types quickly, milliseconds. */
const KEY_MS = 90;
/** Of a block in the middle, so that there is as much above as below. */
const BLOCK = 20;

declare global {
  interface Window {
    /** Time of each key until it was painted, milliseconds. */
    readonly nvKeysMs: number[];
    /** Time at which the last key was pressed. */
    nvPressedMs: number;
  }
}

/** Notes, from the browser's own time of the key, when the frame that follows it is over. */
const NOTE_KEYS = () => {
  const keysMs: number[] = [];
  Reflect.set(window, "nvKeysMs", keysMs);
  addEventListener(
    "keydown",
    ({ timeStamp }) => {
      window.nvPressedMs = timeStamp;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => keysMs.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
};

const percentile95 = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

/** Types in a field as somebody does. @returns What each key took. */
async function typeKeys(page: Page, field: Locator): Promise<readonly number[]> {
  await field.focus();
  await page.keyboard.press("End");
  await page.evaluate(() => window.nvKeysMs.splice(0));
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press("abcdefgh"[key % 8] ?? "a");
    await page.waitForTimeout(KEY_MS);
  }
  return page.evaluate(() => [...window.nvKeysMs]);
}

/** Makes a change. @returns What it takes until the page in sight has it, milliseconds. */
async function changeOnce(page: Page, field: Locator, mark: string): Promise<number> {
  await page.waitForTimeout(REST_MS);
  await field.focus();
  await page.keyboard.press("End");
  const seen = page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const frame = document.querySelector<HTMLIFrameElement>('.nv-story-view__sheet[data-shown="true"] iframe');
          const isThere = frame?.contentDocument?.body.textContent.includes(text) ?? false;
          if (isThere) resolve(performance.now() - window.nvPressedMs);
          else requestAnimationFrame(look);
        };
        look();
      }),
    mark,
  );
  await page.keyboard.insertText(mark.slice(0, -1));
  await page.keyboard.press(mark.at(-1) ?? "");
  return seen;
}

function hold(name: string, value: number, most: number, more: string): void {
  const over = value > most ? " — OVER" : "";
  console.log(`  ${name}: ${value.toFixed(1)} of ${most} ms (${more})${over}`);
  if (!(value <= most)) process.exitCode = 1;
}

async function openPage(browser: Browser, site: RunningSite, path: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    extraHTTPHeaders: { cookie: site.cookie },
    reducedMotion: "reduce",
  });
  await context.addInitScript(NOTE_KEYS);
  const page = await context.newPage();
  await page.goto(new URL(path, site.url).href);
  return page;
}

/** Measures what a key costs where nothing happens but that a letter is drawn. */
async function plainKeys(browser: Browser, site: RunningSite): Promise<readonly number[]> {
  const page = await openPage(browser, site, "/storys");
  await page.evaluate(() => document.body.replaceChildren(document.createElement("textarea")));
  const keys = await typeKeys(page, page.locator("textarea"));
  await page.context().close();
  return keys;
}

/** Measures and prints; ends with code 1 over a budget. */
export async function benchStories(): Promise<void> {
  const site = await startSite(await freePort());
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: ["--no-sandbox"] });
  try {
    const { id, blocks, steps } = await registerLongStory(site);
    const plain = await plainKeys(browser, site);
    const page = await openPage(browser, site, `/storys?historia=${id}`);
    const card = page.locator(".nv-block-card").nth(BLOCK);
    await card.locator("h3 button").click();
    const field = card.locator(".nv-step-card").first().getByLabel("Texto", { exact: true });
    await page.locator('.nv-story-view__sheet[data-shown="true"]').waitFor();
    const keys = await typeKeys(page, field);
    const changes: number[] = [];
    for (let change = 0; change < CHANGES; change += 1)
      changes.push(await changeOnce(page, field, ` cambio${change}x`));
    await page.getByRole("button", { name: "Abrir todos" }).click();
    const withAll = await typeKeys(page, field);
    console.log(`the builder with a story of ${blocks} blocks and ${steps} steps`);
    hold(
      "a key until it is painted, 95th percentile",
      percentile95(keys),
      MOST.keyMs,
      `median ${median(keys).toFixed(1)}; with all open ${percentile95(withAll).toFixed(1)}, median ${median(withAll).toFixed(1)}; in a bare field ${percentile95(plain).toFixed(1)}, median ${median(plain).toFixed(1)}`,
    );
    hold(
      "a change until the page shows it, 95th percentile",
      percentile95(changes),
      MOST.previewMs,
      `median ${median(changes).toFixed(0)}, most ${Math.max(...changes).toFixed(0)}`,
    );
  } finally {
    await browser.close();
    await site.stop();
  }
}
