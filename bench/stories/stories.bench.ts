/**
 * Benchmark of the builder of stories with a story of 60 blocks and 200 steps, a third of them with pictures: the time from a key until it is painted,
 * beside the same key in a text field on an empty page in the same run; the time from a change until the page beside it shows it; and the time until the
 * story can be written in, over that of a page with nothing in it.
 *
 * Budgets: the 95th percentile of a key at most 50 ms, that of the page at most 300 ms, with the block open in which one writes, as a long story
 * begins, and the opening at most 1.5 s. With all 60 open the key is told too, and held by nothing. Times are those of the clock; what the processor
 * of the page did for a key is told beside them, which other work on the machine does not change.
 */
import { freePort } from "@nv/test-kit";
import { type Browser, chromium, type Locator, type Page } from "playwright-core";
import { provideChromium } from "../../scripts/provide/chromium.ts";
import { median } from "../src/median.ts";
import { sized } from "../src/sized.ts";
import { type RunningSite, startSite } from "../src/start-site.ts";
import { registerLongStory } from "./long-story.ts";

const MOST = { keyMs: 50, previewMs: 300, openMs: 1500 };
const KEYS = sized(60, 3);
const CHANGES = sized(20, 2);
const OPENINGS = sized(5, 1);
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

/** Keys that were typed: what each took by the clock, and what the processor of the page did for one, whenever it did it. Milliseconds. */
interface TypedKeys {
  readonly keysMs: readonly number[];
  readonly workMs: number;
}

/** Reads what the processor of a page has done since it was opened, milliseconds. */
async function workOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  };
}

/** Types in a field as somebody does. @returns What each key took. */
async function typeKeys(page: Page, field: Locator): Promise<TypedKeys> {
  await field.focus();
  await page.keyboard.press("End");
  await page.evaluate(() => window.nvKeysMs.splice(0));
  const work = await workOf(page);
  const before = await work();
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press("abcdefgh"[key % 8] ?? "a");
    await page.waitForTimeout(KEY_MS);
  }
  const workMs = ((await work()) - before) / KEYS;
  return { keysMs: await page.evaluate(() => [...window.nvKeysMs]), workMs };
}

/** Tells keys in one line. */
const toldKeys = ({ keysMs, workMs }: TypedKeys) =>
  `${percentile95(keysMs).toFixed(1)}, median ${median(keysMs).toFixed(1)}, ${workMs.toFixed(1)} of processor`;

/** Opens a page until something is there, some times. @returns The median, milliseconds. */
async function openingMs(browser: Browser, site: RunningSite, path: string, there: string): Promise<number> {
  const times: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    const begunMs = performance.now();
    const page = await openPage(browser, site, path);
    await page.locator(there).first().waitFor();
    times.push(performance.now() - begunMs);
    await page.context().close();
  }
  return median(times);
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
async function plainKeys(browser: Browser, site: RunningSite): Promise<TypedKeys> {
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
    const emptyMs = await openingMs(browser, site, "/robots.txt", "body");
    const openMs = await openingMs(browser, site, `/storys?historia=${id}`, ".nv-block-card");
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
      percentile95(keys.keysMs),
      MOST.keyMs,
      `${toldKeys(keys)}; with all open ${toldKeys(withAll)}; in a bare field ${toldKeys(plain)}`,
    );
    hold(
      "opened, over a page with nothing in it",
      openMs - emptyMs,
      MOST.openMs,
      `${openMs.toFixed(0)} and ${emptyMs.toFixed(0)}`,
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
