import { MANUALS, TOOLS } from "../../apps/site/src/frame/tools/core/catalogue.ts";
import type { PageWeight } from "./page-weight.ts";

/** Most that the page of a tool may make a browser load before anybody uses it, fonts included, bytes. */
const MOST_BYTES = 250 * 1024;

/** Addresses of the pages of tools, as a browser asks for them, each once. */
export const toolPaths = (): readonly string[] =>
  [...new Set([...TOOLS.map(({ page }) => page), ...MANUALS])].map(encodeURI);

/** Returns what the page of a tool is made of, fonts included, bytes: apart from what it shows. */
const madeOf = ({ bytes, fontBytes, shownBytes }: PageWeight): number => bytes + fontBytes - shownBytes;

/** Whether the page of a tool is over its budget. */
export const isHeavyTool = (weight: PageWeight): boolean => madeOf(weight) > MOST_BYTES;

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

/** One line about the page of a tool. */
export const describeTool = (path: string, weight: PageWeight): string =>
  `tool ${decodeURI(path)}: ${kilobytes(madeOf(weight))} of ${kilobytes(MOST_BYTES)} with fonts, and ${kilobytes(weight.shownBytes)} that it shows${isHeavyTool(weight) ? " — OVER" : ""}`;
