import type { Markish } from "@observablehq/plot";
import { LINE_HEIGHT, widestPx, wrapped } from "../../core/estimated-text.ts";
import type { Axes } from "./draw-notes.ts";
import type { DrawInput } from "./drawing.ts";
import { coloursOf, PAINT } from "./paint.ts";
import { bestPlace, type Covered, type LabelRect } from "./place-label.ts";
import type { Series } from "./series-of.ts";
import type { Sheet } from "./sheet.ts";
import { spread } from "./spread.ts";

/** The widest that names beside their lines are, as a share of the drawing: longer ones have more lines. */
const WIDEST_SHARE = 0.28;
/** More names than this have no values below them: there would be no room for both. */
const MOST_VALUES = 7;
/** Pages of more values than this, of more lines than two, are as heavy as they may be: their names are without values. */
const HEAVY_VALUES = 150;
const FEW_NAMES = 2;
/** More names than this fit beside no line. */
const MOST_NAMES = 12;
const APART_PX = 7;
/** A line that ends nearer to the edge than this ends at it. */
const EDGE_PX = 16;

/** The name of a series as it stands beside its line. */
interface EndName {
  readonly series: Series;
  /** Its last value, below its name; empty where it is not written. */
  readonly value: string;
  readonly lines: readonly string[];
  readonly widthPx: number;
  readonly heightPx: number;
}

const isBold = ({ look }: Series) => look !== "quiet";

/** The names of series as they stand beside their lines, in as many lines as they need; `null` where they go above instead. */
export function endNamesOf(
  series: readonly Series[],
  { widthPx, textPx }: Sheet,
  write?: (value: number) => string,
  { hasDots = false }: { readonly hasDots?: boolean } = {},
): readonly EndName[] | null {
  const named = series.filter(({ look }) => look !== "points");
  if (named.length < 2 && write === undefined) return [];
  // What its single observations weigh, the values of its ends do not.
  const isHeavy = !hasDots && named.length > FEW_NAMES && named.length * (named[0]?.values.length ?? 0) > HEAVY_VALUES;
  const hasValues = write !== undefined && named.length <= MOST_VALUES && !isHeavy;
  const names = named.map((one) => {
    const look = { isBold: isBold(one) };
    const lines = named.length < 2 ? [] : wrapped(one.name, textPx, widthPx * WIDEST_SHARE, look);
    const last = one.values.findLast((value) => value !== null) ?? null;
    const value = hasValues && last !== null ? write(last) : "";
    return {
      ...{ series: one, lines, value },
      widthPx: widestPx([...lines, value], textPx, look),
      heightPx: (lines.length + (value === "" ? 0 : 1)) * textPx * LINE_HEIGHT,
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
  const linePx = sheet.textPx * LINE_HEIGHT;
  const marks = placed.flatMap(({ series, lines, value, box }) => {
    const fill = isBold(series) ? PAINT.text(colours[all.indexOf(series)] ?? PAINT.ink) : PAINT.soft;
    const at = (text: string, middle: number, hasWeight: boolean) =>
      plot.text([text], {
        ...{ frameAnchor: "top-left", textAnchor: "start", lineAnchor: "middle", lineHeight: LINE_HEIGHT },
        ...{ dx: box.left - frame.left, dy: middle - frame.top, fill, fontWeight: hasWeight ? 700 : 400 },
        ...(box.left < right && { stroke: PAINT.halo, strokeWidth: 3 }),
      });
    const namePx = lines.length * linePx;
    return [
      ...(lines.length === 0 ? [] : [at(lines.join("\n"), box.top + namePx / 2, isBold(series))]),
      ...(value === "" ? [] : [at(value, box.top + namePx + linePx / 2, isBold(series) && lines.length === 0)]),
    ];
  });
  return { marks, boxes: placed.map(({ box }) => box) };
}

/** Writes the first value of each series over its beginning, or below it where that covers less. */
export function firstValues(
  { plot, sheet }: DrawInput,
  all: readonly Series[],
  { frame, leftOf, topOf, x }: Axes,
  write: (value: number) => string,
  { boxes: before, points }: Covered,
): { readonly marks: readonly Markish[]; readonly boxes: readonly LabelRect[] } {
  const colours = coloursOf(all);
  const boxes: LabelRect[] = [];
  const room = { ...frame, top: frame.top - sheet.textPx, height: frame.height + 2 * sheet.textPx };
  const marks = all.flatMap((series, at): readonly Markish[] => {
    const first = series.values.findIndex((value) => value !== null);
    const value = series.values[first] ?? null;
    if (value === null || series.look === "points") return [];
    const text = write(value);
    const [left, top] = [leftOf(x.places[first] ?? 0), topOf(value)];
    const size = { left, width: widestPx([text], sheet.textPx), height: sheet.textPx * LINE_HEIGHT };
    const candidates = [
      { ...size, top: top - size.height - APART_PX },
      { ...size, top: top + APART_PX },
      { ...size, top: top - 2 * size.height - APART_PX },
      { ...size, top: top + size.height + APART_PX },
    ];
    const best = candidates[bestPlace(candidates, room, { boxes: [...before, ...boxes], points })];
    if (best === undefined) return [];
    boxes.push(best);
    const place = { dx: best.left - frame.left, dy: best.top + best.height / 2 - frame.top };
    const fill = isBold(series) ? PAINT.text(colours[at] ?? PAINT.ink) : PAINT.soft;
    return [
      plot.text([text], {
        ...{ frameAnchor: "top-left", textAnchor: "start", lineAnchor: "middle", ...place, fill },
        ...{ stroke: PAINT.halo, strokeWidth: 3 },
      }),
    ];
  });
  return { marks, boxes };
}
