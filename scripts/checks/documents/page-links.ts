import { posix } from "node:path";

/** A written page of the site: its path below the folder of the documentation, and its text. */
export interface WrittenPage {
  readonly path: string;
  readonly text: string;
}

/** Targets of Markdown links, in angle brackets and without. */
const TARGETS = [/\]\(<([^<>\n]{1,300})>\)/g, /\]\(([^()<>\s]{1,300})\)/g] as const;

/** Returns the paths of the pages that one links to. */
export function linkedPages({ path, text }: WrittenPage): readonly string[] {
  const targets = TARGETS.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, target = ""]) => target));
  return targets
    .map((target) => decodeURI(target.split("#")[0] ?? ""))
    .filter((target) => target.endsWith(".mdx"))
    .map((target) => posix.normalize(posix.join(posix.dirname(path), target)));
}

/** Names the pages that no other one links to: whoever does not search for them never sees them. */
export function orphanPages(pages: readonly WrittenPage[]): readonly string[] {
  const linked = new Set(pages.flatMap((page) => linkedPages(page).filter((target) => target !== page.path)));
  return pages.map(({ path }) => path).filter((path) => !linked.has(path));
}
