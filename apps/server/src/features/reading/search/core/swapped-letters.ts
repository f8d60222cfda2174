/** Every word that differs from this one in the order of two neighbouring letters: the commonest slip of quick fingers. */
export function withTwoLettersSwapped(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2),
  ).filter((swapped) => swapped !== word);
}
