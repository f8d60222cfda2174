/**
 * The fifty searches of the test against the bare call of the index on the same pages: what the server's search makes of it in this
 * process, and what an answer of the server costs above an answer that searches nothing. Budget of both: twice the bare call.
 */
import { Agent, get } from "node:http";
import { join } from "node:path";
import { SEARCH_PATH, SESSION_PATH } from "@nv/contracts";
import { readCatalogue } from "../../apps/server/src/catalogue/read-catalogue.ts";
import { createPageIndex } from "../../apps/server/src/search/page-index.ts";
import { createPageSearch } from "../../apps/server/src/search/search.service.ts";
import { SEARCH_QUERIES } from "../../e2e/src/search-queries.ts";
import { median } from "../src/median.ts";
import { startSite } from "../src/start-site.ts";

const SITE_BUILD = join(import.meta.dirname, "../../apps/site/build");
const PORT = 16_021;
const BUDGET_RATIO = 2;
/** Rounds before the first that counts: both sides warm up. */
const WARM_ROUNDS = 10;
const ROUNDS = 40;

function answerTime(url: string, options: { readonly agent: Agent; readonly cookie: string }): Promise<number> {
  const startMs = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent: options.agent, headers: { cookie: options.cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.resume().on("end", () => resolve(performance.now() - startMs));
    }).on("error", reject);
  });
}

function hold(name: string, ratio: number): void {
  const isOver = ratio > BUDGET_RATIO;
  console.log(`  ${name}: ${ratio.toFixed(2)} of ${BUDGET_RATIO}${isOver ? " — OVER" : ""}`);
  if (isOver) process.exitCode = 1;
}

function timeOf(work: () => unknown): number {
  const startMs = performance.now();
  work();
  return performance.now() - startMs;
}

/** Measures and prints; ends with code 1 over the budget. */
export async function benchSearch(): Promise<void> {
  const pages = await readCatalogue(SITE_BUILD);
  const index = createPageIndex(pages);
  const pageSearch = createPageSearch(pages);
  const queries = Object.values(SEARCH_QUERIES)
    .flat()
    .map(({ query }) => query);
  const site = await startSite(PORT);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string) => answerTime(site.url + path, { agent, cookie: site.cookie });
  const times = { bare: [] as number[], search: [] as number[], answer: [] as number[], empty: [] as number[] };
  try {
    for (let round = 0; round < WARM_ROUNDS + ROUNDS; round += 1) {
      for (const query of queries) {
        const bare = timeOf(() => index.findBare(query));
        const search = timeOf(() => pageSearch.search(query));
        const answer = await ask(`${SEARCH_PATH}?${new URLSearchParams({ q: query })}`);
        const empty = await ask(SESSION_PATH);
        if (round < WARM_ROUNDS) continue;
        times.bare.push(bare);
        times.search.push(search);
        times.answer.push(answer);
        times.empty.push(empty);
      }
    }
  } finally {
    agent.destroy();
    await site.stop();
  }
  const [bare, search, answer, empty] = [times.bare, times.search, times.answer, times.empty].map(median);
  if (bare === undefined || search === undefined || answer === undefined || empty === undefined) return;
  console.log(`search of ${pages.length} pages (median of ${times.bare.length}): bare index ${bare.toFixed(3)} ms,`);
  console.log(
    `  searched ${search.toFixed(3)} ms; answered ${answer.toFixed(3)} ms, an answer without search ${empty.toFixed(3)} ms`,
  );
  hold("searched, times the bare index", search / bare);
  hold("answered above an empty answer, times the bare index", (answer - empty) / bare);
}
