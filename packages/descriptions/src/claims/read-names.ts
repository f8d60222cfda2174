import { groupBy } from "@nv/contracts";
import { fold } from "@nv/spanish";
import { findTokens, type Token } from "../find-tokens.ts";
import type { GridRow } from "./grid.ts";

/** Rows of which single words are looked for; of more, whole names alone. */
const MOST_BY_WORD = 60;

/** Length from which two words are held to be of one family by their beginning: «aprueba», «aprobación». */
const STEM_LENGTH = 6;

/** A name of a row as it stands in a sentence, in tokens. */
export interface NamedRow {
  readonly from: number;
  readonly to: number;
  readonly rows: readonly number[];
}

const FILLERS = new Set(["de", "del", "la", "el", "los", "las", "en", "y", "por", "a", "con", "al", "un", "una"]);

/** The words of a name without its unit in brackets. */
const wordsOf = (name: string) => findTokens(fold(name.split("(")[0] ?? name)).map(({ folded }) => folded);

const singular = (word: string) => (word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word);
const stemOf = (word: string) => singular(word).replaceAll("ue", "o").replaceAll("ie", "e");

/** Whether two words are of one family: «parado» and «parados», «aprueba» and «aprobación». */
export function isAkin(one: string, other: string): boolean {
  const [a, b] = [stemOf(one), stemOf(other)];
  if (a === b) return true;
  return a.length >= STEM_LENGTH && b.length >= STEM_LENGTH && a.slice(0, STEM_LENGTH) === b.slice(0, STEM_LENGTH);
}

/** Names of a grid's rows, prepared to be looked for. */
export interface NameIndex {
  readonly whole: ReadonlyMap<string, readonly { readonly words: readonly string[]; readonly row: number }[]>;
  /** Words that one row alone has. */
  readonly single: readonly { readonly word: string; readonly row: number }[];
}

/** Prepares the names of a grid's rows. */
export function indexNames({
  rows,
  isTimed,
}: {
  readonly rows: readonly Pick<GridRow, "name">[];
  readonly isTimed: boolean;
}): NameIndex {
  const named = rows.map(({ name }, row) => ({ words: wordsOf(name), row })).filter(({ words }) => words.length > 0);
  const whole = groupBy(
    named.toSorted((a, b) => b.words.length - a.words.length),
    ({ words }) => words[0] ?? "",
  );
  const isByWord = isTimed && rows.length > 1 && rows.length <= MOST_BY_WORD;
  const words = isByWord
    ? named.flatMap((one) =>
        one.words.filter((word) => word.length > 2 && !FILLERS.has(word)).map((word) => ({ word, row: one.row })),
      )
    : [];
  const single = words.filter(({ word, row }) => !words.some((other) => other.row !== row && isAkin(other.word, word)));
  return { whole, single };
}

/** Finds the rows that a sentence names: whole names, the longest first, then words that one row alone has. */
export function findRows({ whole, single }: NameIndex, tokens: readonly Token[]): readonly NamedRow[] {
  const found: NamedRow[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const word = tokens[at]?.folded ?? "";
    const full = whole.get(word)?.find(({ words }) => words.every((one, next) => tokens[at + next]?.folded === one));
    if (full !== undefined) {
      const length = full.words.length;
      const twins = whole.get(word)?.filter(({ words }) => words.join(" ") === full.words.join(" ")) ?? [];
      found.push({ from: at, to: at + length, rows: twins.map(({ row }) => row) });
      at += length - 1;
      continue;
    }
    const row = single.find((one) => isAkin(one.word, word))?.row;
    if (row !== undefined) found.push({ from: at, to: at + 1, rows: [row] });
  }
  return found;
}
