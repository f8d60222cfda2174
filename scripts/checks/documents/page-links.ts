import { posix } from "node:path";

/** A written page of the site: its path below the folder of the documentation, and its text. */
export interface WrittenPage {
  readonly path: string;
  readonly text: string;
}

/** Targets of Markdown links to other pages, in angle brackets or without. */
const LINK = /\]\((?:<([^>]+\.mdx)[^>]*>|([^)\s#]+\.mdx)[^)]*)\)/g;

/** Returns the paths of the pages that one links to. */
export function linkedPages({ path, text }: WrittenPage): readonly string[] {
  return [...text.matchAll(LINK)].map(([, bracketed, plain]) =>
    posix.normalize(posix.join(posix.dirname(path), decodeURI(bracketed ?? plain ?? ""))),
  );
}

/** Names the pages that no other one links to: whoever does not search for them never sees them. */
export function orphanPages(pages: readonly WrittenPage[]): readonly string[] {
  const linked = new Set(pages.flatMap((page) => linkedPages(page).filter((target) => target !== page.path)));
  return pages.map(({ path }) => path).filter((path) => !linked.has(path));
}
