import { FileWords } from "@nv/contracts/schemas";
import { foldWords } from "../../records/core/fold-words.ts";

/** The words of a file, as they are kept. */
export const readWords = (text: string): FileWords => FileWords.parse(JSON.parse(text));

/** Columns that are derived from the words of a file, and those words. */
export interface WordColumns {
  readonly words: string;
  readonly search_text: string;
  readonly lacks_alt: number;
  readonly rights_until: string;
}

/** The words of a file, and what it is found by. @param kind - What the file is. */
export function wordColumns(words: FileWords, kind: string): WordColumns {
  const folded = foldWords(Object.values(words).join(" "));
  const isSeen = kind === "picture" || kind === "video";
  return {
    words: JSON.stringify(words),
    // A word is sought with what stands before it, so the first one too.
    search_text: ` ${folded.join(" ")}`,
    lacks_alt: isSeen && words.altText === "" ? 1 : 0,
    rights_until: words.rightsUntil,
  };
}
