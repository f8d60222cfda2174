import { LINE_HEIGHT, textWidthPx, widestPx } from "../../../core/estimated-text.ts";
import { classesOf, quantile } from "../../draw/distribution.ts";
import type { DrawInput, Drawing } from "../../draw/drawing.ts";
import { PAINT } from "../../draw/paint.ts";
import { inPixels, type PlacedText, rectMarks, textMarks } from "../../draw/pixels.ts";
import { seriesOf } from "../../draw/series-of.ts";
import { axisTexts, labelText, measureOf } from "../../draw/value-text.ts";
import { yAxisOf } from "../../draw/y-axis.ts";
import type { FigureData } from "../../figure-parts.ts";

const APART_PX = 6;
const STEP_SIZES = 3.6;
const SEAM_PX = 1;
const TICK_PX = 4;

/** A column for each class of values, as tall as it has members, and their median. */
export function drawHistogram(data: FigureData, { config, sheet, plot }: DrawInput, wanted: number): Drawing {
  const { widthPx, heightPx, textPx } = sheet;
  const { format } = config;
  const values = seriesOf(data)[0]?.values ?? [];
  const told = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  const classes = classesOf(told, wanted);
  const linePx = textPx * LINE_HEIGHT;
  const edges = [...classes.map(({ from }) => from), classes.at(-1)?.to ?? 0];
  const measure = measureOf(edges, format);
  const missing = values.length - told.length;
  const [top, bottom] = [linePx * 2 + textPx, heightPx - linePx * (missing > 0 ? 3 : 2) - APART_PX];
  const y = yAxisOf([], [0, ...classes.map(({ count }) => count)], {
    ...{ scale: "zero", format: { ...format, unit: "", decimals: 0 } },
    most: Math.max(2, Math.floor((bottom - top) / (textPx * STEP_SIZES))),
  });
  // Nobody counts halves.
  const counts = y.ticks.filter(({ at }) => Number.isInteger(at));
  const left =
    widestPx(
      counts.map(({ text }) => text),
      textPx,
    ) + APART_PX;
  const right = widthPx - textPx * 1.5;
  const [from = 0, to = 1] = [edges[0], edges.at(-1)];
  const leftOf = (value: number) => left + ((value - from) / (to - from)) * (right - left);
  const topOf = (count: number) => top + (1 - y.shareOf(count)) * (bottom - top);
  const texts = axisTexts(edges, measure, format.numbers);
  const every = Math.max(1, Math.ceil((edges.length * (widestPx(texts, textPx) + APART_PX * 2)) / (right - left)));
  const marks = edges.flatMap((at, index) =>
    index % every === 0 ? [{ px: leftOf(at), text: texts[index] ?? "" }] : [],
  );
  const median = quantile(told, 0.5);
  const medianText = `Mediana: ${labelText(median, measure, format)}`;
  const medianPx = leftOf(median);
  const isLeft = medianPx + textWidthPx(medianText, textPx) + APART_PX > widthPx;
  const boxes = classes.map((one) => ({
    ...{ left: leftOf(one.from) + SEAM_PX / 2, right: leftOf(one.to) - SEAM_PX / 2 },
    ...{ top: topOf(one.count), bottom },
  }));
  const xTitle = [data.columns[0]?.name ?? "", measure.caption && `(${measure.caption})`].filter(Boolean).join(" ");
  return {
    options: inPixels(widthPx, heightPx),
    marks: [
      plot.ruleY(
        counts.map(({ at }) => topOf(at)),
        { x1: left, x2: right, stroke: PAINT.rule },
      ),
      rectMarks(
        plot,
        boxes.filter((box) => box.top < box.bottom),
        PAINT.own(0),
      ),
      plot.ruleY([bottom], { x1: left, x2: right, stroke: PAINT.ink }),
      plot.ruleX(marks, { x: "px", y1: bottom, y2: bottom + TICK_PX, stroke: PAINT.soft }),
      plot.ruleX([medianPx], { y1: linePx + textPx / 2, y2: bottom, stroke: PAINT.ink, strokeDasharray: "3,3" }),
      ...textMarks(plot, [
        ...counts.map(
          ({ at, text }): PlacedText => ({ x: left - APART_PX, y: topOf(at), text, anchor: "end", fill: PAINT.soft }),
        ),
        ...marks.map(
          ({ px, text }): PlacedText => ({
            x: px,
            y: bottom + APART_PX,
            text,
            anchor: "middle",
            line: "top",
            fill: PAINT.soft,
          }),
        ),
        {
          x: 0,
          y: 0,
          text: `Cuántos hay en cada tramo${data.x.name === "" ? "" : ` (${data.x.name})`}`,
          line: "top",
          fill: PAINT.soft,
        },
        {
          x: medianPx + (isLeft ? -APART_PX : APART_PX),
          y: linePx + textPx,
          text: medianText,
          anchor: isLeft ? "end" : "start",
        },
        { x: widthPx, y: bottom + APART_PX + linePx, text: `${xTitle} →`, anchor: "end", line: "top" },
        {
          x: 0,
          y: bottom + APART_PX + 2 * linePx,
          text: missing > 0 ? `Sin dato: ${missing}` : "",
          line: "top",
          fill: PAINT.soft,
        },
      ]),
    ],
    places: values.map((value) => {
      if (value === null) return [null];
      const own = classes.findIndex((one, at) => value >= one.from && (value < one.to || at === classes.length - 1));
      return [{ x: leftOf(value), y: boxes[own]?.top ?? bottom }];
    }),
    by: "point",
  };
}
