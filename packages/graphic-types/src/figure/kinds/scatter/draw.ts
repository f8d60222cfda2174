import { formatNumber } from "@nv/spanish";
import { LINE_HEIGHT, textWidthPx, widestPx, wrapped } from "../../../core/estimated-text.ts";
import type { DrawInput, Drawing } from "../../draw/drawing.ts";
import { groupsOf } from "../../draw/groups.ts";
import { keyOf } from "../../draw/key.ts";
import { fitLine } from "../../draw/line-fit.ts";
import { PAINT } from "../../draw/paint.ts";
import { inPixels, type PlacedText, textMarks } from "../../draw/pixels.ts";
import { bestPlace, type LabelRect } from "../../draw/place-label.ts";
import { type Series, seriesOf } from "../../draw/series-of.ts";
import { labelText, measureOf } from "../../draw/value-text.ts";
import { yAxisOf } from "../../draw/y-axis.ts";
import type { FigureData } from "../../figure-parts.ts";
import { withUnit } from "../../units.ts";
import { namedPoints } from "./named-points.ts";

const APART_PX = 6;
const STEP_SIZES = { x: 5, y: 3.6 } as const;
const DOT_PX = 4.5;
const LARGEST_PX = { phone: 16, wide: 22 } as const;
const OPACITY = 0.75;
/** Fewer points than this have their names unless somebody chose some. */
const FEW_POINTS = 13;
/** From where on a name needs a line to its point, pixels. */
const FAR_PX = 16;
const R2_DECIMALS = 2;

interface Point {
  readonly row: number;
  readonly name: string;
  readonly group: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly px: number;
  readonly py: number;
  readonly radiusPx: number;
}

const plain = { unit: "", decimals: 1 } as const;

/** The title of an axis: the name of its column, its unit, and the size that its figures are written in. */
function titleOf(data: FigureData, series: Series | undefined, size: string): string {
  if (series === undefined) return "";
  const { unit = "" } = data.columns[series.column] ?? {};
  return withUnit(series.name, [size, unit].filter(Boolean).join(" de "));
}

/** Names of points beside them, away from others, with a line to those that had to go far. */
function pointNames(points: readonly Point[], all: readonly Point[], room: LabelRect, textPx: number) {
  const boxes: LabelRect[] = [];
  const pixels = all.map(({ px, py }) => [px, py] as const);
  const texts: PlacedText[] = [];
  const lines: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }[] = [];
  for (const { name, px, py, radiusPx } of points.toSorted((a, b) => a.py - b.py)) {
    const [width, height] = [textWidthPx(name, textPx), textPx * LINE_HEIGHT];
    const box = (left: number, top: number): LabelRect => ({ left, top, width, height });
    const near = radiusPx + 4;
    const around = (away: number) => [
      box(px + away, py - height / 2),
      box(px - away - width, py - height / 2),
      box(px - width / 2, py - away - height),
      box(px - width / 2, py + away),
      box(px + away * 0.7, py - away * 0.7 - height),
      box(px - away * 0.7 - width, py - away * 0.7 - height),
      box(px + away * 0.7, py + away * 0.7),
      box(px - away * 0.7 - width, py + away * 0.7),
    ];
    const places = [...around(near), ...around(near + FAR_PX), ...around(near + 2 * FAR_PX)];
    const others = pixels.filter(([x, y]) => x !== px || y !== py);
    const best = places[bestPlace(places, room, { boxes, points: others })] ?? box(px, py);
    boxes.push(best);
    texts.push({ x: best.left, y: best.top + height / 2, text: name, hasHalo: true });
    if (places.indexOf(best) >= 8) {
      const [x, y] = [
        Math.min(Math.max(px, best.left), best.left + width),
        Math.min(Math.max(py, best.top), best.top + height),
      ];
      lines.push({ x1: px, y1: py, x2: x, y2: y });
    }
  }
  return { texts, lines };
}

/** A point for each row, at its two values. */
export function drawScatter(
  data: FigureData,
  { config, sheet, plot }: DrawInput,
  { labels, trend }: { readonly labels: string; readonly trend: "none" | "linear" },
): Drawing {
  const { widthPx, heightPx, textPx, isPhone } = sheet;
  const { numbers } = config.format;
  const series = seriesOf(data);
  const [ofX, ofY, ofSize] = series;
  const told = data.rows.flatMap(({ x: name, group }, row) => {
    const [x = null, y = null] = [ofX?.values[row], ofY?.values[row]];
    return x === null || y === null ? [] : [{ row, name, group, x, y, size: ofSize?.values[row] ?? null }];
  });
  const missing = data.rows.length - told.length;
  const format = { ...plain, ...(numbers && { numbers }) };
  const axisFor = (values: readonly number[], most: number) => yAxisOf([], values, { scale: "data", format, most });
  const groups = groupsOf(data);
  const key = keyOf(
    groups.map((name, at) => ({ name, colour: PAINT.own(at) })),
    sheet,
  );
  const linePx = textPx * LINE_HEIGHT;
  const fit = trend === "linear" ? fitLine(told) : null;
  const largest = Math.max(0, ...told.map(({ size }) => size ?? 0));
  const sizeText =
    ofSize && largest > 0 ? `El tamaño es «${ofSize.name}»: el mayor, ${sizeLabel(largest, config.format)}` : "";
  const fitText =
    fit === null
      ? ""
      : `Recta de mínimos cuadrados de ${fit.count} puntos; R²\u00a0=\u00a0${formatNumber(fit.r2, { ...numbers, decimals: R2_DECIMALS })}`;
  const missingText = missing === 0 ? "" : `Sin dibujar, por faltarles un dato: ${missing}`;
  const below = [sizeText, fitText, missingText].filter(Boolean).flatMap((text) => wrapped(text, textPx, widthPx));
  const yTitle = wrapped(
    titleOf(
      data,
      ofY,
      axisFor(
        told.map(({ y }) => y),
        4,
      ).measure.caption,
    ),
    textPx,
    widthPx,
  );
  const top = key.heightPx + yTitle.length * linePx + textPx;
  const bottom = heightPx - linePx * (2 + below.length) - APART_PX * 2;
  const y = axisFor(
    told.map((one) => one.y),
    Math.max(2, Math.floor((bottom - top) / (textPx * STEP_SIZES.y))),
  );
  const left =
    widestPx(
      y.ticks.map(({ text }) => text),
      textPx,
    ) + APART_PX;
  // The last figure of the axis stands half of it beyond its end.
  const lastPx = widestPx(
    axisFor(
      told.map((one) => one.x),
      4,
    ).ticks.map(({ text }) => text),
    textPx,
  );
  const right = widthPx - Math.max(textPx, lastPx / 2);
  const x = axisFor(
    told.map((one) => one.x),
    Math.max(2, Math.floor((right - left) / (textPx * STEP_SIZES.x))),
  );
  const leftOf = (value: number) => left + x.shareOf(value) * (right - left);
  const topOf = (value: number) => top + (1 - y.shareOf(value)) * (bottom - top);
  const largestPx = isPhone ? LARGEST_PX.phone : LARGEST_PX.wide;
  const points = told
    .map(({ size, ...one }): Point => {
      const radiusPx =
        ofSize === undefined ? DOT_PX : Math.max(1.5, Math.sqrt(Math.max(0, size ?? 0) / (largest || 1)) * largestPx);
      return { ...one, px: leftOf(one.x), py: topOf(one.y), radiusPx };
    })
    .toSorted((a, b) => b.radiusPx - a.radiusPx);
  const chosen = namedPoints(labels);
  const named = points.filter(({ name }) => (chosen.length > 0 ? chosen.includes(name) : points.length < FEW_POINTS));
  const names = pointNames(
    named,
    points,
    { left, top: top - textPx, width: widthPx - left, height: bottom - top + textPx },
    textPx,
  );
  const xs = x.ticks.map(({ at, text }) => ({ px: leftOf(at), text }));
  const ys = y.ticks.map(({ at, text }) => ({ py: topOf(at), text }));
  const xTitle = titleOf(data, ofX, x.measure.caption);
  const [fromX = 0, toX = 0] = x.domain;
  const ends =
    fit === null ? [] : clipped(fit, [fromX, toX], y.domain).map((one) => ({ px: leftOf(one.x), py: topOf(one.y) }));
  const texts: readonly PlacedText[] = [
    ...ys.map(({ py, text }): PlacedText => ({ x: left - APART_PX, y: py, text, anchor: "end", fill: PAINT.soft })),
    ...xs.map(
      ({ px, text }): PlacedText => ({
        x: px,
        y: bottom + APART_PX,
        text,
        anchor: "middle",
        line: "top",
        fill: PAINT.soft,
      }),
    ),
    { x: 0, y: key.heightPx, text: yTitle.join("\n"), line: "top" },
    { x: widthPx, y: bottom + APART_PX + linePx, text: `${xTitle} →`, anchor: "end", line: "top" },
    { x: 0, y: bottom + APART_PX + 2 * linePx, text: below.join("\n"), line: "top", fill: PAINT.soft },
  ];
  return {
    options: inPixels(widthPx, heightPx),
    marks: [
      plot.ruleY(ys, { x1: left, x2: right, y: "py", stroke: PAINT.rule }),
      plot.ruleX(xs, { x: "px", y1: top, y2: bottom, stroke: PAINT.rule }),
      plot.line(ends, { x: "px", y: "py", stroke: PAINT.soft, strokeWidth: 1.5, strokeDasharray: "6,4" }),
      ...(groups.length === 0 ? [undefined] : [...groups, undefined]).map((group, at) =>
        plot.dot(
          points.filter((one) => (groups.length === 0 ? true : (one.group || undefined) === group)),
          {
            ...{ x: "px", y: "py", r: "radiusPx", stroke: PAINT.halo, strokeWidth: 0.75, fillOpacity: OPACITY },
            fill: group === undefined && groups.length > 0 ? PAINT.quiet : PAINT.own(at),
          },
        ),
      ),
      plot.link(names.lines, { x1: "x1", y1: "y1", x2: "x2", y2: "y2", stroke: PAINT.ink, strokeWidth: 0.75 }),
      ...textMarks(plot, [...texts, ...names.texts]),
      ...key.marks(plot, 0, 0),
    ],
    places: data.rows.map((_row, row) => {
      const point = points.find((one) => one.row === row);
      // Each of its values is told there.
      return series.map(({ values }) =>
        point === undefined || (values[row] ?? null) === null ? null : { x: point.px, y: point.py },
      );
    }),
    by: "row",
  };
}

/** Writes a size as the table does, in millions where it is. */
function sizeLabel(value: number, format: DrawInput["config"]["format"]): string {
  const measure = measureOf([value], { unit: "" });
  // The decimals of a figure are those of what it compares: sizes are often counts.
  const decimals = Number.isInteger(value) ? 0 : format.decimals;
  const text = labelText(value, measure, { ...format, decimals });
  return measure.caption === "" ? text : `${text} ${measure.caption}`;
}

/** The part of a line that is inside the axes. */
function clipped(
  { slope, intercept }: { readonly slope: number; readonly intercept: number },
  [fromX, toX]: readonly [number, number],
  [fromY, toY]: readonly [number, number],
): readonly { readonly x: number; readonly y: number }[] {
  const at = (y: number) => (y - intercept) / slope;
  const [low, high] = slope === 0 ? [fromX, toX] : [Math.min(at(fromY), at(toY)), Math.max(at(fromY), at(toY))];
  const [from, to] = [Math.max(fromX, low), Math.min(toX, high)];
  return from >= to ? [] : [from, to].map((x) => ({ x, y: intercept + slope * x }));
}
