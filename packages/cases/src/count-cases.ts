import type { CaseCount } from "@nv/contracts/schemas";
import { decadeText, provinceName } from "./case-texts.ts";
import type { PublicCase } from "./public-case.ts";

/** Label of what is not told because too few share it. */
const UNTOLD = "Sin precisar";

function countBy(
  cases: readonly PublicCase[],
  keyOf: (one: PublicCase) => string,
  labelOf: (key: string) => string,
): CaseCount[] {
  const counts = new Map<string, { cases: number; victims: number }>();
  for (const one of cases) {
    const key = keyOf(one);
    const count = counts.get(key) ?? { cases: 0, victims: 0 };
    counts.set(key, { cases: count.cases + 1, victims: count.victims + one.victims });
  }
  return [...counts]
    .map(([key, count]) => ({ key, label: key === "" ? UNTOLD : labelOf(key), ...count }))
    .sort((a, b) => Number(a.key === "") - Number(b.key === "") || (a.key < b.key ? -1 : 1));
}

/** Cases and victims, by province and by decade, as readers are told; in order, what is not told at the end with an empty key. */
export interface CaseCounts {
  readonly byProvince: CaseCount[];
  readonly byDecade: CaseCount[];
}

/** @param cases - As `mergeSmallCells` leaves them: a count of others would tell what they hold back. */
export function countCases(cases: readonly PublicCase[]): CaseCounts {
  return {
    byProvince: countBy(
      cases,
      ({ province }) => province,
      (key) => provinceName(key) ?? key,
    ),
    byDecade: countBy(
      cases,
      ({ decade }) => (decade === null ? "" : String(decade)),
      (key) => decadeText(Number(key)),
    ),
  };
}

/** Counts the cases, and their victims. */
export function totalsOf(cases: readonly Pick<PublicCase, "victims">[]): {
  readonly cases: number;
  readonly victims: number;
} {
  return { cases: cases.length, victims: cases.reduce((sum, { victims }) => sum + victims, 0) };
}
