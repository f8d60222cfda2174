import { formatNumber } from "@nv/spanish";
import { LINE_HEIGHT, wrapped } from "../../../core/estimated-text.ts";
import type { DrawInput, Drawing } from "../../draw/drawing.ts";
import { groupsOf } from "../../draw/groups.ts";
import { keyOf } from "../../draw/key.ts";
import { fitLine, type LineFit } from "../../draw/line-fit.ts";
import { PAINT } from "../../draw/paint.ts";
import { inPixels, type PlacedText, textMarks } from "../../draw/pixels.ts";
import { seriesOf } from "../../draw/series-of.ts";
import { labelText, measureOf } from "../../draw/value-text.ts";
import type { FigureData } from "../../figure-parts.ts";
import { namedPoints } from "./named-points.ts";
import { type Point, pointNames } from "./point-names.ts";
import { APART_PX, type ScatterFrame, scatterFrame } from "./scatter-frame.ts";

const DOT_PX = 4.5;
const LARGEST_PX = { phone: 16, wide: 22 } as const;
const OPACITY = 0.75;
/** Fewer points than this have their names unless somebody chose some. */
const FEW_POINTS = 13;
const R2_DECIMALS = 2;

/** A row that has both values. */
interface ToldRow extends Pick<Point, "row" | "name" | "group" | "x" | "y"> {
  readonly size: number | null;
}

/** Returns the rows that have both values. */
function toldRows(data: FigureData): readonly ToldRow[] {
  const [ofX, ofY, ofSize] = seriesOf(data);
  return data.rows.flatMap(({ x: name, group }, row) => {
    const [x = null, y = null] = [ofX?.values[row], ofY?.values[row]];
    return x === null || y === null ? [] : [{ row, name, group, x, y, size: ofSize?.values[row] ?? null }];
  });
}

const largestOf = (told: readonly ToldRow[]) => Math.max(0, ...told.map(({ size }) => size ?? 0));

/** Returns the lines below a drawing: what the size of its points tells, how good its line is, what is not drawn. */
function notesOf(data: FigureData, told: readonly ToldRow[], fit: LineFit | null, input: DrawInput): readonly string[] {
  const { config, sheet } = input;
  const [, , ofSize] = seriesOf(data);
  const largest = largestOf(told);
  const sizeText =
    ofSize && largest > 0 ? `El tamaño es «${ofSize.name}»: el mayor, ${sizeLabel(largest, config.format)}` : "";
  const fitText =
    fit === null
      ? ""
      : `Recta de mínimos cuadrados de ${fit.count} puntos; R²\u00a0=\u00a0${formatNumber(fit.r2, { ...config.format.numbers, decimals: R2_DECIMALS })}`;
  const missing = data.rows.length - told.length;
  const missingText = missing === 0 ? "" : `Sin dibujar, por faltarles un dato: ${missing}`;
  return [sizeText, fitText, missingText].filter(Boolean).flatMap((text) => wrapped(text, sheet.textPx, sheet.widthPx));
}

/** Places points, the largest first: the others lie over it. */
function pointsOf(told: readonly ToldRow[], { leftOf, topOf }: ScatterFrame, radiusOf: (size: number) => number) {
  return told
    .map(({ size, ...one }): Point => ({ ...one, px: leftOf(one.x), py: topOf(one.y), radiusPx: radiusOf(size ?? 0) }))
    .toSorted((a, b) => b.radiusPx - a.radiusPx);
}

/** A point for each row, at its two values. */
export function drawScatter(
  data: FigureData,
  input: DrawInput,
  { labels, trend }: { readonly labels: string; readonly trend: "none" | "linear" },
): Drawing {
  const { sheet, plot } = input;
  const { widthPx, heightPx, textPx, isPhone } = sheet;
  const series = seriesOf(data);
  const told = toldRows(data);
  const groups = groupsOf(data);
  const key = keyOf(
    groups.map((name, at) => ({ name, colour: PAINT.own(at) })),
    sheet,
  );
  const fit = trend === "linear" ? fitLine(told) : null;
  const below = notesOf(data, told, fit, input);
  const frame = scatterFrame(data, told, input, { abovePx: key.heightPx, linesBelow: below.length });
  const { left, right, top, bottom, x, y, leftOf, topOf } = frame;
  const [largest, largestPx] = [largestOf(told), isPhone ? LARGEST_PX.phone : LARGEST_PX.wide];
  const points = pointsOf(told, frame, (size) =>
    series.length < 3 ? DOT_PX : Math.max(1.5, Math.sqrt(Math.max(0, size) / (largest || 1)) * largestPx),
  );
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
  const [fromX = 0, toX = 0] = x.domain;
  const ends =
    fit === null ? [] : clipped(fit, [fromX, toX], y.domain).map((one) => ({ px: leftOf(one.x), py: topOf(one.y) }));
  const linePx = textPx * LINE_HEIGHT;
  const [axisPx, soft] = [bottom + APART_PX, { fill: PAINT.soft }];
  const texts: readonly PlacedText[] = [
    ...ys.map(({ py, text }): PlacedText => ({ x: left - APART_PX, y: py, text, anchor: "end", ...soft })),
    ...xs.map(({ px, text }): PlacedText => ({ x: px, y: axisPx, text, anchor: "middle", line: "top", ...soft })),
    { x: 0, y: key.heightPx, text: frame.yTitle.join("\n"), line: "top" },
    { x: widthPx, y: axisPx + linePx, text: `${frame.xTitle} →`, anchor: "end", line: "top" },
    { x: 0, y: axisPx + 2 * linePx, text: below.join("\n"), line: "top", ...soft },
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
