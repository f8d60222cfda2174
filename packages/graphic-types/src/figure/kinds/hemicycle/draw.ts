import { chamberOf } from "@nv/elections";
import { formatNumber } from "@nv/spanish";
import { LINE_HEIGHT } from "../../../core/estimated-text.ts";
import type { DrawInput, Drawing } from "../../draw/drawing.ts";
import { keyOf } from "../../draw/key.ts";
import { PAINT } from "../../draw/paint.ts";
import { dotMarks, inPixels, type PlacedText, textMarks } from "../../draw/pixels.ts";
import { seriesOf } from "../../draw/series-of.ts";
import type { FigureData } from "../../figure-parts.ts";

/** The widest that a chamber is, pixels: beyond it its seats would be plates. */
const WIDEST_PX = 560;
/** Share of the room of a seat that it fills. */
const FILLED = 0.86;
const APART_PX = 6;

/** The seats of each party, from left to right in the order of the table. */
export function drawHemicycle(
  data: FigureData,
  { config, sheet, plot }: DrawInput,
  { hasMajority }: { readonly hasMajority: boolean },
): Drawing {
  const { widthPx, textPx } = sheet;
  const write = (value: number) => formatNumber(value, config.format.numbers);
  const counts = (seriesOf(data)[0]?.values ?? []).map((value) => value ?? 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const { seats, radius } = chamberOf(total);
  const colours = counts.map((_count, at) => PAINT.many(at));
  const key = keyOf(
    data.rows.map(({ x }, at) => ({ name: `${x}: ${write(counts[at] ?? 0)}`, colour: colours[at] ?? "" })),
    sheet,
  );
  const linePx = textPx * LINE_HEIGHT;
  const topPx = key.heightPx + (hasMajority ? linePx + APART_PX : 2);
  const halfPx = Math.min(widthPx, WIDEST_PX) / 2;
  const outerPx = halfPx / (1 + radius);
  const seatPx = radius * outerPx;
  const baseY = topPx + seatPx + outerPx;
  const placed = seats.map(({ x, y }) => ({ x: widthPx / 2 + x * outerPx, y: baseY - y * outerPx }));
  const startOf = (at: number) => counts.slice(0, at).reduce((sum, count) => sum + count, 0);
  const own = counts.map((count, at) => placed.slice(startOf(at), startOf(at) + count));
  const needed = Math.floor(total / 2) + 1;
  const texts: readonly PlacedText[] = [
    { x: widthPx / 2, y: baseY, text: `${write(total)} escaños`, anchor: "middle", line: "bottom", isBold: true },
    {
      ...{ x: widthPx / 2, y: key.heightPx, anchor: "middle", line: "top", fill: PAINT.soft },
      text: hasMajority ? `Mayoría absoluta: ${write(needed)}` : "",
    },
  ];
  return {
    options: inPixels(widthPx, Math.round(baseY + seatPx + 2)),
    marks: [
      ...own.map((seatsOf, at) =>
        dotMarks(plot, seatsOf, { radiusPx: seatPx * FILLED, colour: colours[at] ?? PAINT.ink }),
      ),
      ...(hasMajority
        ? [
            plot.ruleX([widthPx / 2], {
              ...{ y1: key.heightPx + linePx, y2: baseY - linePx - APART_PX },
              ...{ stroke: PAINT.ink, strokeDasharray: "3,3" },
            }),
          ]
        : []),
      ...textMarks(plot, texts),
      ...key.marks(plot, 0, 0),
    ],
    places: own.map((seatsOf) => [seatsOf[Math.floor(seatsOf.length / 2)] ?? null]),
    by: "point",
  };
}
