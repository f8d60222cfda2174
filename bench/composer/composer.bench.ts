/**
 * The panels of Arc's Composer: how soon the search panel is ready, beside a bare page with the same markup that says so at once;
 * and what its search costs at 20,000 graphics, beside the bare call of the index.
 *
 * Budgets: ready within a second and at most 2 times the bare page; first results at most 2 times the bare index.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import { DIALECTS, type Dialect, startPostgres } from "@nv/test-kit";
import { type Browser, chromium } from "playwright-core";
import { findForComposer } from "../../apps/server/src/features/composer/find-for-composer.ts";
import type { ComposerTables } from "../../apps/server/src/features/composer/schema/tables.ts";
import { foldWords } from "../../apps/server/src/platform/records/core/fold-words.ts";
import { searchIndexOf } from "../../apps/server/src/platform/records/search-index.ts";
import { provideChromium } from "../../scripts/provide/chromium.ts";
import { fillRegistry } from "../graphics/fill-registry.ts";
import { median } from "../src/median.ts";
import { sized } from "../src/sized.ts";
import { startSite } from "../src/start-site.ts";

const PORT = 16_041;
const HOST_PORT = 16_042;
const MOST_READY_MS = 1000;
const MOST_READY_RATIO = 2;
const MOST_SEARCH_RATIO = 2;
const PANEL_ROUNDS = sized(15, 1);
const SEARCH_ROUNDS = sized(40, 2);
const GRAPHICS = sized(20_000, 50);

/** Records that the search looks at to put the best first: what is asked of the index for it. */
const LOOKED_AT = 60;

/** Queries that people write in the panel, from a rare word to one that is everywhere. */
const QUERIES = ["grafico 137", "embalses zamora", "paro", "ejemplo", "energia", "avi viv", "nadaquesea"];

/** A page that frames an address and notes when it said that it was ready. */
const hostPage = (address: string) =>
  `<!doctype html><script>addEventListener("message",({data})=>{try{if(JSON.parse(data).action==="ready")window.readyMs??=performance.now()-window.startMs}` +
  `catch{}});window.startMs=performance.now()</script><iframe src="${address}" width="900" height="620"></iframe>`;

/** Says at once what the panel says. */
const SAY_READY =
  '<script>requestAnimationFrame(()=>parent.postMessage(JSON.stringify({source:"custom_embed",action:"ready",key:"1",data:{height:620}}),"*"))</script>';

/** Time from the navigation of the frame to its `ready`, milliseconds. */
async function readyMs(browser: Browser, url: string): Promise<number> {
  const page = await (await browser.newContext()).newPage();
  try {
    await page.goto(url);
    return Number(await (await page.waitForFunction("window.readyMs", undefined, { timeout: 20_000 })).jsonValue());
  } finally {
    await page.context().close();
  }
}

async function benchReady(): Promise<void> {
  const site = await startSite(PORT, { ARC_COMPOSER_ORIGINS: `http://127.0.0.1:${HOST_PORT}` });
  const panelUrl = `${site.url}/arc/powerup?k=1#SEARCH`;
  let bare = "";
  const host = createServer(({ url = "" }, response) => {
    const body = url === "/bare" ? bare : hostPage(url === "/ours" ? panelUrl : "/bare");
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" }).end(body);
  }).listen(HOST_PORT, "127.0.0.1");
  await once(host, "listening");
  const hostUrl = `http://127.0.0.1:${HOST_PORT}`;
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
  const browser = await chromium.launch({ executablePath: await provideChromium(), args });
  try {
    // The markup of the panel as it stands when it is ready, without what drew it.
    const page = await browser.newPage();
    await page.goto(`${hostUrl}/ours`);
    await page.waitForFunction("window.readyMs");
    const drawn = (await page.frames()[1]?.content()) ?? "";
    bare = drawn.replace(/<script>[\s\S]*<\/script>/, SAY_READY);
    await page.close();
    const times = { ours: [] as number[], bare: [] as number[] };
    for (let round = -2; round < PANEL_ROUNDS; round += 1) {
      const [ours, plain] = [await readyMs(browser, `${hostUrl}/ours`), await readyMs(browser, `${hostUrl}/plain`)];
      if (round < 0) continue; // The first pages of a browser are slow.
      times.ours.push(ours);
      times.bare.push(plain);
    }
    const [ours, plain] = [median(times.ours), median(times.bare)];
    const isOver = !(ours <= MOST_READY_MS && ours / plain <= MOST_READY_RATIO);
    console.log(
      `composer ready: ${ours.toFixed(1)} ms (most ${MOST_READY_MS}), bare page ${plain.toFixed(1)} ms, ratio ${(ours / plain).toFixed(2)} ` +
        `(most ${MOST_READY_RATIO}; median of ${PANEL_ROUNDS})${isOver ? " — OVER" : ""}`,
    );
    if (isOver) process.exitCode = 1;
  } finally {
    await browser.close();
    host.closeAllConnections();
    host.close();
    await site.stop();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

async function benchSearch(dialect: Dialect): Promise<void> {
  const testDatabase = await dialect.create();
  const database = await testDatabase.open();
  try {
    const { db } = await fillRegistry(database, GRAPHICS);
    if (database.dialect === "postgres") {
      const { sql } = await import("kysely");
      await sql`vacuum analyze`.execute(database.kysely);
    }
    const publishing = { publicBaseUrl: "https://graficos.example.org" };
    const context = { database, db: database.kysely.$extendTables<ComposerTables>(), publishing };
    const everywhere = { facets: [], beforeSeq: Number.MAX_SAFE_INTEGER, cursor: Number.MAX_SAFE_INTEGER };
    const index = searchIndexOf(database.dialect);
    const bare = (q: string) =>
      index.find(db, { collection: "graphics", words: foldWords(q), ...everywhere }, LOOKED_AT, LOOKED_AT);
    const times = { ours: [] as number[], bare: [] as number[] };
    for (let round = -3; round < SEARCH_ROUNDS; round += 1) {
      let [ours, plain] = [0, 0];
      for (const q of QUERIES) {
        plain += await timed(() => bare(q));
        ours += await timed(() => findForComposer(context, q));
      }
      if (round < 0) continue;
      times.ours.push(ours / QUERIES.length);
      times.bare.push(plain / QUERIES.length);
    }
    const [ours, plain] = [median(times.ours), median(times.bare)];
    const isOver = !(ours / plain <= MOST_SEARCH_RATIO);
    console.log(
      `composer search ${dialect.name}: first results at ${GRAPHICS} graphics ${ours.toFixed(2)} ms, bare index ${plain.toFixed(2)} ms, ` +
        `ratio ${(ours / plain).toFixed(2)} (most ${MOST_SEARCH_RATIO}; ${QUERIES.length} queries, median of ${SEARCH_ROUNDS})${isOver ? " — OVER" : ""}`,
    );
    if (isOver) process.exitCode = 1;
  } finally {
    await database.close();
    await testDatabase.drop();
  }
}

/** Measures and prints; ends with code 1 over a budget. */
export async function benchComposer(): Promise<void> {
  await benchReady();
  const postgres = process.env.TEST_DATABASE_URL === undefined ? await startPostgres() : null;
  if (postgres !== null) process.env.TEST_DATABASE_URL = postgres.url;
  try {
    for (const dialect of DIALECTS) await benchSearch(dialect);
  } finally {
    await postgres?.stop();
  }
}
