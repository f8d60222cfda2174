/**
 * Build of the site, cold and warm, against stock Docusaurus with the same content, one after the other in the same run.
 */
import { join } from "node:path";
import { buildStale } from "../../scripts/build-targets/build-stale.ts";
import { forgetBuild, timeBuild } from "../src/docusaurus.ts";
import { median } from "../src/median.ts";
import { sized } from "../src/sized.ts";
import { prepareStockSite, STOCK_FOLDER } from "../stock/stock-site.ts";

const SITE_FOLDER = join(import.meta.dirname, "../../apps/site");
const ROUNDS = sized(3, 1);

/** Measures and prints. No budget: the figure is there to be watched. */
export async function benchBuild(): Promise<void> {
  await prepareStockSite();
  const times = {
    ourCold: [] as number[],
    ourWarm: [] as number[],
    stockCold: [] as number[],
    stockWarm: [] as number[],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await forgetBuild(STOCK_FOLDER);
    times.stockCold.push(await timeBuild(STOCK_FOLDER));
    times.stockWarm.push(await timeBuild(STOCK_FOLDER));
    await forgetBuild(SITE_FOLDER);
    times.ourCold.push(await timeBuild(SITE_FOLDER));
    times.ourWarm.push(await timeBuild(SITE_FOLDER));
  }
  // What was measured has no compressed neighbours: the server must not be left with it.
  await buildStale();
  for (const [name, ours, stock] of [
    ["cold", median(times.ourCold), median(times.stockCold)],
    ["warm", median(times.ourWarm), median(times.stockWarm)],
  ] as const) {
    const ratio = (ours / stock).toFixed(2);
    console.log(
      `build ${name}: ours ${ours.toFixed(1)} s, stock ${stock.toFixed(1)} s, ratio ${ratio} (median of ${ROUNDS})`,
    );
  }
}
