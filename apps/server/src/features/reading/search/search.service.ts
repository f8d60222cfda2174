import { SEARCH_MAX_RESULTS, SEARCH_QUERY_MAX_LENGTH } from "@nv/contracts";
import type { CataloguePage, CatalogueSection, PassagePart, SearchAnswer, SearchResult } from "@nv/contracts/schemas";
import { markText, passageOf } from "./core/passage.ts";
import { type ReadText, readText } from "./core/words.ts";
import { createPageIndex, type PageHit } from "./page-index.ts";

/** A word in a heading says more about a section than one in its text, and one in its code less. */
const HEADING_WEIGHT = 3;
const CODE_WEIGHT = 0.5;

/** A search over the pages of the site. */
export interface PageSearch {
  /** @param query - As it was typed; what is beyond {@link SEARCH_QUERY_MAX_LENGTH} is not read. */
  search(query: string): SearchAnswer;
}

/** Weight of a section as an answer to one word. */
interface SectionWeight {
  /** Index of the section in its page. */
  readonly at: number;
  readonly weight: number;
}

/** A page cut into words, once: the pages do not change while the server runs. */
interface ReadPage {
  /** Address without the section. */
  readonly address: string;
  readonly title: ReadText;
  readonly description: ReadText;
  readonly texts: readonly ReadText[];
  readonly codes: readonly ReadText[];
  /** Stem to the sections that have it. */
  readonly sections: ReadonlyMap<string, readonly SectionWeight[]>;
}

function weighSections({ texts, codes }: Pick<ReadPage, "texts" | "codes">, sections: readonly CatalogueSection[]) {
  const weights = sections.flatMap(({ heading }, at) => [
    ...[...(texts[at]?.places.keys() ?? [])].map((stem) => ({ stem, at, weight: 1 })),
    ...[...(codes[at]?.places.keys() ?? [])]
      .filter((stem) => texts[at]?.places.has(stem) !== true)
      .map((stem) => ({ stem, at, weight: CODE_WEIGHT })),
    ...[...readText(heading).places.keys()].map((stem) => ({ stem, at, weight: HEADING_WEIGHT })),
  ]);
  return Map.groupBy(weights, ({ stem }) => stem);
}

function readPage({ path, title, description, sections }: CataloguePage): ReadPage {
  const texts = sections.map(({ text }) => readText(text));
  const codes = sections.map(({ code }) => readText(code));
  return {
    address: encodeURI(path),
    title: readText(title),
    description: readText(description),
    texts,
    codes,
    sections: weighSections({ texts, codes }, sections),
  };
}

/** Reads a page the first time that it answers a search. */
function createPageReader(): (page: CataloguePage) => ReadPage {
  const known = new WeakMap<CataloguePage, ReadPage>();
  return (page) => {
    const read = known.get(page) ?? readPage(page);
    known.set(page, read);
    return read;
  };
}

/** Index of the section that answers best; the first when none does better. */
function bestSection({ sections, texts }: ReadPage, found: ReadonlySet<string>): number {
  const weights = texts.map(() => 0);
  for (const stem of found)
    for (const { at, weight } of sections.get(stem) ?? []) weights[at] = (weights[at] ?? 0) + weight;
  return weights.indexOf(Math.max(...weights));
}

function hasSome({ places }: ReadText, found: ReadonlySet<string>): boolean {
  for (const stem of found) if (places.has(stem)) return true;
  return false;
}

/** Stands for a page without a section. */
const NO_SECTION: CatalogueSection = { heading: "", anchor: "", text: "", code: "" };
const NO_TEXT = readText("");

/** Returns the excerpt that tells of a section: its prose, else the sentence of its page; its code only when there is nothing else to read. */
function excerpt(
  { texts, codes, description }: ReadPage,
  { at, isOpening }: { readonly at: number; readonly isOpening: boolean },
  found: ReadonlySet<string>,
): PassagePart[] {
  const text = texts[at] ?? NO_TEXT;
  // A page found by its title or by its other words is best told by its own sentence.
  const isToldByItself = (isOpening || text.text === "") && !hasSome(text, found);
  if (isToldByItself && description.text !== "") return markText(description, found);
  return passageOf(text.text === "" ? (codes[at] ?? NO_TEXT) : text, found);
}

/** Searches the pages of the build in memory, so that an answer costs no query. */
export function createPageSearch(pages: readonly CataloguePage[]): PageSearch {
  const index = createPageIndex(pages);
  const read = createPageReader();

  function resultOf({ page, found }: PageHit): SearchResult {
    const pageRead = read(page);
    const at = bestSection(pageRead, found);
    const { anchor, heading } = page.sections[at] ?? NO_SECTION;
    return {
      to: anchor === "" ? pageRead.address : `${pageRead.address}#${encodeURIComponent(anchor)}`,
      kind: page.kind,
      title: markText(pageRead.title, found),
      trail: page.trail,
      state: page.state,
      heading,
      passage: excerpt(pageRead, { at, isOpening: anchor === "" }, found),
    };
  }

  return {
    search(query) {
      const asked = query.slice(0, SEARCH_QUERY_MAX_LENGTH);
      const hits = index.find(asked, SEARCH_MAX_RESULTS);
      const isWeak = hits.length > 0 && !hits.some(({ isWhole }) => isWhole);
      return { results: hits.map(resultOf), isQuestion: hits.length > 0 || index.isQuestion(asked), isWeak };
    },
  };
}
