import { LINE_HEIGHT, textWidthPx } from "../../../core/estimated-text.ts";
import { captionOf } from "../../draw/caption.ts";
import { quantile, swarm } from "../../draw/distribution.ts";
import type { DrawInput, Drawing } from "../../draw/drawing.ts";
import { groupsOf } from "../../draw/groups.ts";
import { PAINT } from "../../draw/paint.ts";
import { dotMarks, inPixels, type PlacedText, textMarks } from "../../draw/pixels.ts";
import { seriesOf } from "../../draw/series-of.ts";
import { labelText } from "../../draw/value-text.ts";
import { valuesAcross } from "../../draw/y-axis.ts";
import type { FigureData } from "../../figure-parts.ts";

const APART_PX = 6;
const STEP_SIZES = 5;
/** Sizes of the dots, the first that keeps a strip low enough. */
const DOTS_PX = [5, 4, 3, 2.25, 1.5] as const;
const TALLEST_PX = 130;
const OPACITY = 0.8;
const MEDIAN_PX = 2;

interface Member {
  readonly row: number;
  readonly series: number;
  readonly value: number;
  readonly px: number;
}

/** Lists the strips of a table: its columns, or the groups of its only one. */
function stripsOf(data: FigureData, leftOf: (value: number) => number) {
  const series = seriesOf(data);
  const groups = series.length === 1 ? groupsOf(data) : [];
  const membersOf = (at: number, isOwn: (row: number) => boolean) =>
    (series[at]?.values ?? []).flatMap((value, row): Member[] =>
      value === null || !isOwn(row) ? [] : [{ row, series: at, value, px: leftOf(value) }],
    );
  if (groups.length > 0)
    return groups.map((name) => ({ name, members: membersOf(0, (row) => data.rows[row]?.group === name) }));
  return series.map(({ name }, at) => ({ name: series.length > 1 ? name : "", members: membersOf(at, () => true) }));
}

/** A point for each thing on a line of values, one line below another, each with its median. */
export function drawStrips(data: FigureData, { config, sheet, plot }: DrawInput): Drawing {
  const { widthPx, textPx } = sheet;
  const { format } = config;
  const series = seriesOf(data);
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const missing = series.reduce((sum, { values }) => sum + values.filter((value) => value === null).length, 0);
  const axis = valuesAcross([], all, {
    ...{ scale: config.scale === "zero" ? "zero" : "data", format },
    ...{ widthPx, textPx, stepSizes: STEP_SIZES },
  });
  const caption = captionOf(axis.measure, sheet);
  const edge = textPx * 1.5;
  const leftOf = (value: number) => edge + axis.shareOf(value) * (widthPx - 2 * edge);
  const linePx = textPx * LINE_HEIGHT;
  let below = caption.heightPx + linePx + APART_PX;
  const strips = stripsOf(data, leftOf)
    .filter(({ members }) => members.length > 0)
    .map(({ name, members }) => {
      const tries = DOTS_PX.map((radiusPx) => {
        const ys = swarm(
          members.map(({ px }) => px),
          radiusPx,
        );
        return { radiusPx, ys, half: ys.reduce((most, y) => Math.max(most, Math.abs(y)), 0) + radiusPx };
      });
      const chosen = tries.find(({ half }) => 2 * half <= TALLEST_PX) ?? tries.at(-1);
      const { radiusPx = 1, ys = [], half = 1 } = chosen ?? {};
      const nameTop = below;
      const middle = nameTop + linePx + APART_PX + half;
      below = middle + half + textPx;
      const sorted = members.map(({ value }) => value).toSorted((a, b) => a - b);
      const median = quantile(sorted, 0.5);
      const points = members.map((member, at) => ({ ...member, x: member.px, y: middle + (ys[at] ?? 0) }));
      return { name, radiusPx, half, nameTop, middle, median, points };
    });
  const heightPx = Math.round(below + (missing > 0 ? linePx : 0));
  const grid = axis.ticks.map(({ at, text }) => ({ x: leftOf(at), text }));
  const top = caption.heightPx + linePx;
  const medians = strips.map(({ median, middle, half }) => ({
    x: leftOf(median),
    y1: middle - half - 2,
    y2: middle + half + 2,
  }));
  const texts = strips.flatMap(({ name, nameTop, median }): PlacedText[] => {
    const text = `Mediana: ${labelText(median, axis.measure, format)}`;
    const half = textWidthPx(text, textPx) / 2;
    const namePx = textWidthPx(name, textPx, { isBold: true }) + 2 * APART_PX;
    const at = Math.min(Math.max(leftOf(median), half, name === "" ? 0 : namePx + half), widthPx - half);
    return [
      { x: 0, y: nameTop, text: name, line: "top", isBold: true, hasHalo: true },
      { x: at, y: nameTop, text, anchor: "middle", line: "top", fill: PAINT.ink, hasHalo: true },
    ];
  });
  return {
    options: inPixels(widthPx, heightPx),
    marks: [
      plot.ruleX(grid, { x: "x", y1: top, y2: below, stroke: PAINT.rule }),
      ...strips.map(({ points, radiusPx }) =>
        dotMarks(plot, points, { radiusPx: radiusPx * 0.92, colour: PAINT.own(0), opacity: OPACITY }),
      ),
      plot.ruleX(medians, { x: "x", y1: "y1", y2: "y2", stroke: PAINT.ink, strokeWidth: MEDIAN_PX }),
      ...textMarks(plot, [
        ...grid.map(
          ({ x, text }): PlacedText => ({
            x,
            y: top - APART_PX / 2,
            text,
            anchor: "middle",
            line: "bottom",
            fill: PAINT.soft,
          }),
        ),
        ...texts,
        { x: 0, y: below, text: missing > 0 ? `Sin dato: ${missing}` : "", line: "top", fill: PAINT.soft },
      ]),
      ...caption.marks(plot, { topPx: 0, leftPx: 0 }),
    ],
    places: data.rows.map((_row, row) =>
      series.map((_one, at) => {
        const point = strips.flatMap(({ points }) => points).find((one) => one.row === row && one.series === at);
        return point === undefined ? null : { x: point.x, y: point.y };
      }),
    ),
    by: "point",
  };
}
