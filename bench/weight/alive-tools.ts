import { type Browser, chromium } from "playwright-core";
import { provideChromium } from "../../scripts/provide/chromium.ts";
import { PHONE, visitPage } from "../reading/page-visit.ts";
import { median } from "../src/median.ts";

/** Tools whose pages carry most, and the registry, which everybody opens. */
const PATHS = ["/embed_data", "/storys", "/mapbox_form", "/docs/Herramientas Online/bolsas", "/docs/Trackers/trump"];
/** Most that a tool may take to be alive, in doc pages. */
const MOST_RATIO = 1.3;
const VISITS = 3;

async function aliveMs(browser: Browser, url: string, cookie: string): Promise<number> {
  const open = () => browser.newContext({ locale: "es-ES", extraHTTPHeaders: { cookie } });
  const visits: number[] = [];
  for (let turn = 0; turn < VISITS; turn += 1)
    visits.push((await visitPage(open, url, { conditions: PHONE })).hydratedMs);
  return median(visits);
}

/** Measures how long pages of tools take to be alive on a throttled phone, beside a doc page, and prints it; ends with code 1 over the bound. @param doc - Path of the doc page. */
export async function holdAlive(url: string, cookie: string, doc: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: ["--no-sandbox"] });
  try {
    const docMs = await aliveMs(browser, url + doc, cookie);
    for (const path of PATHS) {
      const ms = await aliveMs(browser, url + encodeURI(path), cookie);
      const isOver = ms > MOST_RATIO * docMs;
      console.log(
        `tool ${path}: alive on a phone after ${ms.toFixed(0)} ms, ${(ms / docMs).toFixed(2)} of a doc page (at most ${MOST_RATIO})${isOver ? " — OVER" : ""}`,
      );
      if (isOver) process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
}
