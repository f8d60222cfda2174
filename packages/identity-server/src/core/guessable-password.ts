/** Shorter words are in too many good passwords by chance. */
const WORD_MIN_LENGTH = 4;

/** Fewest characters that must be left of a password besides the words that anybody could guess. */
const REST_MIN_LENGTH = 8;

function folded(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/**
 * Splits what is known of a person or a site into words.
 *
 * @example wordsOf("Ana.Ruiz@diario.example") // ["ruiz", "diario", "example"]
 */
export function wordsOf(...known: readonly string[]): string[] {
  const words = known.flatMap((text) => folded(text).split(/[^\p{L}\p{N}]+/u));
  return [...new Set(words)].filter((word) => [...word].length >= WORD_MIN_LENGTH);
}

/**
 * Tells whether a password is little more than words that anybody could guess, in any case and with or without
 * accents. A long password may hold such a word.
 *
 * @param words - As {@link wordsOf} gives them.
 * @example isGuessable("Narrativas2026", ["narrativas"]) // true
 */
export function isGuessable(password: string, words: readonly string[]): boolean {
  let rest = folded(password);
  const whole = rest;
  for (const word of [...words].sort((a, b) => b.length - a.length)) rest = rest.replaceAll(word, "");
  if (rest === whole) return false;
  return [...rest.replaceAll(/[^\p{L}\p{N}]/gu, "")].length < REST_MIN_LENGTH;
}
