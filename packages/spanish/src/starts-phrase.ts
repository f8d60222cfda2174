import { isStopWord } from "./stop-words.ts";
import { wordsOf } from "./words.ts";

/** Fewer letters name nothing yet. */
const FEWEST_LETTERS = 3;

const meant = (text: string) => wordsOf(text).filter((word) => !isStopWord(word));

/**
 * Tells whether what somebody types is on the way to a phrase: its first word begins that of the phrase, and each other one begins one that comes later, in
 * order. Words that say nothing are left out of both.
 *
 * @example startsPhrase("nuevo graf tab", "Nuevo gráfico de una tabla") // true
 * @example startsPhrase("gráfico", "Nuevo gráfico de una tabla") // false
 */
export function startsPhrase(typed: string, phrase: string): boolean {
  const asked = meant(typed);
  if (asked.join("").length < FEWEST_LETTERS) return false;
  const words = meant(phrase);
  let from = 0;
  for (const [place, one] of asked.entries()) {
    const at = words.findIndex((word, index) => index >= from && word.startsWith(one));
    if (at === -1 || (place === 0 && at !== 0)) return false;
    from = at + 1;
  }
  return true;
}
