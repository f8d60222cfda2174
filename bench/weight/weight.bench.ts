/**
 * Weight of the visitor's home, of a doc page and of the administration's screens as a browser fetches them, brotli, against the same content on stock Docusaurus.
 *
 * Budgets: home at most 20 kB, at most 45 kB with the dialog open; doc page at most 135 kB; each screen of the
 * administration, opened on its own, at most 120 kB. Fonts apart: home 12 kB, doc page 40 kB, administration 70 kB. The page of
 * each tool, fonts included and before anybody uses it, at most 250 kB, what it shows apart; and those that carry most are
 * alive on a phone within 1.3 times a doc page.
 */
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { precompress } from "../../scripts/build-targets/precompress.ts";
import { provideChromium } from "../../scripts/provide/chromium.ts";
import { timeBuild } from "../src/docusaurus.ts";
import { lowPort } from "../src/low-port.ts";
import { startSite } from "../src/start-site.ts";
import { serveFolder } from "../src/static-server.ts";
import { prepareStockSite, STOCK_FOLDER } from "../stock/stock-site.ts";
import { holdAlive } from "./alive-tools.ts";
import { describeWeight, type PageWeight, weighPage } from "./page-weight.ts";
import { describeTool, isHeavyTool, toolPaths } from "./tool-weights.ts";

const OUR_PORT = await lowPort(16_011);
const STOCK_PORT = await lowPort(OUR_PORT + 1);
const OUR_URL = `http://localhost:${OUR_PORT}`;
const DOC = "/docs/intro";
const ADMIN_SCREENS = ["people", "audit", "reading", "settings", "mails", "state"] as const;
const KB = 1024;
const BUDGETS_KB = {
  home: 20,
  homeWithDialog: 45,
  homeFonts: 12,
  doc: 135,
  docFonts: 40,
  admin: 120,
  adminFonts: 70,
} as const;
const CHROMIUM_ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

function hold(name: keyof typeof BUDGETS_KB, bytes: number): void {
  const isOver = bytes > BUDGETS_KB[name] * KB;
  console.log(`  ${name}: ${(bytes / KB).toFixed(1)} kB of ${BUDGETS_KB[name]} kB${isOver ? " — OVER" : ""}`);
  if (isOver) process.exitCode = 1;
}

/** Weights of the pages that were measured. */
interface Weights extends Readonly<Record<"home" | "dialog" | "doc" | "stock", PageWeight>> {
  readonly admin: readonly (readonly [path: string, PageWeight])[];
  readonly tools: readonly (readonly [path: string, PageWeight])[];
}

async function weighAll(cookie: string): Promise<Weights> {
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: CHROMIUM_ARGS });
  const signIn = { prepare: (context: BrowserContext) => context.setExtraHTTPHeaders({ cookie }) };
  const openDialog = {
    interact: (page: Page) => page.getByRole("button", { name: "Iniciar sesión" }).first().click(),
  };
  try {
    const admin: [string, PageWeight][] = [];
    for (const screen of ADMIN_SCREENS) {
      const path = `/admin/${screen}`;
      admin.push([path, await weighPage(browser, OUR_URL + path, signIn)]);
    }
    const tools: [string, PageWeight][] = [];
    for (const path of await toolPaths()) tools.push([path, await weighPage(browser, OUR_URL + path, signIn)]);
    return {
      admin,
      tools,
      home: await weighPage(browser, `${OUR_URL}/`),
      dialog: await weighPage(browser, `${OUR_URL}/`, openDialog),
      doc: await weighPage(browser, OUR_URL + DOC, signIn),
      stock: await weighPage(browser, `http://localhost:${STOCK_PORT}${DOC}`),
    };
  } finally {
    await browser.close();
  }
}

/** Measures and prints; ends with code 1 over a budget. */
export async function benchWeight(): Promise<void> {
  await prepareStockSite();
  await timeBuild(STOCK_FOLDER);
  await precompress(join(STOCK_FOLDER, "build"));
  const stockServer = await serveFolder(join(STOCK_FOLDER, "build"), STOCK_PORT);
  const site = await startSite(OUR_PORT);
  try {
    const { home, dialog, doc, admin, tools, stock } = await weighAll(site.cookie);
    console.log(describeWeight("visitor's home", home));
    hold("home", home.bytes);
    hold("homeFonts", home.fontBytes);
    console.log(describeWeight("visitor's home, dialog open", dialog));
    hold("homeWithDialog", dialog.bytes);
    console.log(describeWeight(`doc page ${DOC}`, doc));
    hold("doc", doc.bytes);
    hold("docFonts", doc.fontBytes);
    for (const [path, weight] of admin) {
      console.log(describeWeight(`administration ${path}`, weight));
      hold("admin", weight.bytes);
      hold("adminFonts", weight.fontBytes);
    }
    for (const [path, weight] of tools) {
      console.log(describeTool(path, weight));
      if (isHeavyTool(weight)) process.exitCode = 1;
    }
    await holdAlive(OUR_URL, site.cookie, DOC);
    console.log(describeWeight(`the same doc page on stock Docusaurus`, stock));
    console.log(`  ratio doc page to stock: ${(doc.bytes / stock.bytes).toFixed(2)}`);
  } finally {
    await site.stop();
    stockServer.close();
  }
}
