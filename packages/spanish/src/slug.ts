import { wordsOf } from "./words.ts";

/**
 * Words of a text that an address can hold.
 *
 * @returns Small letters without accents (n for ñ) and figures; words of another alphabet are left out.
 */
function plainWords(text: string): readonly string[] {
  return wordsOf(text)
    .map((word) => word.replaceAll("ñ", "n").replaceAll(/[^a-z0-9]/g, ""))
    .filter(Boolean);
}

/**
 * Turns a title into the last part of an address.
 *
 * @param maxLength - Most characters; words that do not fit whole are left out.
 * @returns Words joined by hyphens; empty when the title has no word to make it of.
 * @example slugOf("El paro baja en España (1,2 %)", 60) // "el-paro-baja-en-espana-1-2"
 */
export function slugOf(title: string, maxLength: number): string {
  let slug = "";
  for (const word of plainWords(title)) {
    const longer = slug === "" ? word : `${slug}-${word}`;
    if (longer.length > maxLength) break;
    slug = longer;
  }
  return slug;
}
