import { wordsOf } from "@nv/spanish";

/** Longest word that is looked for: no database indexes more of one. Characters. */
const LONGEST_WORD = 40;

/**
 * Splits a text into the words that the index of the registry holds.
 *
 * @example foldWords("Índice de precios, año 2026") // ["indice", "de", "precios", "año", "2026"]
 */
export function foldWords(text: string): readonly string[] {
  return wordsOf(text).map((word) => word.slice(0, LONGEST_WORD));
}
