import { plainText } from "@nv/spanish";
import { findCaselessNames } from "./find-caseless-names.ts";
import { nameWords } from "./name-text.ts";

/** Signs that part the words of an address from one another without parting what they say. */
const BETWEEN = /[-_+\s]+/gu;
/** Signs that part one thing that an address says from the next. */
const BOUNDS = /[/?#&=;,:!()[\]{}|]+/u;
/** Place where «GumersindoBobadilla» has its blank. */
const CAMEL = /(\p{Ll})(\p{Lu})/gu;
/** The ending of a file's name. */
const ENDING = /\.[a-z0-9]{1,5}$/iu;

/** An address without its percent signs; one that nobody can read stays as it is, and is looked at so. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replaceAll("%", " ");
  }
}

/**
 * Looks for names in what an address says after its host: its path, its question and its fragment, which is where a newspaper writes a headline.
 *
 * @param url - Absolute, or anything: of what is no address nothing is found.
 * @param places - Words of municipalities, as `placeWords` gives them.
 * @returns As `findCaselessNames`, with blanks between words.
 */
export function findAddressNames(url: string, places: ReadonlySet<string> = new Set()): readonly string[] {
  const from = url.indexOf("/", url.indexOf("//") + 2);
  if (!url.includes("//") || from < 0) return [];
  const said = decoded(url.slice(from));
  const names = said.split(BOUNDS).flatMap((part) => {
    const text = plainText(part)
      .replace(ENDING, "")
      .replaceAll(CAMEL, "$1 $2")
      .replaceAll(BETWEEN, " ")
      .replaceAll(".", " ")
      .trim();
    if (!text.includes(" ")) return [];
    return findCaselessNames(text, nameWords(text), places);
  });
  return [...new Set(names)];
}
