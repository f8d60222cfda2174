import { textWidthPx, widestPx } from "../../../core/estimated-text.ts";
import { captionOf } from "../../draw/caption.ts";
import type { DrawInput, Drawing } from "../../draw/drawing.ts";
import { keyOf } from "../../draw/key.ts";
import { placeRows, rowNames, rowNameTexts } from "../../draw/name-rows.ts";
import { coloursOf, PAINT } from "../../draw/paint.ts";
import { inPixels, type PlacedText, rectMarks, textMarks } from "../../draw/pixels.ts";
import { seriesOf } from "../../draw/series-of.ts";
import { stackedSeries } from "../../draw/stacked-series.ts";
import { labelText, measureOf } from "../../draw/value-text.ts";
import type { FigureData } from "../../figure-parts.ts";

const APART_PX = 6;
const BAR_SIZES = 1.7;
/** Between two parts of a bar. */
const SEAM_PX = 0.5;
/** Room on both sides of a text in its part. */
const INSIDE_PX = 4;

/** Text in the place of a total that nobody knows. */
const MISSING = "faltan datos";

/** A bar for each name, made of its parts, with its total at its end. */
export function drawStackedNames(data: FigureData, input: DrawInput, isShare: boolean): Drawing {
  const { config, sheet, plot } = input;
  const { widthPx, textPx } = sheet;
  const series = seriesOf(data);
  const colours = coloursOf(series);
  const { stacks, values, format } = stackedSeries(series, config.format, isShare);
  const ends = stacks.flatMap(({ above, below }) => [above, below]);
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const measure = measureOf([least, most], format);
  const hasTotals = !isShare && least === 0;
  const totals = stacks.map(({ above, isWhole }) => {
    if (!isWhole) return MISSING;
    return hasTotals ? labelText(above, measure, format) : "";
  });
  const names = rowNames(data, sheet);
  const barPx = textPx * BAR_SIZES;
  const { places, height } = placeRows(names, sheet, barPx);
  const key = keyOf(
    series.map(({ name }, at) => ({ name, colour: colours[at] ?? PAINT.ink })),
    sheet,
  );
  const caption = captionOf(measure, sheet);
  const topPx = key.heightPx + caption.heightPx + 2;
  const left = names.besidePx;
  // Where nothing is drawn there is room.
  const outside = totals.filter((_text, row) => (stacks[row]?.above ?? 0) > 0);
  const totalsPx = widestPx(outside, textPx, { isBold: true });
  const right = widthPx - (totalsPx === 0 ? 0 : totalsPx + APART_PX);
  const leftOf = (value: number) => left + ((value - least) / (most - least || 1)) * (right - left);
  const parts = stacks.flatMap((stack, row) =>
    stack.parts.flatMap((part, at) => {
      const place = places[row];
      if (part === null || place === undefined) return [];
      const middle = topPx + place.top + place.height / 2;
      const [from, to] = [leftOf(Math.min(part.from, part.to)), leftOf(Math.max(part.from, part.to))];
      const box = {
        left: from,
        right: Math.max(from, to - SEAM_PX),
        top: middle - barPx / 2,
        bottom: middle + barPx / 2,
      };
      return [{ row, at, middle, box, value: values[row]?.[at] ?? null }];
    }),
  );
  const inside = parts.flatMap(({ at, box, middle, value }): PlacedText[] => {
    const text =
      value === null ? "" : labelText(value, measure, { ...format, decimals: isShare ? 0 : format.decimals });
    const fits = textWidthPx(text, textPx) + 2 * INSIDE_PX <= box.right - box.left;
    return fits
      ? [{ x: (box.left + box.right) / 2, y: middle, text, anchor: "middle", fill: PAINT.on(colours[at] ?? "") }]
      : [];
  });
  const ofTotals = totals.flatMap((text, row): PlacedText[] => {
    const [place, stack] = [places[row], stacks[row]];
    if (place === undefined || stack === undefined || text === "") return [];
    const isTotal = stack.isWhole;
    const at = { x: leftOf(stack.above) + APART_PX, y: topPx + place.top + place.height / 2, text };
    return [{ ...at, isBold: isTotal, ...(!isTotal && { fill: PAINT.soft }) }];
  });
  return {
    options: inPixels(widthPx, Math.round(topPx + height + 2)),
    marks: [
      ...series.map((_one, index) =>
        rectMarks(
          plot,
          parts.filter(({ at }) => at === index).map(({ box }) => box),
          colours[index] ?? PAINT.ink,
        ),
      ),
      ...(least < 0 ? [plot.ruleX([leftOf(0)], { y1: topPx, y2: topPx + height, stroke: PAINT.ink })] : []),
      ...textMarks(plot, [...rowNameTexts(names, places, topPx), ...inside, ...ofTotals]),
      ...caption.marks(plot, { topPx: -key.heightPx, leftPx: 0 }),
      ...key.marks(plot, 0, 0),
    ],
    places: data.rows.map((_row, row) =>
      series.map((_one, index) => {
        const part = parts.find(({ row: own, at }) => own === row && at === index);
        return part === undefined ? null : { x: (part.box.left + part.box.right) / 2, y: part.middle };
      }),
    ),
    by: "point",
  };
}
