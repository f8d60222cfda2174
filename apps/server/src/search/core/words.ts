import { stemmer } from "@orama/stemmers/spanish";
import { STOP_WORDS } from "./stop-words.ts";

/** A word of a text and where it stands. */
export interface PlacedWord {
  readonly stem: string;
  /** UTF-16 offsets in the text, end not included. */
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Marks that fold away; the tilde of the ñ stays, because «año» and «ano» are two words. */
const FOLDED_MARKS = /(?<!n)\u0303|[\u0300-\u0302\u0304-\u036f]/g;
/** The stemmer knows «-ción» and «-sión» by their accent, which folding takes away. */
const WITHOUT_ITS_ACCENT = /([cs])ion$/;
/** Shorter words have no ending to lose. */
const SHORTEST_STEMMED = 4;

/**
 * Makes one spelling of all the ways to write a word: lower case, without accents, with its ñ.
 *
 * @example fold("Tipografía") // "tipografia"
 * @example fold("AÑO") // "año"
 */
export function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(FOLDED_MARKS, "").normalize("NFC");
}

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

/** Cuts a text into folded words. */
export function wordsOf(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}

/** Tells a word that says nothing about a page: «cómo», «para», «el». Folded. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
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
  const words = [...text.matchAll(WORD)].map((match) => ({
    stem: stem(fold(match[0])),
    start: match.index,
    end: match.index + match[0].length,
  }));
  return { text, words, places: Map.groupBy(words.keys(), (at) => words[at]?.stem ?? "") };
}
