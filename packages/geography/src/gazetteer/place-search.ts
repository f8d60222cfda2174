import type { GeoPoint } from "../coordinates/geo-point.ts";
import { distanceM } from "../tracks/distance.ts";
import type { Place, PlaceKind } from "./place.ts";
import { codeWord, type PlaceIndex, placeOfPosting, STANDS, standOfPosting } from "./place-index.ts";
import { wordsOf } from "./place-words.ts";

/** Options of a search besides the words. */
export interface PlaceSearchOptions {
  /** Kinds that are wanted; all when left out. */
  readonly kinds?: readonly PlaceKind[];
  /** Most places that are answered; 10 when left out. */
  readonly limit?: number;
}

/** A town near a point. */
export interface NearSeat {
  readonly place: Place;
  readonly distanceM: number;
}

/** Options of a search for towns around a point. */
export interface NearSeatOptions {
  /** Kinds that are wanted; all when left out. */
  readonly kinds?: readonly PlaceKind[];
  readonly most: number;
  readonly withinM: number;
  /** Inhabitants from which a town counts; all, also those whose inhabitants nobody knows, when left out. */
  readonly leastPeople?: number;
}

/** A gazetteer that is ready to be asked. */
export interface PlaceSearch {
  /**
   * Places whose names, or what they are in, have a word beginning with each word that is asked, whatever the accents: those that are called so first, then those
   * whose name begins so, and of them the most important.
   *
   * @returns Empty for no words or no place.
   */
  readonly search: (words: string, options?: PlaceSearchOptions) => readonly Place[];
  /** The place of a code of its kind; `null` when there is none. */
  readonly placeOfCode: (kind: PlaceKind, code: string) => Place | null;
  /** Towns around a point by where their houses are, the nearest first. */
  readonly seatsNear: (point: GeoPoint, options: NearSeatOptions) => readonly NearSeat[];
}

const DEFAULT_LIMIT = 10;
const MAX_WORDS = 12;

/** Ranks of how well a name fits, best first. */
const FITS = { whole: 0, beginning: 1, word: 2, elsewhere: 3 } as const;

/** Places of several words that are read to see how they fit, the most important: as many that begin with the first word, and of the others. */
const MOST_READ = 250;

/** Places of a word that are sorted by themselves: of more, all places are gone through in their order. */
const FEW = 5000;

/** Length of a degree of latitude, metres. */
const METRES_PER_DEGREE = 111_195;

/** A place that fits, and how well. */
interface Hit {
  readonly at: number;
  readonly fit: number;
}

/** Sorts what fits better first, then what is more important: places lie by their importance. */
const byFit = (one: Hit, other: Hit) => one.fit - other.fit || one.at - other.at;

/** Finds the first word that is not before another. */
function firstFrom(words: readonly string[], wanted: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? "") < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Words from one that begin like another: `to` is behind the last. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Sign behind all letters that names are written in. */
const LAST_SIGN = "\uffff";

const stretchOf = (words: readonly string[], word: string): Stretch => ({
  from: firstFrom(words, word),
  to: firstFrom(words, word + LAST_SIGN),
});

/** Ranks how a name of several words fits those that are asked. */
function fitOfNames(names: readonly string[], asked: string): number {
  const spaced = names.map((name) => ` ${wordsOf(name).join(" ")} `);
  if (spaced.some((name) => name === `${asked} `)) return FITS.whole;
  if (spaced.some((name) => name.startsWith(asked))) return FITS.beginning;
  return spaced.some((name) => name.includes(asked)) ? FITS.word : FITS.elsewhere;
}

/** Makes a gazetteer ready to be asked. @param index - The build's file, opened. */
export function createPlaceSearch(index: PlaceIndex): PlaceSearch {
  const { words, count } = index;
  const postingsOf = ({ from, to }: Stretch) => index.postings(from, to);

  /** Best stand of each place in whose names or surroundings a word begins so, one above its rank; zero for none. */
  function standsOf(stretch: Stretch): Uint8Array {
    const stands = new Uint8Array(count);
    for (const posting of postingsOf(stretch)) {
      const at = placeOfPosting(posting);
      stands[at] = Math.max(stands[at] ?? 0, standOfPosting(posting) + 1);
    }
    return stands;
  }

  /** Places in which a word begins so, each once, the most important first. */
  const placesOf = (stretch: Stretch): Uint32Array =>
    new Uint32Array(new Set(postingsOf(stretch).map(placeOfPosting))).sort();

  function placesOfWord(word: string, isWanted: (at: number) => boolean, limit: number): readonly number[] {
    const stretch = stretchOf(words, word);
    const stands = standsOf(stretch);
    const isExact = words[stretch.from] === word;
    const exact = isExact ? index.postings(stretch.from, stretch.from + 1) : new Uint32Array();
    const wholes = Array.from(
      exact.filter((posting) => standOfPosting(posting) === STANDS.whole),
      placeOfPosting,
    );
    const known = new Set(wholes);
    const found = {
      whole: wholes.filter(isWanted).slice(0, limit),
      begins: [] as number[],
      has: [] as number[],
      in: [] as number[],
    };
    // Of a word that is in few places those are gone through; of the beginning of many, all places, until there are enough of the best.
    const few = postingsOf(stretch).length <= FEW ? placesOf(stretch) : null;
    const most = few?.length ?? count;
    for (let step = 0; step < most && found.whole.length + found.begins.length < limit; step += 1) {
      const at = few === null ? step : (few[step] ?? 0);
      const stand = (stands[at] ?? 0) - 1;
      if (stand < 0 || known.has(at) || !isWanted(at)) continue;
      if (stand >= STANDS.first) found.begins.push(at);
      else if (stand === STANDS.word) found.has.push(at);
      else if (found.in.length < limit) found.in.push(at);
    }
    return [...found.whole, ...found.begins, ...found.has, ...found.in].slice(0, limit);
  }

  function placesOfWords(asked: readonly string[], isWanted: (at: number) => boolean, limit: number) {
    const stretches = asked.map((word) => stretchOf(words, word));
    const [first, ...others] = stretches.map(standsOf);
    const [narrow] = stretches.toSorted((a, b) => postingsOf(a).length - postingsOf(b).length);
    const read: { readonly begins: number[]; readonly others: number[] } = { begins: [], others: [] };
    for (const at of narrow === undefined ? [] : placesOf(narrow)) {
      const stand = first?.[at] ?? 0;
      if (stand === 0 || others.some((stands) => stands[at] === 0) || !isWanted(at)) continue;
      const list = stand > STANDS.first ? read.begins : read.others;
      if (list.length < MOST_READ) list.push(at);
      else if (read.begins.length === MOST_READ) break;
    }
    const phrase = ` ${asked.join(" ")}`;
    return [...read.begins, ...read.others]
      .map((at) => ({ at, fit: fitOfNames(index.placeAt(at).names, phrase) }))
      .toSorted(byFit)
      .slice(0, limit)
      .map(({ at }) => at);
  }

  function placeOfCode(kind: PlaceKind, code: string): Place | null {
    const word = codeWord(kind, code);
    const at = firstFrom(words, word);
    const [posting] = words[at] === word ? index.postings(at, at + 1) : [];
    return posting === undefined ? null : index.placeAt(placeOfPosting(posting));
  }

  return {
    placeOfCode,
    search: (text, { kinds, limit = DEFAULT_LIMIT } = {}) => {
      const asked = wordsOf(text).slice(0, MAX_WORDS);
      const [only] = asked;
      if (only === undefined) return [];
      const isWanted = (at: number) => kinds?.includes(index.kindOf(at)) ?? true;
      const found = asked.length === 1 ? placesOfWord(only, isWanted, limit) : placesOfWords(asked, isWanted, limit);
      return found.map((at) => index.placeAt(at));
    },
    seatsNear: (point, { kinds, most, withinM, leastPeople = 0 }) => {
      const reach = withinM / METRES_PER_DEGREE;
      const near: { readonly at: number; readonly distanceM: number }[] = [];
      for (let at = 0; at < count; at += 1) {
        const lat = index.latOf(at);
        if (Math.abs(lat - point.lat) > reach || !index.isSeat(at) || index.peopleOf(at) < leastPeople) continue;
        if (kinds !== undefined && !kinds.includes(index.kindOf(at))) continue;
        const metres = distanceM(point, { lon: index.lonOf(at), lat });
        if (metres <= withinM) near.push({ at, distanceM: metres });
      }
      return near
        .toSorted((a, b) => a.distanceM - b.distanceM)
        .slice(0, most)
        .map((one) => ({ place: index.placeAt(one.at), distanceM: one.distanceM }));
    },
  };
}
