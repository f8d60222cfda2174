import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const SITE = join(ROOT, "apps/site");
const SOURCE = join(SITE, "src");

/**
 * Folder in which the comparison site is put together and built: inside the repository, and as deep in it as ours, so that pages find their files.
 */
export const STOCK_FOLDER = join(ROOT, ".cache/stock-site");

/** Folders that frame our pages: the stock site has the framework's own. The rest of the source is what the pages draw. */
const OUR_FRAME = ["theme", "pages"] as const;

/** Components that are made of what our own build knows; the stock site has nothing in their place. */
const OF_OUR_BUILD = [
  ["reading/review", "ReviewList"],
  ["tools/tools-box", "ExternalTools"],
] as const;

/** Puts the comparison site together: the framework's own theme and settings around the content of ours. */
export async function prepareStockSite(): Promise<void> {
  await rm(STOCK_FOLDER, { recursive: true, force: true });
  await mkdir(join(STOCK_FOLDER, "src/pages"), { recursive: true });
  await Promise.all([
    cp(join(SITE, "content"), join(STOCK_FOLDER, "content"), { recursive: true }),
    cp(SOURCE, join(STOCK_FOLDER, "src"), {
      recursive: true,
      filter: (path) => !OUR_FRAME.some((part) => path === join(SOURCE, part)),
    }),
    cp(join(SITE, "engine"), join(STOCK_FOLDER, "engine"), { recursive: true }),
    cp(join(SITE, "static"), join(STOCK_FOLDER, "static"), { recursive: true }),
    cp(join(SITE, "sidebars.ts"), join(STOCK_FOLDER, "sidebars.ts")),
    cp(join(import.meta.dirname, "docusaurus.config.ts"), join(STOCK_FOLDER, "docusaurus.config.ts")),
    cp(join(import.meta.dirname, "index.mdx"), join(STOCK_FOLDER, "src/pages/index.mdx")),
    // The pages' live examples draw with our tokens; without them they would be broken, not lighter.
    cp(join(ROOT, "packages/ui/src/tokens.css"), join(STOCK_FOLDER, "tokens.css")),
    writeFile(join(STOCK_FOLDER, "package.json"), JSON.stringify({ name: "stock-site", private: true })),
  ]);
  for (const [folder, name] of OF_OUR_BUILD)
    await writeFile(
      join(STOCK_FOLDER, "src", folder, `${name}.tsx`),
      `export function ${name}() {\n  return null;\n}\n`,
    );
}
