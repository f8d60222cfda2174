import { findWords, fold, isStopWord } from "@nv/spanish";
import { stemmer } from "@orama/stemmers/spanish";

/** A word of a text and where it stands. */
export interface PlacedWord {
  /** `null` for a word that says nothing. */
  readonly stem: string | null;
  /** UTF-16 offsets in the text, end not included. */
  readonly start: number;
  readonly end: number;
}

/** The stemmer knows «-ción» and «-sión» by their accent, which folding takes away. */
const WITHOUT_ITS_ACCENT = /([cs])ion$/;
/** Shorter words have no ending to lose. */
const SHORTEST_STEMMED = 4;
/** Least length of a word without its ending; a shorter one keeps it: «paro» and «para» would both be «par», «covid» and «cover» both «cov». */
const SHORTEST_WITHOUT_ENDING = 4;
const VOWEL_ENDING = /^(.*[ao])s?$/;

/**
 * Cuts a word down to what its family shares.
 *
 * @param word - Folded.
 * @example stem("configuraciones") === stem("configuracion") // true
 */
export function stem(word: string): string {
  if (word.length < SHORTEST_STEMMED || /\d/.test(word)) return word;
  const cut = fold(stemmer(word.replace(WITHOUT_ITS_ACCENT, "$1ión")));
  if (cut.length >= SHORTEST_WITHOUT_ENDING || word === `${cut}es`) return cut;
  return VOWEL_ENDING.exec(word)?.[1] ?? word;
}

/** A text cut into words, once. */
export interface ReadText {
  readonly text: string;
  readonly words: readonly PlacedWord[];
  /** Stem to the indexes of its words in {@link ReadText.words}, in order. Words that say nothing are not there: nobody looks for them. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

/** Cuts a text into words, each with its stem and its place. */
export function readText(text: string): ReadText {
  const words = findWords(text).map(({ text: word, start }) => {
    const folded = fold(word);
    return { stem: isStopWord(folded) ? null : stem(folded), start, end: start + word.length };
  });
  const places = new Map<string, number[]>();
  for (const [at, { stem: found }] of words.entries()) {
    if (found === null) continue;
    const known = places.get(found);
    if (known === undefined) places.set(found, [at]);
    else known.push(at);
  }
  return { text, words, places };
}
