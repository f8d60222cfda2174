import { join } from "node:path";
import { openDatabase } from "@nv/database";
import { freePort } from "@nv/test-kit";
import { chromium } from "playwright-core";
import { DATABASE_FILE } from "../../apps/server/src/platform/database-file.ts";
import { provideChromium } from "../../scripts/provide/chromium.ts";
import { paintedAnswers } from "../src/painted-answers.ts";
import { startSite } from "../src/start-site.ts";
import { fillRegistry } from "./fill-registry.ts";

const MOST_MS = 100;
/** Between two keys: a quick hand. Milliseconds. */
const KEY_MS = 180;
const TYPED = ["embalses zamora", "paro", "grafico 137", "viviendas", "nadaquesea"];
const VIEWPORT = { width: 1280, height: 900 };

/** Measures, in a browser, how long a key in the registry's search takes until its rows are painted, and prints it; ends with code 1 over the budget. */
export async function benchPaintedSearch(graphics: number): Promise<void> {
  const site = await startSite(await freePort(), {}, async (dataDir) => {
    const database = await openDatabase({ url: undefined, file: join(dataDir, DATABASE_FILE) });
    await fillRegistry(database, graphics);
    await database.close();
  });
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: VIEWPORT,
      extraHTTPHeaders: { cookie: site.cookie },
    });
    const page = await context.newPage();
    await page.goto("/embed_data", { waitUntil: "networkidle" });
    const field = page.getByRole("searchbox", { name: "Buscar", exact: true });
    await field.pressSequentially("paro", { delay: KEY_MS });
    await page.waitForTimeout(2000);
    const times = await paintedAnswers(page, "main div[aria-busy]", {
      texts: TYPED,
      keyMs: KEY_MS,
    });
    const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.POSITIVE_INFINITY;
    const isOver = at(0.95) > MOST_MS;
    console.log(
      `graphics: from a key of the search to its painted rows ${at(0.95).toFixed(0)} ms p95 (at most ${MOST_MS}; median ${at(0.5).toFixed(0)}; ${graphics} graphics)${isOver ? " — OVER" : ""}`,
    );
    if (isOver) process.exitCode = 1;
  } finally {
    await browser.close();
    await site.stop();
  }
}
