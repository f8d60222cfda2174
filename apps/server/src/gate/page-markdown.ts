import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CATALOGUE_FILE } from "@nv/contracts";
import { CataloguePage } from "@nv/contracts/schemas";
import { createStoredFile, type StoredFile } from "./stored-file.ts";

/** A page as Markdown, and the group whose people alone may know of it; empty for everybody. */
export interface MarkdownPage {
  readonly group: string;
  readonly file: StoredFile;
}

/** Pages as Markdown, by their decoded paths. */
export type MarkdownPages = ReadonlyMap<string, MarkdownPage>;

const Line = CataloguePage.pick({ path: true, markdown: true, group: true });

/** End of the address at which a page is Markdown. */
const ENDING = ".md";

/**
 * Reads the pages of a build as Markdown.
 *
 * @param siteFolder - Folder of the build. One without a catalogue has none: whoever needs the pages says so at the start.
 * @param headers - Headers of every answer of the server.
 */
export async function readPageMarkdown(
  siteFolder: string,
  headers: Readonly<Record<string, string>>,
): Promise<MarkdownPages> {
  const text = await readFile(join(siteFolder, CATALOGUE_FILE), "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  });
  const common = {
    ...headers,
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "content-type": "text/markdown; charset=utf-8",
    "cache-control": "private, no-cache",
    // One address, two answers; and what a key gets is for who has the key.
    vary: "Accept-Encoding, Cookie, Accept, Authorization",
  };
  const pages = text.split("\n").filter((line) => line !== "");
  return new Map(
    pages.map((line): [string, MarkdownPage] => {
      const { path, markdown, group } = Line.parse(JSON.parse(line));
      return [
        path,
        { group, file: createStoredFile({ identity: Buffer.from(markdown), br: null, gzip: null }, common) },
      ];
    }),
  );
}

/** Path of the page that an address with this ending is of; `null` for every other address. */
export function pageOfMarkdown(path: string): string | null {
  return path.endsWith(ENDING) ? path.slice(0, -ENDING.length) : null;
}
