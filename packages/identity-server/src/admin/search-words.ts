import { searchWords } from "../core/fold-text.ts";
import { storableText } from "../core/storable-text.ts";
import { IdentityError } from "../identity-error.ts";

/** Most words of a search: no name and address have as many, and each is one more condition, of which SQLite takes 1,000. */
export const MOST_WORDS = 30;

/**
 * Reads the words that somebody looks for.
 *
 * @throws {IdentityError} `SEARCH_TOO_LONG`: a search that leaves words out would find what nobody asked for.
 */
export function readSearchWords(search: string): readonly string[] {
  const words = searchWords(storableText(search));
  if (words.length > MOST_WORDS) throw new IdentityError("SEARCH_TOO_LONG", { values: { max: MOST_WORDS } });
  return words;
}
