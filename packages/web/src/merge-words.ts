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

/** Finds the one stretch in which a side differs from the base. */
function changeOf(base: readonly string[], side: readonly string[]): Change {
  const most = Math.min(base.length, side.length);
  let start = 0;
  while (start < most && base[start] === side[start]) start += 1;
  let same = 0;
  while (same < most - start && base[base.length - 1 - same] === side[side.length - 1 - same]) same += 1;
  return { start, end: base.length - same, words: side.slice(start, side.length - same) };
}

/**
 * Joins two changes of one text of several words: what each wrote stays, where at least a word that nobody touched is between them.
 *
 * @returns `null` where both wrote in the same place.
 */
export function mergeWords(sides: DraftSides<string>): string | null {
  const base = wordsOf(sides.base);
  const [theirs, mine] = [changeOf(base, wordsOf(sides.theirs)), changeOf(base, wordsOf(sides.mine))];
  const [first, second] = theirs.start <= mine.start ? [theirs, mine] : [mine, theirs];
  const between = base.slice(first.end, second.start);
  if (!between.some((word) => !isGap(word))) return null;
  return [...base.slice(0, first.start), ...first.words, ...between, ...second.words, ...base.slice(second.end)].join(
    "",
  );
}
