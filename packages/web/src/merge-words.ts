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
    const end = added ? at : at + count;
    const last = places.at(-1);
    const words = added ? value : [];
    // What is taken out and what is written for it come one after the other.
    if ((removed || added) && last?.end === at)
      places[places.length - 1] = { start: last.start, end, words: [...last.words, ...words] };
    else if (removed || added) places.push({ start: at, end, words });
    at = end;
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

/** Changes with no untouched word between them, and the part of the base that they are in. */
interface Cluster {
  readonly start: number;
  readonly end: number;
  readonly theirs: readonly Change[];
  readonly mine: readonly Change[];
  /** Whether each side has it as a paragraph of its own, because both took words out of it. */
  readonly isWide: boolean;
}

/** Whether a change keeps the words that stood in its place, and only adds some. */
const onlyAdds = (base: readonly string[], { start, end, words }: Change) => {
  let at = 0;
  return base.slice(start, end).every((word) => {
    if (isGap(word)) return true;
    at = words.indexOf(word, at) + 1;
    return at > 0;
  });
};

/** Joins clusters, in their order, that have no word between them. */
function joinedClusters(base: readonly string[], all: readonly Cluster[]): readonly Cluster[] {
  const joined: Cluster[] = [];
  for (const one of all.toSorted((first, second) => first.start - second.start || first.end - second.end)) {
    const last = joined.at(-1);
    if (last === undefined || countWords(base.slice(last.end, one.start)) > 0) joined.push(one);
    else
      joined[joined.length - 1] = {
        start: last.start,
        end: Math.max(last.end, one.end),
        theirs: [...last.theirs, ...one.theirs],
        mine: [...last.mine, ...one.mine],
        isWide: last.isWide || one.isWide,
      };
  }
  return joined;
}

/** The words of a side in a part of the base. */
function wordsIn(base: readonly string[], changes: readonly Change[], start: number, end: number): readonly string[] {
  let at = start;
  const inPlace = changes.toSorted((one, other) => one.start - other.start || one.end - other.end);
  const words = inPlace.flatMap((change) => {
    const part = [...base.slice(at, change.start), ...change.words];
    at = change.end;
    return part;
  });
  return [...words, ...base.slice(at, end)];
}

const isBreak = (gap: string) => gap.split("\n").length > 2;

/**
 * A cluster as wide as its paragraphs, where both sides wrote and one of them took words out, or each began the text: half sentences of
 * two people make none.
 */
function inParagraphs(base: readonly string[], cluster: Cluster): Cluster {
  const { theirs, mine } = cluster;
  const tookOut = [...theirs, ...mine].some((change) => !onlyAdds(base, change));
  const isBegun = countWords(base) > 0;
  if (theirs.length === 0 || mine.length === 0 || (isBegun && !tookOut)) return cluster;
  const next = base.findIndex((word, place) => place >= cluster.end && isBreak(word));
  const start = base.findLastIndex((word, place) => place < cluster.start && isBreak(word)) + 1;
  return { ...cluster, start, end: next === -1 ? base.length : next, isWide: true };
}

/** Whether some words have each of others, as often, in whatever order. */
function hasAll(words: readonly string[], others: readonly string[]): boolean {
  const left = [...words];
  return others.every((word) => {
    const at = isGap(word) ? 0 : left.indexOf(word);
    if (at > -1 && !isGap(word)) left.splice(at, 1);
    return at > -1;
  });
}

/** Whether words go on from the one before them in the base. */
const isRest = (base: readonly string[], start: number, [first = " "]: readonly string[]) =>
  start > 0 && !isGap(first) && !isGap(base[start - 1] ?? " ");

/** Words after others, with one gap between them. */
function inRow(first: readonly string[], then: readonly string[]): string {
  const [behind, before] = [first.at(-1) ?? " ", then[0] ?? " "];
  if (!(isGap(behind) || isGap(before))) return `${first.join("")} ${then.join("")}`;
  if (!(isGap(behind) && isGap(before))) return first.join("") + then.join("");
  return behind.length < before.length
    ? first.slice(0, -1).join("") + then.join("")
    : first.join("") + then.slice(1).join("");
}

/**
 * Text of a part in which both wrote: the one that has all the words of the other, in whatever order, else theirs and then mine; the rest
 * of a word comes behind its beginning, whoever wrote it.
 */
function bothIn(base: readonly string[], { start, end, theirs, mine, isWide }: Cluster): string {
  const [their, my] = [wordsIn(base, theirs, start, end), wordsIn(base, mine, start, end)];
  if (theirs.length === 0 || hasAll(my, their)) return my.join("");
  if (mine.length === 0 || hasAll(their, my)) return their.join("");
  if (isWide) return `${their.join("")}\n\n${my.join("")}`;
  return isRest(base, start, my) ? inRow(my, their) : inRow(their, my);
}

/** A word of the base that somebody wrote on: its place, and what was written before it and behind it. */
interface GrownWord {
  readonly at: number;
  readonly changes: readonly Change[];
}

const LETTERS = /^[\p{L}\p{N}]+$/u;

/** Reads a change that writes a word on, which the base has half: somebody was saved in the middle of it. `null` for any other. */
function grownWord(base: readonly string[], { start, end, words }: Change): GrownWord | null {
  const half = base[start] ?? "";
  if (end !== start + 1 || !LETTERS.test(half.slice(-1))) return null;
  const place = words.findIndex((word) => word.startsWith(half) && LETTERS.test(word.slice(half.length)));
  if (place < 0) return null;
  const letters = (words[place] ?? "").slice(half.length);
  const before = place === 0 ? [] : [{ start, end: start, words: words.slice(0, place) }];
  return { at: start, changes: [...before, { start: end, end, words: [letters, ...words.slice(place + 1)] }] };
}

/** The places in which each side differs from the base. A word that one of them wrote on is kept, and what came behind it is new. */
function placesOfBoth(base: readonly string[], { theirs, mine }: DraftSides<string>) {
  const read = (text: string) =>
    placesOf(base, wordsOf(text)).map((change) => ({ change, grown: grownWord(base, change) }));
  const [their, my] = [read(theirs), read(mine)];
  // Where both wrote on the same word in other letters it is another one for each.
  const split = (own: typeof my, others: typeof my) =>
    own.flatMap(({ change, grown }) =>
      grown === null || others.some((other) => other.grown?.at === grown.at) ? [change] : grown.changes,
    );
  return { theirs: split(their, my), mine: split(my, their) };
}

/**
 * Keeps what two people wrote in one text, also in the same place: there theirs comes first and then mine. Of words that nobody took out
 * none is there twice; where somebody did, the paragraph is there as each of them has it.
 */
export function keepBoth(sides: DraftSides<string>): string {
  const base = wordsOf(sides.base);
  const places = placesOfBoth(base, sides);
  const single = (side: "theirs" | "mine") =>
    places[side].map((change) => ({
      ...{ start: change.start, end: change.end, theirs: [], mine: [], isWide: false },
      [side]: [change],
    }));
  const near = joinedClusters(base, [...single("theirs"), ...single("mine")]);
  const all = joinedClusters(
    base,
    near.map((one) => inParagraphs(base, one)),
  );
  let at = 0;
  const parts = all.map((cluster) => {
    const part = base.slice(at, cluster.start).join("") + bothIn(base, cluster);
    at = cluster.end;
    return part;
  });
  return parts.join("") + base.slice(at).join("");
}
