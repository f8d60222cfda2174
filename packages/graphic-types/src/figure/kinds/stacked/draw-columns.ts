import { axisFrame } from "../../draw/axis-frame.ts";
import type { DrawInput, Drawing } from "../../draw/drawing.ts";
import { keyOf } from "../../draw/key.ts";
import { coloursOf, PAINT } from "../../draw/paint.ts";
import { inPixels, type PlacedText, rectMarks, textMarks } from "../../draw/pixels.ts";
import { seriesOf } from "../../draw/series-of.ts";
import { stackedSeries } from "../../draw/stacked-series.ts";
import type { FigureData } from "../../figure-parts.ts";

/** Share of its slot that a column takes. */
const COLUMN_SHARE = 0.8;
const SEAM_PX = 0.5;

/** Text over a column of which something is missing: «sin dato», as short as a column is narrow. */
const MISSING = "s/d";

/** A column for each day or figure, made of its parts. */
export function drawStackedColumns(data: FigureData, input: DrawInput, isShare: boolean): Drawing {
  const { config, sheet, plot } = input;
  const series = seriesOf(data);
  const colours = coloursOf(series);
  const { stacks, format } = stackedSeries(series, config.format, isShare);
  const hasGaps = stacks.some(({ isWhole }) => !isWhole);
  const key = keyOf(
    series.map(({ name }, at) => ({ name, colour: colours[at] ?? PAINT.ink })),
    sheet,
  );
  const extent = isShare ? [0, 100] : stacks.flatMap(({ above, below }) => [above, below]);
  const axes = axisFrame(input, { data, extent, format, key, rightPx: 0, hasSlots: true });
  const { x, leftOf, topOf, slotPx } = axes;
  const half = (slotPx * COLUMN_SHARE) / 2;
  const parts = stacks.flatMap((stack, row) =>
    stack.parts.flatMap((part, at) => {
      if (part === null) return [];
      const middle = leftOf(x.places[row] ?? 0);
      const [top, bottom] = [topOf(Math.max(part.from, part.to)), topOf(Math.min(part.from, part.to))];
      return [{ row, at, middle, box: { left: middle - half, right: middle + half, top: top + SEAM_PX, bottom } }];
    }),
  );
  const missing = hasGaps
    ? stacks.flatMap(({ above, isWhole }, row): PlacedText[] =>
        isWhole
          ? []
          : [
              {
                x: leftOf(x.places[row] ?? 0),
                y: topOf(above) - 2,
                text: MISSING,
                anchor: "middle",
                line: "bottom",
                fill: PAINT.soft,
              },
            ],
      )
    : [];
  return {
    options: inPixels(sheet.widthPx, sheet.heightPx),
    marks: [
      ...axes.under,
      ...series.map((_one, index) =>
        rectMarks(
          plot,
          parts.filter(({ at }) => at === index).map(({ box }) => box),
          colours[index] ?? PAINT.ink,
        ),
      ),
      ...axes.zero,
      ...textMarks(plot, missing),
    ],
    places: data.rows.map((_row, row) =>
      series.map((_one, index) => {
        const part = parts.find(({ row: own, at }) => own === row && at === index);
        return part === undefined ? null : { x: part.middle, y: (part.box.top + part.box.bottom) / 2 };
      }),
    ),
    by: "x",
  };
}
