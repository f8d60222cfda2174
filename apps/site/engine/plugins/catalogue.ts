import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "@docusaurus/types";
import { CATALOGUE_FILE } from "@nv/contracts";
import type { CataloguePage } from "@nv/contracts/schemas";
import { type CatalogueEntry, catalogueEntries } from "../catalogue/catalogue-entries";
import { htmlFileOf } from "../catalogue/html-file";
import { siteContent } from "../catalogue/loaded-content";
import { pageBody } from "../catalogue/page-body";
import { pageMarkdown } from "../catalogue/page-markdown";
import { pageSections } from "../catalogue/page-sections";

const SITE_FOLDER = /^apps\/site\//;
const WRITTEN_PAGE = /\.mdx?$/;
/** The site's name after the name of the page. */
const TITLE = /<title[^>]*>([^<]*?)(?: \| [^|<]*)?<\/title>/;

interface Folders {
  readonly siteDir: string;
  readonly outDir: string;
}

async function readPage(entry: CatalogueEntry, { siteDir, outDir }: Folders): Promise<CataloguePage> {
  const html = await readFile(path.join(outDir, htmlFileOf(entry.path)), "utf8");
  const body = pageBody(html);
  const title = entry.title || (TITLE.exec(html)?.[1] ?? "");
  const isWritten = WRITTEN_PAGE.test(entry.sourceFile);
  return {
    ...entry,
    title,
    sections: [...pageSections(body)],
    markdown: pageMarkdown({ title, description: entry.description }, body),
    source: isWritten ? await readFile(path.join(siteDir, entry.sourceFile.replace(SITE_FOLDER, "")), "utf8") : "",
  };
}

/**
 * Checks what the pages say about themselves, and after the build tells the server what they say: for the search, for a page as
 * Markdown, for suggesting an edit. One page a line.
 */
export default function cataloguePlugin(): Plugin {
  let entries: readonly CatalogueEntry[] = [];
  return {
    name: "nv-catalogue",
    async allContentLoaded({ allContent }) {
      entries = catalogueEntries(siteContent(allContent));
    },
    async postBuild({ siteDir, outDir }) {
      const lines: string[] = [];
      for (const entry of entries) lines.push(JSON.stringify(await readPage(entry, { siteDir, outDir })));
      await writeFile(path.join(outDir, CATALOGUE_FILE), `${lines.join("\n")}\n`);
    },
  };
}
