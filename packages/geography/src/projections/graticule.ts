import { geoGraticule } from "d3-geo";
import type { MultiLineString } from "geojson";
import type { GeoBounds } from "../coordinates/geo-point.ts";
import { lonSpanOf } from "./choose-projection.ts";

const STEPS = [30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01];
/** Fewest lines on the longer side. */
const FEWEST = 4;

/**
 * Meridians and parallels for an area, at round degrees. No map has them unless somebody asks: they say little to readers.
 *
 * @returns Lines for `drawPath`, a little beyond the area on each side.
 */
export function graticuleOf(bounds: GeoBounds): MultiLineString {
  const [west, south, , north] = bounds;
  const width = lonSpanOf(bounds);
  const span = Math.max(width, north - south);
  const step = STEPS.find((each) => span / each >= FEWEST) ?? 0.01;
  const down = (value: number) => Math.floor(value / step) * step;
  return geoGraticule()
    .step([step, step])
    .extent([
      [down(west) - step, Math.max(-90, down(south) - step)],
      [down(west + width) + 2 * step + 1e-6, Math.min(90, down(north) + 2 * step) + 1e-6],
    ])();
}
