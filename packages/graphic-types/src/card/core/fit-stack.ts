import { type FaceName, faceNamed, type Typefaces, textWidthPx } from "../../core/faces.ts";
import { balancedLines } from "./fit-lines.ts";

/** A text of a card: where it is written in the form, and how it may be set. */
export interface Block {
  /** Path of its field in the configuration. */
  readonly field: string;
  /** As it is drawn. */
  readonly text: string;
  readonly face: FaceName;
  /** Largest and least size of its em, pixels. */
  readonly mostPx: number;
  readonly leastPx: number;
  /** From one base line to the next, in sizes. */
  readonly lineRatio: number;
  /** Room above it where something is above it, in sizes. */
  readonly gapRatio: number;
  /** Part of the theme that it is painted with. */
  readonly paint: "ink" | "soft" | "accentInk";
  /** Whether it stands in one line, as numbers do. */
  readonly isOneLine?: boolean;
}

/** A line where it is drawn, from the top left of its stack. */
export interface SetLine {
  readonly text: string;
  readonly face: FaceName;
  readonly sizePx: number;
  /** Of its base line, pixels. */
  readonly yPx: number;
  readonly paint: Block["paint"];
}

/** Text that does not fit at the least size. */
export interface Overflow {
  readonly field: string;
  /** Number of its characters that are too many. */
  readonly characters: number;
  /** The word that is wider than its line by itself, wherever the text is cut; empty for none. */
  readonly word: string;
}

/** Texts one below the other. */
export interface SetStack {
  readonly lines: readonly SetLine[];
  /** To the last base line. */
  readonly heightPx: number;
  /** Height of what hangs below it. */
  readonly descentPx: number;
  readonly overflow: Overflow | null;
}

interface Room {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Depth that hangs below the base line, in sizes: room that the text below a line does not take. */
const DESCENT_RATIO = 0.2;

/** Steps in which the size is looked for: the seventh moves it by less than a pixel in a hundred. */
const SIZE_STEPS = 7;

const linesOf = (faces: Typefaces, { text, face, isOneLine = false }: Block, sizePx: number, widthPx: number) =>
  isOneLine ? [text] : balancedLines(faceNamed(faces, face), text, sizePx, widthPx);

const sizeAt = ({ mostPx, leastPx }: Block, ratio: number) => leastPx + (mostPx - leastPx) * ratio;

/** Sets texts at a size between the least, 0, and the largest, 1. */
function setAt(faces: Typefaces, blocks: readonly Block[], widthPx: number, ratio: number) {
  const lines: SetLine[] = [];
  let [heightPx, descentPx, widthOver] = [0, 0, false];
  for (const block of blocks) {
    const sizePx = sizeAt(block, ratio);
    const { face, paint, lineRatio, gapRatio } = block;
    const typeface = faceNamed(faces, face);
    const { capHeight, unitsPerEm } = typeface;
    const capPx = (capHeight / unitsPerEm) * sizePx;
    if (heightPx > 0) heightPx += descentPx + gapRatio * sizePx;
    descentPx = sizePx * DESCENT_RATIO;
    for (const [at, text] of linesOf(faces, block, sizePx, widthPx).entries()) {
      heightPx += at === 0 ? capPx : lineRatio * sizePx;
      lines.push({ text, face, sizePx, yPx: heightPx, paint });
      widthOver ||= textWidthPx(typeface, text, sizePx) > widthPx;
    }
  }
  return { lines, heightPx, descentPx, widthOver };
}

/** Finds a word that is wider than its line, at the least size of its text. */
function widestWord(faces: Typefaces, blocks: readonly Block[], widthPx: number): Omit<Overflow, "characters"> | null {
  for (const { field, text, face, leastPx, isOneLine = false } of blocks) {
    const words = isOneLine ? [] : text.split(/[\s-]+/);
    const word = words.find((one) => textWidthPx(faceNamed(faces, face), one, leastPx) > widthPx);
    if (word !== undefined) return { field, word };
  }
  return null;
}

/** The largest whole number for which something holds that holds for 0 and stops holding somewhere. */
function lastWhere(most: number, holds: (count: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Sets texts one below the other as large as they fit, all by the same step between their least and largest sizes, so that what is more
 * important stays larger.
 *
 * @param blocks - Empty ones take no room.
 * @returns What does not fit is set at the least size, over the edge, with how many characters are too many in its longest text.
 */
export function fitStack(faces: Typefaces, blocks: readonly Block[], { widthPx, heightPx }: Room): SetStack {
  const written = blocks.filter(({ text }) => text !== "");
  const fits = (tried: readonly Block[], ratio: number) => {
    const set = setAt(faces, tried, widthPx, ratio);
    return set.heightPx <= heightPx && !set.widthOver;
  };
  if (fits(written, 0)) {
    const steps = 2 ** SIZE_STEPS;
    const ratio = fits(written, 1) ? 1 : lastWhere(steps, (step) => fits(written, step / steps)) / steps;
    return { ...setAt(faces, written, widthPx, ratio), overflow: null };
  }
  const longest = written.toSorted((a, b) => b.text.length - a.text.length)[0];
  const set = setAt(faces, written, widthPx, 0);
  if (longest === undefined) return { ...set, overflow: null };
  const characters = [...longest.text];
  const shortened = (count: number) =>
    written.map((block) =>
      block === longest ? { ...block, text: characters.slice(0, count).join("").trim() } : block,
    );
  const kept = lastWhere(
    characters.length,
    (count) =>
      count === 0 ||
      fits(
        shortened(count).filter(({ text }) => text !== ""),
        0,
      ),
  );
  const over = { field: longest.field, word: "", ...widestWord(faces, written, widthPx) };
  return { ...set, overflow: { ...over, characters: characters.length - kept } };
}
