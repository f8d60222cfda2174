import { findWords, fold } from "@nv/spanish";
import { stemmer } from "@orama/stemmers/spanish";

/** A word of a text and where it stands. */
export interface PlacedWord {
  readonly stem: string;
  /** UTF-16 offsets in the text, end not included. */
  readonly start: number;
  readonly end: number;
}

/** The stemmer knows «-ción» and «-sión» by their accent, which folding takes away. */
const WITHOUT_ITS_ACCENT = /([cs])ion$/;
/** Shorter words have no ending to lose. */
const SHORTEST_STEMMED = 4;

/**
 * Cuts a word down to what its family shares.
 *
 * @param word - Folded.
 * @example stem("configuraciones") === stem("configuracion") // true
 */
export function stem(word: string): string {
  if (word.length < SHORTEST_STEMMED || /\d/.test(word)) return word;
  return fold(stemmer(word.replace(WITHOUT_ITS_ACCENT, "$1ión")));
}

/** A text cut into words, once. */
export interface ReadText {
  readonly text: string;
  readonly words: readonly PlacedWord[];
  /** Stem to the indexes of its words in {@link ReadText.words}, in order. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

/** Cuts a text into words, each with its stem and its place. */
export function readText(text: string): ReadText {
  const words = findWords(text).map(({ text: word, start }) => ({
    stem: stem(fold(word)),
    start,
    end: start + word.length,
  }));
  return { text, words, places: Map.groupBy(words.keys(), (at) => words[at]?.stem ?? "") };
}
