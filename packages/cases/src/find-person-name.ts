import { foldLoosely, plainText } from "@nv/spanish";
import {
  AFTER_HALLOWED_NAMES,
  GIVEN_NAMES,
  HALLOWED,
  HOUSES,
  NAMES_OF_OTHER_THINGS,
  ORDER_LETTERS,
  SHORT_TREATMENTS,
  SURNAMES,
  SURNAMES_OF_OTHER_THINGS,
  TREATMENTS,
} from "./name-words.ts";

/** A word with what parts it from the one before. */
interface Word {
  readonly text: string;
  /** As the lists have it. */
  readonly plain: string;
  /** What stands between it and the one before. */
  readonly gap: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const ROMAN = /^[IVX]+$/;
const PARTICLES: ReadonlySet<string> = new Set(["de", "del", "la", "las", "los", "y", "i", "e", "da", "do"]);
/** Particles in a row that a name may have: «de la». */
const MOST_PARTICLES = 2;

const looseSet = (words: ReadonlySet<string>): ReadonlySet<string> => new Set([...words].map(foldLoosely));
const LOOSE = {
  given: looseSet(GIVEN_NAMES),
  others: looseSet(NAMES_OF_OTHER_THINGS),
  surnames: looseSet(SURNAMES),
  surnamesOfOthers: looseSet(SURNAMES_OF_OTHER_THINGS),
  treatments: looseSet(TREATMENTS),
  shortTreatments: looseSet(SHORT_TREATMENTS),
  hallowed: looseSet(HALLOWED),
  houses: looseSet(HOUSES),
};

/** A word without which there is no name: nearly every text has none, and is not looked at any further. */
const TELLING: ReadonlySet<string> = new Set([
  ...LOOSE.given,
  ...LOOSE.surnames,
  ...LOOSE.treatments,
  ...LOOSE.shortTreatments,
]);

const mayHoldName = (folded: string) =>
  folded.split(/[^\p{L}]+/u).some((word) => word.length === 1 || TELLING.has(word));

function wordsIn(text: string): readonly Word[] {
  const folded = foldLoosely(text).match(WORD) ?? [];
  const matches = [...text.matchAll(WORD)];
  let end = 0;
  return matches.map((match, at) => {
    const [word] = match;
    const gap = text.slice(end, match.index);
    end = match.index + word.length;
    // Folded at once, unless a word of nothing but marks is no word afterwards.
    const plain = folded.length === matches.length ? folded[at] : foldLoosely(word);
    return { text: word, plain: plain ?? word, gap };
  });
}

const isCapital = ({ text }: Word) => /^\p{Lu}/u.test(text);
/** Whether nothing but a blank, a hyphen or the point of an abbreviation stands between a word and the one before. */
const isJoined = ({ gap }: Word) => gap === " " || /^(?:\.?\s|[-'’.])$/u.test(gap);
const isGiven = (word: Word) => LOOSE.given.has(word.plain);
const isSurname = (word: Word) => LOOSE.surnames.has(word.plain);

/** The next word that is no particle, and whether particles were passed; `null` where a name cannot go on. */
function nextOf(words: readonly Word[], at: number): { readonly word: Word; readonly hasParticle: boolean } | null {
  for (let next = at + 1; next <= at + 1 + MOST_PARTICLES; next += 1) {
    const word = words[next];
    if (word === undefined || !isJoined(word) || word.gap.startsWith(".")) return null;
    if (!PARTICLES.has(word.plain) || isCapital(word)) return { word, hasParticle: next > at + 1 };
  }
  return null;
}

/** Whether a given name is a saint's, a pope's or a devotion's. */
function isHallowed(words: readonly Word[], at: number): boolean {
  for (let before = at - 1; before >= 0 && before >= at - 3; before -= 1) {
    const [word, after] = [words[before], words[before + 1]];
    if (word === undefined || after === undefined || !isJoined(after)) return false;
    if (LOOSE.hallowed.has(word.plain)) return true;
    if (!isGiven(word) && !PARTICLES.has(word.plain)) return false;
  }
  return false;
}

const isRoman = (word: Word | undefined) => word !== undefined && ROMAN.test(word.text);

/** A treatment and what is written with a capital after it: «el padre Anselmo», «D. Anselmo». */
function isTreated(words: readonly Word[], at: number): boolean {
  const [word, name] = [words[at], words[at + 1]];
  if (word === undefined || name === undefined) return false;
  if (!LOOSE.treatments.has(word.plain) && !LOOSE.shortTreatments.has(word.plain)) return false;
  if (!isCapital(name) || isRoman(name)) return false;
  if (LOOSE.hallowed.has(name.plain) || LOOSE.houses.has(name.plain) || LOOSE.treatments.has(name.plain)) return false;
  if (LOOSE.treatments.has(word.plain)) return /^[\s\u00a0]$/u.test(name.gap);
  return LOOSE.shortTreatments.has(word.plain) && /^[.ªº][\s\u00a0]?$/u.test(name.gap);
}

function isFullName(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || !isGiven(word) || isHallowed(words, at)) return false;
  const next = nextOf(words, at);
  if (next === null) return false;
  if (isRoman(next.word) || isRoman(words[at + 2]) || AFTER_HALLOWED_NAMES.has(next.word.plain)) return false;
  // Without capitals, and after a particle, only what is known for a surname is one.
  if (next.hasParticle || !isCapital(next.word) || !isCapital(word))
    return isSurname(next.word) && !LOOSE.surnamesOfOthers.has(next.word.plain);
  return true;
}

/** «García Pérez», «Pérez, Juan», «J. Pérez». */
function isSurnamed(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || next === undefined || !(isSurname(word) || word.text.length === 1)) return false;
  if (!isCapital(word) || !isCapital(next)) return false;
  if (isHallowed(words, at)) return false;
  if (isSurname(word) && isGiven(next) && /^,[\s\u00a0]$/u.test(next.gap))
    return !LOOSE.surnamesOfOthers.has(word.plain);
  if (word.text.length === 1 && isSurname(next) && /^\.[\s\u00a0]?$/u.test(next.gap)) return true;
  const areBoth = isSurname(word) && isSurname(next) && isJoined(next);
  return areBoth && !LOOSE.surnamesOfOthers.has(word.plain) && !LOOSE.surnamesOfOthers.has(next.plain);
}

/** A given name and nothing else: «Lucía contó que…». */
function isLoneName(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || !isGiven(word) || !isCapital(word) || LOOSE.others.has(word.plain)) return false;
  if (isHallowed(words, at) || isRoman(words[at + 1]) || isRoman(words[at + 2])) return false;
  for (let before = at - 1; before >= 0 && before >= at - 1 - MOST_PARTICLES; before -= 1) {
    const earlier = words[before];
    if (earlier === undefined || LOOSE.houses.has(earlier.plain)) return false;
    if (!PARTICLES.has(earlier.plain)) break;
  }
  return true;
}

/** Two initials or more with their points, which are not those of an order. */
function areInitials(words: readonly Word[], at: number, text: string, ends: readonly number[]): boolean {
  if (words[at]?.text.length !== 1) return false;
  if (words[at - 1]?.text.length === 1 && words[at]?.gap.startsWith(".")) return false;
  let letters = "";
  for (let next = at; next < words.length && next < at + 6; next += 1) {
    const word = words[next];
    if (word === undefined || word.text.length !== 1 || !isCapital(word) || /\p{N}/u.test(word.text)) break;
    if (next > at && !/^\.[\s\u00a0]?$/u.test(word.gap)) break;
    if (text.charAt(ends[next] ?? 0) !== ".") break;
    letters += word.plain;
  }
  return letters.length > 1 && !ORDER_LETTERS.has(letters);
}

/**
 * Looks for what may be the name of a person: a given name and a surname, a treatment and a name, a given name alone, initials.
 *
 * A rule of thumb, in both senses: it knows the usual names of Spain and not all, and takes some houses for people. Each word is looked at a bounded
 * number of times.
 *
 * @returns The words that look like one, as they are written; `null` for none.
 */
export function findPersonName(text: string): string | null {
  const plain = plainText(text);
  if (!mayHoldName(foldLoosely(plain))) return null;
  const words = wordsIn(plain);
  const ends: number[] = [];
  let end = 0;
  for (const word of words) {
    end += word.gap.length + word.text.length;
    ends.push(end);
  }
  for (let at = 0; at < words.length; at += 1) {
    const told = (many: number) =>
      words
        .slice(at, at + many)
        .map((word, place) => (place === 0 ? word.text : word.gap + word.text))
        .join("");
    if (isTreated(words, at) || isFullName(words, at) || isSurnamed(words, at)) return told(2);
    if (isLoneName(words, at)) return told(1);
    if (areInitials(words, at, plain, ends)) return `${told(2)}.`;
  }
  return null;
}
