import type { CataloguePage } from "@nv/contracts/schemas";

/** The pages of the site, by their address. */
export interface PageDirectory {
  readonly pages: readonly CataloguePage[];
  /** @param path - Decoded, without query or fragment. */
  find(path: string): CataloguePage | undefined;
}

/** Finds pages by their addresses. */
export function createPageDirectory(pages: readonly CataloguePage[]): PageDirectory {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return { pages, find: (path) => byPath.get(path) };
}
