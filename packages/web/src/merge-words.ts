import { diffArrays } from "diff";

/** Two people's changes of the same thing. */
export interface DraftSides<Values> {
  /** Values that both sides started from. */
  readonly base: Values;
  readonly theirs: Values;
  readonly mine: Values;
}

/** Stretch of a text that a side wrote anew: where in the base it begins and ends, in words, and what stands there now. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
}

/** Steps from one text to the other after which they count as different from end to end: the work grows with the square of it. */
const MOST_STEPS = 600;

/** Untouched words that keep two changes of one side apart: with fewer between them they are one thing that somebody said anew. */
const LEAST_BETWEEN = 2;

const isGap = (letter: string) => letter.trim() === "";

/** Splits a text into its words and what stands between them; joined again they are the text. */
function wordsOf(text: string): readonly string[] {
  const words: string[] = [];
  for (const letter of text) {
    const last = words.at(-1);
    if (last !== undefined && isGap(letter) === isGap(last.slice(-1))) words[words.length - 1] = last + letter;
    else words.push(letter);
  }
  return words;
}

const countWords = (words: readonly string[]) => words.filter((word) => !isGap(word)).length;

/** The places in which a side differs from the base, in their order, what they begin and end with left aside. */
function placesOf(base: readonly string[], side: readonly string[]): readonly Change[] {
  const most = Math.min(base.length, side.length);
  let start = 0;
  while (start < most && base[start] === side[start]) start += 1;
  let same = 0;
  while (same < most - start && base[base.length - 1 - same] === side[side.length - 1 - same]) same += 1;
  const [end, sideEnd] = [base.length - same, side.length - same];
  const parts = diffArrays(base.slice(start, end), side.slice(start, sideEnd), { maxEditLength: MOST_STEPS });
  if (parts === undefined) return [{ start, end, words: side.slice(start, sideEnd) }];
  const places: Change[] = [];
  let at = start;
  for (const { removed, added, count, value } of parts) {
    const isApart = removed || added;
    if (isApart) places.push({ start: at, end: removed ? at + count : at, words: added ? value : [] });
    if (!added) at += count;
  }
  return places;
}

/** The changes of a side: places with next to nothing between them are one. */
function changesOf(base: readonly string[], side: readonly string[]): readonly Change[] {
  const changes: Change[] = [];
  for (const place of placesOf(base, side)) {
    const last = changes.at(-1);
    const between = last === undefined ? [] : base.slice(last.end, place.start);
    if (last === undefined || countWords(between) >= LEAST_BETWEEN) changes.push(place);
    else
      changes[changes.length - 1] = {
        start: last.start,
        end: place.end,
        words: [...last.words, ...between, ...place.words],
      };
  }
  return changes;
}

/** Whether some words begin with others. */
const beginsWith = (words: readonly string[], others: readonly string[]) =>
  others.every((word, place) => words[place] === word);

/** Two changes of one place as one, where the one goes on from the other: nothing of either is lost. `null` for two that differ. */
function goneOn(one: Change, other: Change): Change | null {
  if (one.start !== other.start || one.end !== other.end) return null;
  if (beginsWith(one.words, other.words)) return one;
  return beginsWith(other.words, one.words) ? other : null;
}

/** The changes of both sides in their order; `null` where two are in one place, or beside each other. */
function inOrder(base: readonly string[], both: readonly Change[]): readonly Change[] | null {
  const ordered: Change[] = [];
  for (const change of both.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    const last = ordered.at(-1);
    if (last !== undefined && countWords(base.slice(last.end, change.start)) === 0) {
      const one = goneOn(last, change);
      if (one === null) return null;
      ordered[ordered.length - 1] = one;
    } else ordered.push(change);
  }
  return ordered;
}

/**
 * Joins what two people wrote in one text of several words: what each wrote stays, where at least a word that nobody touched is between
 * a place of the one and a place of the other.
 *
 * @returns `null` where both wrote in the same place.
 * @see docs/adr/0136-two-people-in-one-text.md
 */
export function mergeWords(sides: DraftSides<string>): string | null {
  const base = wordsOf(sides.base);
  const both = [...changesOf(base, wordsOf(sides.theirs)), ...changesOf(base, wordsOf(sides.mine))];
  const ordered = inOrder(base, both);
  if (ordered === null) return null;
  let at = 0;
  const parts = ordered.map(({ start, end, words }) => {
    const part = [...base.slice(at, start), ...words];
    at = end;
    return part.join("");
  });
  return parts.join("") + base.slice(at).join("");
}
