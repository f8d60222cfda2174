import type { FigureData } from "../config.ts";
import type { DrawInput, Drawing } from "./drawing.ts";
import { seriesOf } from "./series-of.ts";
import { LINE_HEIGHT, PAINT, widestPx } from "./sheet.ts";
import { xAxisOf } from "./x-axis.ts";
import { yAxisOf } from "./y-axis.ts";

const COLUMNS = { phone: 2, wide: 4 } as const;
const APART_PX = 7;
const GAP_PX = 16;
/** Height of a panel, without its title, for each pixel of its width. */
const PANEL_RATIO = 0.72;
const LINE_PX = 2;
const STEPS = 3;
const X_MARK_SIZES = 4;
const BAND_OPACITY = 0.18;

/** How many panels stand side by side: no last one alone where another number leaves none. */
export function panelColumns(count: number, isPhone: boolean): number {
  if (isPhone || count <= COLUMNS.wide) return Math.min(count, isPhone ? COLUMNS.phone : COLUMNS.wide);
  return count % 4 === 0 ? 4 : count % 3 === 0 ? 3 : count % 4 === 1 ? 3 : 4;
}

/** A panel for each series, all with the same axes: what is compared is the shape. */
export function drawMultiples(data: FigureData, input: DrawInput): Drawing {
  const { config, sheet, plot } = input;
  const { widthPx, textPx, isPhone } = sheet;
  const series = seriesOf(data);
  const columns = panelColumns(series.length, isPhone);
  const lines = Math.ceil(series.length / columns);
  const y = yAxisOf(series, [], { scale: config.scale, format: config.format, most: STEPS });
  const marginLeft =
    widestPx(
      y.ticks.map(({ text }) => text),
      textPx,
    ) + APART_PX;
  const panelPx = (widthPx - marginLeft - GAP_PX * (columns - 1) - textPx) / columns;
  const [plotPx, titlePx] = [panelPx * PANEL_RATIO, textPx * 2];
  const linePx = plotPx + titlePx + textPx;
  const x = xAxisOf(data, Math.max(2, Math.floor(panelPx / (textPx * X_MARK_SIZES))));
  const height = Math.round(lines * linePx + textPx * LINE_HEIGHT + APART_PX);
  const panels = series.map((one, at) => ({
    ...one,
    left: marginLeft + (at % columns) * (panelPx + GAP_PX),
    top: titlePx + Math.floor(at / columns) * linePx,
    isFirst: at % columns === 0,
    isLowest: at + columns >= series.length,
    colour: one.isQuiet ? PAINT.quiet : PAINT.series(0),
  }));
  const share = (value: number, [from, to]: readonly [number, number]) => (value - from) / (to - from);
  const scaled = y.type === "log" ? Math.log : (value: number) => value;
  const ends: readonly [number, number] = [scaled(y.domain[0]), scaled(y.domain[1])];
  const leftOf = (place: number, { left }: { left: number }) => left + share(place, x.domain) * panelPx;
  const topOf = (value: number, { top }: { top: number }) => top + (1 - share(scaled(value), ends)) * plotPx;
  const [firstTick, lastTick] = [x.ticks[0], x.ticks.at(-1)];
  const said = firstTick === lastTick ? [firstTick] : [firstTick, lastTick];
  const points = panels.map((panel) =>
    x.places.map((place, row) => {
      const at = (list: readonly (number | null)[] | null) => {
        const value = list?.[row] ?? null;
        return value === null ? null : topOf(value, panel);
      };
      return { x: leftOf(place, panel), y: at(panel.values), low: at(panel.low), high: at(panel.high) };
    }),
  );
  const grid = panels.flatMap((panel) =>
    y.ticks.map(({ at, text }) => ({
      ...{ x1: panel.left, x2: panel.left + panelPx, y: topOf(at, panel) },
      text: panel.isFirst ? text : "",
    })),
  );
  const marks = panels.flatMap((panel) =>
    said.flatMap((tick) =>
      tick === undefined || !panel.isLowest
        ? []
        : [{ x: leftOf(tick.at, panel), y: panel.top + plotPx, text: tick.text.replace("\n", " ") }],
    ),
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
      plot.ruleY(grid, { x1: "x1", x2: "x2", y: "y", stroke: PAINT.rule }),
      plot.text(
        grid.filter(({ text }) => text !== ""),
        { x: "x1", y: "y", text: "text", textAnchor: "end", dx: -APART_PX, fill: PAINT.soft },
      ),
      plot.text(marks, { x: "x", y: "y", text: "text", lineAnchor: "top", dy: APART_PX, fill: PAINT.soft }),
      plot.text(panels, {
        ...{ x: "left", y: "top", text: "name", textAnchor: "start", lineAnchor: "bottom", dy: -APART_PX },
        ...{ fontWeight: 700, fill: PAINT.ink },
      }),
      ...panels.flatMap(({ low, high, colour }, at) => {
        const own = points[at] ?? [];
        const edges = { x: "x", y1: "low", y2: "high", fill: colour, fillOpacity: BAND_OPACITY } as const;
        const band = low === null || high === null ? [] : [plot.areaY(own, edges)];
        return [...band, plot.lineY(own, { x: "x", y: "y", stroke: colour, strokeWidth: LINE_PX })];
      }),
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
