import { foldWords } from "./fold-words.ts";

const LONGEST_SLUG = 60;

/**
 * Makes an address out of a title.
 *
 * @returns Lower case without accents, words joined by hyphens; `grafico` when the title has no word to make it of.
 * @example slugOf("El paro baja en España (1,2 %)") // "el-paro-baja-en-espana-1-2"
 */
export function slugOf(title: string): string {
  const words = foldWords(title).map((word) => word.replaceAll("ñ", "n").replaceAll(/[^a-z0-9]/g, ""));
  let slug = "";
  for (const word of words.filter(Boolean)) {
    const longer = slug === "" ? word : `${slug}-${word}`;
    if (longer.length > LONGEST_SLUG) break;
    slug = longer;
  }
  return slug.length < 3 ? ["grafico", slug].filter(Boolean).join("-") : slug;
}
