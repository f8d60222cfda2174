import type { ChartKit } from "../../charts.ts";
import { type FigureKindName, LISTED_KINDS } from "../kinds/listed-kinds.ts";
import { axisUnit } from "../units.ts";
import type { Drawing, DrawnConfig } from "./drawing.ts";
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

/** Draws of each kind, by its name. */
const DRAWS = new Map(await Promise.all(LISTED_KINDS.map(async (kind) => [kind.name, await kind.draw()] as const)));

/**
 * Draws a figure.
 *
 * @param config - Without problems; with at least one row and one series.
 * @param className - Of the drawing in its page.
 */
export function drawFigure(
  config: DrawnConfig & { readonly kind: FigureKindName },
  sheet: Sheet,
  { kit, className }: { readonly kit: ChartKit; readonly className: string },
): DrawnFigure {
  const { plot, document } = kit;
  const draw = DRAWS.get(config.kind);
  if (draw === undefined) throw new Error(`There is nothing that draws ${config.kind}.`);
  const measured = { ...config, format: { ...config.format, unit: axisUnit(config) } };
  const { options, marks, places, by } = draw(shownData(config), { config: measured, sheet, plot });
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
