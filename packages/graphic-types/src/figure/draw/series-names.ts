import type { Markish } from "@observablehq/plot";
import type { Axes } from "./draw-notes.ts";
import type { DrawInput } from "./drawing.ts";
import { coloursOf, PAINT } from "./paint.ts";
import { bestPlace, type LabelRect } from "./place-label.ts";
import type { Series } from "./series-of.ts";
import { LINE_HEIGHT, type Sheet, widestPx, wrapped } from "./sheet.ts";
import { spread } from "./spread.ts";

/** The widest that names beside their lines are, as a share of the drawing: longer ones have more lines. */
const WIDEST_SHARE = 0.28;
/** More names than this fit beside no line. */
const MOST_NAMES = 12;
const APART_PX = 7;
/** A line that ends nearer to the edge than this ends at it. */
const EDGE_PX = 16;

/** The name of a series as it stands beside its line. */
interface EndName {
  readonly series: Series;
  readonly lines: readonly string[];
  readonly widthPx: number;
  readonly heightPx: number;
}

const isBold = ({ look }: Series) => look !== "quiet";

/** The names of series as they stand beside their lines, in as many lines as they need; `null` where they go above instead. */
export function endNamesOf(series: readonly Series[], { widthPx, textPx }: Sheet): readonly EndName[] | null {
  const named = series.filter(({ look }) => look !== "points");
  if (named.length < 2) return [];
  const names = named.map((one) => {
    const look = { isBold: isBold(one) };
    const lines = wrapped(one.name, textPx, widthPx * WIDEST_SHARE, look);
    return {
      series: one,
      lines,
      widthPx: widestPx(lines, textPx, look),
      heightPx: lines.length * textPx * LINE_HEIGHT,
    };
  });
  const isTooWide = names.some((name) => name.widthPx > widthPx * (WIDEST_SHARE + 0.06));
  return isTooWide || names.length > MOST_NAMES ? null : names;
}

/** Room that names need to the right of the frame, pixels. */
export const endNamesPx = (names: readonly EndName[]): number =>
  names.length === 0 ? 0 : Math.max(...names.map(({ widthPx }) => widthPx)) + APART_PX;

/** The name of each series at the end of its line, apart from each other: beside the frame, or in it where the line ends before. */
export function endNameMarks(
  { plot, sheet }: DrawInput,
  all: readonly Series[],
  { names, axes }: { readonly names: readonly EndName[]; readonly axes: Axes },
  points: readonly (readonly [x: number, y: number])[],
): { readonly marks: readonly Markish[]; readonly boxes: readonly LabelRect[] } {
  const { frame, leftOf, topOf, x } = axes;
  const colours = coloursOf(all);
  const right = frame.left + frame.width;
  const ends = names.flatMap((name) => {
    const last = name.series.values.findLastIndex((value) => value !== null);
    const value = name.series.values[last] ?? null;
    if (value === null) return [];
    return [{ ...name, left: leftOf(x.places[last] ?? 0), at: topOf(value) }];
  });
  const isEarly = ({ left }: { left: number }) => left < right - EDGE_PX;
  const beside = ends.filter((end) => !isEarly(end));
  const middles = spread(beside, [frame.top - sheet.textPx, frame.top + frame.height + sheet.textPx / 2]);
  const placed = beside.map((end, at) => ({
    ...end,
    box: {
      left: right + APART_PX,
      top: (middles[at] ?? 0) - end.heightPx / 2,
      width: end.widthPx,
      height: end.heightPx,
    },
  }));
  const room = { ...frame, width: sheet.widthPx - frame.left };
  for (const end of ends.filter(isEarly)) {
    const box = (left: number, top: number) => ({ left, top, width: end.widthPx, height: end.heightPx });
    const candidates = [
      box(end.left + APART_PX, end.at - end.heightPx / 2),
      box(end.left - end.widthPx / 2, end.at - end.heightPx - APART_PX),
      box(end.left - end.widthPx / 2, end.at + APART_PX),
      box(end.left + APART_PX, end.at + APART_PX / 2),
      box(end.left + APART_PX, end.at - end.heightPx - APART_PX / 2),
    ];
    const best = bestPlace(candidates, room, { boxes: placed.map((one) => one.box), points });
    placed.push({ ...end, box: candidates[best] ?? box(end.left, end.at) });
  }
  const marks = placed.map(({ series, lines, box }) =>
    plot.text([lines.join("\n")], {
      ...{ frameAnchor: "top-left", textAnchor: "start", lineAnchor: "middle", lineHeight: LINE_HEIGHT },
      ...{ dx: box.left - frame.left, dy: box.top + box.height / 2 - frame.top },
      fill: isBold(series) ? PAINT.text(colours[all.indexOf(series)] ?? PAINT.ink) : PAINT.soft,
      fontWeight: isBold(series) ? 700 : 400,
      ...(box.left < right && { stroke: PAINT.halo, strokeWidth: 3 }),
    }),
  );
  return { marks, boxes: placed.map(({ box }) => box) };
}
