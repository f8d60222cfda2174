import { createHash } from "node:crypto";
import type { PageSource } from "@nv/contracts/schemas";
import type { PageDirectory } from "../catalogue/page-directory.ts";
import { withPlainLines } from "./core/difference.ts";

function versionOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** @returns The text of a page as it was built; `null` when it has none, or there is no such page. */
export function pageText(directory: PageDirectory, path: string): PageSource | null {
  const page = directory.find(path);
  if (page === undefined || page.source === "") return null;
  const text = withPlainLines(page.source);
  return { text, version: versionOf(text), sourceFile: page.sourceFile };
}
