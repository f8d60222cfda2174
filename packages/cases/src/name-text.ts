import { foldLoosely } from "@nv/spanish";
import { kindsOf } from "./word-kinds.ts";

/** Separation of a word from the one before it. */
export type Gap = "start" | "blank" | "point" | "comma" | "bound";

/** A word of a text in which names are looked for. */
export interface NameWord {
  readonly text: string;
  /** Folded, with its look-alikes of other alphabets made Latin. */
  readonly plain: string;
  /** Bits of `KIND`. */
  readonly kinds: number;
  /** UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
  /** `start` where a sentence, a quotation or a line begins; `point` after an abbreviation; `bound` by a hyphen, a point or an apostrophe. */
  readonly gap: Gap;
  readonly isCapital: boolean;
  /** One letter. */
  readonly isInitial: boolean;
  readonly isRoman: boolean;
  /** More than one letter, all capitals. */
  readonly isCaps: boolean;
}

/** Letters of Greek and Cyrillic that look like a Latin one, and that one. */
const ALIKE: ReadonlyMap<string, string> = new Map(
  [
    ..."АA ВB ЕE КK МM НH ОO РP СC ТT ХX УY ІI ЈJ ЅS ԌG ԚQ ԜW ЗZ аa еe оo рp сc уy хx іi јj ѕs һh кk мm тt вb нh пn гr иn".split(
      " ",
    ),
    ..."ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX οo αa νv ιi κk ρp υu τt ηn γy εe σo μu".split(" "),
  ].map((pair) => [pair.charAt(0), pair.charAt(1)]),
);
const FOREIGN = /[\u0370-\u052f]/u;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const PLAIN = /^[a-z]+$/;
const ROMAN = /^[IVX]+$/;
const CAPITAL = /^\p{Lu}/u;
const SMALL = /\p{Ll}/u;
const BINDING: ReadonlySet<string> = new Set("-_'’·.+‐‑");
const BLANK = /^\s+$/u;
const POINT = /^\.\s+$/u;
const ORDINAL = /^[ªº]\.?\s*$/u;
const COMMA = /^,\s+$/u;
/** Letters of the longest word after which a point is of an abbreviation: «Rvdo. Bobadilla». */
const LONGEST_SHORT = 4;

/** A text with what looks Latin made so, sign for sign. */
export const latinised = (text: string): string =>
  FOREIGN.test(text) ? text.replaceAll(/[\u0370-\u052f]/gu, (sign) => ALIKE.get(sign) ?? sign) : text;

const SHORT = /^(?:\p{Lu}|[DSFHMRP]\p{Ll}{0,3})$/u;

function gapOf(between: string, before: string): Gap {
  if (between === " " || BLANK.test(between)) return between.includes("\n") ? "start" : "blank";
  if (BINDING.has(between)) return "bound";
  if (COMMA.test(between)) return "comma";
  if (ORDINAL.test(between)) return "point";
  return POINT.test(between) && before.length <= LONGEST_SHORT && SHORT.test(before) ? "point" : "start";
}

/** The words of a text that is seen as it is, in order. @param plain - As `plainText` gives it. */
export function nameWords(plain: string): readonly NameWord[] {
  const latin = latinised(plain);
  const lower = latin.toLowerCase();
  // Sign for sign, but for the few letters that are two when they are small.
  const isAligned = lower.length === latin.length;
  const words: NameWord[] = [];
  let [end, before] = [0, ""];
  for (const { 0: text, index: start } of latin.matchAll(WORD)) {
    const gap = start === 0 || before === "" ? "start" : gapOf(latin.slice(end, start), before);
    end = start + text.length;
    before = text;
    const small = isAligned ? lower.slice(start, end) : text;
    // Most words have no accent to lose.
    const word = isAligned && PLAIN.test(small) ? small : foldLoosely(small);
    const isCapital = CAPITAL.test(text);
    const isCaps = isCapital && text.length > 1 && !SMALL.test(text);
    const isRoman = isCapital && ROMAN.test(text);
    words.push({
      ...{ text, plain: word, kinds: kindsOf(word), start, end, gap, isCapital },
      ...{ isInitial: text.length === 1, isRoman, isCaps },
    });
  }
  return words;
}
