import type { PassagePart } from "@nv/contracts/schemas";
import { type PlacedWord, placedWords } from "./words.ts";

/** Length of a passage, UTF-16 code units: two lines of a result. */
const PASSAGE_LENGTH = 190;
/** Text before the first word found, so that it is read in its sentence. UTF-16 code units. */
const LEAD_LENGTH = 50;

/** Marks the words of a text whose stem was found. */
export function markText(
  text: string,
  found: ReadonlySet<string>,
  words: readonly PlacedWord[] = placedWords(text),
): PassagePart[] {
  const parts: PassagePart[] = [];
  let end = 0;
  for (const word of words) {
    if (!found.has(word.stem) || word.start < end) continue;
    if (word.start > end) parts.push({ text: text.slice(end, word.start), isMatch: false });
    parts.push({ text: text.slice(word.start, word.end), isMatch: true });
    end = word.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** How many different words, and which, a stretch of the text starting at `words[from]` holds. */
function variety(words: readonly PlacedWord[], from: number, found: ReadonlySet<string>): number {
  const start = words[from]?.start ?? 0;
  const seen = new Set<string>();
  for (let at = from; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined || word.end > start + PASSAGE_LENGTH - LEAD_LENGTH) break;
    if (found.has(word.stem)) seen.add(word.stem);
  }
  return seen.size;
}

/** Index of the word from which a passage holds the most different words that were found; -1 when there is none. */
function bestStart(words: readonly PlacedWord[], found: ReadonlySet<string>): number {
  let best = -1;
  let bestVariety = 0;
  words.forEach((word, at) => {
    if (bestVariety === found.size || !found.has(word.stem)) return;
    const here = variety(words, at, found);
    if (here > bestVariety) [best, bestVariety] = [at, here];
  });
  return best;
}

/**
 * Cuts a passage out of a text, around the words that were found, which it marks.
 *
 * @param words - The words of `text`.
 * @param found - Stems.
 * @returns Whole words, with «…» where the text goes on; the beginning of the text when it has none of the words.
 */
export function passageOf(text: string, words: readonly PlacedWord[], found: ReadonlySet<string>): PassagePart[] {
  const firstFound = words[Math.max(0, bestStart(words, found))];
  const leadStart = Math.max(0, (firstFound?.start ?? 0) - LEAD_LENGTH);
  const from = leadStart === 0 ? 0 : (words.find(({ start }) => start >= leadStart)?.start ?? 0);
  const limit = from + PASSAGE_LENGTH;
  const to = text.length <= limit ? text.length : (words.findLast(({ end }) => end <= limit)?.end ?? limit);
  const inside = words.filter(({ stem, start, end }) => start >= from && end <= to && found.has(stem));
  const placed = inside.map(({ stem, start, end }) => ({ stem, start: start - from, end: end - from }));
  const parts = markText(text.slice(from, to), found, placed);
  return [
    ...(from > 0 ? [{ text: "… ", isMatch: false }] : []),
    ...parts,
    ...(to < text.length ? [{ text: " …", isMatch: false }] : []),
  ];
}
