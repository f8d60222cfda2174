/** Words that are compared: a description has a hundred. */
const MOST_WORDS = 400;

const wordsOf = (text: string) =>
  text
    .normalize("NFC")
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS);

/** Counts the words that two texts have in common in the same order. */
function commonWords(one: readonly string[], other: readonly string[]): number {
  let row: readonly number[] = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const next = [0];
    for (const [at, its] of other.entries())
      next.push(word === its ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * Computes how much of a draft somebody wrote otherwise.
 *
 * @returns Share of the words of both that are not in the other in the same place of the order, 0 to 1; 0 for two empty texts.
 */
export function changedRatio(draft: string, published: string): number {
  const [before, after] = [wordsOf(draft), wordsOf(published)];
  const all = before.length + after.length;
  return all === 0 ? 0 : 1 - (2 * commonWords(before, after)) / all;
}
