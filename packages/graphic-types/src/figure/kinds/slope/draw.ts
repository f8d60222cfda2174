import type { Markish } from "@observablehq/plot";
import { LINE_HEIGHT, widestPx, wrapped } from "../../../core/estimated-text.ts";
import { captionOf } from "../../draw/caption.ts";
import type { DrawInput, Drawing, DrawnConfig } from "../../draw/drawing.ts";
import { coloursOf, PAINT } from "../../draw/paint.ts";
import { xTexts } from "../../draw/read-x.ts";
import { type Series, seriesOf } from "../../draw/series-of.ts";
import { spread } from "../../draw/spread.ts";
import { labelText, measureOf } from "../../draw/value-text.ts";
import { yAxisOf } from "../../draw/y-axis.ts";
import type { FigureData } from "../../figure-parts.ts";

const APART_PX = 9;
const LINE_PX = 2.25;
const QUIET_LINE_PX = 1.5;
const DOT_PX = 4;
const STEPS = 6;
/** The widest that names are, as a share of the drawing. */
const WIDEST_NAMES = 0.4;

const BOLD = { isBold: true } as const;

const lastRow = ({ rows }: FigureData) => rows.length - 1;

/** Returns the series that have both ends, with what is written at each; and how all of it is written. */
function slopesOf(data: FigureData, all: readonly Series[], { config, sheet: { widthPx, textPx } }: DrawInput) {
  const colours = coloursOf(all);
  const drawn = all.flatMap(({ values, ...one }, at) => {
    const [from, to] = [values[0] ?? null, values[lastRow(data)] ?? null];
    return from === null || to === null ? [] : [{ ...one, values: [from, to], colour: colours[at] ?? PAINT.ink }];
  });
  const measure = measureOf(
    drawn.flatMap(({ values }) => values),
    config.format,
  );
  const slopes = drawn.map(({ values: [from = 0, to = 0], ...one }) => {
    const [fromText, toText] = [from, to].map((value) => labelText(value, measure, config.format));
    const lines = wrapped(`${toText} ${one.name}`, textPx, widthPx * WIDEST_NAMES, BOLD);
    return { ...one, from, to, fromText: fromText ?? "", lines };
  });
  return { slopes, measure };
}

type Slope = ReturnType<typeof slopesOf>["slopes"][number];

/** Heights of the slopes between the top and the bottom of a drawing, pixels. */
function heightsOf(slopes: readonly Slope[], { scale, format }: DrawnConfig, [top, bottom]: readonly [number, number]) {
  const ends = slopes.map((one) => ({ ...one, low: null, high: null, values: [one.from, one.to] }));
  const y = yAxisOf(ends, [], { scale, format, most: STEPS });
  const scaled = y.type === "log" ? Math.log : (value: number) => value;
  // Between the values themselves: a slope has no grid that asks for round ones.
  const values = ends.flatMap((one) => one.values);
  const [low, high] = scale === "zero" ? y.domain : [Math.min(...values), Math.max(...values)];
  const domain = low === high ? [...y.domain] : [low, high];
  const [least = 0, greatest = 1] = domain.map(scaled);
  const heightOf = (value: number) => bottom - ((scaled(value) - least) / (greatest - least)) * (bottom - top);
  return { type: y.type, domain, heightOf };
}

/** Draws a slope, with its texts. @param belowTopPx - Distance of its first and its last text from the top of the lines. */
function slopeMarks(
  plot: DrawInput["plot"],
  { look, colour, fromText, lines, from, to }: Slope,
  belowTopPx: readonly [first: number, last: number],
): readonly Markish[] {
  const isQuiet = look === "quiet";
  const points = [from, to].map((value, x) => ({ x, value }));
  const beside = {
    lineAnchor: "middle",
    fill: isQuiet ? PAINT.soft : PAINT.text(colour),
    fontWeight: isQuiet ? 400 : 700,
  } as const;
  return [
    plot.line(points, { x: "x", y: "value", stroke: colour, strokeWidth: isQuiet ? QUIET_LINE_PX : LINE_PX }),
    plot.dot(points, { x: "x", y: "value", r: DOT_PX, fill: colour, stroke: PAINT.halo }),
    plot.text([fromText], {
      ...beside,
      ...{ frameAnchor: "top-left", textAnchor: "end", dx: -APART_PX, dy: belowTopPx[0] },
    }),
    plot.text([lines.join("\n")], {
      ...beside,
      ...{ frameAnchor: "top-right", textAnchor: "start", dx: APART_PX, dy: belowTopPx[1] },
      lineHeight: LINE_HEIGHT,
    }),
  ];
}

/** A line for each series from its first row to its last, with both values written. */
export function drawSlope(data: FigureData, input: DrawInput): Drawing {
  const { config, sheet, plot } = input;
  const { heightPx, textPx } = sheet;
  const [first, last] = [0, lastRow(data)];
  const all = seriesOf(data);
  const { slopes, measure } = slopesOf(data, all, input);
  const caption = captionOf(measure, sheet);
  const leftPx = widestPx(
    slopes.map(({ fromText }) => fromText),
    textPx,
    BOLD,
  );
  const texts = xTexts(
    { x: data.x, rows: [first, last].flatMap((row) => data.rows[row] ?? []) },
    config.format.numbers,
  );
  const rightPx = Math.max(
    widestPx(texts.slice(1), textPx),
    widestPx(
      slopes.flatMap(({ lines }) => lines),
      textPx,
      BOLD,
    ),
  );
  const headPx = textPx * (LINE_HEIGHT + 1);
  const [marginTop, marginBottom] = [caption.heightPx + headPx, textPx];
  const { type, domain, heightOf } = heightsOf(slopes, config, [marginTop, heightPx - marginBottom]);
  const range = [marginTop - textPx / 2, heightPx] as const;
  const linePx = textPx * LINE_HEIGHT;
  const left = spread(
    slopes.map(({ from }) => ({ at: heightOf(from), heightPx: linePx })),
    range,
  );
  const right = spread(
    slopes.map(({ to, lines }) => ({ at: heightOf(to), heightPx: linePx * lines.length })),
    range,
  );
  // What is compared with lies below what it is about.
  const below = slopes
    .map((one, at) => ({ ...one, at }))
    .toSorted((a, b) => Number(b.look === "quiet") - Number(a.look === "quiet"));
  return {
    options: {
      height: heightPx,
      ...{ marginTop, marginBottom, marginLeft: leftPx + APART_PX, marginRight: rightPx + APART_PX },
      x: { type: "linear", axis: null, domain: [0, 1] },
      y: { type, axis: null, domain },
    },
    marks: [
      plot.ruleX([0, 1], { stroke: PAINT.rule }),
      ...texts.map((text, at) =>
        plot.text([text], {
          ...{ frameAnchor: at === 0 ? "top-left" : "top-right", textAnchor: "start", lineAnchor: "bottom" },
          // Each above its own figures.
          ...{ dx: at === 0 ? -leftPx - APART_PX : APART_PX, dy: -textPx, fill: PAINT.soft },
        }),
      ),
      ...below.flatMap(({ at, ...one }) =>
        slopeMarks(plot, one, [(left[at] ?? 0) - marginTop, (right[at] ?? 0) - marginTop]),
      ),
      ...caption.marks(plot, { topPx: marginTop, leftPx: leftPx + APART_PX }),
    ],
    places: data.rows.map((_row, row) =>
      all.map(({ column, values: own }) => {
        const value = own[row] ?? null;
        const isDrawn = (row === first || row === last) && slopes.some((one) => one.column === column);
        return value === null || !isDrawn ? null : { x: row === first ? 0 : 1, y: value };
      }),
    ),
    by: "point",
  };
}
