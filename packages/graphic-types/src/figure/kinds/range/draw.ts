import type { Markish } from "@observablehq/plot";
import { LINE_HEIGHT, textWidthPx, widestPx } from "../../../core/estimated-text.ts";
import { captionOf } from "../../draw/caption.ts";
import type { DrawInput, Drawing } from "../../draw/drawing.ts";
import { drawnValues } from "../../draw/drawn-values.ts";
import { keyOf } from "../../draw/key.ts";
import { placeRows, rowNames, rowNameTexts } from "../../draw/name-rows.ts";
import { coloursOf, PAINT } from "../../draw/paint.ts";
import { dotMarks, inPixels, type PlacedText, textMarks } from "../../draw/pixels.ts";
import { seriesOf } from "../../draw/series-of.ts";
import { labelText } from "../../draw/value-text.ts";
import { valuesAcross } from "../../draw/y-axis.ts";
import type { FigureData } from "../../figure-parts.ts";

const ROW_SIZES = 1.9;
const STEP_SIZES = 4;
const APART_PX = 6;
const DOT_PX = 5;
const LINE_PX = 2.5;
/** Head of an arrow, pixels back and to each side. */
const HEAD = { back: 8, side: 4.5 } as const;

/** Text in the place of a value that is not there. */
const NO_VALUE = "sin dato";

interface Ends {
  readonly y: number;
  readonly from: number | null;
  readonly to: number | null;
}

/** Draws a line from one value to the other, with its head where it goes. */
function joins(
  { plot }: DrawInput,
  ends: readonly Ends[],
  {
    isArrow,
    colour,
    leftOf,
  }: { readonly isArrow: boolean; readonly colour: string; readonly leftOf: (value: number) => number },
): readonly Markish[] {
  const whole = ends.flatMap(({ y, from, to }) =>
    from === null || to === null ? [] : [{ y, x1: leftOf(from), x2: leftOf(to) }],
  );
  if (!isArrow) return [plot.ruleY(whole, { x1: "x1", x2: "x2", y: "y", stroke: PAINT.quiet, strokeWidth: LINE_PX })];
  const shafts = whole.map(({ x1, x2, y }) => ({
    y,
    x1,
    x2: x2 - Math.sign(x2 - x1) * Math.min(HEAD.back, Math.abs(x2 - x1)),
  }));
  const heads = whole.flatMap(({ x1, x2, y }, at) => {
    const way = Math.sign(x2 - x1);
    const back = x2 - way * HEAD.back;
    if (way === 0) return [];
    return [
      { at, x: x2, y },
      { at, x: back, y: y - HEAD.side },
      { at, x: back, y: y + HEAD.side },
      { at, x: x2, y },
    ];
  });
  return [
    plot.ruleY(shafts, { x1: "x1", x2: "x2", y: "y", stroke: colour, strokeWidth: LINE_PX }),
    plot.line(heads, { x: "x", y: "y", z: "at", fill: colour }),
  ];
}

/** Two values of each name on a line, both written. */
export function drawRange(data: FigureData, input: DrawInput, { form }: { readonly form: "range" | "arrow" }): Drawing {
  const { config, sheet, plot } = input;
  const { widthPx, textPx } = sheet;
  const series = seriesOf(data);
  const isArrow = form === "arrow";
  const colours = coloursOf(series);
  const [first = PAINT.ink, second = PAINT.ink] = colours;
  const names = rowNames(data, sheet);
  const rowPx = textPx * ROW_SIZES;
  const { places, height } = placeRows(names, sheet, rowPx);
  const axis = valuesAcross(series, [], {
    ...{ scale: config.scale, format: config.format },
    ...{ widthPx: widthPx - names.besidePx, textPx, stepSizes: STEP_SIZES },
  });
  const caption = captionOf(axis.measure, sheet);
  const [from, to] = series.map(({ name }) => name);
  const key = keyOf(
    isArrow
      ? [{ name: `de ${from} a ${to}`, colour: first }]
      : series.map(({ name }, at) => ({ name, colour: colours[at] ?? PAINT.ink })),
    sheet,
  );
  const write = (value: number) => labelText(value, axis.measure, config.format);
  const sidePx = widestPx(drawnValues(series).map(write), textPx) + APART_PX + DOT_PX;
  const topPx = key.heightPx + caption.heightPx + textPx * LINE_HEIGHT + APART_PX;
  const [left, right] = [names.besidePx + sidePx, widthPx - sidePx];
  const leftOf = (value: number) => left + axis.shareOf(value) * (right - left);
  const ends = places.map(({ top, height: own }, row): Ends => {
    const at = (index: number) => series[index]?.values[row] ?? null;
    return { y: topPx + top + own / 2, from: at(0), to: at(1) };
  });
  const dotsOf = (pick: "from" | "to") =>
    ends.flatMap(({ y, [pick]: value }) => (value === null ? [] : [{ x: leftOf(value), y }]));
  const values = ends.flatMap(({ y, from: one, to: other }): PlacedText[] => {
    if (one === null && other === null) return [{ x: left, y, text: NO_VALUE, fill: PAINT.soft }];
    return [one, other].flatMap((value, at): PlacedText[] => {
      const beside = at === 0 ? other : one;
      if (value === null) {
        const x = leftOf(beside ?? 0) + DOT_PX + APART_PX + textWidthPx(write(beside ?? 0), textPx) + APART_PX;
        return [{ x, y, text: `(${series[at]?.name}: ${NO_VALUE})`, fill: PAINT.soft }];
      }
      // The lesser on the left; of two that are alike, one is said.
      const isLeft = beside !== null && (value < beside || (value === beside && at === 0));
      if (value === beside && at === 0) return [];
      const x = leftOf(value) + (isLeft ? -1 : 1) * (DOT_PX + APART_PX);
      return [{ x, y, text: write(value), anchor: isLeft ? "end" : "start", isBold: isArrow && at === 1 }];
    });
  });
  const grid = axis.ticks.map(({ at, text }) => ({ x: leftOf(at), text }));
  return {
    options: inPixels(widthPx, Math.round(topPx + height + 2)),
    marks: [
      plot.ruleX(grid, { x: "x", y1: topPx, y2: topPx + height, stroke: PAINT.rule }),
      ...textMarks(plot, [
        ...grid.map(
          ({ x, text }): PlacedText => ({
            x,
            y: topPx - APART_PX,
            text,
            anchor: "middle",
            line: "bottom",
            fill: PAINT.soft,
          }),
        ),
        ...rowNameTexts(names, places, topPx),
      ]),
      ...joins(input, ends, { isArrow, colour: first, leftOf }),
      ...(isArrow ? [dotMarks(plot, dotsOf("from"), { radiusPx: DOT_PX / 2, colour: first })] : []),
      ...(isArrow
        ? []
        : [
            dotMarks(plot, dotsOf("from"), { radiusPx: DOT_PX, colour: first }),
            dotMarks(plot, dotsOf("to"), { radiusPx: DOT_PX, colour: second }),
          ]),
      ...textMarks(
        plot,
        values.map((text) => ({ ...text, hasHalo: true })),
      ),
      ...caption.marks(plot, { topPx: -key.heightPx, leftPx: 0 }),
      ...key.marks(plot, 0, 0),
    ],
    places: ends.map(({ y, from: one, to: other }) =>
      [one, other].map((value) => (value === null ? null : { x: leftOf(value), y })),
    ),
    by: "point",
  };
}
