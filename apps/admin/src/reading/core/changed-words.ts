/** A stretch of a line. */
export interface LinePart {
  readonly text: string;
  /** Whether it is what changes in the line. */
  readonly isChanged: boolean;
}

/** Words, and what stands between them. */
function wordsOf(line: string): readonly string[] {
  return line.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? [];
}

function partsOf(tokens: readonly string[], start: number, end: number): readonly LinePart[] {
  return [
    { text: tokens.slice(0, start).join(""), isChanged: false },
    { text: tokens.slice(start, end).join(""), isChanged: true },
    { text: tokens.slice(end).join(""), isChanged: false },
  ].filter(({ text }) => text !== "");
}

/**
 * Tells which words change between two versions of a line: everything between what they begin with and what they end with.
 *
 * @returns Both lines in parts. When they share no word, neither has a changed part: the whole line is another one.
 * @example changedWords("un halo", "un halo claro") // [[«un halo»], [«un halo», « claro» changed]]
 */
export function changedWords(before: string, after: string): readonly [readonly LinePart[], readonly LinePart[]] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const shortest = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < shortest && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < shortest - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  if (start + end === 0) return [[{ text: before, isChanged: false }], [{ text: after, isChanged: false }]];
  return [partsOf(old, start, old.length - end), partsOf(fresh, start, fresh.length - end)];
}
