import { createHash } from "node:crypto";
import { foldWords } from "./fold-words.ts";

/** Filters of a list. */
export interface Facets {
  readonly slug?: string | undefined;
  readonly type?: string | undefined;
  readonly status?: string | undefined;
  readonly author?: string | undefined;
  readonly section?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly hasAlt?: boolean | undefined;
  readonly health?: string | undefined;
  /** Things that it holds, as references: `include:creditos`. */
  readonly uses?: readonly string[] | undefined;
}

const SHORT_HASH = 12;

/** One word for a value, the same however its accents and capitals are written; no word of a text looks like it. */
function facetWord(name: string, value: string): string {
  const folded = foldWords(value).join(" ");
  return `_${name}_${createHash("sha256").update(folded).digest("hex").slice(0, SHORT_HASH)}`;
}

/**
 * Writes what a graphic is as words for the search index, so that a filter is one more word to look for and the index
 * alone finds what matches all of them.
 */
export function facetWords({
  slug,
  type,
  status,
  author,
  section,
  tags,
  hasAlt,
  health,
  uses,
}: Facets): readonly string[] {
  const singles: readonly (readonly [string, string | undefined])[] = [
    ["slug", slug],
    ["type", type],
    ["status", status],
    ["author", author],
    ["section", section],
    ["alt", hasAlt === undefined ? undefined : String(hasAlt)],
    ["health", health],
  ];
  return [
    ...singles.flatMap(([name, value]) => (value === undefined || value === "" ? [] : [facetWord(name, value)])),
    ...(tags ?? []).map((tag) => facetWord("tag", tag)),
    ...(uses ?? []).map((reference) => facetWord("uses", reference)),
  ];
}
