import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { BuiltSite } from "./core/dead-addresses";

/** Addresses that other parts of the product answer. */
const ELSEWHERE = ["/api/", "/admin", "/.netlify/"] as const;

function pathOf(file: string): string {
  const page = file.replace(/\.html$/, "");
  return page === "index" ? "/" : `/${page.replace(/\/index$/, "")}`;
}

/**
 * The part of a page that is its own. The frame around it is on every page, is checked by the framework, and in a big site is most of
 * the file.
 */
function ownPart(html: Buffer): string {
  const from = html.indexOf("<main");
  const to = html.lastIndexOf("</main>");
  return html.subarray(Math.max(0, from), to === -1 ? undefined : to).toString("utf8");
}

/** Reads a build, to follow its addresses. */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
  const pages = new Map<string, string>();
  for (const name of names.filter((file) => file.endsWith(".html"))) {
    pages.set(pathOf(name), ownPart(await readFile(path.join(folder, name))));
  }
  const files = names.filter((name) => !name.endsWith(".html")).map((name) => `/${name}`);
  return { pages, files: new Set(files), elsewhere: ELSEWHERE };
}
