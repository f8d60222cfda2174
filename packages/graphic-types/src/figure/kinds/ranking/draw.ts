import { formatNumber } from "@nv/spanish";
import { LINE_HEIGHT, widestPx, wrapped } from "../../../core/estimated-text.ts";
import type { DrawInput, Drawing } from "../../draw/drawing.ts";
import { coloursOf, PAINT } from "../../draw/paint.ts";
import { inPixels, type PlacedText, textMarks } from "../../draw/pixels.ts";
import { ranksOf } from "../../draw/ranks.ts";
import { seriesOf } from "../../draw/series-of.ts";
import { spread } from "../../draw/spread.ts";
import { xAxisOf } from "../../draw/x-axis.ts";
import type { FigureData } from "../../figure-parts.ts";

const APART_PX = 8;
const DOT_PX = 5;
const LINE_PX = 3;
const QUIET_LINE_PX = 1.75;
/** The widest that names are, as a share of the drawing. */
const WIDEST_NAMES = 0.3;
const TICK_PX = 4;

/** A line for each thing from place to place, named at its end. */
export function drawRanking(data: FigureData, input: DrawInput, { isRank }: { readonly isRank: boolean }): Drawing {
  const { sheet, plot, config } = input;
  const { widthPx, heightPx, textPx } = sheet;
  const series = seriesOf(data);
  const colours = coloursOf(series);
  const byRow = data.rows.map((_row, row) => {
    const values = series.map(({ values: own }) => own[row] ?? null);
    return isRank ? values : ranksOf(values);
  });
  const last = Math.max(1, ...byRow.flat().map((rank) => rank ?? 1));
  const ends = series.map((_one, at) => byRow.findLastIndex((ranks) => ranks[at] !== null));
  const names = series.map(({ name, look }) =>
    wrapped(name, textPx, widthPx * WIDEST_NAMES, { isBold: look !== "quiet" }),
  );
  const rankPx = widestPx([formatNumber(last, config.format.numbers)], textPx);
  const left = rankPx + APART_PX + DOT_PX;
  const right = widthPx - widestPx(names.flat(), textPx, { isBold: true }) - APART_PX - DOT_PX;
  const [top, bottom] = [textPx, heightPx - textPx * LINE_HEIGHT * 2 - APART_PX];
  const x = xAxisOf(data, { widthPx: right - left, textPx, numbers: config.format.numbers });
  const [from, to] = x.domain;
  const leftOf = (place: number) => left + ((place - from) / (to - from)) * (right - left);
  const topOf = (rank: number) => top + ((rank - 1) / Math.max(1, last - 1)) * (bottom - top);
  const lines = series.map(({ look }, at) => ({
    colour: colours[at] ?? PAINT.ink,
    isQuiet: look === "quiet",
    points: x.places.map((place, row) => {
      const rank = byRow[row]?.[at] ?? null;
      return { x: leftOf(place), y: rank === null ? null : topOf(rank) };
    }),
  }));
  const below = lines.toSorted((a, b) => Number(b.isQuiet) - Number(a.isQuiet));
  const wanted = names.map((own, at) => ({
    at: topOf(byRow[ends[at] ?? 0]?.[at] ?? last),
    heightPx: own.length * textPx * LINE_HEIGHT,
  }));
  const middles = spread(wanted, [0, bottom + textPx]);
  const ownNames = names.flatMap((own, at): PlacedText[] => {
    const { colour = PAINT.ink, isQuiet = false } = lines[at] ?? {};
    if ((ends[at] ?? -1) === -1) return [];
    const fill = isQuiet ? PAINT.soft : PAINT.text(colour);
    return [{ x: right + DOT_PX + APART_PX, y: middles[at] ?? 0, text: own.join("\n"), fill, isBold: !isQuiet }];
  });
  const ticks = x.ticks.map(({ at, text }) => ({ x: leftOf(at), text }));
  const ranks = Array.from({ length: last }, (_, at) => at + 1);
  return {
    options: inPixels(widthPx, heightPx),
    marks: [
      plot.ruleX(ticks, { x: "x", y1: top, y2: bottom + TICK_PX, stroke: PAINT.rule }),
      ...textMarks(plot, [
        ...ranks.map(
          (rank): PlacedText => ({
            ...{ x: rankPx, y: topOf(rank), text: formatNumber(rank, config.format.numbers) },
            ...{ anchor: "end", fill: PAINT.soft },
          }),
        ),
        ...ticks.map(
          ({ x: at, text }): PlacedText => ({
            ...{ x: at, y: bottom + TICK_PX + DOT_PX, text, anchor: "middle", line: "top", fill: PAINT.soft },
          }),
        ),
      ]),
      ...below.flatMap(({ colour, isQuiet, points }) => [
        plot.lineY(points, {
          ...{ x: "x", y: "y", stroke: colour, strokeWidth: isQuiet ? QUIET_LINE_PX : LINE_PX },
          curve: "bump-x",
        }),
        plot.dot(
          points.filter(({ y }) => y !== null),
          { x: "x", y: "y", r: isQuiet ? DOT_PX * 0.7 : DOT_PX, fill: colour, stroke: PAINT.halo },
        ),
      ]),
      ...textMarks(plot, ownNames),
    ],
    places: data.rows.map((_row, row) =>
      lines.map(({ points }) => {
        const point = points[row];
        return point === undefined || point.y === null ? null : { x: point.x, y: point.y };
      }),
    ),
    by: "point",
  };
}
