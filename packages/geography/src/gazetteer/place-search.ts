import { foldLoosely } from "@nv/spanish";
import { PROVINCES } from "../codes/provinces.ts";
import type { Gazetteer, Place, PlaceKind } from "./place.ts";

/** Options of a search besides the words. */
export interface PlaceSearchOptions {
  /** Kinds that are wanted; all when left out. */
  readonly kinds?: readonly PlaceKind[];
  /** Most places that are answered; 10 when left out. */
  readonly limit?: number;
}

/** A gazetteer that is ready to be asked. */
export interface PlaceSearch {
  /**
   * Places whose names, or what they are in, have a word beginning with each word that is asked, whatever the accents: best first.
   *
   * @returns Empty for no words or no place.
   */
  readonly search: (words: string, options?: PlaceSearchOptions) => readonly Place[];
  /** The place of a code of its kind; `null` when there is none. */
  readonly placeOfCode: (kind: PlaceKind, code: string) => Place | null;
}

const DEFAULT_LIMIT = 10;
const MAX_WORDS = 12;
const CAPITALS = new Set(PROVINCES.map(({ capital }) => capital));

/** Of two that are called alike, whom people mean: the city before its province. */
const ORDER: Readonly<Record<PlaceKind, number>> = {
  country: 0,
  territory: 1,
  community: 3,
  province: 4,
  municipality: 5,
};
const CAPITAL_ORDER = 2;

/** Ranks of how well a name fits, best first. */
const FITS = { whole: 0, beginning: 1, word: 2, elsewhere: 3 } as const;

/** Place with what is compared of it, made once. */
interface Entry {
  readonly place: Place;
  /** Each name as words between single spaces, with one before and after. */
  readonly names: readonly string[];
  /** All names and what it is in. */
  readonly everything: string;
  readonly order: number;
}

function spaced(text: string): string {
  return ` ${foldLoosely(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
}

function entryOf(place: Place): Entry {
  const names = place.names.map(spaced);
  const order = place.kind === "municipality" && CAPITALS.has(place.code) ? CAPITAL_ORDER : ORDER[place.kind];
  return { place, names, everything: `${names.join("|")}|${spaced(place.within)}`, order };
}

function fitOf({ names }: Entry, asked: string): number {
  if (names.some((name) => name === `${asked} `)) return FITS.whole;
  if (names.some((name) => name.startsWith(asked))) return FITS.beginning;
  return names.some((name) => name.includes(asked)) ? FITS.word : FITS.elsewhere;
}

/**
 * Makes a gazetteer ready to be asked: a few milliseconds, once.
 *
 * @param gazetteer - The build's file, through {@link readGazetteer}.
 */
export function createPlaceSearch({ places }: Gazetteer): PlaceSearch {
  const entries = places.map(entryOf);
  const byCode = new Map(places.map((place) => [`${place.kind} ${place.code}`, place]));
  return {
    placeOfCode: (kind, code) => byCode.get(`${kind} ${code}`) ?? null,
    search: (words, { kinds, limit = DEFAULT_LIMIT } = {}) => {
      const asked = spaced(words).trimEnd();
      if (asked === "") return [];
      const wanted = asked
        .trim()
        .split(" ")
        .slice(0, MAX_WORDS)
        .map((word) => ` ${word}`);
      return entries
        .filter(
          ({ place, everything }) =>
            (kinds?.includes(place.kind) ?? true) && wanted.every((word) => everything.includes(word)),
        )
        .map((entry) => ({ ...entry, fit: fitOf(entry, asked) }))
        .toSorted(
          (a, b) =>
            a.fit - b.fit ||
            a.order - b.order ||
            a.place.name.length - b.place.name.length ||
            a.place.name.localeCompare(b.place.name, "es"),
        )
        .slice(0, limit)
        .map(({ place }) => place);
    },
  };
}
