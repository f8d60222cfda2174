import { fold } from "@nv/spanish";

/** Words by which people tell of polls, without accents. */
const POLLS = /\b(?:encuestas?|sondeos?|barometros?|encuestados?|intencion de voto|estimacion de voto|demoscopi\w+)\b/;

/** Words by which they tell of votes. */
const VOTES =
  /\b(?:votos?|votar\w*|votaria\w*|elecciones|electoral(?:es)?|esca[nñ]os?|candidat\w+|mayoria absoluta|partidos?)\b/;

/** Most characters of a text that are looked through. */
const MOST_READ = 20_000;

/** End of a sentence. */
const SENTENCES = /(?<=[.!?…])\s+|\n+/;

/** Texts of anything that people wrote, as deep as it is. */
export function textsIn(written: unknown): readonly string[] {
  if (typeof written === "string") return [written];
  return typeof written === "object" && written !== null ? Object.values(written).flatMap(textsIn) : [];
}

/**
 * Finds the sentence by which a graphic seems to tell of a poll about a vote: one of its texts names a poll, and one a vote.
 *
 * @returns Empty where nothing says so.
 */
export function pollSentence(texts: readonly string[]): string {
  const read = texts.map((text) => text.slice(0, MOST_READ));
  if (!read.some((text) => VOTES.test(fold(text)))) return "";
  const found = read.flatMap((text) => text.split(SENTENCES)).find((sentence) => POLLS.test(fold(sentence)));
  return found?.trim() ?? "";
}
