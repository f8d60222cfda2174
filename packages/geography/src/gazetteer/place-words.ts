import { foldLoosely } from "@nv/spanish";

/** Words of a text as they are compared, without accents and signs. */
export function wordsOf(text: string): readonly string[] {
  return foldLoosely(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
