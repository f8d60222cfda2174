/** A case of the page, as far as it is looked for. */
export interface ListedCase {
  /** Its text, as `plainLetters` makes it. */
  readonly text: string;
  readonly province: string;
  readonly decade: string;
  readonly centre: string;
}

/** Filters that a reader sets; empty for all. */
export interface AskedCases {
  readonly words: string;
  readonly province: string;
  readonly decade: string;
  readonly centre: string;
}

/** One spelling of a text: small letters without accents. */
export const plainLetters = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The places of the cases that answer, in order: each word that is asked for is in it. */
export function filterRows(cases: readonly ListedCase[], asked: AskedCases): readonly number[] {
  const words = plainLetters(asked.words).split(/\s+/).filter(Boolean);
  const is = (value: string, wanted: string) => wanted === "" || value === wanted;
  return cases.flatMap((one, at) => {
    const answers =
      is(one.province, asked.province) &&
      is(one.decade, asked.decade) &&
      is(one.centre, asked.centre) &&
      words.every((word) => one.text.includes(word));
    return answers ? [at] : [];
  });
}
