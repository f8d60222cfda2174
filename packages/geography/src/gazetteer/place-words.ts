import { foldLoosely } from "@nv/spanish";

const PLAIN = /^[\x20-\x7e]*$/;

/** Words of a text as they are compared, without accents and signs. */
export function wordsOf(text: string): readonly string[] {
  // Most names of the world have no accent, and there are hundreds of thousands.
  if (PLAIN.test(text)) return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return foldLoosely(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
