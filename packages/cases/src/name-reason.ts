import { plainText } from "@nv/spanish";
import { nameWords } from "./name-text.ts";

/** Words that a reason has at least besides the names that it is of: «ok» is none, and neither is «aaaaaaaaaaaaa». */
const LEAST_REASON_WORDS = 3;

const spelled = (text: string): readonly string[] => nameWords(plainText(text)).map(({ plain }) => plain);

/** Finds the place of a name in a text, word by word; -1 for nowhere. */
const placeOf = (words: readonly string[], name: readonly string[]): number =>
  words.findIndex((_, at) => name.length > 0 && name.every((word, step) => words[at + step] === word));

/**
 * Which names a written reason does not speak of: a reason excuses the words that it quotes and no others, so that another name asks again.
 *
 * @param names - As they were found, in any field of a case.
 * @param reason - As a person wrote it. What it says besides the names is a sentence: three words of two letters or more.
 * @returns All of them for a reason that is none.
 * @see docs/adr/0072-names-in-public-texts.md
 */
export function unexplainedNames(names: readonly string[], reason: string): readonly string[] {
  if (names.length === 0 || reason === "") return names;
  const said = spelled(reason);
  const rest = [...said];
  const open = names.filter((one) => {
    const name = spelled(one);
    if (placeOf(said, name) < 0) return true;
    const at = placeOf(rest, name);
    if (at >= 0) rest.splice(at, name.length);
    return false;
  });
  const words = rest.filter((word) => new Set(word).size > 1);
  return words.length < LEAST_REASON_WORDS ? names : open;
}
