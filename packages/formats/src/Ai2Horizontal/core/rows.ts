import type { Ai2HtmlArtboard, Ai2HtmlText } from "@nv/contracts/schemas";
import type { Look } from "@nv/piece-parts";
import { type BoardSize, middleOf, percentOf } from "../../ai2html/core/places.ts";

/** Width of the column of a story on paper, CSS pixels: a drawing is taken that is made for it. */
const PAPER_COLUMN_PX = 632;

/** Width of rows over their height, at most and on the whole: in a column of paper letters keep some two thirds of their size. */
const WIDEST_ROW = 1.5;

/** A row of a drawing on paper: its part, in the drawing's own pixels, and the labels that are there. */
export interface Row {
  readonly startPx: number;
  readonly widthPx: number;
  readonly texts: readonly Ai2HtmlText[];
}

type Board = BoardSize & Pick<Ai2HtmlArtboard, "texts">;

/** The drawing of a folder that goes on paper; none of none. */
export const boardForPaper = <Shape extends Pick<Ai2HtmlArtboard, "minWidthPx">>(
  boards: readonly Shape[],
): Shape | undefined => boards.findLast(({ minWidthPx }) => minWidthPx <= PAPER_COLUMN_PX) ?? boards[0];

/** Finds both ends of a label across its drawing, pixels. */
function spanOf(text: Ai2HtmlText, board: Board): readonly [fromPx: number, toPx: number] {
  const middlePx = (middleOf(text, board) ?? 0) * board.widthPx;
  const halfPx = ((percentOf(text.style.width, board.widthPx) ?? 0) * board.widthPx) / 200;
  return [middlePx - halfPx, middlePx + halfPx];
}

/** Moves a cut to where it goes through no label; where none is near, it stays. @param mostPx - How far. */
function cutNear(wantedPx: number, spans: readonly (readonly [number, number])[], mostPx: number): number {
  const isFree = (px: number) => !spans.some(([fromPx, toPx]) => fromPx < px && px < toPx);
  const away = (px: number) => Math.abs(px - wantedPx);
  const free = [wantedPx, ...spans.flat()].filter((px) => isFree(px) && away(px) < mostPx);
  return free.toSorted((one, other) => away(one) - away(other))[0] ?? wantedPx;
}

/** Cuts a wide drawing into rows, one under another, as a page has them: near even parts, between its labels. */
export function rowsOf(board: Board): readonly Row[] {
  const count = Math.ceil(board.widthPx / (WIDEST_ROW * board.heightPx));
  const evenPx = board.widthPx / count;
  const spans = board.texts.map((text) => spanOf(text, board));
  const starts = Array.from({ length: count }, (_, place) =>
    place === 0 ? 0 : cutNear(place * evenPx, spans, evenPx / 2),
  );
  return starts.map((startPx, place) => {
    const endPx = starts[place + 1] ?? board.widthPx;
    const isIn = (text: Ai2HtmlText) => {
      const [fromPx, toPx] = spanOf(text, board);
      const middlePx = (fromPx + toPx) / 2;
      return (place === 0 || middlePx >= startPx) && (place === count - 1 || middlePx < endPx);
    };
    return { startPx, widthPx: endPx - startPx, texts: board.texts.filter(isIn) };
  });
}

/** Measures a look by the width of the rows instead of in pixels, so that letters shrink as their drawing does. @param widthPx - Of the widest row. */
export const lookInRow = (look: Look, widthPx: number): Look =>
  Object.fromEntries(
    Object.entries(look).map(([name, value]) => [
      name,
      value?.replaceAll(
        /-?[\d.]{1,20}px/g,
        (px) => `${Math.round((1_000_000 * Number.parseFloat(px)) / widthPx) / 10_000}cqw`,
      ),
    ]),
  );
