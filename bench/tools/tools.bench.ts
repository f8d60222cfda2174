/**
 * Benchmark of how long a page keeps somebody waiting while its tool works: each tool of maps and places is given what is large for it, in a real
 * browser, and the task of the page's own thread that took most of the processor is told, once the page itself has come. Budget: 50 ms of the
 * processor, which is what a browser calls long. It is the thread's own time, so that what else the machine does is not in it; the time that went by
 * is told beside it.
 *
 * Before that, how long a change takes from its key to its paint on the stage: at most 100 ms, 95 of 100 times, at the size of the examples.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sectionsZip, startDoubles } from "@nv/doubles";
import { freePort } from "@nv/test-kit";
import { type Browser, chromium } from "playwright-core";
import { provideChromium } from "../../scripts/provide/chromium.ts";
import { runNode } from "../../scripts/terminal/run-command.ts";
import { inventedSections, startOffice } from "../census-sections/invented-sections.ts";
import { loadSections } from "../census-sections/load-sections.ts";
import { type RunningSite, startSite } from "../src/start-site.ts";
import { longestTask } from "./longest-task.ts";
import { benchPainted } from "./painted.ts";
import { SECTIONS_SIDE, SECTIONS_TOWN, SECTIONS_YEAR, TOOL_WORKS, type ToolWork } from "./tool-works.ts";

const MOST_MS = 50;
/** After the page has come, and after its tool has shown what it made: what follows by itself is over. Milliseconds. */
const REST_MS = 2000;
const VIEWPORT = { width: 1280, height: 900 };

async function measureTool(browser: Browser, { url, cookie }: RunningSite, tool: ToolWork, folder: string) {
  const context = await browser.newContext({ baseURL: url, viewport: VIEWPORT, extraHTTPHeaders: { cookie } });
  try {
    const page = await context.newPage();
    const work = await tool.open(page, folder);
    await page.waitForTimeout(REST_MS);
    return await longestTask(browser, page, async () => {
      await work();
      await page.waitForTimeout(REST_MS);
    });
  } finally {
    await context.close();
  }
}

/** Measures and prints; ends with code 1 over the budget. */
export async function benchTools(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "nv-bench-tools-"));
  const office = await startOffice(sectionsZip(SECTIONS_YEAR, inventedSections(SECTIONS_SIDE, SECTIONS_TOWN)));
  const doubles = await startDoubles();
  const at = (path: string) => `${doubles.url}/${path}`;
  const site = await startSite(await freePort(), {
    ...{
      IGN_MODE: "fake",
      IGN_FEED: at("ign/normal/ign/RssTools/sismologia.xml"),
      INE_MODE: "fake",
      INE_BASE: office.url,
    },
    ...{ USGS_MODE: "fake", USGS_BASE: at("usgs/normal"), EMSC_MODE: "fake", EMSC_BASE: at("emsc/normal") },
  });
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: ["--no-sandbox"] });
  try {
    await runNode(["scripts/examples.ts"], { env: site.env });
    await benchPainted(browser, site);
    await loadSections(site, SECTIONS_YEAR);
    for (const tool of TOOL_WORKS) {
      const { cpuMs, wallMs, what } = await measureTool(browser, site, tool, folder);
      const isOver = cpuMs > MOST_MS;
      console.log(
        `tools: ${tool.name}: ${cpuMs.toFixed(0)} ms of the processor in one task (at most ${MOST_MS}; ${wallMs.toFixed(0)} ms went by; most of it ${what})${isOver ? " — OVER" : ""}`,
      );
      if (isOver) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await site.stop();
    office.server.close();
    await doubles.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
