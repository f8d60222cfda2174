import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { PageWeight } from "./page-weight.ts";

/** The site's list of its tools. */
const CATALOGUE = join(import.meta.dirname, "../../apps/site/src/frame/tools/core/catalogue.ts");

const Catalogue = z.object({ TOOLS: z.array(z.object({ page: z.string() })), MANUALS: z.array(z.string()) });

/** Most that the page of a tool may make a browser load before anybody uses it, fonts included, bytes. */
const MOST_BYTES = 250 * 1024;

/** Reads the addresses of the pages of tools, as a browser asks for them, each once. */
export async function toolPaths(): Promise<readonly string[]> {
  const { TOOLS, MANUALS } = Catalogue.parse(await import(pathToFileURL(CATALOGUE).href));
  return [...new Set([...TOOLS.map(({ page }) => page), ...MANUALS])].map(encodeURI);
}

/** Returns what the page of a tool is made of, fonts included, bytes: apart from what it shows. */
const madeOf = ({ bytes, fontBytes, shownBytes }: PageWeight): number => bytes + fontBytes - shownBytes;

/** Whether the page of a tool is over its budget. */
export const isHeavyTool = (weight: PageWeight): boolean => madeOf(weight) > MOST_BYTES;

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

/** One line about the page of a tool. */
export const describeTool = (path: string, weight: PageWeight): string =>
  `tool ${decodeURI(path)}: ${kilobytes(madeOf(weight))} of ${kilobytes(MOST_BYTES)} with fonts, and ${kilobytes(weight.shownBytes)} that it shows${isHeavyTool(weight) ? " — OVER" : ""}`;
