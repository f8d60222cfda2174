import { isRecord } from "@nv/web/schema";
import { askAhead } from "./ask-ahead";
import { PAGE_FILES_FILE } from "./page-files-file";
import { prefetchFile } from "./prefetch-file";

/** Addresses of the scripts and style sheets of each page, by its path. */
type PageFiles = Readonly<Record<string, unknown>>;

const isText = (value: unknown) => typeof value === "string";

let known: Promise<PageFiles> | null = null;

/** Asks for the list of the files of all pages: nobody needs it before the first page is fetched ahead, so the program does not carry it. */
async function askForFiles(): Promise<PageFiles> {
  const files: unknown = await (await askAhead(`/${PAGE_FILES_FILE}`)).json();
  return isRecord(files) ? files : {};
}

/**
 * Fetches the scripts and style sheets of a page at low priority: a visit that lacks a sheet waits for the line before it draws anything.
 *
 * @param path - Of the page, as the routes name it. One that has no files of its own, or that not everybody may open, fetches nothing.
 */
export async function prefetchPage(path: string): Promise<void> {
  known ??= askForFiles();
  try {
    const files = (await known)[path];
    if (Array.isArray(files)) await Promise.all(files.filter(isText).map(prefetchFile));
  } catch {
    // What could not be fetched ahead is fetched by the visit, which says what happened; the next link asks again.
    known = null;
  }
}
