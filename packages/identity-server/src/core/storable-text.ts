/**
 * Removes what PostgreSQL cannot keep in a text: the NUL character. No name, address or search needs one.
 *
 * @example storableText("an\0a") // "ana"
 */
export function storableText(text: string): string {
  return text.replaceAll("\0", "");
}
