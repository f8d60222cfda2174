import { isRecord } from "@nv/web/schema";
import { PAGE_SCRIPTS_FILE } from "./page-scripts-file";
import { prefetchFile } from "./prefetch-file";

/** Addresses of the scripts of each page, by its path. */
type PageScripts = Readonly<Record<string, unknown>>;

const isText = (value: unknown) => typeof value === "string";

let known: Promise<PageScripts> | null = null;

/** Asks for the list of the scripts of all pages: nobody needs it before the first page is fetched ahead, so the program does not carry it. */
async function askForScripts(): Promise<PageScripts> {
  const answer = await fetch(`/${PAGE_SCRIPTS_FILE}`, { priority: "low" });
  if (!answer.ok) throw new Error(`Answered with ${answer.status}.`);
  const scripts: unknown = await answer.json();
  return isRecord(scripts) ? scripts : {};
}

/**
 * Fetches the scripts of a page at low priority.
 *
 * @param path - Of the page, as the routes name it. One that has no scripts of its own, or that not everybody may open, fetches nothing.
 */
export async function prefetchPage(path: string): Promise<void> {
  known ??= askForScripts();
  try {
    const scripts = (await known)[path];
    if (Array.isArray(scripts)) await Promise.all(scripts.filter(isText).map(prefetchFile));
  } catch {
    // What could not be fetched ahead is fetched by the visit, which says what happened; the next link asks again.
    known = null;
  }
}
