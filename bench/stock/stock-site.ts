import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const SITE = join(ROOT, "apps/site");

/** Where the comparison site is put together and built: inside the repository, so that packages are found. */
export const STOCK_FOLDER = join(ROOT, ".cache/bench/stock");

/** Puts the comparison site together: the framework's own theme and settings around the content of ours. */
export async function prepareStockSite(): Promise<void> {
  await rm(STOCK_FOLDER, { recursive: true, force: true });
  await mkdir(join(STOCK_FOLDER, "src/pages"), { recursive: true });
  await Promise.all([
    cp(join(SITE, "content"), join(STOCK_FOLDER, "content"), { recursive: true }),
    cp(join(SITE, "src/components"), join(STOCK_FOLDER, "src/components"), { recursive: true }),
    cp(join(SITE, "src/doc/ScrollingTable.tsx"), join(STOCK_FOLDER, "src/doc/ScrollingTable.tsx")),
    cp(join(SITE, "static"), join(STOCK_FOLDER, "static"), { recursive: true }),
    cp(join(SITE, "sidebars.ts"), join(STOCK_FOLDER, "sidebars.ts")),
    cp(join(import.meta.dirname, "docusaurus.config.ts"), join(STOCK_FOLDER, "docusaurus.config.ts")),
    cp(join(import.meta.dirname, "index.mdx"), join(STOCK_FOLDER, "src/pages/index.mdx")),
    // The pages' live examples draw with our tokens; without them they would be broken, not lighter.
    cp(join(ROOT, "packages/ui/src/tokens.css"), join(STOCK_FOLDER, "tokens.css")),
    writeFile(join(STOCK_FOLDER, "package.json"), JSON.stringify({ name: "stock-site", private: true })),
  ]);
}
