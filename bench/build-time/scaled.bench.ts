/**
 * Time and memory of a cold build with 80, 800 and 4,000 pages of documentation, ours beside stock Docusaurus with the same pages.
 */
import { rm } from "node:fs/promises";
import { forgetBuild } from "../src/docusaurus.ts";
import { type MeasuredBuild, measureBuild } from "../src/measured-build.ts";
import { STOCK_FOLDER } from "../stock/stock-site.ts";
import { prepareScaledSites, SCALED_FOLDER } from "./scaled-sites.ts";

const PAGES = [80, 800, 4000] as const;

async function coldBuild(folder: string): Promise<MeasuredBuild> {
  await forgetBuild(folder);
  return measureBuild(folder);
}

function describe({ seconds, peakMb }: MeasuredBuild): string {
  return `${seconds.toFixed(1)} s, ${peakMb.toFixed(0)} MB`;
}

/**
 * Measures and prints. No budget: the figures are there to be watched.
 *
 * @param sizes - Pages of documentation of each round.
 */
export async function benchScaledBuild(sizes: readonly number[] = PAGES): Promise<void> {
  for (const pages of sizes) {
    await prepareScaledSites(pages);
    const stock = await coldBuild(STOCK_FOLDER);
    const ours = await coldBuild(SCALED_FOLDER);
    const ratios = `time ${(ours.seconds / stock.seconds).toFixed(2)}, memory ${(ours.peakMb / stock.peakMb).toFixed(2)}`;
    console.log(`build of ${pages} pages, cold: ours ${describe(ours)}; stock ${describe(stock)}; ratio ${ratios}`);
  }
  await rm(SCALED_FOLDER, { recursive: true, force: true });
}
