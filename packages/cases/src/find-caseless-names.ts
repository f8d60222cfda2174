import type { NameWord } from "./name-text.ts";
import { NOBODYS_NAMES } from "./name-words.ts";
import { isOrdinary, looksOrdinary } from "./ordinary-words.ts";
import { KIND } from "./word-kinds.ts";

/** Letters of the shortest word that may be a name that no list has. */
const LEAST_LETTERS = 3;
/** Letters of the shortest of two that may be one together. */
const LEAST_OF_PAIR = 4;
const MOST_PARTICLES = 2;
/** Parts of a name that are told, at most. */
const MOST_PARTS = 6;

/** Role of a word without capitals, for the rules. */
type Part = "given" | "surname" | "unknown" | "weak" | "treatment" | "particle" | "cover" | "plain";

const LETTERS = /^\p{L}+$/u;

/** Words that say of themselves that a name follows, whether or not they are a treatment. */
const LEADS: ReadonlySet<string> = new Set("caso alias llamado llamada apodado".split(" "));

function partOf(word: NameWord, places: ReadonlySet<string>): Part {
  const { plain, kinds } = word;
  if (!LETTERS.test(word.text)) return "plain";
  if (kinds & (KIND.hallowed | KIND.namedHouse | KIND.street)) return "cover";
  if (kinds & KIND.particle) return "particle";
  if (kinds & KIND.treatment || LEADS.has(plain)) return "treatment";
  if (places.has(plain) || kinds & (KIND.weakGiven | KIND.weakSurname))
    return kinds & (KIND.given | KIND.surname) ? "weak" : "plain";
  if (kinds & KIND.given) return "given";
  if (kinds & KIND.surname) return "surname";
  if (
    plain.length < LEAST_LETTERS ||
    isOrdinary(plain) ||
    looksOrdinary(plain) ||
    kinds & ~(KIND.saintsSurname | KIND.nobodys)
  )
    return "plain";
  return "unknown";
}

const isNameLike = (part: Part | undefined) => part === "given" || part === "surname" || part === "unknown";

/** Parts with what is a saint's, a house's or nobody's made plain. */
function withoutCovered(words: readonly NameWord[], parts: readonly Part[]): readonly Part[] {
  const told = [...parts];
  for (const [at, part] of parts.entries()) {
    if (part === "cover") {
      for (let next = at + 1; next < parts.length && next <= at + 1 + MOST_PARTS; next += 1) {
        if (parts[next] === "plain" && words[next]?.kinds === 0) break;
        told[next] = "plain";
        // A saint has one name, or another after a particle.
        if (parts[next] !== "particle" && parts[next] !== "treatment" && parts[next + 1] !== "particle") break;
      }
    }
    for (const name of NOBODYS_NAMES.get(words[at]?.plain ?? "") ?? [])
      if (name.every((one, step) => words[at + step]?.plain === one))
        for (const step of name.keys()) told[at + step] = "plain";
  }
  return told;
}

/** @returns Where the name that begins here ends; 0 for none. */
function endOfName(words: readonly NameWord[], parts: readonly Part[], at: number): number {
  const part = parts[at];
  const follows = (place: number) => words[place]?.gap === "blank" || words[place]?.gap === "bound";
  let next = at + 1;
  const isSmall = (place: number) =>
    parts[place] === "particle" || (part === "given" && ((words[place]?.kinds ?? 0) & KIND.article) !== 0);
  while (isSmall(next) && next <= at + MOST_PARTICLES && follows(next)) next += 1;
  const name = parts[next];
  if (!follows(next)) return 0;
  const isNext = next === at + 1;
  const isNear = isNext || parts[at + 1] !== "particle";
  if (part === "treatment") {
    if (!isNext) return 0;
    if (isNameLike(name) || (name === "weak" && isNameLike(parts[next + 1]))) return next + 1;
    return 0;
  }
  if (part === "given")
    return name === "surname" || name === "weak" || (isNear && (name === "unknown" || name === "given")) ? next + 1 : 0;
  if (part === "weak")
    return isNext && (name === "surname" || (name === "unknown" && isNameLike(parts[next + 1]))) ? next + 1 : 0;
  if (part === "surname") return isNext && (name === "surname" || name === "unknown") ? next + 1 : 0;
  if (part !== "unknown" || !isNext) return 0;
  if (name === "surname" || name === "given") return next + 1;
  const letters = Math.min(words[at]?.plain.length ?? 0, words[next]?.plain.length ?? 0);
  return name === "unknown" && letters >= LEAST_OF_PAIR ? next + 1 : 0;
}

/**
 * Looks for names where capitals say nothing: in an address, in a text all in capitals or without any. Not every two words can be asked about there: asked is a
 * name of the lists beside a word that is no usual one, a treatment before one, and two of them in a row.
 *
 * @returns As they are written, each once; empty for none.
 */
export function findCaselessNames(
  text: string,
  words: readonly NameWord[],
  places: ReadonlySet<string>,
): readonly string[] {
  const parts = withoutCovered(
    words,
    words.map((word) => partOf(word, places)),
  );
  const names: string[] = [];
  for (let at = 0; at < words.length; ) {
    let end = endOfName(words, parts, at);
    if (end === 0) {
      at += 1;
      continue;
    }
    while (end < words.length && end < at + MOST_PARTS && (isNameLike(parts[end]) || parts[end] === "weak")) end += 1;
    const [first, last] = [words[at], words[end - 1]];
    if (first !== undefined && last !== undefined) names.push(text.slice(first.start, last.end));
    at = end;
  }
  return [...new Set(names)];
}
