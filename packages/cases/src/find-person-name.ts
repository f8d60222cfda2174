import { plainText } from "@nv/spanish";
import { findCaselessNames } from "./find-caseless-names.ts";
import { type NameWord, nameWords } from "./name-text.ts";
import { NOBODYS_NAMES, ORDER_LETTERS } from "./name-words.ts";
import { isOrdinary, looksOrdinary } from "./ordinary-words.ts";
import { KIND } from "./word-kinds.ts";

/** Words of a text, with what is known of them together. */
interface Reading {
  readonly plain: string;
  readonly words: readonly NameWord[];
  readonly places: ReadonlySet<string>;
  /** Words that are a saint's, a house's or nobody's name, by their place. */
  readonly covered: ReadonlySet<number>;
}

/** Small words in a row that a name may have: «de la». */
const MOST_PARTICLES = 2;
/** Words of the name of a house at most: «Colegio Fray Luis de León». */
const MOST_HOUSE_WORDS = 5;
/** Capitals of an abbreviation at most: «CEOE», «INFOCAM». */
const LONGEST_ACRONYM = 6;
/** Parts of a name that are told, at most. */
const MOST_PARTS = 8;

const ANY_GIVEN = KIND.given;
const has = (word: NameWord | undefined, kind: number) => ((word?.kinds ?? 0) & kind) !== 0;
const isStrongGiven = ({ kinds }: NameWord) => (kinds & (KIND.given | KIND.weakGiven)) === KIND.given;
const isStrongSurname = ({ kinds }: NameWord) => (kinds & (KIND.surname | KIND.weakSurname)) === KIND.surname;
const isJoined = (word: NameWord | undefined): word is NameWord =>
  word !== undefined && (word.gap === "blank" || word.gap === "bound");

const NOT_UNKNOWN = ~(KIND.toldDeed | KIND.afterHallowed | KIND.saintsSurname | KIND.nobodys);

/** Whether a word is of no list: with a capital, it may be somebody's name. */
function isUnknown({ places }: Pick<Reading, "places">, word: NameWord): boolean {
  if (word.isInitial || word.isRoman || (word.kinds & NOT_UNKNOWN) !== 0) return false;
  if (word.isCaps && word.text.length <= LONGEST_ACRONYM) return false;
  if (/\p{N}/u.test(word.text) || places.has(word.plain)) return false;
  return !isOrdinary(word.plain) && !(word.gap === "start" && looksOrdinary(word.plain));
}

const mayBeSurname = (reading: Reading, word: NameWord) =>
  isUnknown(reading, word) || (isStrongSurname(word) && !reading.places.has(word.plain));

/** Whether a capitalised word says nothing of anybody, unless it is a surname too. */
const isPlain = ({ places }: Reading, word: NameWord) =>
  !has(word, KIND.surname | KIND.given) &&
  (places.has(word.plain) || has(word, KIND.hallowed | KIND.house | KIND.treatment) || isOrdinary(word.plain));

/** Finds the next word of a name, and tells whether small words were passed; `null` where a name cannot go on. */
function nextOf(
  words: readonly NameWord[],
  at: number,
  isForeign = false,
): { readonly at: number; readonly isApart: boolean } | null {
  for (let next = at + 1; next <= at + 1 + MOST_PARTICLES; next += 1) {
    const word = words[next];
    if (!isJoined(word)) return null;
    const isSmall = has(word, KIND.particle) && !word.isCapital;
    if (!isSmall && !(isForeign && has(word, KIND.article | KIND.particle)))
      return { at: next, isApart: next > at + 1 };
  }
  return null;
}

/** Whether «y» parts two words: what follows is somebody or something else, unless it is a devotion's second name. */
const isAnother = (words: readonly NameWord[], from: number, to: number) =>
  words.slice(from + 1, to).some(({ plain }) => /^[yei]$/.test(plain)) &&
  !has(words[to], KIND.hallowed | KIND.weakGiven);

/** Marks what belongs to a saint, a house, a street or nobody. */
function coveredWords(words: readonly NameWord[]): ReadonlySet<number> {
  const covered = new Set<number>();
  for (const [at, word] of words.entries()) {
    if (has(word, KIND.hallowed)) coverSaint(words, at, covered);
    if (has(word, KIND.namedHouse | KIND.street)) coverHouse(words, at, covered);
    if (!has(word, KIND.nobodys)) continue;
    for (const name of NOBODYS_NAMES.get(word.plain) ?? [])
      if (isWritten(words, at, name)) for (const step of name.keys()) covered.add(at + step);
  }
  return covered;
}

function isWritten(words: readonly NameWord[], at: number, name: readonly string[]): boolean {
  if (!name.every((part, step) => words[at + step]?.plain === part && (step === 0 || isJoined(words[at + step]))))
    return false;
  const after = words[at + name.length];
  // «Padre Pío Bobadilla» is somebody.
  return !(
    isJoined(after) &&
    after.isCapital &&
    !after.isRoman &&
    !isOrdinary(after.plain) &&
    !has(after, KIND.weakGiven)
  );
}

function coverSaint(words: readonly NameWord[], at: number, covered: Set<number>): void {
  const [word, before] = [words[at], words[at - 1]];
  if (word?.plain === "señora" || word?.plain === "senora") {
    if (!/^n(?:uestra|ostra|tra)$/u.test(before?.plain ?? "")) return;
  }
  // «Dulce Nombre de María», and not «de nombre María».
  if (word?.plain === "nombre" && !word.isCapital) return;
  let isFirst = true;
  for (let place = at; ; ) {
    const next = nextOf(words, place);
    const named = next === null ? undefined : words[next.at];
    if (next === null || named === undefined || !named.isCapital || isAnother(words, place, next.at)) return;
    const isMore =
      isFirst ||
      next.isApart ||
      has(named, KIND.afterHallowed | KIND.saintsSurname | KIND.hallowed) ||
      has(named, ANY_GIVEN);
    if (!isMore) return;
    for (let step = place + 1; step <= next.at; step += 1) covered.add(step);
    if (!has(named, KIND.hallowed)) isFirst = false;
    place = next.at;
  }
}

function coverHouse(words: readonly NameWord[], at: number, covered: Set<number>): void {
  const word = words[at];
  const isStreet = has(word, KIND.street);
  if (!isStreet && word?.isCapital !== true) return;
  let place = at;
  for (let many = 0; many < MOST_HOUSE_WORDS; many += 1) {
    const quoted = words[place + 1];
    const next =
      quoted?.gap === "start" && many === 0 && quoted.start - (word?.end ?? 0) <= 2
        ? { at: place + 1, isApart: false }
        : nextOf(words, place);
    if (next === null || words[next.at]?.isCapital !== true || isAnother(words, place, next.at)) return;
    if (next.isApart && many === 0 && !isStreet) return;
    for (let step = place + 1; step <= next.at; step += 1) covered.add(step);
    place = next.at;
  }
}

/** A treatment and what is written with a capital after it: «el padre Anselmo», «D. Anselmo». @returns Where the name ends; 0 for none. */
function treated(reading: Reading, at: number): number {
  const { words, covered } = reading;
  const [word, name] = [words[at], words[at + 1]];
  if (word === undefined || name?.isCapital !== true || name.isRoman) return 0;
  if (!has(word, KIND.treatment | KIND.shortTreatment)) return 0;
  if (covered.has(at + 1) || has(name, KIND.hallowed | KIND.house | KIND.treatment) || isPlain(reading, name)) return 0;
  if (name.isCaps && name.text.length <= LONGEST_ACRONYM && !word.isCaps) return 0;
  const isLong = has(word, KIND.treatment) && name.gap === "blank" && !name.isInitial;
  const isShort = has(word, KIND.shortTreatment) && (name.gap === "point" || name.gap === "bound") && !name.isInitial;
  return isLong || isShort ? at + 2 : 0;
}

/** A given name of the lists and what follows. */
function fullName(reading: Reading, at: number): number {
  const { words, covered } = reading;
  const word = words[at];
  if (word === undefined || !has(word, KIND.given) || covered.has(at)) return 0;
  const next = nextOf(words, at);
  const name = next === null ? undefined : words[next.at];
  if (next === null || name === undefined || name.isRoman || words[at + 2]?.isRoman === true) return 0;
  if (has(name, KIND.afterHallowed)) return 0;
  // Without capitals, and after a particle, only what is known for a surname is one.
  if (!name.isCapital || !word.isCapital) return isStrongSurname(name) && isStrongGiven(word) ? next.at + 1 : 0;
  if (next.isApart) return isStrongSurname(name) || isUnknown(reading, name) ? next.at + 1 : 0;
  if (covered.has(next.at) && !has(name, KIND.hallowed)) return 0;
  return isStrongGiven(word) || !isPlain(reading, name) ? next.at + 1 : 0;
}

/** «García Pérez», «Pérez, Juan», «J. Pérez». */
function surnamed(reading: Reading, at: number): number {
  const { words, covered } = reading;
  const [word, next] = [words[at], words[at + 1]];
  if (word?.isCapital !== true || next?.isCapital !== true || covered.has(at) || covered.has(at + 1)) return 0;
  if (word.isInitial && next.gap === "point" && !next.isInitial)
    return has(next, KIND.surname) || isUnknown(reading, next) ? at + 2 : 0;
  if (next.gap === "comma" && has(next, KIND.given))
    return isStrongSurname(word) || (isUnknown(reading, word) && isStrongGiven(next)) ? at + 2 : 0;
  return isStrongSurname(word) && isStrongSurname(next) && isJoined(next) ? at + 2 : 0;
}

/** A word that no list has, and another that may be its surname: «Ruperto Calahorrano», «Zhang Wei», «Feliciano M.». */
function pair(reading: Reading, at: number): number {
  const { words, covered, places } = reading;
  const word = words[at];
  if (word?.isCapital !== true || covered.has(at)) return 0;
  const isNew = isUnknown(reading, word);
  if (!isNew && !has(word, KIND.surname | KIND.given)) return 0;
  const next = nextOf(words, at, isNew);
  const name = next === null ? undefined : words[next.at];
  if (next === null || name?.isCapital !== true) return 0;
  if (name.isInitial) {
    const isTold = reading.plain.charAt(name.end) === "." && !next.isApart;
    return isTold && (isNew || isStrongGiven(word)) ? next.at + 1 : 0;
  }
  if (isNew && has(name, KIND.hallowed) && !next.isApart) return next.at + 1;
  if (covered.has(next.at) || name.isRoman) return 0;
  if (!isNew) return isStrongSurname(word) && !next.isApart && isUnknown(reading, name) ? next.at + 1 : 0;
  if (isUnknown(reading, name) || isStrongSurname(name)) return next.at + 1;
  if (next.isApart && words[next.at - 1]?.isCapital !== true) return 0;
  return has(name, KIND.surname | KIND.given) || places.has(name.plain) ? next.at + 1 : 0;
}

/** Finds a name that the words right before it introduce: «de nombre Bobadilla», «conocido como Bobadilla», «el caso Bobadilla». */
function introduced(reading: Reading, at: number): number {
  const { words, covered } = reading;
  const [word, name] = [words[at], words[at + 1]];
  if (word === undefined || name?.isCapital !== true || covered.has(at + 1) || name.isInitial) return 0;
  const isKnown = word.plain === "como" && has(words[at - 1], KIND.known);
  if (!has(word, KIND.introducer) && !isKnown) return 0;
  const isQuoted = name.gap === "start" && name.start - word.end <= 2;
  if (name.gap !== "blank" && !isQuoted) return 0;
  return has(name, KIND.given) || mayBeSurname(reading, { ...name, gap: "blank" }) ? at + 2 : 0;
}

/** A given name and nothing else: «Lucía contó que…». */
function loneGiven({ words, covered }: Reading, at: number): number {
  const word = words[at];
  if (word === undefined || !word.isCapital || !isStrongGiven(word) || covered.has(at)) return 0;
  if (words[at + 1]?.isRoman === true || words[at + 2]?.isRoman === true) return 0;
  for (let before = at - 1; before >= 0 && before >= at - 1 - MOST_PARTICLES; before -= 1) {
    const earlier = words[before];
    if (has(earlier, KIND.house)) return 0;
    if (!has(earlier, KIND.particle)) break;
  }
  return at + 1;
}

/** A word that no list has, alone, where people are named: «lo contó Vitaliano», «la denuncia de Vitaliano», «Vitaliano contó». */
function loneUnknown(reading: Reading, at: number): number {
  const { words, covered } = reading;
  const [word, before, after] = [words[at], words[at - 1], words[at + 1]];
  if (word === undefined || !word.isCapital || covered.has(at) || !mayBeSurname(reading, word)) return 0;
  if (word.gap === "start" || before === undefined)
    return isJoined(after) && !after.isCapital && has(after, KIND.toldDeed) ? at + 1 : 0;
  if (word.gap === "comma") return at + 1;
  if (word.gap !== "blank") return 0;
  if (before.plain === "de" && has(words[at - 2], KIND.toldThing)) return at + 1;
  if (has(before, KIND.placeLead | KIND.namedThing | KIND.house) || before.isCapital) return 0;
  const isListed = before.text.length === 1 || before.plain === "ni";
  return isListed && words[at - 2]?.isCapital === true ? 0 : at + 1;
}

/** Two initials or more with their points, which are not those of an order. */
function initials({ words, plain }: Reading, at: number): number {
  if (words[at]?.isInitial !== true) return 0;
  if (words[at - 1]?.isInitial === true && (words[at]?.gap === "point" || words[at]?.gap === "bound")) return 0;
  let [letters, next] = ["", at];
  for (; next < words.length && next < at + MOST_PARTS; next += 1) {
    const word = words[next];
    if (word?.isInitial !== true || !word.isCapital || plain.charAt(word.end) !== ".") break;
    if (next > at && word.gap !== "point" && word.gap !== "bound") break;
    letters += word.plain;
  }
  return letters.length > 1 && !ORDER_LETTERS.has(letters) ? Math.min(next, at + 2) : 0;
}

/** Signs of a name that goes on: «Juan Pérez» of «Juan Pérez de la Bobadilla Gómez». */
function wholeName(reading: Reading, from: number): number {
  let end = from;
  for (let many = 0; many < MOST_PARTS; many += 1) {
    const next = nextOf(reading.words, end - 1);
    const word = next === null ? undefined : reading.words[next.at];
    if (next === null || word?.isCapital !== true || reading.covered.has(next.at)) return end;
    if (!has(word, KIND.surname | KIND.given) && !isUnknown(reading, word)) return end;
    // «Ruperto Calahorrano y Juan»: somebody else.
    if (next.isApart && has(word, KIND.given) && /^[yei]$/.test(reading.words[next.at - 1]?.plain ?? "")) return end;
    end = next.at + 1;
  }
  return end;
}

const RULES = [treated, fullName, surnamed, pair, introduced, loneGiven, loneUnknown] as const;

/** @returns Where the name that begins here ends; 0 for none. */
function endOfName(reading: Reading, at: number): number {
  for (const rule of RULES) {
    const end = rule(reading, at);
    if (end > 0) return wholeName(reading, end);
  }
  return initials(reading, at);
}

const UPPER = /\p{Lu}/u;
const LOWER = /\p{Ll}/u;

/**
 * Looks for what may be the name of a person: a given name and a surname, a treatment and a name, a given name alone, initials, and two words with capitals
 * that are no place, house, newspaper, order, devotion or beginning of a sentence.
 *
 * A rule of thumb that would rather ask: it knows what names nobody, and asks about the rest. Each word is looked at a bounded number of times.
 *
 * @param places - Words of municipalities, as `placeWords` gives them.
 * @returns The words that look like one, as they are written, each once; empty for none.
 * @see docs/adr/0072-names-in-public-texts.md
 */
export function findPersonNames(text: string, places: ReadonlySet<string> = new Set()): readonly string[] {
  const plain = plainText(text);
  const words = nameWords(plain);
  const reading = { plain, words, places, covered: coveredWords(words) };
  const names: string[] = [];
  for (let at = 0; at < words.length; ) {
    const end = endOfName(reading, at);
    const [first, last] = [words[at], words[end - 1]];
    if (end > at && first !== undefined && last !== undefined) {
      const isInitials = last.isInitial && plain.charAt(last.end) === ".";
      names.push(plain.slice(first.start, last.end + (isInitials ? 1 : 0)));
    }
    at = Math.max(end, at + 1);
  }
  if (names.length === 0 && words.length > 1 && !(UPPER.test(plain) && LOWER.test(plain)))
    return findCaselessNames(plain, words, places);
  return [...new Set(names)];
}

/** The first name that {@link findPersonNames} finds; `null` for none. */
export function findPersonName(text: string, places?: ReadonlySet<string>): string | null {
  return findPersonNames(text, places)[0] ?? null;
}
