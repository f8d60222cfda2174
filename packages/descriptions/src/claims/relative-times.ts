import type { Period } from "../period.ts";
import type { Grid } from "./grid.ts";

/** Steps of a calendar that words count time by, in months. */
const MONTHS_OF: readonly (readonly [stem: string, months: number])[] = [
  ["decada", 120],
  ["año", 12],
  ["ejercicio", 12],
  ["trimestre", 3],
  ["mes", 1],
];

/** Months that a word for a stretch of time counts; `null` for days and weeks, which no table counts alike. */
export const monthsOf = (word: string): number | null =>
  MONTHS_OF.find(([stem]) => word === stem || word === `${stem}s` || word === `${stem}es`)?.[1] ?? null;

/** Month that a period begins with, counted from the year zero; `null` for a day. */
function monthOf({ year, quarter, month, day }: Period): number | null {
  if (day !== null) return null;
  return year * 12 + (month === null ? ((quarter ?? 1) - 1) * 3 : month - 1);
}

/**
 * Finds the moment some months away from another.
 *
 * @returns One place of the table; none where the table ends before; `null` where it does not step by months.
 */
export function timesAway({ times }: Grid, from: number, months: number): readonly number[] | null {
  const starts = times.map(({ period }) => (period === null ? null : monthOf(period)));
  const start = starts[from] ?? null;
  if (start === null || starts.includes(null)) return null;
  const at = starts.indexOf(start + months);
  return at === -1 ? [] : [at];
}

/** A moment that is told by its distance from another. */
export interface Relative {
  /** Months from the moment that the sentence speaks of; below zero before it. */
  readonly months: number;
  /** Whether it is where a stretch begins: «en cinco años». */
  readonly isSince: boolean;
  /** Whether it counts from the last moment, whatever the sentence spoke of before: «hace cinco años». */
  readonly isOfNow: boolean;
  /** Place behind its last word. */
  readonly to: number;
}

const ARTICLES = new Set(["un", "una"]);

/** Words behind a stretch of time: «antes», «después», «más tarde». */
function afterStretch(words: readonly string[], at: number): { readonly sign: -1 | 1; readonly to: number } | null {
  const word = words[at] ?? "";
  if (word === "antes" || word === "atras") return { sign: -1, to: at + 1 };
  if (word === "despues") return { sign: 1, to: at + 1 };
  return word === "mas" && words[at + 1] === "tarde" ? { sign: 1, to: at + 2 } : null;
}

/**
 * Reads a stretch of time as the moment that it leads to: «dos años antes», «hace cinco años», «en cuatro meses».
 *
 * @param lead - Words before the count, nearest last.
 * @param to - Place behind the word for the stretch.
 */
export function relativeOf({
  count,
  unit,
  lead,
  words,
  to,
}: {
  readonly count: number;
  readonly unit: string;
  readonly lead: readonly string[];
  readonly words: readonly string[];
  readonly to: number;
}): Relative | null {
  const months = monthsOf(unit);
  if (months === null || !Number.isInteger(count)) return null;
  const before = lead.filter((word) => !["los", "las", "ultimos", "ultimas", "apenas", "solo"].includes(word)).at(-1);
  const behind = afterStretch(words, to);
  if (behind !== null) return { months: behind.sign * count * months, isSince: false, isOfNow: false, to: behind.to };
  if (before === "hace") return { months: -count * months, isSince: false, isOfNow: true, to };
  return before === "en" ? { months: -count * months, isSince: true, isOfNow: false, to } : null;
}

/** Reads «un año antes», «del año anterior», «en un año» where its first word stands. */
export function relativeAt(words: readonly string[], at: number): Relative | null {
  const word = words[at] ?? "";
  if (ARTICLES.has(word) && monthsOf(words[at + 1] ?? "") !== null)
    return relativeOf({
      count: 1,
      unit: words[at + 1] ?? "",
      lead: words.slice(Math.max(0, at - 3), at),
      words,
      to: at + 2,
    });
  const months = monthsOf(word);
  const isFormer = words[at + 1] === "anterior" || words[at + 1] === "precedente";
  return months !== null && isFormer ? { months: -months, isSince: false, isOfNow: false, to: at + 2 } : null;
}
