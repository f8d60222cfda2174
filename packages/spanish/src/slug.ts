import { wordsOf } from "./words.ts";

/** Letters that are no letter with an accent, and what they are in an address. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ñ: "n", ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" },
};

/**
 * Words of a text that an address can hold.
 *
 * @returns Small letters without accents (n for ñ, ss for ß) and figures; words of another alphabet are left out.
 */
function plainWords(text: string): readonly string[] {
  return wordsOf(text)
    .map((word) => word.replaceAll(/[^a-z0-9]/g, (letter) => LETTERS[letter] ?? ""))
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
