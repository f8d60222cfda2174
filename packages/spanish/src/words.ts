import { fold } from "./fold.ts";

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** A word as it stands in a text. */
export interface FoundWord {
  readonly text: string;
  /** UTF-16 offset in the text. */
  readonly start: number;
}

/** The words of a text, in order, as they are written. */
export function findWords(text: string): readonly FoundWord[] {
  return [...text.matchAll(WORD)].map((match) => ({ text: match[0], start: match.index }));
}

/**
 * Splits a text into the words that a search compares: folded, with their ñ.
 *
 * @example wordsOf("Índice de precios, año 2026") // ["indice", "de", "precios", "año", "2026"]
 */
export function wordsOf(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}
