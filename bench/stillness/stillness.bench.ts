/**
 * Benchmark of how far the page of each tool moves by itself while it comes, with the examples in place: on a phone at a quarter of this
 * machine's speed, and on a desk.
 *
 * Budget: a layout shift of at most 0.05 a page, half of what browsers call good.
 *
 * @see https://web.dev/articles/cls
 */
import { freePort } from "@nv/test-kit";
import { type Browser, chromium } from "playwright-core";
import { provideChromium } from "../../scripts/provide/chromium.ts";
import { runNode } from "../../scripts/terminal/run-command.ts";
import { sized } from "../src/sized.ts";
import { type RunningSite, startSite } from "../src/start-site.ts";
import { toolPaths } from "../weight/tool-weights.ts";

const MOST_SHIFT = 0.05;
const WINDOWS = [
  { name: "phone", viewport: { width: 390, height: 844 }, slowerBy: 4 },
  { name: "desk", viewport: { width: 1280, height: 900 }, slowerBy: 1 },
] as const;
type Window = (typeof WINDOWS)[number];
/** After the last file has come: what a tool works out by itself is there. Milliseconds. */
const REST_MS = 1500;
const PAGES = sized(Number.POSITIVE_INFINITY, 1);

/** Gathers, in the page, how far it moves without anybody's doing, and what moved most. */
function watchShifts(): void {
  const found = { shift: 0, most: 0, mover: "" };
  Reflect.set(window, "shifts", found);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!("value" in entry && "hadRecentInput" in entry && "sources" in entry)) continue;
      if (typeof entry.value !== "number" || entry.hadRecentInput === true) continue;
      found.shift += entry.value;
      if (entry.value <= found.most || !Array.isArray(entry.sources)) continue;
      const { node } = entry.sources[0] ?? {};
      found.most = entry.value;
      found.mover = node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : "";
    }
  }).observe({ type: "layout-shift", buffered: true });
}

async function measure(browser: Browser, { url, cookie }: RunningSite, path: string, { viewport, slowerBy }: Window) {
  const context = await browser.newContext({ baseURL: url, viewport, extraHTTPHeaders: { cookie } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowerBy });
    await page.addInitScript(watchShifts);
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(REST_MS);
    return await page.evaluate((): { shift: number; mover: string } => Reflect.get(window, "shifts"));
  } finally {
    await context.close();
  }
}

/** Measures and prints; ends with code 1 over the budget. */
export async function benchStillness(): Promise<void> {
  const site = await startSite(await freePort());
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: ["--no-sandbox"] });
  try {
    await runNode(["scripts/examples.ts"], { env: site.env });
    const paths = (await toolPaths()).slice(0, PAGES);
    for (const size of WINDOWS) {
      for (const path of paths) {
        const { shift, mover } = await measure(browser, site, path, size);
        const isOver = shift > MOST_SHIFT;
        console.log(
          `stillness: ${size.name}, ${decodeURI(path)}: ${shift.toFixed(3)} (at most ${MOST_SHIFT}${shift > 0 ? `; most by ${mover}` : ""})${isOver ? " — OVER" : ""}`,
        );
        if (isOver) process.exitCode = 1;
      }
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}
