/** A sentence of a text; the end is not part of it. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
}

/** Sign that may end a sentence, with what closes a quotation, before a space. */
const END = /[.!?…]["»”)]?(?=\s)/gu;

/** Beginning of a sentence: a capital, an opening sign or a figure. */
const BEGINNING = /^[¿¡«“"(]?[\p{Lu}\d]/u;

/** Abbreviation with a point that does not end a sentence: «EE. UU.», «p. ej.», a letter of a name. */
const SHORT = /(?:^|[^\p{L}])(?:\p{Lu}{1,2}|art|aprox|av|cap|etc|fig|ej|núm|p|pág|sr|sra|vol|dr|dra|d)\.$/iu;

/** Longest of what has a point and does not end, with the sign before it, UTF-16 units. */
const SHORT_LENGTH = 8;

/** Splits a text into its sentences. */
export function findSentences(text: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    const rest = text.slice(end).trimStart();
    if (!BEGINNING.test(rest)) continue;
    const point = match.index + 1;
    if (match[0].startsWith(".") && SHORT.test(text.slice(Math.max(start, point - SHORT_LENGTH), point))) continue;
    sentences.push({ start, end });
    start = text.length - rest.length;
  }
  if (text.slice(start).trim() !== "") sentences.push({ start, end: text.length });
  return sentences;
}
