import type { Ai2HtmlArtboard, Ai2HtmlText } from "@nv/contracts/schemas";
import { foldLoosely } from "@nv/spanish";
import { wordsOf } from "../../ai2html/core/board-words.ts";
import { middleOf } from "../../ai2html/core/places.ts";

/** Place where a drawing rests at a step: a share of its way, a label in the middle of the window, or an even share by its turn. */
export type Stop =
  | { readonly kind: "share"; readonly share: number }
  | { readonly kind: "label"; readonly words: string }
  | { readonly kind: "even" };

/** Reads a stop. A figure from 0 to 1, or with a percent sign, is a share; anything else is the text of a label: `1950` too. */
export function readStop(text: string): Stop {
  const written = text.trim();
  if (written === "") return { kind: "even" };
  const [whole, figure = "", sign] = /^(\d{1,3}(?:[.,]\d{1,6})?) ?(%?)$/.exec(written) ?? [];
  const share = Number(figure.replace(",", ".")) / (sign === "%" ? 100 : 1);
  return whole !== undefined && share <= 1 ? { kind: "share", share } : { kind: "label", words: written };
}

/** The label that some words mean: the one that says just that, or the first that begins with it, or that has it. @returns Its place; -1 for none. */
export function labelPlace(texts: readonly Pick<Ai2HtmlText, "paragraphs">[], words: string): number {
  const wanted = foldLoosely(words);
  const said = texts.map((text) => foldLoosely(wordsOf(text)));
  const tests = [
    (one: string) => one === wanted,
    (one: string) => one.startsWith(wanted),
    (one: string) => one.includes(wanted),
  ];
  return tests.map((test) => said.findIndex(test)).find((place) => place !== -1) ?? -1;
}

/** A window that stands for those of some widths, CSS pixels. */
const PHONE = { widthPx: 360, heightPx: 740 };
const DESK = { widthPx: 1280, heightPx: 800 };

/** From this width on a drawing is for desks, CSS pixels. */
const DESK_FROM_PX = 700;

type Shape = Pick<Ai2HtmlArtboard, "minWidthPx" | "widthPx" | "heightPx">;

const windowFor = ({ minWidthPx }: Shape) => (minWidthPx < DESK_FROM_PX ? PHONE : DESK);

/** Returns the width of a drawing that is as high as the window, in windows. */
export function windowsWide(board: Shape): number {
  const { widthPx, heightPx } = windowFor(board);
  return ((board.widthPx / board.heightPx) * heightPx) / widthPx;
}

/** Returns the share of its way that a drawing has gone when a point of it is in the middle of the window. @param middle - Share from its left. */
export function wayTo(middle: number, windows: number): number {
  return windows <= 1 ? 0 : Math.min(1, Math.max(0, (middle * windows - 0.5) / (windows - 1)));
}

/** Returns the share of its way that a drawing has gone at each step, as far as can be told without drawing it. */
export function waysOf(board: Shape & Pick<Ai2HtmlArtboard, "texts">, stops: readonly Stop[]): readonly number[] {
  const windows = windowsWide(board);
  return stops.map((stop, place) => {
    if (stop.kind === "share") return stop.share;
    const text = stop.kind === "label" ? board.texts[labelPlace(board.texts, stop.words)] : undefined;
    const middle = text === undefined ? null : middleOf(text, board);
    return middle === null ? evenWay(place, stops.length) : wayTo(middle, windows);
  });
}

/** Returns the share of the way at which a step rests when nothing is said: steps are spread evenly. */
export const evenWay = (place: number, count: number) => (count < 2 ? 0 : place / (count - 1));

/** Lists the texts near where a drawing rests at each step, from left to right: they are what is said of it for who listens. */
export function wordsBySteps(
  board: Shape & Pick<Ai2HtmlArtboard, "texts">,
  ways: readonly number[],
): readonly (readonly string[])[] {
  const windows = windowsWide(board);
  const placed = board.texts.map((text) => ({ text, way: wayTo(middleOf(text, board) ?? 0, windows) }));
  const nearest = (way: number) => {
    const distances = ways.map((stop) => Math.abs(stop - way));
    return distances.indexOf(Math.min(...distances));
  };
  return ways.map((_, place) =>
    placed
      .filter(({ way }) => nearest(way) === place)
      .toSorted((one, other) => one.way - other.way)
      .map(({ text }) => wordsOf(text)),
  );
}
