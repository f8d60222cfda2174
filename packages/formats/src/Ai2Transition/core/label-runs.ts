import type { Ai2HtmlArtboard, Ai2HtmlStyle, Ai2HtmlText } from "@nv/contracts/schemas";
import { percentOf } from "../../ai2html/core/places.ts";
import { isSameShape } from "./shapes.ts";

/** Texts of a drawing, and its size. */
export type WrittenBoard = Pick<Ai2HtmlArtboard, "widthPx" | "heightPx" | "texts">;

/** A label that is seen from one step to another, both counted. */
export interface LabelRun {
  readonly text: Ai2HtmlText;
  readonly from: number;
  readonly to: number;
}

/** Greatest distance of a label from where it was at which it is still the same one, percent of the drawing. */
const NEAR_PERCENT = 2;

const ACROSS = ["left", "right", "margin-left", "margin-right"] as const;
const DOWN = ["top", "bottom", "margin-top", "margin-bottom"] as const;
const PLACES: ReadonlySet<string> = new Set([...ACROSS, ...DOWN]);

function isNear(one: string | undefined, other: string | undefined, sidePx: number): boolean {
  if (one === other) return true;
  const [first, second] = [percentOf(one, sidePx), percentOf(other, sidePx)];
  return first !== null && second !== null && Math.abs(first - second) <= NEAR_PERCENT;
}

/** Returns the look of a label, wherever it is. */
const lookOf = ({ style, paragraphs }: Ai2HtmlText) =>
  JSON.stringify([
    Object.entries(style)
      .filter(([name]) => !PLACES.has(name))
      .sort(),
    paragraphs,
  ]);

function isAtSamePlace(one: Ai2HtmlStyle, other: Ai2HtmlStyle, { widthPx, heightPx }: WrittenBoard): boolean {
  return (
    ACROSS.every((side) => isNear(one[side], other[side], widthPx)) &&
    DOWN.every((side) => isNear(one[side], other[side], heightPx))
  );
}

/**
 * The labels of drawings that follow each other: one that says the same, looks the same and is within two percent of where it was is the
 * same one, and stays where it was. A label is compared with where it is seen, so that many small steps do not carry it away.
 */
export function labelRuns(boards: readonly WrittenBoard[]): readonly LabelRun[] {
  const runs: LabelRun[] = [];
  for (const [place, board] of boards.entries()) {
    const before = boards[place - 1];
    const stays = before !== undefined && isSameShape(before, board);
    for (const text of board.texts) {
      const look = lookOf(text);
      const at = stays
        ? runs.findIndex(
            (run) =>
              run.to === place - 1 && lookOf(run.text) === look && isAtSamePlace(run.text.style, text.style, board),
          )
        : -1;
      const found = runs[at];
      if (found === undefined) runs.push({ text, from: place, to: place });
      else runs[at] = { ...found, to: place };
    }
  }
  return runs;
}
