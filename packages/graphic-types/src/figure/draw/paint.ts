import type { Series } from "./series-of.ts";

/** Number of colours that tell series apart; more look the same. */
export const MOST_COLOURS = 7;

/** Number of greys that tell series apart, on paper. */
export const MOST_GREYS = 4;

/** Share of a colour in a text of it: ochre and grey alone are too pale to be read. */
export const TEXT_SHARE = 0.75;

/** Number of classes of a calendar. */
export const CLASSES = 5;

/** Colours of the parts of a figure: the style of its page says what each is. */
export const PAINT = {
  ink: "var(--nv-ink)",
  soft: "var(--nv-soft)",
  rule: "var(--nv-rule)",
  halo: "var(--nv-halo)",
  quiet: "var(--nv-quiet)",
  wash: "var(--nv-wash)",
  /** Of a series. @param place - Among those that are told apart, from 0. */
  series: (place: number) => `var(--nv-s${(place % MOST_COLOURS) + 1})`,
  /** Of something that has a name of its own: beyond those that are told apart, its own or that of what is compared with. @param place - From 0. */
  own: (place: number) =>
    place < MOST_COLOURS ? `var(--nv-s${place + 1})` : `var(--nv-s${place + 1},var(--nv-quiet))`,
  /** Of something among so many that the colours of series are not enough: its own, or one beyond them. @param place - From 0. */
  many: (place: number) =>
    place < MOST_COLOURS ? `var(--nv-s${place + 1})` : `var(--nv-s${place + 1},var(--nv-m${place + 1 - MOST_COLOURS}))`,
  /** Of a text that stands in a colour. */
  on: (colour: string) => {
    const [, place] = /--nv-s(\d+)/.exec(colour) ?? [];
    return place === undefined ? "var(--nv-ink)" : `var(--nv-t${place},var(--nv-ink))`;
  },
  /** Of a text in the colour of what it names. */
  text: (colour: string) => `color-mix(in srgb,${colour} ${TEXT_SHARE * 100}%,var(--nv-ink))`,
  /** Of a class of a calendar with two sides. @param place - From 0, the farthest below zero, to 5. */
  side: (place: number) => `var(--nv-d${place + 1})`,
  /** Of a class of a calendar. @param place - From 0, the least. */
  level: (place: number) => `var(--nv-q${place + 1})`,
} as const;

/** The colour of each series: its own, that of all that are only compared with, or, of single observations, that of the series before them. */
export function coloursOf(series: readonly Series[]): readonly string[] {
  let [place, before]: [number, string] = [0, PAINT.series(0)];
  return series.map(({ look }) => {
    if (look === "points") return before;
    before = look === "quiet" ? PAINT.quiet : PAINT.series(place++);
    return before;
  });
}
