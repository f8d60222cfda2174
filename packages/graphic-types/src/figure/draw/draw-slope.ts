import type { FigureData } from "../config.ts";
import type { DrawInput, Drawing } from "./drawing.ts";
import { xTexts } from "./read-x.ts";
import { seriesOf } from "./series-of.ts";
import { coloursOf, LINE_HEIGHT, PAINT, widestPx } from "./sheet.ts";
import { spread } from "./spread.ts";
import { valueText } from "./value-text.ts";
import { yAxisOf } from "./y-axis.ts";

const APART_PX = 8;
const LINE_PX = 2.25;
const QUIET_LINE_PX = 1.5;
const STEPS = 6;
/** The widest that names are, as a share of the drawing. */
const WIDEST_NAMES = 0.42;

/** A line for each series from its first row to its last, with both values written. */
export function drawSlope(data: FigureData, input: DrawInput): Drawing {
  const { config, sheet, plot } = input;
  const { widthPx, heightPx, textPx } = sheet;
  const [first, last] = [0, data.rows.length - 1];
  const all = seriesOf(data);
  const colours = coloursOf(all);
  const kept = all.flatMap(({ values, ...one }, at) => {
    const [from, to] = [values[first] ?? null, values[last] ?? null];
    return from === null || to === null ? [] : [{ ...one, values, from, to, colour: colours[at] ?? PAINT.ink }];
  });
  const ends = kept.map((one) => ({ ...one, low: null, high: null, values: [one.from, one.to] }));
  const y = yAxisOf(ends, [], { scale: config.scale, format: config.format, most: STEPS });
  const leftPx = widestPx(
    kept.map(({ from }) => valueText(from, config.format)),
    textPx,
  );
  const rightPx = Math.min(
    widthPx * WIDEST_NAMES,
    widestPx(
      kept.map(({ name, to }) => `${valueText(to, config.format)} ${name}`),
      textPx,
    ),
  );
  const [marginTop, marginBottom] = [textPx * (LINE_HEIGHT + 1), textPx];
  const bottom = heightPx - marginBottom;
  const scale = y.type === "log" ? Math.log : (value: number) => value;
  // Between the values themselves: a slope has no grid that asks for round ones.
  const values = ends.flatMap((one) => one.values);
  const [low, high] = config.scale === "zero" ? y.domain : [Math.min(...values), Math.max(...values)];
  const domain = low === high ? [...y.domain] : [low, high];
  const [from = 0, to = 1] = domain.map(scale);
  const heightOf = (value: number) => bottom - ((scale(value) - from) / (to - from)) * (bottom - marginTop);
  const apart = (side: "from" | "to") =>
    spread(
      kept.map((one) => heightOf(one[side])),
      textPx * 1.15,
      [marginTop, bottom],
    );
  const [left, right] = [apart("from"), apart("to")];
  const texts = xTexts({ x: data.x, rows: [first, last].flatMap((row) => data.rows[row] ?? []) });
  const heads = texts.map((text, at) => ({ at, text }));
  return {
    options: {
      height: heightPx,
      ...{ marginTop, marginBottom, marginLeft: leftPx + APART_PX, marginRight: rightPx + APART_PX },
      x: { type: "linear", axis: null, domain: [0, 1] },
      y: { type: y.type, axis: null, domain },
    },
    marks: [
      plot.ruleX([0, 1], { stroke: PAINT.rule }),
      ...heads.map(({ at, text }) =>
        plot.text([text], {
          ...{ frameAnchor: at === 0 ? "top-left" : "top-right", textAnchor: at === 0 ? "start" : "end" },
          ...{ lineAnchor: "bottom", dy: -textPx, fill: PAINT.soft },
        }),
      ),
      ...kept.flatMap(({ name, isQuiet, colour, ...one }, at) => {
        const fill = isQuiet ? PAINT.soft : colour;
        const points = [one.from, one.to].map((value, x) => ({ x, value }));
        const beside = { lineAnchor: "middle", fill, fontWeight: isQuiet ? 400 : 700 } as const;
        return [
          plot.line(points, { x: "x", y: "value", stroke: colour, strokeWidth: isQuiet ? QUIET_LINE_PX : LINE_PX }),
          plot.dot(points, { x: "x", y: "value", r: 4, fill: colour, stroke: PAINT.halo }),
          plot.text([valueText(one.from, config.format)], {
            ...beside,
            ...{ frameAnchor: "top-left", textAnchor: "end", dx: -APART_PX, dy: (left[at] ?? 0) - marginTop },
          }),
          plot.text([`${valueText(one.to, config.format)} ${name}`], {
            ...beside,
            ...{ frameAnchor: "top-right", textAnchor: "start", dx: APART_PX, dy: (right[at] ?? 0) - marginTop },
          }),
        ];
      }),
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
