/** Characters that change how a text is read without being seen themselves: directions, joins, blanks of no width, controls other than tabs and line breaks. */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/**
 * Writes what cannot be seen, so that a text does not pass for another one.
 *
 * @example visibleText("a\u202eb") // "a‹U+202E›b"
 */
export function visibleText(text: string): string {
  return text.replaceAll(
    UNSEEN,
    (character) => `‹U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}›`,
  );
}
