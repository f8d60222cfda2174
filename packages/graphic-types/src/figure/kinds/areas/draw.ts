import { LINE_HEIGHT, widestPx, wrapped } from "../../../core/estimated-text.ts";
import { axisFrame } from "../../draw/axis-frame.ts";
import { withBreaks } from "../../draw/breaks.ts";
import type { DrawInput, Drawing } from "../../draw/drawing.ts";
import { keyOf } from "../../draw/key.ts";
import { coloursOf, PAINT } from "../../draw/paint.ts";
import { inPixels, type PlacedText, textMarks } from "../../draw/pixels.ts";
import { seriesOf } from "../../draw/series-of.ts";
import { spread } from "../../draw/spread.ts";
import { stackedSeries } from "../../draw/stacked-series.ts";
import type { FigureData } from "../../figure-parts.ts";

const APART_PX = 7;
/** The widest that names beside their areas are, as a share of the drawing. */
const WIDEST_NAMES = 0.28;
const SEAM_PX = 0.75;

/** Areas over time one on top of another, each named at its end. */
export function drawAreas(data: FigureData, input: DrawInput, { isShare }: { readonly isShare: boolean }): Drawing {
  const { config, sheet, plot } = input;
  const { widthPx, textPx } = sheet;
  const series = seriesOf(data);
  const colours = coloursOf(series);
  const { stacks, format } = stackedSeries(series, config.format, isShare);
  const bold = { isBold: true };
  const names = series.map(({ name }) => wrapped(name, textPx, widthPx * WIDEST_NAMES, bold));
  const namesPx = widestPx(names.flat(), textPx, bold);
  const last = stacks.findLastIndex(({ isWhole }) => isWhole);
  // Names stand beside the last pile, where it reaches the end and they have room.
  const isNamed = last === stacks.length - 1 && namesPx <= widthPx * (WIDEST_NAMES + 0.06);
  const key = keyOf(isNamed ? [] : series.map(({ name }, at) => ({ name, colour: colours[at] ?? PAINT.ink })), sheet);
  const extent = isShare ? [0, 100] : stacks.map(({ above }) => above);
  const rightPx = isNamed ? namesPx + APART_PX : 0;
  const { x, leftOf, topOf, frame, under, zero } = axisFrame(input, {
    ...{ data, extent, format, key, rightPx },
    hasSlots: false,
  });
  const layers = series.map((_one, at) =>
    withBreaks(
      stacks.map(({ parts, isWhole }, row) => {
        const part = isWhole ? (parts[at] ?? null) : null;
        const left = leftOf(x.places[row] ?? 0);
        return part === null
          ? { left, top: null, bottom: null }
          : { left, top: topOf(part.to), bottom: topOf(part.from) };
      }),
      x.breaks,
      ({ left }) => ({ left, top: null, bottom: null }),
    ),
  );
  const ends = names.map((lines, at) => {
    const part = stacks[last]?.parts[at];
    return { at: topOf(part ? (part.from + part.to) / 2 : 0), heightPx: lines.length * textPx * LINE_HEIGHT };
  });
  const middles = isNamed ? spread(ends, [frame.top - textPx, frame.top + frame.height + textPx / 2]) : [];
  const ownNames = middles.map((middle, at): PlacedText => {
    const text = names[at]?.join("\n") ?? "";
    return {
      ...{ x: frame.left + frame.width + APART_PX, y: middle, text },
      ...{ fill: PAINT.text(colours[at] ?? PAINT.ink), isBold: true },
    };
  });
  return {
    options: inPixels(widthPx, sheet.heightPx),
    marks: [
      ...under,
      ...layers.flatMap((layer, at) => [
        plot.areaY(layer, { x: "left", y1: "bottom", y2: "top", fill: colours[at] ?? PAINT.ink }),
        plot.lineY(layer, { x: "left", y: "top", stroke: PAINT.halo, strokeWidth: SEAM_PX }),
      ]),
      ...zero,
      ...textMarks(plot, ownNames),
    ],
    places: data.rows.map((_row, row) =>
      series.map((_one, at) => {
        const stack = stacks[row];
        const part = stack?.isWhole ? stack.parts[at] : null;
        return part ? { x: leftOf(x.places[row] ?? 0), y: topOf(part.to) } : null;
      }),
    ),
    by: "x",
  };
}
