import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { CATALOGUE_FILE } from "@nv/contracts";
import { CataloguePage } from "@nv/contracts/schemas";

/** Links of Markdown, as the build writes it: inline, and between angle brackets. */
const MARKDOWN_LINK = /\]\(<?(https?:\/\/[^\s>()]+(?:\([^\s>()]*\)[^\s>()]*)*)>?[^)]*\)|<(https?:\/\/[^\s>]+)>/g;

/** Addresses on other sites that a text of Markdown links to, without those of samples: `ejemplo.org`, `localhost`. */
export function outsideLinksIn(markdown: string): readonly string[] {
  const text = markdown.replace(/^```[\s\S]*?^```/gm, "").replace(/`[^`\n]*`/g, "");
  const links = [...text.matchAll(MARKDOWN_LINK)].map(([, inline, angled]) => inline ?? angled ?? "");
  return [...new Set(links)].filter((link) => URL.canParse(link) && !isSample(new URL(link).hostname));
}

function isSample(host: string): boolean {
  return /(^|\.)(ejemplo|example)\.(org|com|net|es)$|^localhost$|\.(example|invalid|test)$/.test(host);
}

/**
 * Lists the addresses on other sites that the pages link to.
 *
 * @param siteFolder - Build of the site.
 * @returns Address to the paths of the pages that name it.
 */
export async function readOutsideLinks(siteFolder: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const pagesOf = new Map<string, string[]>();
  for await (const line of createInterface({ input: createReadStream(join(siteFolder, CATALOGUE_FILE)) })) {
    const { path, markdown } = CataloguePage.parse(JSON.parse(line));
    for (const link of outsideLinksIn(markdown)) pagesOf.set(link, [...(pagesOf.get(link) ?? []), path]);
  }
  return pagesOf;
}
