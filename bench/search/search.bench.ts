/**
 * The fifty searches of the test, answered by the server to a person with a session, against the bare call of the index on the same
 * pages in this process. Budget: at most twice the bare call.
 */
import { Agent, get } from "node:http";
import { join } from "node:path";
import { SEARCH_PATH } from "@nv/contracts";
import { readCatalogue } from "../../apps/server/src/catalogue/read-catalogue.ts";
import { createPageIndex } from "../../apps/server/src/search/page-index.ts";
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

/** Measures and prints; ends with code 1 over the budget. */
export async function benchSearch(): Promise<void> {
  const index = createPageIndex(await readCatalogue(SITE_BUILD));
  const queries = Object.values(SEARCH_QUERIES)
    .flat()
    .map(({ query }) => query);
  const site = await startSite(PORT);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const bare: number[] = [];
  const served: number[] = [];
  try {
    for (let round = 0; round < WARM_ROUNDS + ROUNDS; round += 1) {
      for (const query of queries) {
        const startMs = performance.now();
        index.findBare(query);
        const bareMs = performance.now() - startMs;
        const url = `${site.url}${SEARCH_PATH}?${new URLSearchParams({ q: query })}`;
        const servedMs = await answerTime(url, { agent, cookie: site.cookie });
        if (round < WARM_ROUNDS) continue;
        bare.push(bareMs);
        served.push(servedMs);
      }
    }
  } finally {
    agent.destroy();
    await site.stop();
  }
  const ratio = median(served) / median(bare);
  const isOver = ratio > BUDGET_RATIO;
  console.log(
    `search: bare index ${median(bare).toFixed(2)} ms, answered ${median(served).toFixed(2)} ms, ` +
      `ratio ${ratio.toFixed(2)} of ${BUDGET_RATIO} (median of ${served.length})${isOver ? " — OVER" : ""}`,
  );
  if (isOver) process.exitCode = 1;
}
