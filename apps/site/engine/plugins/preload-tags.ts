import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "@docusaurus/types";
import { PAGE_GROUPS } from "../../page-groups";
import { htmlFileOf } from "../catalogue/html-file";
import { PAGE_FILES_FILE } from "../client/page-files-file";
import { firstFontsTags } from "../fonts/first-fonts";
import { withHeadTags } from "./head-tags";
import { allPages, readChunkFinder } from "./route-pages";

/** Fonts of the first paint: titles and text. Italics and code come when a page shows them. */
const FIRST_FONTS = /^(newsreader-roman|public-sans)\..*\.woff2$/;

/** Files of the scripts that a page names, relative to the site's root. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script src=\/([^ >]+)/g)].flatMap(([, file]) => file ?? []);
}

/**
 * Asks the browser to compile a script whole while it downloads, off the main thread. Otherwise it compiles each function when it is
 * first called, with the reader waiting: a tenth of the time until a page is alive on a slow phone. Read by Chromium; a comment elsewhere.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
async function compileWhole(file: string): Promise<void> {
  await writeFile(file, `//# allFunctionsCalledOnLoad\n${await readFile(file, "utf8")}`);
}

/**
 * After the build, names in each page the fonts of its first paint, the style sheets of its parts and the scripts that it will ask for once the program runs, and
 * puts the program before everything else that comes: it is the largest, and nothing works without it. Those scripts are compiled whole.
 *
 * Without it the browser learns of the scripts only after downloading and running the program: one round trip later. The same scripts and sheets, by page, are
 * listed for who fetches pages ahead.
 */
export default function preloadTagsPlugin(): Plugin {
  return {
    name: "nv-preload-tags",
    async postBuild({ outDir, generatedFilesDir, routes }) {
      const chunkFilesOf = await readChunkFinder(generatedFilesDir);
      const fonts = (await readdir(path.join(outDir, "assets/fonts"))).filter((file) => FIRST_FONTS.test(file));
      const fontTags = firstFontsTags(fonts.map((file) => `/assets/fonts/${file}`));

      const pages = await Promise.all(
        allPages(routes).map(async ({ path: page, chain }) => {
          const htmlFile = path.join(outDir, htmlFileOf(page));
          const html = await readFile(htmlFile, "utf8");
          const { scripts, sheets } = chunkFilesOf(chain);
          const isNew = (file: string) => !html.includes(file);
          const asked = scripts.filter(isNew);
          const scriptTags = asked.map((file) => `<link rel="preload" as="script" href="/${file}">`).join("");
          const sheetTags = sheets
            .filter(isNew)
            .map((file) => `<link rel="stylesheet" href="/${file}">`)
            .join("");
          await writeFile(htmlFile, withHeadTags(html, { fontTags, sheetTags, scriptTags }));
          const ahead = [...sheets, ...scripts].map((file) => `/${file}`);
          return { page: decodeURI(page), ahead, scripts: [...scriptsOf(html), ...asked] };
        }),
      );
      const forEverybody = pages.filter(({ page }) => PAGE_GROUPS[page] === undefined);
      const filesByPage = Object.fromEntries(forEverybody.map(({ page, ahead }) => [page, ahead]));
      await writeFile(path.join(outDir, PAGE_FILES_FILE), JSON.stringify(filesByPage));
      await Promise.all(
        [...new Set(pages.flatMap(({ scripts }) => scripts))].map((file) => compileWhole(path.join(outDir, file))),
      );
    },
  };
}
