import type { FigureData } from "../config.ts";
import type { DrawInput, Drawing } from "./drawing.ts";
import { keyOf } from "./key.ts";
import { seriesOf } from "./series-of.ts";
import { coloursOf, LINE_HEIGHT, PAINT, widestPx, wrapped } from "./sheet.ts";
import { valueText } from "./value-text.ts";
import { drawnValues, yAxisOf } from "./y-axis.ts";

const APART_PX = 7;
/** The widest that names beside their bars are, as a share of the drawing; wider ones go above them. */
const WIDEST_NAMES = 0.34;
/** How much of a row its bars take, and the height of one, in sizes of the type. */
const BARS_SHARE = 0.78;
const BAR_SIZES = 1.45;
/** Pixels that a step of the axis of values needs, in sizes of the type. */
const STEP_SIZES = 6;

/** Room for a name over its bar, as a share of its row. */
const nameShare = (isAbove: boolean) => (isAbove ? 0.46 : 0);

/** Bars, or dots on a line, a row for each name, in the order of the table. */
export function drawOverNames(form: "bars" | "dots", data: FigureData, input: DrawInput): Drawing {
  const { config, sheet, plot } = input;
  const { widthPx, textPx } = sheet;
  const series = seriesOf(data);
  const colours = coloursOf(series);
  const isDots = form === "dots";
  const names = data.rows.map(({ x }) => x);
  const namesPx = widestPx(names, textPx);
  const isAbove = namesPx > widthPx * WIDEST_NAMES;
  const texts = series.map(({ values }) =>
    values.map((value) => (value === null ? "" : valueText(value, config.format))),
  );
  const valuesPx = widestPx(texts.flat(), textPx) + APART_PX;
  const key = keyOf(
    series.length < 2 ? [] : series.map(({ name }, at) => ({ name, colour: colours[at] ?? PAINT.ink })),
    sheet,
  );
  const innerPx = widthPx - (isAbove ? 0 : namesPx + APART_PX);
  const scale = isDots ? config.scale : "zero";
  const most = Math.max(2, Math.floor(innerPx / (textPx * STEP_SIZES)));
  const axis = yAxisOf(series, [], { scale, format: config.format, most });
  const values = drawnValues(series);
  const domain = isDots ? [...axis.domain] : [Math.min(0, ...values), Math.max(0, ...values)];
  const hasNegative = domain[0] !== undefined && domain[0] < 0;
  const barPx = textPx * BAR_SIZES;
  const rowPx = (isDots ? barPx * 1.3 : (barPx * series.length) / BARS_SHARE) + (isAbove ? textPx * 1.5 : 0);
  const marginTop = key.heightPx + (isDots ? textPx * 2 : 2);
  const marginLeft = (isAbove ? 0 : namesPx + APART_PX) + (hasNegative && !isDots ? valuesPx : isDots ? textPx : 0);
  const above = nameShare(isAbove);
  /** Where a bar is in its row, from -0.5 to 0.5. */
  const sideOf = (at: number, edge: number) =>
    isDots
      ? above / 2
      : -0.5 + above + ((1 - above) * (1 - BARS_SHARE)) / 2 + ((at + edge) / series.length) * BARS_SHARE * (1 - above);
  const rows = data.rows.map((row, at) => ({ ...row, at }));
  const drawn = series.map(({ values: own }, index) =>
    rows.flatMap(({ at }) => {
      const value = own[at] ?? null;
      return value === null ? [] : [{ at, value, text: texts[index]?.[at] ?? "" }];
    }),
  );
  const extent = rows.flatMap(({ at, values: all }) => {
    const own = series.map(({ column }) => all[column] ?? null).filter((value) => value !== null);
    return own.length < 2 ? [] : [{ at, from: Math.min(...own), to: Math.max(...own) }];
  });
  return {
    options: {
      height: Math.round(marginTop + rowPx * rows.length + 2),
      ...{ marginTop, marginBottom: 2, marginLeft, marginRight: isDots ? textPx * 2 : valuesPx },
      x: { type: isDots ? axis.type : "linear", axis: null, domain },
      y: {
        type: "linear",
        axis: null,
        domain: [-0.5, rows.length - 0.5],
        reverse: false,
        range: [marginTop, Math.round(marginTop + rowPx * rows.length)],
      },
    },
    marks: [
      ...(isDots
        ? [
            plot.ruleX(
              axis.ticks.map(({ at }) => at),
              { stroke: PAINT.rule },
            ),
            plot.text(axis.ticks, {
              frameAnchor: "top",
              x: "at",
              text: "text",
              dy: -APART_PX,
              lineAnchor: "bottom",
              fill: PAINT.soft,
            }),
            plot.ruleY(extent, {
              y: (row: { at: number }) => row.at + above / 2,
              x1: "from",
              x2: "to",
              stroke: PAINT.quiet,
              strokeWidth: 2,
            }),
          ]
        : []),
      ...(isAbove
        ? [
            plot.text(rows, {
              ...{ frameAnchor: "left", textAnchor: "start", lineAnchor: "top", text: "x", fill: PAINT.ink },
              y: (row: { at: number }) => row.at - 0.5,
              dx: -marginLeft,
              dy: 3,
            }),
          ]
        : [
            plot.text(rows, {
              ...{ frameAnchor: "left", textAnchor: "end", y: "at", fill: PAINT.ink },
              text: ({ x }: { x: string }) => wrapped(x, textPx, namesPx).join("\n"),
              dx: -APART_PX - (marginLeft - namesPx - APART_PX),
              lineHeight: LINE_HEIGHT,
            }),
          ]),
      ...drawn.flatMap((bars, index) => {
        const fill = colours[index] ?? PAINT.ink;
        if (isDots)
          return [
            plot.dot(bars, {
              x: "value",
              y: (bar: { at: number }) => bar.at + above / 2,
              r: 5.5,
              fill,
              stroke: PAINT.halo,
            }),
          ];
        const middle = (bar: { at: number }) => bar.at + sideOf(index, 0.5);
        return [
          plot.rect(bars, {
            ...{ x1: 0, x2: "value", fill },
            y1: (bar: { at: number }) => bar.at + sideOf(index, 0.04),
            y2: (bar: { at: number }) => bar.at + sideOf(index, 0.96),
          }),
          ...[false, true].map((isNegative) =>
            plot.text(
              bars.filter(({ value }) => value < 0 === isNegative),
              {
                ...{ x: "value", y: middle, text: "text", fill: PAINT.ink },
                textAnchor: isNegative ? "end" : "start",
                dx: isNegative ? -APART_PX / 2 : APART_PX / 2,
              },
            ),
          ),
        ];
      }),
      ...(isDots ? [] : [plot.ruleX([0], { stroke: PAINT.ink })]),
      ...key.marks(plot, marginTop, marginLeft),
    ],
    places: rows.map(({ at }) =>
      series.map(({ values: own }, index) => {
        const value = own[at] ?? null;
        return value === null ? null : { x: value, y: at + sideOf(index, 0.5) };
      }),
    ),
    by: "point",
  };
}
