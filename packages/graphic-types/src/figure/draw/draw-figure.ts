import type { ChartKit } from "../../charts.ts";
import { drawCalendar } from "./draw-calendar.ts";
import { drawMultiples } from "./draw-multiples.ts";
import { drawOverNames } from "./draw-over-names.ts";
import { drawOverX } from "./draw-over-x.ts";
import { drawSlope } from "./draw-slope.ts";
import type { DrawInput, Drawing, DrawnConfig } from "./drawing.ts";
import type { Sheet } from "./sheet.ts";
import { shownData } from "./shown-data.ts";
import { writeSvg } from "./write-svg.ts";

/** A figure as it is drawn for one width. */
export interface DrawnFigure {
  readonly svg: string;
  readonly heightPx: number;
  /** For each row and each series in it, pixels of the drawing; `null` where there is no value. */
  readonly points: readonly (readonly ([x: number, y: number] | null)[])[];
  readonly by: Drawing["by"];
}

function drawingOf(input: DrawInput): Drawing {
  const { config } = input;
  const { data } = config;
  const hasNames = data.x.kind === "text";
  switch (config.kind) {
    case "lines":
    case "cumulative":
      return drawOverX("lines", shownData(config), input);
    case "dots":
      return hasNames ? drawOverNames("dots", data, input) : drawOverX("dots", data, input);
    case "bars":
      return hasNames ? drawOverNames("bars", data, input) : drawOverX("columns", data, input);
    case "calendar":
      return drawCalendar(data, input);
    case "multiples":
      return drawMultiples(data, input);
    case "slope":
      return drawSlope(data, input);
  }
}

/**
 * Draws a figure.
 *
 * @param config - Without problems; with at least one row and one series.
 * @param className - Of the drawing in its page.
 */
export function drawFigure(
  config: DrawnConfig,
  sheet: Sheet,
  { kit, className }: { readonly kit: ChartKit; readonly className: string },
): DrawnFigure {
  const { plot, document } = kit;
  const { options, marks, places, by } = drawingOf({ config, sheet, plot });
  const figure = plot.plot({
    ...options,
    document,
    width: sheet.widthPx,
    marks: [...marks],
  });
  const pixels = (name: "x" | "y", value: number) => Math.round(Number(figure.scale(name)?.apply(value)));
  const points = places.map((row) =>
    row.map((place): [number, number] | null => place && [pixels("x", place.x), pixels("y", place.y)]),
  );
  return { svg: writeSvg(figure, { className, textPx: sheet.textPx }), heightPx: options.height, points, by };
}
