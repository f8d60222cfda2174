import { foldLoosely } from "@nv/spanish";

/** An article that lists of places put behind a comma: «Coruña, A». */
const ARTICLE_BEHIND = /^(.+), (el|la|los|las|a|o|as|os|l'|els|les|es|sa|ses|lo)$/;

/**
 * Makes one spelling of a name, so that tables of different hands meet: without accents, signs or double spaces, and with its article in
 * front.
 *
 * @example joinKey("Coruña, A") // "a coruna"
 */
export function joinKey(name: string): string {
  const plain = foldLoosely(name).replaceAll("’", "'");
  const [, noun, article = ""] = ARTICLE_BEHIND.exec(plain) ?? [];
  return (noun === undefined ? plain : `${article} ${noun}`).replaceAll(/[^a-z0-9]+/g, " ").trim();
}

/** All the spellings by which a name may be known: as a whole, and each side of a bar: «Alicante/Alacant». */
export function joinKeys(name: string): readonly string[] {
  return [...new Set([name, ...name.split("/")].map(joinKey))].filter(Boolean);
}
