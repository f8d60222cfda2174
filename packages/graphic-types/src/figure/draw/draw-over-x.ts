import type { Markish } from "@observablehq/plot";
import { LINE_HEIGHT, widestPx } from "../../core/estimated-text.ts";
import type { FigureData } from "../figure-parts.ts";
import { withBreaks } from "./breaks.ts";
import { captionOf } from "./caption.ts";
import { type Axes, levelsOf, noteMarks } from "./draw-notes.ts";
import type { DrawInput, Drawing } from "./drawing.ts";
import { keyOf } from "./key.ts";
import { coloursOf, PAINT } from "./paint.ts";
import { alongLines } from "./place-label.ts";
import { endNameMarks, endNamesOf, endNamesPx, firstValues } from "./series-names.ts";
import { type Series, seriesOf } from "./series-of.ts";
import { labelText } from "./value-text.ts";
import { type XAxis, xAxisOf } from "./x-axis.ts";
import { yAxisOf } from "./y-axis.ts";

/** Room between a text and what it belongs to. */
const APART_PX = 7;
/** Pixels that a step of the axis of values needs, in sizes of the type. */
const Y_STEP_SIZES = 3.6;
const LINE_PX = 2.25;
const QUIET_LINE_PX = 1.5;
/** Lines of more values than pixels between them are thinner, or their teeth close. */
const DENSE_ROWS = 150;
const DENSE_LINE_PX = 1.6;
const BAND_OPACITY = 0.18;
const POINT_OPACITY = 0.45;
const DOT_OPACITY = 0.35;
const DOT_PX = 3.5;
/** Share of its slot that the columns of a row take. */
const COLUMN_SHARE = 0.8;

/** Values that are written beside the lines: none, that of the last moment, or that of the first too. */
export type EndValues = "none" | "last" | "both";

const NOTHING = { marks: [], boxes: [] } as const;

/** Way in which the values over an axis are drawn. */
export type OverX = "lines" | "dots" | "columns";

interface Row {
  readonly x: number;
  readonly y: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** A row without anything, where a line breaks. */
const nothingBefore = ({ x }: Row): Row => ({ x, y: null, low: null, high: null });

const rowsOf = ({ values, low, high }: Series, places: readonly number[]): readonly Row[] =>
  places.map((x, at) => ({ x, y: values[at] ?? null, low: low?.[at] ?? null, high: high?.[at] ?? null }));

/** From `-0.5` to `0.5` of a slot: the middle of the columns of a series. */
const shiftOf = (at: number, count: number) => (COLUMN_SHARE / count) * (at + 0.5) - COLUMN_SHARE / 2;

/** Lists the rows that no line joins to anything: a value between two gaps. */
const alone = (rows: readonly Row[]) =>
  rows.filter(({ y }, at) => y !== null && (rows[at - 1]?.y ?? null) === null && (rows[at + 1]?.y ?? null) === null);

/** From below: what is compared with, what it is about, single observations. */
const DEPTHS = { quiet: 0, points: 1, main: 2 } as const;

function seriesMarks(
  form: OverX,
  { plot }: DrawInput,
  all: readonly Series[],
  { places, slot, breaks }: Pick<XAxis, "places" | "slot" | "breaks">,
): readonly Markish[] {
  const colours = coloursOf(all);
  const order = all.map((series, at) => ({ series, at, colour: colours[at] ?? PAINT.quiet }));
  const below = order.toSorted((a, b) => DEPTHS[a.series.look] - DEPTHS[b.series.look]);
  return below.flatMap(({ series, at, colour }): readonly Markish[] => {
    const rows = rowsOf(series, places);
    const drawn = rows.filter(({ y }) => y !== null);
    const edges = { x: "x", y1: "low", y2: "high" } as const;
    const hasBand = series.low !== null && series.high !== null;
    if (form === "columns") {
      const half = (slot * COLUMN_SHARE) / all.length / 2;
      const middle = (x: number) => x + shiftOf(at, all.length) * slot;
      const [x1, x2] = [drawn.map(({ x }) => middle(x) - half), drawn.map(({ x }) => middle(x) + half)];
      return [plot.rect(drawn, { x1, x2, y1: 0, y2: "y", fill: colour })];
    }
    if (form === "dots") {
      const banded = drawn.filter(({ low, high }) => low !== null && high !== null);
      const bands = hasBand ? [plot.ruleX(banded, { ...edges, stroke: colour, strokeOpacity: 0.5 })] : [];
      return [...bands, plot.dot(drawn, { x: "x", y: "y", r: 3, fill: colour, stroke: PAINT.halo, strokeWidth: 0.75 })];
    }
    if (series.look === "points")
      return [plot.dot(drawn, { x: "x", y: "y", r: 2.5, fill: colour, fillOpacity: POINT_OPACITY })];
    const strokes = withBreaks(rows, breaks, nothingBefore);
    const ownPx = rows.length > DENSE_ROWS ? DENSE_LINE_PX : LINE_PX;
    const strokeWidth = series.look === "quiet" ? QUIET_LINE_PX : ownPx;
    const band = hasBand ? [plot.areaY(strokes, { ...edges, fill: colour, fillOpacity: BAND_OPACITY })] : [];
    return [
      ...band,
      plot.lineY(strokes, { x: "x", y: "y", stroke: colour, strokeWidth }),
      plot.dot(alone(strokes), { x: "x", y: "y", r: strokeWidth * 1.25, fill: colour }),
    ];
  });
}

/** Observations that stand in no row, each in the colour of the series that it is one of. */
function dotMarks(
  { plot }: DrawInput,
  { columns, dots = [] }: Pick<FigureData, "columns" | "dots">,
  series: readonly Series[],
  placeOf: XAxis["placeOf"],
): readonly Markish[] {
  const colours = coloursOf(series);
  return columns.flatMap((_column, at): readonly Markish[] => {
    const own = dots.flatMap(({ x, y, column }) => {
      const place = column === at ? placeOf(x) : null;
      return place === null ? [] : [{ x: place, y }];
    });
    const colour = colours[series.findIndex(({ column }) => column === at)];
    if (own.length === 0 || colour === undefined) return [];
    // A line of no length with a round end is a dot, and a thousand of them are one path.
    return [
      plot.link(own, {
        ...{ x1: "x", x2: "x", y1: "y", y2: "y", stroke: colour, strokeOpacity: DOT_OPACITY },
        ...{ strokeWidth: DOT_PX, strokeLinecap: "round" },
      }),
    ];
  });
}

/** Lines, dots or columns over an axis of days, names or figures. @param data - As it is drawn: sums, where sums are. */
export function drawOverX(form: OverX, data: FigureData, input: DrawInput, ends: EndValues = "none"): Drawing {
  const { config, sheet, plot } = input;
  const { widthPx, heightPx, textPx } = sheet;
  const series = seriesOf(data);
  const colours = coloursOf(series);
  const room = form === "lines" ? endNamesOf(series, sheet) : null;
  const named = series.flatMap(({ name, look }, at) =>
    look === "points" ? [] : [{ name, colour: colours[at] ?? PAINT.ink }],
  );
  const key = keyOf(room === null && named.length > 1 ? named : [], sheet);
  const marginBottom = textPx * (LINE_HEIGHT * 2) + APART_PX;
  const most = Math.max(2, Math.floor((heightPx - key.heightPx - textPx - marginBottom) / (textPx * Y_STEP_SIZES)));
  const scale = form === "columns" ? "zero" : config.scale;
  const y = yAxisOf(series, [...levelsOf(config.notes), ...(data.dots ?? []).map((dot) => dot.y)], {
    scale,
    format: config.format,
    most,
  });
  const write = (value: number) => labelText(value, y.measure, config.format);
  const names =
    form === "lines" && room !== null
      ? endNamesOf(series, sheet, ends === "none" ? undefined : write, { hasDots: (data.dots ?? []).length > 0 })
      : null;
  // A single line is named above, since nothing else says what it is.
  const [only, ...others] = named;
  const isSingle = ends !== "none" && only !== undefined && others.length === 0;
  const told = isSingle ? [only.name, y.measure.caption].filter(Boolean).join(", ") : y.measure.caption;
  const caption = captionOf({ ...y.measure, caption: told }, sheet);
  const marginTop = key.heightPx + caption.heightPx + textPx;
  const marginLeft =
    widestPx(
      y.ticks.map(({ text }) => text),
      textPx,
    ) + APART_PX;
  const marginRight = Math.max(textPx * 1.5, endNamesPx(names ?? []));
  const frame = {
    ...{ left: marginLeft, top: marginTop },
    ...{ width: widthPx - marginLeft - marginRight, height: heightPx - marginTop - marginBottom },
  };
  const x = xAxisOf(data, { widthPx: frame.width, textPx, numbers: config.format.numbers });
  const half = form === "lines" ? 0 : x.slot / 2;
  const [from, to] = [x.domain[0] - half, x.domain[1] + half];
  const axes: Axes = {
    ...{ x, y, frame },
    leftOf: (place) => frame.left + ((place - from) / (to - from)) * frame.width,
    topOf: (value) => frame.top + (1 - y.shareOf(value)) * frame.height,
  };
  const shift = (at: number) => (form === "columns" ? shiftOf(at, series.length) * x.slot : 0);
  const lines = series.map(({ values }, at) =>
    x.places.map((place, row) => {
      const value = values[row] ?? null;
      return value === null ? null : ([axes.leftOf(place + shift(at)), axes.topOf(value)] as const);
    }),
  );
  const points =
    form === "lines"
      ? alongLines(lines.map((line) => withBreaks(line, x.breaks, () => null)))
      : lines.flat().filter((point) => point !== null);
  const ofEnds = endNameMarks(input, series, { names: names ?? [], axes }, points);
  const firsts = ends === "both" ? firstValues(input, series, axes, write, { boxes: ofEnds.boxes, points }) : NOTHING;
  const notes = noteMarks(input, axes, { boxes: [...ofEnds.boxes, ...firsts.boxes], points });
  return {
    options: {
      height: heightPx,
      ...{ marginTop, marginBottom, marginLeft, marginRight },
      x: { type: "linear", axis: null, domain: [from, to] },
      y: { type: y.type, axis: null, domain: [...y.domain] },
    },
    marks: [
      ...notes.under,
      plot.ruleY(
        y.ticks.map(({ at }) => at),
        { stroke: PAINT.rule },
      ),
      plot.text(y.ticks, {
        ...{ frameAnchor: "left", textAnchor: "end", dx: -APART_PX, y: "at", text: "text", fill: PAINT.soft },
      }),
      plot.axisX(
        x.ticks.map(({ at }) => at),
        {
          ...{ label: null, tickSize: 4, color: PAINT.soft, textStroke: null },
          tickFormat: (_at: number, index: number) => x.ticks[index]?.text ?? "",
        },
      ),
      ...(form === "lines" ? dotMarks(input, data, series, x.placeOf) : []),
      ...seriesMarks(form, input, series, x),
      ...(y.domain[0] <= 0 && y.domain[1] >= 0 && y.type === "linear" ? [plot.ruleY([0], { stroke: PAINT.ink })] : []),
      ...notes.over,
      ...ofEnds.marks,
      ...firsts.marks,
      ...caption.marks(plot, { topPx: marginTop - key.heightPx, leftPx: marginLeft }),
      ...key.marks(plot, marginTop, marginLeft),
    ],
    places: x.places.map((place, row) =>
      series.map(({ values }, at) => {
        const value = values[row] ?? null;
        return value === null ? null : { x: place + shift(at), y: value };
      }),
    ),
    by: form === "lines" ? "x" : "point",
  };
}
