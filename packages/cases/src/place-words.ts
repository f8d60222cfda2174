import { foldLoosely } from "@nv/spanish";

/** Letters of the shortest word of a place that is told from an article: «Gor», and not «de». */
const LEAST_LETTERS = 3;

const known = new WeakMap<ReadonlyMap<string, string>, ReadonlySet<string>>();

const NONE: ReadonlySet<string> = new Set();

/**
 * Words that municipalities are called by, folded: «Navas», «Rey» of «Navas del Rey».
 *
 * @param municipalities - Names by code, which do not change: their words are looked for once.
 */
export function placeWords(municipalities: ReadonlyMap<string, string> | undefined): ReadonlySet<string> {
  if (municipalities === undefined) return NONE;
  const before = known.get(municipalities);
  if (before !== undefined) return before;
  const words = new Set<string>();
  for (const name of municipalities.values())
    for (const word of foldLoosely(name).split(/[^\p{L}]/u)) if (word.length >= LEAST_LETTERS) words.add(word);
  known.set(municipalities, words);
  return words;
}
