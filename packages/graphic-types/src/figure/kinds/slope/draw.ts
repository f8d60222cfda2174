import { LINE_HEIGHT, widestPx, wrapped } from "../../../core/estimated-text.ts";
import { captionOf } from "../../draw/caption.ts";
import type { DrawInput, Drawing } from "../../draw/drawing.ts";
import { coloursOf, PAINT } from "../../draw/paint.ts";
import { xTexts } from "../../draw/read-x.ts";
import { seriesOf } from "../../draw/series-of.ts";
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

/** A line for each series from its first row to its last, with both values written. */
export function drawSlope(data: FigureData, input: DrawInput): Drawing {
  const { config, sheet, plot } = input;
  const { widthPx, heightPx, textPx } = sheet;
  const [first, last] = [0, data.rows.length - 1];
  const all = seriesOf(data);
  const colours = coloursOf(all);
  const bold = { isBold: true };
  const drawn = all.flatMap(({ values, ...one }, at) => {
    const [from, to] = [values[first] ?? null, values[last] ?? null];
    return from === null || to === null ? [] : [{ ...one, values: [from, to], colour: colours[at] ?? PAINT.ink }];
  });
  const measure = measureOf(
    drawn.flatMap(({ values }) => values),
    config.format,
  );
  const caption = captionOf(measure, sheet);
  const kept = drawn.map(({ values: [from = 0, to = 0], ...one }) => {
    const [fromText, toText] = [from, to].map((value) => labelText(value, measure, config.format));
    const lines = wrapped(`${toText} ${one.name}`, textPx, widthPx * WIDEST_NAMES, bold);
    return { ...one, from, to, fromText: fromText ?? "", lines };
  });
  const ends = kept.map((one) => ({ ...one, low: null, high: null, values: [one.from, one.to] }));
  const y = yAxisOf(ends, [], { scale: config.scale, format: config.format, most: STEPS });
  const leftPx = widestPx(
    kept.map(({ fromText }) => fromText),
    textPx,
    bold,
  );
  const texts = xTexts(
    { x: data.x, rows: [first, last].flatMap((row) => data.rows[row] ?? []) },
    config.format.numbers,
  );
  const rightPx = Math.max(
    widestPx(texts.slice(1), textPx),
    widestPx(
      kept.flatMap(({ lines }) => lines),
      textPx,
      bold,
    ),
  );
  const headPx = textPx * (LINE_HEIGHT + 1);
  const [marginTop, marginBottom] = [caption.heightPx + headPx, textPx];
  const bottom = heightPx - marginBottom;
  const scaled = y.type === "log" ? Math.log : (value: number) => value;
  // Between the values themselves: a slope has no grid that asks for round ones.
  const values = ends.flatMap((one) => one.values);
  const [low, high] = config.scale === "zero" ? y.domain : [Math.min(...values), Math.max(...values)];
  const domain = low === high ? [...y.domain] : [low, high];
  const [least = 0, greatest = 1] = domain.map(scaled);
  const heightOf = (value: number) => bottom - ((scaled(value) - least) / (greatest - least)) * (bottom - marginTop);
  const range = [marginTop - textPx / 2, heightPx] as const;
  const linePx = textPx * LINE_HEIGHT;
  const left = spread(
    kept.map(({ from }) => ({ at: heightOf(from), heightPx: linePx })),
    range,
  );
  const right = spread(
    kept.map(({ to, lines }) => ({ at: heightOf(to), heightPx: linePx * lines.length })),
    range,
  );
  // What is compared with lies below what it is about.
  const below = kept
    .map((one, at) => ({ ...one, at }))
    .toSorted((a, b) => Number(b.look === "quiet") - Number(a.look === "quiet"));
  return {
    options: {
      height: heightPx,
      ...{ marginTop, marginBottom, marginLeft: leftPx + APART_PX, marginRight: rightPx + APART_PX },
      x: { type: "linear", axis: null, domain: [0, 1] },
      y: { type: y.type, axis: null, domain },
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
      ...below.flatMap(({ look, colour, at, fromText, lines, ...one }) => {
        const isQuiet = look === "quiet";
        const points = [one.from, one.to].map((value, x) => ({ x, value }));
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
            ...{ frameAnchor: "top-left", textAnchor: "end", dx: -APART_PX, dy: (left[at] ?? 0) - marginTop },
          }),
          plot.text([lines.join("\n")], {
            ...beside,
            ...{ frameAnchor: "top-right", textAnchor: "start", dx: APART_PX, dy: (right[at] ?? 0) - marginTop },
            lineHeight: LINE_HEIGHT,
          }),
        ];
      }),
      ...caption.marks(plot, { topPx: marginTop, leftPx: leftPx + APART_PX }),
    ],
    places: data.rows.map((_row, row) =>
      all.map(({ column, values: own }) => {
        const value = own[row] ?? null;
        const isDrawn = (row === first || row === last) && kept.some((one) => one.column === column);
        return value === null || !isDrawn ? null : { x: row === first ? 0 : 1, y: value };
      }),
    ),
    by: "point",
  };
}
