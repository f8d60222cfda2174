/** Longest word that is looked for: no database indexes more of one. Characters. */
const LONGEST_WORD = 40;

/**
 * Splits a text into the words that search compares: lower case, without accents, but with its ñ, which is a letter of
 * its own in Spanish.
 *
 * @example foldWords("Índice de precios, año 2026") // ["indice", "de", "precios", "año", "2026"]
 */
export function foldWords(text: string): readonly string[] {
  const folded = text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ñ", "\u0000")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("\u0000", "ñ");
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD));
}
