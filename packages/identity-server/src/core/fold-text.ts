import { foldLoosely } from "@nv/spanish";

/** Longest folded text that is kept beside a row, characters: an index of PostgreSQL takes no row beyond 2,704 bytes. */
const KEY_MAX_LENGTH = 380;

/**
 * Builds the text that a search looks into: some texts, folded, each on its line so that no search matches the end of one and the start of
 * the next.
 */
export function searchableText(...texts: readonly string[]): string {
  return texts.map(foldLoosely).join("\n").slice(0, KEY_MAX_LENGTH);
}

/**
 * The words of a search, each of which must be found, each once.
 *
 * @returns No word for an empty search, which finds everything.
 */
export function searchWords(search: string): readonly string[] {
  const folded = foldLoosely(search);
  return folded === "" ? [] : [...new Set(folded.split(" "))];
}

/** Longest key of an order by name, characters: more makes no difference in a list. */
const ORDER_KEY_MAX_LENGTH = 100;

/**
 * A key that sorts by its bytes as Spanish sorts: accents and case do not count, and ñ comes after n.
 *
 * @example orderKey("Ñíguez") // "n~iguez"
 */
export function orderKey(text: string): string {
  // Behind every letter of the Latin alphabet, so that «ña» comes after «nz».
  const marked = text.normalize("NFC").replaceAll(/[ñÑ]/g, "n~");
  return foldLoosely(marked).slice(0, ORDER_KEY_MAX_LENGTH);
}
