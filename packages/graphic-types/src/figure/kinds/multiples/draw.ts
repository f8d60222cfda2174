import { formatDate } from "@nv/spanish";
import type { Markish } from "@observablehq/plot";
import { LINE_HEIGHT, widestPx, wrapped } from "../../../core/estimated-text.ts";
import { withBreaks } from "../../draw/breaks.ts";
import { captionOf } from "../../draw/caption.ts";
import type { DrawInput, Drawing } from "../../draw/drawing.ts";
import { PAINT } from "../../draw/paint.ts";
import type { PlacedText } from "../../draw/pixels.ts";
import { xTexts } from "../../draw/read-x.ts";
import { type Series, seriesOf } from "../../draw/series-of.ts";
import type { Sheet } from "../../draw/sheet.ts";
import { type Room, xAxisOf } from "../../draw/x-axis.ts";
import { type YAxis, yAxisOf } from "../../draw/y-axis.ts";
import type { FigureData } from "../../figure-parts.ts";

const COLUMNS = { phone: 2, wide: 4 } as const;
const APART_PX = 7;
const GAP_PX = 18;
/** Height of a panel, without its title, for each pixel of its width. */
const PANEL_RATIO = 0.72;
const LINE_PX = 2;
const LAST_PX = 3;
const STEPS = 3;
const BAND_OPACITY = 0.18;

/** Returns the number of panels side by side: no last one alone where another number leaves none. */
export function panelColumns(count: number, isPhone: boolean): number {
  if (isPhone || count <= COLUMNS.wide) return Math.min(count, isPhone ? COLUMNS.phone : COLUMNS.wide);
  return count % 4 === 0 ? 4 : count % 3 === 0 ? 3 : count % 4 === 1 ? 3 : 4;
}

/** Writes the texts below a panel, of its first and its last row: as much as there is room for. */
function endTexts(data: FigureData, { widthPx: panelPx, textPx, numbers }: Room): readonly string[] {
  const ends = [data.rows[0], data.rows.at(-1)].flatMap((row) => row ?? []);
  const isDate = data.x.kind === "date";
  const ways = [xTexts({ x: data.x, rows: ends }, numbers)];
  if (isDate) ways.push(ends.map(({ x }) => formatDate(x, "axis")));
  if (isDate) ways.push(ends.map(({ x }) => x.slice(0, 4)));
  const widthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + widestPx([text], textPx), textPx);
  const way = ways.find((texts) => widthOf(texts) <= panelPx) ?? ways.at(-1) ?? [];
  return way[0] === way[1] ? way.slice(0, 1) : way;
}

/** Heights that panels keep free for what they share. */
interface Shared {
  readonly y: YAxis;
  readonly captionPx: number;
}

/** Places a panel for each series, side by side, in as many lines as they need. */
function panelsOf(series: readonly Series[], { widthPx, textPx, isPhone }: Sheet, { y, captionPx }: Shared) {
  const columns = panelColumns(series.length, isPhone);
  const lines = Math.ceil(series.length / columns);
  const marginLeft =
    widestPx(
      y.ticks.map(({ text }) => text),
      textPx,
    ) + APART_PX;
  const panelPx = (widthPx - marginLeft - GAP_PX * (columns - 1) - LAST_PX) / columns;
  const titles = series.map(({ name }) => wrapped(name, textPx, panelPx, { isBold: true }));
  const plotPx = panelPx * PANEL_RATIO;
  /** Top of the plots of each line of panels: below the longest of its titles. */
  const tops: number[] = [];
  let below = captionPx;
  for (let line = 0; line < lines; line += 1) {
    const longest = Math.max(...titles.slice(line * columns, (line + 1) * columns).map(({ length }) => length));
    tops.push(below + longest * textPx * LINE_HEIGHT + APART_PX + textPx / 2);
    below = (tops.at(-1) ?? 0) + plotPx + textPx;
  }
  const panels = series.map((one, at) => ({
    ...one,
    title: titles[at]?.join("\n") ?? one.name,
    left: marginLeft + (at % columns) * (panelPx + GAP_PX),
    top: tops[Math.floor(at / columns)] ?? 0,
    isFirst: at % columns === 0,
    isLowest: at + columns >= series.length,
    colour: one.look === "quiet" ? PAINT.quiet : PAINT.series(0),
  }));
  return { panels, panelPx, plotPx, height: Math.round(below + textPx * LINE_HEIGHT) };
}

/** A line across a panel, with its figure beside it. */
interface GridLine {
  readonly x1: number;
  readonly x2: number;
  readonly y: number;
  readonly text: string;
  readonly isZero: boolean;
}

/** Draws the lines across the panels, and the texts beside and below them. @param ends - Texts below the first rows, and below the last. */
function axisMarks(
  plot: DrawInput["plot"],
  grid: readonly GridLine[],
  ends: readonly (readonly PlacedText[])[],
  textPx: number,
): readonly Markish[] {
  return [
    ...[false, true].map((isZero) =>
      plot.ruleY(
        grid.filter((line) => line.isZero === isZero),
        { x1: "x1", x2: "x2", y: "y", stroke: isZero ? PAINT.ink : PAINT.rule },
      ),
    ),
    plot.text(
      grid.filter(({ text }) => text !== ""),
      { x: "x1", y: "y", text: "text", textAnchor: "end", dx: -APART_PX, fill: PAINT.soft },
    ),
    ...ends.map((texts, end) =>
      plot.text(texts, {
        ...{ x: "x", y: "y", text: "text", lineAnchor: "top", dy: textPx * 0.7, fill: PAINT.soft },
        textAnchor: end === 0 ? "start" : "end",
      }),
    ),
  ];
}

/** A panel for each series, all with the same axes: what is compared is the shape. */
export function drawMultiples(data: FigureData, input: DrawInput): Drawing {
  const { config, sheet, plot } = input;
  const { widthPx, textPx } = sheet;
  const series = seriesOf(data);
  const y = yAxisOf(series, [], { scale: config.scale, format: config.format, most: STEPS });
  const caption = captionOf(y.measure, sheet);
  const { panels, panelPx, plotPx, height } = panelsOf(series, sheet, { y, captionPx: caption.heightPx });
  const room = { widthPx: panelPx, textPx, numbers: config.format.numbers };
  const x = xAxisOf(data, room);
  const [from, to] = x.domain;
  const leftOf = (place: number, { left }: { left: number }) => left + ((place - from) / (to - from)) * panelPx;
  const topOf = (value: number, { top }: { top: number }) => top + (1 - y.shareOf(value)) * plotPx;
  const points = panels.map((panel) =>
    x.places.map((place, row) => {
      const { name, colour } = panel;
      const at = (list: readonly (number | null)[] | null) => {
        const value = list?.[row] ?? null;
        return value === null ? null : topOf(value, panel);
      };
      return { name, colour, x: leftOf(place, panel), y: at(panel.values), low: at(panel.low), high: at(panel.high) };
    }),
  );
  const strokes = points.map((own) =>
    withBreaks(own, x.breaks, (next) => ({ ...next, y: null, low: null, high: null })),
  );
  const grid = panels.flatMap((panel) =>
    y.ticks.map(({ at, text }) => ({
      ...{ x1: panel.left, x2: panel.left + panelPx, y: topOf(at, panel) },
      text: panel.isFirst ? text : "",
      isZero: at === 0,
    })),
  );
  const said = endTexts(data, room);
  const endsOf = (end: 0 | 1) =>
    panels.flatMap(({ left, top, isLowest }) =>
      isLowest && said[end] !== undefined ? [{ x: left + end * panelPx, y: top + plotPx, text: said[end] }] : [],
    );
  return {
    options: {
      height,
      ...{ marginTop: 0, marginBottom: 0, marginLeft: 0, marginRight: 0 },
      // In pixels: each panel has its own corner.
      x: { type: "linear", axis: null, domain: [0, widthPx], range: [0, widthPx] },
      y: { type: "linear", axis: null, domain: [0, height], range: [0, height] },
    },
    marks: [
      ...axisMarks(plot, grid, [endsOf(0), endsOf(1)], textPx),
      plot.text(panels, {
        ...{
          x: "left",
          y: "top",
          text: "title",
          textAnchor: "start",
          lineAnchor: "bottom",
          dy: -APART_PX - textPx / 2,
        },
        ...{ lineHeight: LINE_HEIGHT, fontWeight: 700, fill: PAINT.ink },
      }),
      ...panels.flatMap(({ low, high, colour }, at) => {
        const edges = { x: "x", y1: "low", y2: "high", fill: colour, fillOpacity: BAND_OPACITY } as const;
        return low === null || high === null ? [] : [plot.areaY(strokes[at] ?? [], edges)];
      }),
      plot.lineY(strokes.flat(), { x: "x", y: "y", z: "name", stroke: "colour", strokeWidth: LINE_PX }),
      plot.dot(
        points.flatMap((own) => own.findLast((point) => point.y !== null) ?? []),
        { x: "x", y: "y", r: LAST_PX, fill: "colour" },
      ),
      ...caption.marks(plot, { topPx: 0, leftPx: 0 }),
    ],
    places: x.places.map((_place, row) =>
      panels.map((_panel, at) => {
        const { x: left = 0, y: top = null } = points[at]?.[row] ?? {};
        return top === null ? null : { x: left, y: top };
      }),
    ),
    by: "point",
  };
}
