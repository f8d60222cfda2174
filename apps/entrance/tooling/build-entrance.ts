import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { shiftRules } from "../src/dot-map/shift-rules.ts";
import { bundleClient } from "./bundle-client.ts";
import { computeFigure } from "./dot-map-figure.ts";
import { PAGE_FILES, PAGE_NAMES } from "./pages.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Nothing of an internal site belongs in a search engine. */
const ROBOTS = "User-agent: *\nDisallow: /\n";

/** Where and how to build. */
export interface BuildOptions {
  /** Emptied first, then filled. */
  readonly outputFolder: string;
  /** Language of the sign-in dialog. */
  readonly widgetLocale: string;
}

/**
 * Builds the public pages and what they load; the same sources give the same bytes.
 *
 * @returns How many files were written.
 */
export async function buildEntrance({ outputFolder, widgetLocale }: BuildOptions): Promise<number> {
  const figure = await computeFigure();
  const { files, assets } = await bundleClient(shiftRules(figure.layout.dots), widgetLocale);
  const pages = await importPrerender().then(({ prerender }) => prerender({ assets, figure }));
  const all = new Map<string, string | Uint8Array>([
    ["robots.txt", ROBOTS],
    ["favicon.svg", await readFile(join(ROOT, "src/favicon.svg"))],
    ...PAGE_NAMES.map((page): [string, string] => [PAGE_FILES[page], pages[page]]),
    ...[...files].map(([path, content]): [string, string | Uint8Array] => [`entrance/${path}`, content]),
  ]);
  await rm(outputFolder, { recursive: true, force: true });
  for (const [path, content] of all) {
    await mkdir(dirname(join(outputFolder, path)), { recursive: true });
    await writeFile(join(outputFolder, path), content);
  }
  return all.size;
}

/** Node runs `.ts` but not `.tsx`, so the pages are loaded through Vite. */
async function importPrerender(): Promise<typeof import("../src/prerender.tsx")> {
  const { module } = await runnerImport<typeof import("../src/prerender.tsx")>("/src/prerender.tsx", {
    configFile: false,
    root: ROOT,
    logLevel: "warn",
  });
  return module;
}
