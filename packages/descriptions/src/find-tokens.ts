import { fold } from "@nv/spanish";

const KINDS = ["day", "time", "years", "ordinal", "digits", "name", "word"] as const;

/** A run of a text that may be part of a figure. */
export interface Token {
  readonly kind: (typeof KINDS)[number];
  readonly text: string;
  /** As comparisons want it: small letters without accents. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  /** Whether only spaces part it from the token before it. */
  readonly isNext: boolean;
}

/**
 * In the order in which they are tried. Each is bounded: a figure has one way to be read, so that no text takes long.
 * Three figures behind a space belong to the ones before, as the Academies write thousands.
 */
const TOKEN =
  /(?<day>\d{4}-\d{2}-\d{2}(?!\d)|\d{1,2}\/\d{1,2}\/\d{4}(?!\d))|(?<time>\d{1,2}:\d{2}(?!\d))|(?<years>\d{4}[-–/]\d{2}(?:\d{2})?(?!\d|[.,]\d))|(?<ordinal>\d{1,4}\.?(?:er|[ºª°](?!\s?[CF]))(?!\p{L}))|(?<digits>\d{1,3}(?:[ \u00a0\u202f\u2009]\d{3}(?!\d))+(?:,\d+)?|\d+(?:[.,]+\d+)*)|(?<name>\p{L}+-?\d[\p{L}\d-]*)|(?<word>[\p{L}\p{M}]+)/gu;

const BLANK = /^\s*$/;

/** Splits a text into the words and the runs of figures that it has, in order. */
export function findTokens(text: string): readonly Token[] {
  let before = 0;
  return [...text.matchAll(TOKEN)].map((match) => {
    const start = match.index;
    const end = start + match[0].length;
    const isNext = BLANK.test(text.slice(before, start));
    before = end;
    const kind = KINDS.find((name) => match.groups?.[name] !== undefined) ?? "word";
    return { kind, text: match[0], folded: fold(match[0]), start, end, isNext };
  });
}
