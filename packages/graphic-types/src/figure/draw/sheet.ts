import { estimateTextPx } from "@nv/geography";
import type { Series } from "./series-of.ts";

/** What a figure is drawn on. */
export interface Sheet {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly isPhone: boolean;
  /** Of all texts, in the drawing's own pixels. */
  readonly textPx: number;
}

/** How many colours tell series apart; more look the same. */
export const MOST_COLOURS = 7;

/** How many classes a calendar has. */
export const CLASSES = 5;

/** What the parts of a figure are painted with: the style of its page says what each is. */
export const PAINT = {
  ink: "var(--nv-ink)",
  soft: "var(--nv-soft)",
  rule: "var(--nv-rule)",
  halo: "var(--nv-halo)",
  quiet: "var(--nv-quiet)",
  wash: "var(--nv-wash)",
  /** Of a series. @param place - Among those that are not quiet, from 0. */
  series: (place: number) => `var(--nv-s${(place % MOST_COLOURS) + 1})`,
  /** Of a class of a calendar. @param place - From 0, the least. */
  level: (place: number) => `var(--nv-q${place + 1})`,
} as const;

/** The colour of each series: its own, or that of all that are only compared with. */
export function coloursOf(series: readonly Series[]): readonly string[] {
  let place = 0;
  return series.map(({ isQuiet }) => (isQuiet ? PAINT.quiet : PAINT.series(place++)));
}

/** How wide texts are, pixels. @returns That of the widest; 0 for none. */
export const widestPx = (texts: readonly string[], sizePx: number): number =>
  Math.max(0, ...texts.map((text) => estimateTextPx(text, sizePx)));

/** A text in lines no wider than a width where it has spaces to be cut at. */
export function wrapped(text: string, sizePx: number, mostPx: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && estimateTextPx(longer, sizePx) <= mostPx) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** From one line of text to the next, in sizes of the type. */
export const LINE_HEIGHT = 1.2;
