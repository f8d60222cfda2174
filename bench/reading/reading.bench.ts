/**
 * Measures how a doc page feels: on a throttled phone against stock Docusaurus with the same content, and the three vitals of ours, each
 * within the good band (LCP 2500 ms, CLS 0.1, INP 200 ms), on the phone and on a desk.
 */
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { precompress } from "../../scripts/build-targets/precompress.ts";
import { provideChromium } from "../../scripts/provide/chromium.ts";
import { timeBuild } from "../src/docusaurus.ts";
import { lowPort } from "../src/low-port.ts";
import { median } from "../src/median.ts";
import { sized } from "../src/sized.ts";
import { startSite } from "../src/start-site.ts";
import { serveFolder } from "../src/static-server.ts";
import { prepareStockSite, STOCK_FOLDER } from "../stock/stock-site.ts";
import { visitNextPage } from "./next-page.ts";
import { type PageVisit, PHONE, type VisitConditions, visitPage } from "./page-visit.ts";

const OUR_PORT = await lowPort(16_031);
const STOCK_PORT = await lowPort(OUR_PORT + 1);
const DOC = "/docs/intro";
/** Visits of each, one after the other in turns. */
const ROUNDS = sized(7, 1);
/** Hydrated at most in this share of stock's time. */
const HYDRATED_BUDGET_RATIO = 0.75;
const GOOD = { lcpMs: 2500, cls: 0.1, inpMs: 200 } as const;
const CHROMIUM_ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

const DESK: VisitConditions = { viewport: { width: 1280, height: 900 }, cpuSlowdown: 1, network: null };

/** Path of the next page, to which a link of the text leads. */
const NEXT = "/docs/Guia de estilos/maps";
/** Next page at most in this share of stock's time. */
const NEXT_BUDGET_RATIO = 0.8;

/** Does what a reader does: opens and closes things, writes in the search. */
async function touch(page: Page): Promise<void> {
  await page.getByRole("button", { name: /dark mode|light mode/ }).click();
  await page.getByRole("button", { name: "Buscar" }).click();
  await page.getByRole("combobox").pressSequentially("contraste", { delay: 60 });
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
}

function middle(visits: readonly PageVisit[]): PageVisit {
  const of = (name: keyof PageVisit) => median(visits.map((visit) => visit[name]));
  return { hydratedMs: of("hydratedMs"), lcpMs: of("lcpMs"), cls: of("cls"), inpMs: of("inpMs") };
}

function hold(name: string, value: number, budget: number): void {
  const isOver = value > budget;
  console.log(`  ${name}: ${value.toFixed(value < 10 ? 3 : 0)} of ${budget}${isOver ? " — OVER" : ""}`);
  if (isOver) process.exitCode = 1;
}

async function visitInTurns(browser: Browser, cookie: string) {
  const ours: PageVisit[] = [];
  const stock: PageVisit[] = [];
  const desk: PageVisit[] = [];
  const signedIn = () => browser.newContext({ locale: "es-ES", extraHTTPHeaders: { cookie } });
  const visitor = () => browser.newContext({ locale: "es-ES" });
  const ourUrl = `http://localhost:${OUR_PORT}${DOC}`;
  for (let round = 0; round < ROUNDS; round += 1) {
    stock.push(await visitPage(visitor, `http://localhost:${STOCK_PORT}${DOC}`, { conditions: PHONE }));
    ours.push(await visitPage(signedIn, ourUrl, { conditions: PHONE, touch }));
    desk.push(await visitPage(signedIn, ourUrl, { conditions: DESK, touch }));
  }
  const next = { ours: [] as number[], stock: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const of = { path: NEXT, conditions: PHONE };
    next.stock.push(await visitNextPage(visitor, { ...of, from: `http://localhost:${STOCK_PORT}${DOC}` }));
    next.ours.push(await visitNextPage(signedIn, { ...of, from: ourUrl }));
  }
  return {
    ...{ ours: middle(ours), stock: middle(stock), desk: middle(desk) },
    next: { oursMs: median(next.ours), stockMs: median(next.stock) },
  };
}

/** Measures and prints; ends with code 1 over a budget. */
export async function benchReading(): Promise<void> {
  await prepareStockSite();
  await timeBuild(STOCK_FOLDER);
  await precompress(join(STOCK_FOLDER, "build"));
  const stockServer = await serveFolder(join(STOCK_FOLDER, "build"), STOCK_PORT);
  const site = await startSite(OUR_PORT);
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: CHROMIUM_ARGS });
  try {
    const { ours, stock, desk, next } = await visitInTurns(browser, site.cookie);
    console.log(`doc page ${DOC} on a throttled phone (median of ${ROUNDS}, in turns with stock)`);
    console.log(`  hydrated: ours ${ours.hydratedMs.toFixed(0)} ms, stock ${stock.hydratedMs.toFixed(0)} ms`);
    hold("hydrated, share of stock", ours.hydratedMs / stock.hydratedMs, HYDRATED_BUDGET_RATIO);
    hold("LCP ms", ours.lcpMs, GOOD.lcpMs);
    hold("CLS", ours.cls, GOOD.cls);
    hold("INP ms", ours.inpMs, GOOD.inpMs);
    console.log(
      `  next page ${NEXT}, fetched ahead: ours ${next.oursMs.toFixed(0)} ms, stock ${next.stockMs.toFixed(0)} ms`,
    );
    hold("next page, share of stock", next.oursMs / next.stockMs, NEXT_BUDGET_RATIO);
    console.log("the same on a desk");
    hold("LCP ms", desk.lcpMs, GOOD.lcpMs);
    hold("CLS", desk.cls, GOOD.cls);
    hold("INP ms", desk.inpMs, GOOD.inpMs);
  } finally {
    await browser.close();
    await site.stop();
    stockServer.close();
  }
}
