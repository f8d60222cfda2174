import { SEARCH_MAX_RESULTS, SEARCH_QUERY_MAX_LENGTH } from "@nv/contracts";
import type { CataloguePage, CatalogueSection, SearchAnswer, SearchResult } from "@nv/contracts/schemas";
import { markText, passageOf } from "./core/passage.ts";
import { type PlacedWord, placedWords } from "./core/words.ts";
import { createPageIndex, type PageHit } from "./page-index.ts";

/** A word in a heading says more about a section than one in its text. */
const HEADING_WEIGHT = 3;

/** Stands for the text of a page that has none. */
const NO_SECTION: CatalogueSection = { heading: "", anchor: "", text: "" };

/** A search over the pages of the site. */
export interface PageSearch {
  /** @param query - As it was typed; what is beyond {@link SEARCH_QUERY_MAX_LENGTH} is not read. */
  search(query: string): SearchAnswer;
}

/** Cuts texts into words once each: the pages do not change while the server runs. */
function createWordStore(): (section: CatalogueSection) => readonly PlacedWord[] {
  const known = new WeakMap<CatalogueSection, readonly PlacedWord[]>();
  return (section) => {
    const words = known.get(section) ?? placedWords(section.text);
    known.set(section, words);
    return words;
  };
}

function addressOf({ path }: CataloguePage, anchor: string): string {
  return encodeURI(path) + (anchor === "" ? "" : `#${encodeURIComponent(anchor)}`);
}

/** Builds the search. */
export function createPageSearch(pages: readonly CataloguePage[]): PageSearch {
  const index = createPageIndex(pages);
  const wordsOfSection = createWordStore();

  function weightOf(section: CatalogueSection, found: ReadonlySet<string>): number {
    const inText = new Set(wordsOfSection(section).flatMap(({ stem }) => (found.has(stem) ? [stem] : [])));
    const inHeading = placedWords(section.heading).filter(({ stem }) => found.has(stem));
    return inText.size + HEADING_WEIGHT * inHeading.length;
  }

  function bestSection({ page, found }: PageHit): CatalogueSection | undefined {
    let best = page.sections[0];
    let bestWeight = 0;
    for (const section of page.sections) {
      const weight = weightOf(section, found);
      if (weight > bestWeight) [best, bestWeight] = [section, weight];
    }
    return best;
  }

  function resultOf(hit: PageHit): SearchResult {
    const { page, found } = hit;
    const section = bestSection(hit) ?? NO_SECTION;
    const words = wordsOfSection(section);
    // A page found by its title or by its other words is best told by its own sentence.
    const isToldByItself =
      section.anchor === "" && page.description !== "" && !words.some(({ stem }) => found.has(stem));
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
      const hits = index.find(query.slice(0, SEARCH_QUERY_MAX_LENGTH)).slice(0, SEARCH_MAX_RESULTS);
      return { results: hits.map(resultOf) };
    },
  };
}
