import { SEARCH_MAX_RESULTS, SEARCH_QUERY_MAX_LENGTH } from "@nv/contracts";
import type { CataloguePage, CatalogueSection, SearchAnswer, SearchResult } from "@nv/contracts/schemas";
import { markText, passageOf } from "./core/passage.ts";
import { type PlacedWord, placedWords } from "./core/words.ts";
import { createPageIndex, type PageHit } from "./page-index.ts";

/** A word in a heading says more about a section than one in its text. */
const HEADING_WEIGHT = 3;

/** A search over the pages of the site. */
export interface PageSearch {
  /** @param query - As it was typed; what is beyond {@link SEARCH_QUERY_MAX_LENGTH} is not read. */
  search(query: string): SearchAnswer;
}

/** A section cut into words, once: the pages do not change while the server runs. */
interface ReadSection {
  readonly section: CatalogueSection;
  readonly words: readonly PlacedWord[];
  readonly textStems: ReadonlySet<string>;
  readonly headingStems: ReadonlySet<string>;
}

function readSection(section: CatalogueSection): ReadSection {
  const words = placedWords(section.text);
  const stemsOf = (placed: readonly PlacedWord[]) => new Set(placed.map(({ stem }) => stem));
  return { section, words, textStems: stemsOf(words), headingStems: stemsOf(placedWords(section.heading)) };
}

/** Stands for the text of a page that has none. */
const NO_SECTION = readSection({ heading: "", anchor: "", text: "" });

/** Reads the sections of a page the first time that it answers a search. */
function createSectionReader(): (page: CataloguePage) => readonly ReadSection[] {
  const known = new WeakMap<CataloguePage, readonly ReadSection[]>();
  return (page) => {
    const sections = known.get(page) ?? page.sections.map(readSection);
    known.set(page, sections);
    return sections;
  };
}

function countIn(stems: ReadonlySet<string>, found: ReadonlySet<string>): number {
  let count = 0;
  for (const stem of found) if (stems.has(stem)) count += 1;
  return count;
}

/** The section that answers best; the first when none does better. */
function bestSection(sections: readonly ReadSection[], found: ReadonlySet<string>): ReadSection | undefined {
  let best = sections[0];
  let bestWeight = 0;
  for (const read of sections) {
    const weight = countIn(read.textStems, found) + HEADING_WEIGHT * countIn(read.headingStems, found);
    if (weight > bestWeight) [best, bestWeight] = [read, weight];
  }
  return best;
}

function addressOf({ path }: CataloguePage, anchor: string): string {
  return encodeURI(path) + (anchor === "" ? "" : `#${encodeURIComponent(anchor)}`);
}

/** Builds the search. */
export function createPageSearch(pages: readonly CataloguePage[]): PageSearch {
  const index = createPageIndex(pages);
  const sectionsOf = createSectionReader();

  function resultOf({ page, found }: PageHit): SearchResult {
    const { section, words, textStems } = bestSection(sectionsOf(page), found) ?? NO_SECTION;
    // A page found by its title or by its other words is best told by its own sentence.
    const isToldByItself = section.anchor === "" && page.description !== "" && countIn(textStems, found) === 0;
    return {
      to: addressOf(page, section.anchor),
      kind: page.kind,
      title: markText(page.title, found),
      trail: page.trail,
      state: page.state,
      heading: section.heading,
      passage: isToldByItself ? markText(page.description, found) : passageOf(section.text, words, found),
    };
  }

  return {
    search(query) {
      const hits = index.find(query.slice(0, SEARCH_QUERY_MAX_LENGTH), SEARCH_MAX_RESULTS);
      return { results: hits.map(resultOf) };
    },
  };
}
