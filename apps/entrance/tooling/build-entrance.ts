import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { INCLUDES_PATH, OEMBED_PATH, PUBLISHED_PATH } from "@nv/contracts";
import { runnerImport } from "vite";
import { shiftRules } from "../src/dot-map/shift-rules.ts";
import { bundleClient } from "./bundle-client.ts";
import { computeFigure } from "./dot-map-figure.ts";
import { PAGE_FILES, PAGE_NAMES } from "./pages.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Addresses that an article needs to show what we publish in it, and that networks and search engines ask for. Nothing else of an internal site is theirs. */
const OPEN_TO_ROBOTS = [`${PUBLISHED_PATH}/`, `${INCLUDES_PATH}/`, "/e/", OEMBED_PATH];

/** Rules for robots. Those that open come first: the longest rule counts for most robots, the first that fits for some. @see https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2 */
const ROBOTS = ["User-agent: *", ...OPEN_TO_ROBOTS.map((path) => `Allow: ${path}`), "Disallow: /", ""].join("\n");

/** Options of a build: where and how. */
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
