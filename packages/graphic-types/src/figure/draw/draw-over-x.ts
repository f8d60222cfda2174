import type { Markish } from "@observablehq/plot";
import type { FigureData } from "../config.ts";
import { levelsOf, noteMarks } from "./draw-notes.ts";
import type { DrawInput, Drawing } from "./drawing.ts";
import { keyOf } from "./key.ts";
import { type Series, seriesOf } from "./series-of.ts";
import { coloursOf, LINE_HEIGHT, PAINT, type Sheet, widestPx } from "./sheet.ts";
import { spread } from "./spread.ts";
import { xAxisOf } from "./x-axis.ts";
import { type YAxis, yAxisOf } from "./y-axis.ts";

/** Room between a text and what it belongs to. */
const APART_PX = 7;
/** The widest that names beside their lines are, as a share of the drawing; wider ones go above it. */
const WIDEST_NAMES = 0.3;
/** Pixels that a mark of the axis below needs, in sizes of the type. */
const X_MARK_SIZES = 5;
/** Pixels that a step of the axis of values needs, in sizes of the type. */
const Y_STEP_SIZES = 3.6;
const LINE_PX = 2.25;
const QUIET_LINE_PX = 1.5;
const BAND_OPACITY = 0.18;
/** How much of its slot the columns of a row take. */
const COLUMN_SHARE = 0.8;

/** How the values over an axis are drawn. */
export type OverX = "lines" | "dots" | "columns";

interface Row {
  readonly x: number;
  readonly y: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

const rowsOf = ({ values, low, high }: Series, places: readonly number[]): readonly Row[] =>
  places.map((x, at) => ({ x, y: values[at] ?? null, low: low?.[at] ?? null, high: high?.[at] ?? null }));

/** From `-0.5` to `0.5` of a slot: the middle of the columns of a series. */
const shiftOf = (at: number, count: number) => (COLUMN_SHARE / count) * (at + 0.5) - COLUMN_SHARE / 2;

function seriesMarks(
  form: OverX,
  { plot }: DrawInput,
  all: readonly Series[],
  { places, slot }: { readonly places: readonly number[]; readonly slot: number },
): readonly Markish[] {
  const colours = coloursOf(all);
  // What is compared with lies below what it is about.
  const order = all.map((series, at) => ({ series, at, colour: colours[at] ?? PAINT.quiet }));
  const below = [...order.filter(({ series }) => series.isQuiet), ...order.filter(({ series }) => !series.isQuiet)];
  return below.flatMap(({ series, at, colour }): readonly Markish[] => {
    const rows = rowsOf(series, places);
    const edges = { x: "x", y1: "low", y2: "high" } as const;
    const hasBand = series.low !== null && series.high !== null;
    if (form === "columns") {
      const half = (slot * COLUMN_SHARE) / all.length / 2;
      const middle = (x: number) => x + shiftOf(at, all.length) * slot;
      const drawn = rows.filter(({ y }) => y !== null);
      const [x1, x2] = [drawn.map(({ x }) => middle(x) - half), drawn.map(({ x }) => middle(x) + half)];
      return [plot.rect(drawn, { x1, x2, y1: 0, y2: "y", fill: colour })];
    }
    if (form === "dots") {
      const drawn = rows.filter(({ y }) => y !== null);
      const banded = drawn.filter(({ low, high }) => low !== null && high !== null);
      const bands = hasBand ? [plot.ruleX(banded, { ...edges, stroke: colour, strokeOpacity: 0.5 })] : [];
      return [...bands, plot.dot(drawn, { x: "x", y: "y", r: 3, fill: colour, stroke: PAINT.halo, strokeWidth: 0.75 })];
    }
    const strokeWidth = series.isQuiet ? QUIET_LINE_PX : LINE_PX;
    const band = hasBand ? [plot.areaY(rows, { ...edges, fill: colour, fillOpacity: BAND_OPACITY })] : [];
    return [...band, plot.lineY(rows, { x: "x", y: "y", stroke: colour, strokeWidth })];
  });
}

interface Names {
  readonly rightPx: number;
  readonly isBeside: boolean;
}

/** Where the names of series go: beside the ends of their lines where there is room, else above. */
function namesOf(form: OverX, series: readonly Series[], { widthPx, textPx }: Sheet): Names {
  if (series.length < 2) return { rightPx: textPx, isBeside: false };
  const px = widestPx(
    series.map(({ name }) => name),
    textPx,
  );
  const isBeside = form === "lines" && px <= widthPx * WIDEST_NAMES;
  return { rightPx: isBeside ? px + APART_PX * 2 : textPx, isBeside };
}

interface Frame {
  readonly top: number;
  readonly bottom: number;
  readonly y: YAxis;
}

/** The name of each series at the end of its line, apart from each other. */
function endNames(
  { plot, sheet }: DrawInput,
  series: readonly Series[],
  places: readonly number[],
  { top, bottom, y }: Frame,
): readonly Markish[] {
  const scale = y.type === "log" ? Math.log : (value: number) => value;
  const [from, to] = [scale(y.domain[0]), scale(y.domain[1])];
  const heightOf = (value: number) => bottom - ((scale(value) - from) / (to - from)) * (bottom - top);
  const colours = coloursOf(series);
  const ends = series.flatMap(({ name, values, isQuiet }, at) => {
    const last = values.findLastIndex((value) => value !== null);
    const value = values[last];
    if (value === undefined || value === null) return [];
    return [{ name, isQuiet, colour: colours[at] ?? PAINT.ink, x: places[last] ?? 0, px: heightOf(value) }];
  });
  const spreadPx = spread(
    ends.map(({ px }) => px),
    sheet.textPx * 1.1,
    [top, bottom],
  );
  return ends.map(({ name, isQuiet, colour }, at) =>
    plot.text([name], {
      ...{ frameAnchor: "top-right", textAnchor: "start", lineAnchor: "middle" },
      dx: APART_PX,
      dy: (spreadPx[at] ?? 0) - top,
      fill: isQuiet ? PAINT.soft : colour,
      fontWeight: isQuiet ? 400 : 700,
    }),
  );
}

/** Lines, dots or columns over an axis of days, names or figures. @param data - As it is drawn: sums, where sums are. */
export function drawOverX(form: OverX, data: FigureData, input: DrawInput): Drawing {
  const { config, sheet, plot } = input;
  const { widthPx, heightPx, textPx } = sheet;
  const series = seriesOf(data);
  const names = namesOf(form, series, sheet);
  const colours = coloursOf(series);
  const keyed = names.isBeside || series.length < 2 ? [] : series;
  const key = keyOf(
    keyed.map(({ name }, at) => ({ name, colour: colours[at] ?? PAINT.ink })),
    sheet,
  );
  const marginTop = key.heightPx + textPx;
  const marginBottom = textPx * (LINE_HEIGHT * 2) + APART_PX;
  const most = Math.max(2, Math.floor((heightPx - marginTop - marginBottom) / (textPx * Y_STEP_SIZES)));
  const scale = form === "columns" || config.kind === "cumulative" ? "zero" : config.scale;
  const y = yAxisOf(series, levelsOf(config.notes), { scale, format: config.format, most });
  const marginLeft =
    widestPx(
      y.ticks.map(({ text }) => text),
      textPx,
    ) + APART_PX;
  const innerPx = widthPx - marginLeft - names.rightPx;
  const x = xAxisOf(data, Math.max(2, Math.floor(innerPx / (textPx * X_MARK_SIZES))));
  const half = form === "lines" ? 0 : x.slot / 2;
  const domain = [x.domain[0] - half, x.domain[1] + half];
  const notes = noteMarks(input, { x, y });
  const shift = (at: number) => (form === "columns" ? shiftOf(at, series.length) * x.slot : 0);
  return {
    options: {
      height: heightPx,
      ...{ marginTop, marginBottom, marginLeft, marginRight: names.rightPx },
      x: { type: "linear", axis: null, domain },
      y: { type: y.type, axis: null, domain: [...y.domain] },
    },
    marks: [
      ...notes.under,
      plot.ruleY(
        y.ticks.map(({ at }) => at),
        { stroke: PAINT.rule },
      ),
      plot.text(y.ticks, {
        frameAnchor: "left",
        textAnchor: "end",
        dx: -APART_PX,
        y: "at",
        text: "text",
        fill: PAINT.soft,
      }),
      plot.axisX(
        x.ticks.map(({ at }) => at),
        {
          ...{ label: null, tickSize: 4, color: PAINT.soft, textStroke: null },
          tickFormat: (_at: number, index: number) => x.ticks[index]?.text ?? "",
        },
      ),
      ...seriesMarks(form, input, series, x),
      ...(y.domain[0] <= 0 && y.domain[1] >= 0 && y.type === "linear" ? [plot.ruleY([0], { stroke: PAINT.ink })] : []),
      ...notes.over,
      ...(names.isBeside
        ? endNames(input, series, x.places, { top: marginTop, bottom: heightPx - marginBottom, y })
        : []),
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
