import type { PassagePart } from "@nv/contracts/schemas";
import type { ReadText } from "./words.ts";

/** Length of a passage, UTF-16 code units: two lines of a result. */
const PASSAGE_LENGTH = 190;
/** Text before the first word found, so that it is read in its sentence. UTF-16 code units. */
const LEAD_LENGTH = 50;

/** A stretch of a text, UTF-16 offsets, end not included. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Indexes of the words that were found, in their order. */
function matchesIn({ places }: ReadText, found: ReadonlySet<string>): readonly number[] {
  const matches: number[] = [];
  for (const stem of found) for (const at of places.get(stem) ?? []) matches.push(at);
  return matches.sort((one, other) => one - other);
}

function markStretch({ text, words }: ReadText, { from, to }: Stretch, matches: readonly number[]): PassagePart[] {
  const parts: PassagePart[] = [];
  let end = from;
  for (const at of matches) {
    const word = words[at];
    if (word === undefined || word.start < from || word.end > to) continue;
    if (word.start > end) parts.push({ text: text.slice(end, word.start), isMatch: false });
    parts.push({ text: text.slice(word.start, word.end), isMatch: true });
    end = word.end;
  }
  if (end < to) parts.push({ text: text.slice(end, to), isMatch: false });
  return parts;
}

/** Counts the different words, of those found, in a stretch that starts at `matches[from]`. */
function variety({ words }: ReadText, matches: readonly number[], from: number): number {
  const limit = (words[matches[from] ?? 0]?.start ?? 0) + PASSAGE_LENGTH - LEAD_LENGTH;
  const seen = new Set<string>();
  for (let next = from; next < matches.length; next += 1) {
    const word = words[matches[next] ?? 0];
    if (word === undefined || word.end > limit) break;
    if (word.stem !== null) seen.add(word.stem);
  }
  return seen.size;
}

/** The match from which a passage holds the most different words, the first of those that are equal; the first word when there is none. */
function bestStart(read: ReadText, matches: readonly number[], found: ReadonlySet<string>): number {
  let best = 0;
  let bestVariety = 0;
  for (const [from, at] of matches.entries()) {
    const here = variety(read, matches, from);
    if (here > bestVariety) [best, bestVariety] = [at, here];
    if (bestVariety === found.size) break;
  }
  return best;
}

/** Whole words around one of them. */
function stretchAround({ text, words }: ReadText, at: number): Stretch {
  const leadStart = (words[at]?.start ?? 0) - LEAD_LENGTH;
  let first = at;
  while (first > 0 && (words[first - 1]?.start ?? 0) >= leadStart) first -= 1;
  const from = leadStart <= 0 ? 0 : (words[first]?.start ?? 0);
  const limit = from + PASSAGE_LENGTH;
  if (text.length <= limit) return { from, to: text.length };
  let last = at;
  while ((words[last + 1]?.end ?? Infinity) <= limit) last += 1;
  return { from, to: Math.min(words[last]?.end ?? limit, limit) };
}

/** Marks the words of a text whose stem was found. */
export function markText(read: ReadText, found: ReadonlySet<string>): PassagePart[] {
  return markStretch(read, { from: 0, to: read.text.length }, matchesIn(read, found));
}

/**
 * Cuts a passage out of a text, around the words that were found, which it marks.
 *
 * @param found - Stems.
 * @returns Whole words, with «…» where the text goes on; the beginning of the text when it has none of the words.
 */
export function passageOf(read: ReadText, found: ReadonlySet<string>): PassagePart[] {
  const matches = matchesIn(read, found);
  const stretch = stretchAround(read, bestStart(read, matches, found));
  return [
    ...(stretch.from > 0 ? [{ text: "… ", isMatch: false }] : []),
    ...markStretch(read, stretch, matches),
    ...(stretch.to < read.text.length ? [{ text: " …", isMatch: false }] : []),
  ];
}
