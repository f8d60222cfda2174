/** A sentence of a text; the end is not part of it. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
}

/** A full stop that ends a sentence: what follows begins with a capital, an opening sign or a figure. */
const END = /[.!?…]["»”)]?\s+(?=[¿¡«“"(]?[\p{Lu}\d])/gu;

/** What has a point and does not end: «EE. UU.», «p. ej.», a letter of a name. */
const SHORT = /(?:^|[^\p{L}])(?:\p{Lu}{1,2}|art|aprox|av|cap|etc|fig|ej|núm|p|pág|sr|sra|vol|dr|dra|d)\.$/iu;

/** Longest of what has a point and does not end, with the sign before it, UTF-16 units. */
const SHORT_LENGTH = 8;

/** Splits a text into its sentences. */
export function findSentences(text: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const match of text.matchAll(END)) {
    const point = match.index + 1;
    if (match[0].startsWith(".") && SHORT.test(text.slice(Math.max(start, point - SHORT_LENGTH), point))) continue;
    const end = match.index + match[0].length;
    sentences.push({ start, end: match.index + match[0].trimEnd().length });
    start = end;
  }
  if (text.slice(start).trim() !== "") sentences.push({ start, end: text.length });
  return sentences;
}
