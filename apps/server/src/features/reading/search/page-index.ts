import type { CataloguePage } from "@nv/contracts/schemas";
import { isStopWord, wordsOf } from "@nv/spanish";
import MiniSearch, { type SearchResult as IndexHit } from "minisearch";
import { withTwoLettersSwapped } from "./core/swapped-letters.ts";
import { stem } from "./core/words.ts";

/** Fields that are searched, and how much more than running text a word counts in each. */
const FIELD_WEIGHTS = {
  title: 7,
  aliases: 6,
  name: 4,
  headings: 2.5,
  description: 2,
  trail: 1.2,
  text: 1,
  code: 0.8,
} as const;

/** A word that is only alike counts for less than the word itself. */
const LIKENESS_WEIGHTS = { prefix: 0.5, fuzzy: 0.25 } as const;

/** Stems shorter than this have too many neighbours one letter away: «mapa» is not «papa». */
const SHORTEST_FUZZY = 5;
/** Two letters of a shorter word swapped may well be another word: «bolsa» is not «bolas». */
const SHORTEST_SWAPPED = 6;
/** Letters that may be wrong, as a share of the stem. */
const FUZZY_SHARE = 0.2;
/** The word being typed may be cut anywhere from here; the others from {@link SHORTEST_PREFIX}. */
const SHORTEST_TYPED = 2;
const SHORTEST_PREFIX = 4;

/** Weights of the states of a page: what is kept but no longer recommended gives way to what is. */
const STATE_WEIGHTS: Readonly<Record<string, number>> = { obsoleto: 0.5, retirado: 0.4 };
const KIND_WEIGHTS: Readonly<Record<CataloguePage["kind"], number>> = { doc: 1, page: 1, post: 0.7 };

/** A page that answers this much worse than the best one is only noise under it. */
const LEAST_SHARE = 0.08;

/** A page that answers a search. */
export interface PageHit {
  readonly page: CataloguePage;
  readonly score: number;
  /** Stems of the page that answered; not always those that were typed. */
  readonly found: ReadonlySet<string>;
  /** Whether it has every word of the search, the last one perhaps half typed; what is only alike is not the word. */
  readonly isWhole: boolean;
}

/** The pages of the site, ready to be searched. */
export interface PageIndex {
  /**
   * Finds pages, best first.
   *
   * @param limit - How many at most.
   * @returns Empty when nothing is found or when the search has no word that says anything.
   */
  find(query: string, limit: number): readonly PageHit[];
  /** Tells whether a search has a word that says something: not «de la», nor the first letter of a word. */
  isQuestion(query: string): boolean;
  /** The index alone, without anything of ours around it: what a measurement compares with. */
  findBare(query: string): readonly IndexHit[];
}

/** Tells whether what starts with a word may be what was meant. */
function isLongEnough(word: string, at: number, words: readonly string[]): boolean {
  return word.length >= (at === words.length - 1 ? SHORTEST_TYPED : SHORTEST_PREFIX);
}

/** File names are looked for as they are and by their parts: `CSS3dScrolling`, «scrolling». */
function nameOf(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return `${name} ${name.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")}`;
}

const spelt = (text: string) => wordsOf(text).join(" ");

/** All that a page is called, each in one spelling. */
function namesOf({ title, aliases, path }: CataloguePage): ReadonlySet<string> {
  return new Set([title, path.slice(path.lastIndexOf("/") + 1), ...aliases].map(spelt));
}

/** Returns the words of a post's address that its title does not have: said twice it is not more about them. */
function newInName({ path, title }: CataloguePage): string {
  const known = new Set(wordsOf(title).map(stem));
  return wordsOf(nameOf(path))
    .filter((word) => !known.has(stem(word)))
    .join(" ");
}

function fieldsOf(page: CataloguePage, id: number) {
  return {
    id,
    title: page.title,
    aliases: page.aliases.join(" "),
    // A page's address is its second name; a post's is one more word about it.
    name: page.kind === "post" ? "" : nameOf(page.path),
    headings: page.sections.map(({ heading }) => heading).join(" "),
    description: page.description,
    trail: [...page.trail, page.kind === "post" ? newInName(page) : ""].join(" "),
    text: page.sections.map(({ text }) => text).join(" "),
    code: page.sections.map(({ code }) => code).join(" "),
  };
}

/** Words whose meaning is remembered; people type the same ones, letter by letter. */
const WORDS_REMEMBERED = 5000;

function remembering<Result>(find: (word: string) => Result): (word: string) => Result {
  const known = new Map<string, Result>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size >= WORDS_REMEMBERED) known.clear();
    const found = find(word);
    known.set(word, found);
    return found;
  };
}

/**
 * Indexes the pages, in memory.
 *
 * @see docs/adr/0016-reading-the-site.md
 */
export function createPageIndex(pages: readonly CataloguePage[]): PageIndex {
  const vocabulary = new Set<string>();

  /** Pages say the same words over and over. */
  const learn = remembering((word: string): string | null => {
    if (isStopWord(word)) return null;
    const learnt = stem(word);
    vocabulary.add(learnt);
    return learnt;
  });

  /** Returns what a word of a search looks for: its stem or, when no page has it, that of a word with two letters swapped. */
  const understand = remembering((word: string): string | null => {
    if (isStopWord(word)) return null;
    const own = stem(word);
    if (vocabulary.has(own)) return own;
    return (
      withTwoLettersSwapped(word)
        .map(stem)
        .find((swapped) => vocabulary.has(swapped)) ?? own
    );
  });

  const index = new MiniSearch<ReturnType<typeof fieldsOf>>({
    fields: Object.keys(FIELD_WEIGHTS),
    tokenize: wordsOf,
    processTerm: learn,
    searchOptions: {
      processTerm: understand,
      boost: FIELD_WEIGHTS,
      weights: LIKENESS_WEIGHTS,
      // A word that some page has is spelt as it was meant.
      fuzzy: (word) => !vocabulary.has(word) && word.length >= SHORTEST_FUZZY && !/\d/.test(word) && FUZZY_SHARE,
      prefix: isLongEnough,
      boostDocument: (id) => {
        const page = pages[id];
        return page === undefined ? 1 : (STATE_WEIGHTS[page.state] ?? 1) * KIND_WEIGHTS[page.kind];
      },
    },
  });
  index.addAll(pages.map(fieldsOf));
  const names = new Map(pages.map((page) => [page, namesOf(page)]));

  return {
    findBare: (query) => index.search(query),
    isQuestion: (query) => wordsOf(query).some((word) => word.length >= SHORTEST_TYPED && !isStopWord(word)),
    find(query, limit) {
      const typed = new Map(
        wordsOf(query).flatMap((word) => {
          const term = understand(word);
          return term === null ? [] : [[term, word] as const];
        }),
      );
      const wanted = new Set(typed.keys());
      const isGuessed = [...typed].some(([term, word]) => word.length < SHORTEST_SWAPPED && term !== stem(word));
      const asked = spelt(query);
      if (wanted.size === 0) return [];
      // A word that lost its ending is whole: «precio» is no beginning of «precisión».
      const mayGoOn: typeof isLongEnough = (word, at, words) =>
        typed.get(word)?.length === word.length && isLongEnough(word, at, words);
      const hits = index.search(query, { prefix: mayGoOn }).flatMap((hit) => {
        const page = pages[hit.id];
        const coverage = new Set(hit.queryTerms).size / wanted.size;
        // Half of what was asked for is the least that a page must answer.
        if (page === undefined || coverage < 0.5) return [];
        const isNamed = names.get(page)?.has(asked) === true;
        return [{ page, score: hit.score * coverage ** 2, terms: hit.terms, isNamed }];
      });
      const best = Math.max(...hits.map(({ score }) => score));
      return (
        hits
          .filter(({ score, isNamed }) => isNamed || score >= best * LEAST_SHARE)
          // Who writes a name and nothing else looks for what is called so.
          .toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed) || other.score - one.score)
          .slice(0, limit)
          .map(({ page, score, terms }) => ({
            page,
            score,
            found: new Set(terms),
            isWhole: !isGuessed && [...wanted].every((word) => terms.some((term) => term.startsWith(word))),
          }))
      );
    },
  };
}
