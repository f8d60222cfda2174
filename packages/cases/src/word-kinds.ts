import { foldLoosely } from "@nv/spanish";
import {
  AFTER_HALLOWED_NAMES,
  GIVEN_NAMES,
  HALLOWED,
  HOUSES,
  INTRODUCERS,
  KNOWN,
  NAMED_HOUSES,
  NAMED_THINGS,
  NAMES_OF_OTHER_THINGS,
  NOBODYS_NAMES,
  SAINTS_SURNAMES,
  SHORT_TREATMENTS,
  STREETS,
  SURNAMES,
  SURNAMES_OF_OTHER_THINGS,
  TOLD_DEEDS,
  TOLD_THINGS,
  TREATMENTS,
} from "./name-words.ts";
import { isOrdinary } from "./ordinary-words.ts";

/** Kinds that a word may have, one bit each: most words have none, and one lookup gives all of them. */
export const KIND = {
  given: 1,
  /** A given name that is a place, a devotion or a word too. */
  weakGiven: 1 << 1,
  surname: 1 << 2,
  weakSurname: 1 << 3,
  treatment: 1 << 4,
  shortTreatment: 1 << 5,
  hallowed: 1 << 6,
  house: 1 << 7,
  namedHouse: 1 << 8,
  street: 1 << 9,
  introducer: 1 << 10,
  known: 1 << 11,
  toldThing: 1 << 12,
  toldDeed: 1 << 13,
  namedThing: 1 << 14,
  particle: 1 << 15,
  /** «El», «Ben», «van»: in names from elsewhere, with a capital or without. */
  article: 1 << 16,
  afterHallowed: 1 << 17,
  saintsSurname: 1 << 18,
  /** After these stands a place or a thing: «en Gaztelueta». */
  placeLead: 1 << 19,
  /** Begins one of `NOBODYS_NAMES`. */
  nobodys: 1 << 20,
} as const;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Small words, which stand in names and around them. */
const PARTICLES = setOf("de del la las los y i e da do");
const ARTICLES = setOf("el al ben bin abu von van der den di du dos le lo ter zu ould o mac san");
const PLACE_LEADS = setOf("en el la los las lo del al de desde hasta hacia un una unos unas d l els les na pel");

/** Lists that say what a word is. */
const LISTS: readonly (readonly [number, ReadonlySet<string>])[] = [
  [KIND.given, GIVEN_NAMES],
  [KIND.weakGiven, NAMES_OF_OTHER_THINGS],
  [KIND.surname, SURNAMES],
  [KIND.weakSurname, SURNAMES_OF_OTHER_THINGS],
  [KIND.treatment, TREATMENTS],
  [KIND.shortTreatment, SHORT_TREATMENTS],
  [KIND.hallowed, HALLOWED],
  [KIND.house, HOUSES],
  [KIND.namedHouse, NAMED_HOUSES],
  [KIND.street, STREETS],
  [KIND.introducer, INTRODUCERS],
  [KIND.known, KNOWN],
  [KIND.toldThing, TOLD_THINGS],
  [KIND.toldDeed, TOLD_DEEDS],
  [KIND.namedThing, NAMED_THINGS],
  [KIND.particle, PARTICLES],
  [KIND.article, ARTICLES],
  [KIND.afterHallowed, AFTER_HALLOWED_NAMES],
  [KIND.saintsSurname, SAINTS_SURNAMES],
  [KIND.placeLead, PLACE_LEADS],
  [KIND.nobodys, new Set(NOBODYS_NAMES.keys())],
];

function kindsOfWords(): ReadonlyMap<string, number> {
  const kinds = new Map<string, number>();
  for (const [kind, words] of LISTS)
    for (const word of words) kinds.set(foldLoosely(word), (kinds.get(foldLoosely(word)) ?? 0) | kind);
  for (const [word, kind] of kinds) {
    if (!isOrdinary(word)) continue;
    const weak = (kind & KIND.given ? KIND.weakGiven : 0) | (kind & KIND.surname ? KIND.weakSurname : 0);
    kinds.set(word, kind | weak);
  }
  return kinds;
}

const KINDS = kindsOfWords();

/** Returns the kinds of a word. @param plain - Folded. @returns Bits of {@link KIND}; 0 for a word that no list has. */
export const kindsOf = (plain: string): number => KINDS.get(plain) ?? 0;
