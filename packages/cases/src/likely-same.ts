import type { CaseFields } from "@nv/contracts/schemas";
import { isStopWord, wordsOf } from "@nv/spanish";
import { decadeText, provinceName } from "./case-texts.ts";

/** A case that another may be. */
export interface KnownCase {
  readonly id: string;
  readonly ref: string;
  readonly fields: Pick<CaseFields, "scope" | "province" | "decade" | "centre">;
}

/** Cases by what two tellings of one share: place, decade, centre and a word of the diocese or the order. */
export type KnownCases = ReadonlyMap<string, readonly KnownCase[]>;

/** Words that dioceses and orders share. */
const SHARED: ReadonlySet<string> = new Set(
  "diocesis archidiocesis orden congregacion compañia hermanos hermanas padres hijos hijas san santa instituto".split(
    " ",
  ),
);
/** Cases that are looked at for a row, and told of it: whoever has more like it has a table to look at, not a list. */
const MOST_LOOKED_AT = 60;
const MOST_TOLD = 5;
/** Share of the words of both names that have to be the same. */
const NEAR_RATIO = 0.5;

const tellingWords = (scope: string): ReadonlySet<string> => {
  const words = wordsOf(scope).filter((word) => !isStopWord(word));
  const telling = words.filter((word) => !SHARED.has(word));
  return new Set(telling.length > 0 ? telling : words);
};

const bucketOf = ({ province, decade, centre }: KnownCase["fields"], word: string) =>
  `${province}|${decade}|${centre}|${word}`;

/** Puts cases where {@link likelySame} finds them. */
export function knownCases(cases: Iterable<KnownCase>): KnownCases {
  const known = new Map<string, KnownCase[]>();
  for (const one of cases)
    for (const word of tellingWords(one.fields.scope)) {
      const key = bucketOf(one.fields, word);
      const bucket = known.get(key);
      if (bucket === undefined) known.set(key, [one]);
      else if (bucket.length < MOST_LOOKED_AT) bucket.push(one);
    }
  return known;
}

function nearness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / (one.size + other.size - both);
}

/**
 * Cases that a new one may be: same province, decade and centre, and a diocese or an order that is nearly called the same. A person decides.
 *
 * @returns The nearest first, with why in a sentence; at most five.
 */
export function likelySame(
  fields: KnownCase["fields"],
  known: KnownCases,
): readonly { readonly id: string; readonly ref: string; readonly why: string }[] {
  const words = tellingWords(fields.scope);
  const near = new Map<string, { readonly one: KnownCase; readonly ratio: number }>();
  for (const word of words)
    for (const one of known.get(bucketOf(fields, word)) ?? []) {
      if (near.size >= MOST_LOOKED_AT) break;
      if (!near.has(one.id)) near.set(one.id, { one, ratio: nearness(words, tellingWords(one.fields.scope)) });
    }
  const where = provinceName(fields.province) ?? fields.province;
  return [...near.values()]
    .filter(({ ratio }) => ratio >= NEAR_RATIO)
    .sort((a, b) => b.ratio - a.ratio)
    .slice(0, MOST_TOLD)
    .map(
      ({
        one: {
          id,
          ref,
          fields: { scope },
        },
      }) => ({
        ...{ id, ref },
        why: `«${scope}», ${where}, ${decadeText(fields.decade)}, mismo tipo de centro`,
      }),
    );
}
