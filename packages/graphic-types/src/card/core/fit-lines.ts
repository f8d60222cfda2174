import { NO_BREAK_SPACE } from "@nv/spanish";
import { type Typeface, textWidthPx } from "../../core/faces.ts";

/** Below this share of the line before it, a last line is an orphan. */
const ORPHAN_RATIO = 0.3;

/** Steps in which the width of balanced lines is looked for: 2^-8 of a line is a pixel or two. */
const BALANCE_STEPS = 8;

function greedyLines(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The words of a text, figures with their unit: a line does not end between them. */
function wordsOf(text: string): readonly string[] {
  const words = text.split(" ");
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const isUnit = /^(?:%|€|\$|£|°C?|km|kg|m|h)$/u.test(word) && last !== undefined && /\d$/u.test(last);
    if (isUnit) joined[joined.length - 1] = `${last}${NO_BREAK_SPACE}${word}`;
    else joined.push(word);
  }
  return joined;
}

/**
 * A text in the fewest lines that fit a width, none much shorter than the others, and no word alone in the last one where that can be
 * helped. Words are never cut.
 *
 * @param text - As it is drawn.
 * @param mostPx - Width of a line.
 * @returns The lines; one that is a single word may be wider.
 */
export function balancedLines(face: Typeface, text: string, sizePx: number, mostPx: number): readonly string[] {
  if (text === "") return [];
  const words = wordsOf(text);
  const linesWithin = (px: number) => greedyLines(words, (line) => textWidthPx(face, line, sizePx) <= px);
  const fewest = linesWithin(mostPx);
  if (fewest.length === 1) return fewest;
  // The narrowest width that needs no line more makes them about as long as each other.
  let [narrow, wide] = [mostPx / 2, mostPx];
  for (let step = 0; step < BALANCE_STEPS; step += 1) {
    const middle = (narrow + wide) / 2;
    if (linesWithin(middle).length > fewest.length) narrow = middle;
    else wide = middle;
  }
  return withoutOrphan(linesWithin(wide), (line) => textWidthPx(face, line, sizePx), mostPx);
}

/** Takes a word from the line before for a last one that would be very short. */
function withoutOrphan(lines: readonly string[], widthOf: (line: string) => number, mostPx: number): readonly string[] {
  const last = lines.at(-1) ?? "";
  const before = lines.at(-2) ?? "";
  const at = before.lastIndexOf(" ");
  if (at < 0 || widthOf(last) >= widthOf(before) * ORPHAN_RATIO) return lines;
  const longer = `${before.slice(at + 1)} ${last}`;
  return widthOf(longer) > mostPx ? lines : [...lines.slice(0, -2), before.slice(0, at), longer];
}
