import {
  type CleanTrack,
  type ComposedWorld,
  chooseProjection,
  drawPath,
  type FittedMap,
  fitMap,
  type GeoBounds,
  scaleBarOf,
  type TrackPoint,
  trackLines,
} from "@nv/geography";

/** A point of the drawing, pixels from its upper left corner. */
export type DrawnPoint = readonly [x: number, y: number];

/** A route over its map, as the `d` of SVG paths. */
export interface TrackDrawing {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly land: string;
  readonly borders: string;
  readonly disputed: string;
  readonly lines: string;
  /** Straight from where it fell silent to where it spoke again: no route. */
  readonly silent: string;
  readonly stops: readonly DrawnPoint[];
  readonly ends: readonly DrawnPoint[];
  /** `null` where the scale changes too much. */
  readonly scale: { readonly widthPx: number; readonly label: string } | null;
}

/** Height of a drawing for its width. */
const RATIO = 0.66;
/** Free sea around a route, as a share of its size; and the least there is, degrees. */
const [MARGIN, LEAST_MARGIN] = [0.12, 0.05];
const MOST_SCALE_PX = 140;

function wrapped(lon: number): number {
  return ((((lon + 180) % 360) + 360) % 360) - 180;
}

/** The box around a route, also where it crosses the antimeridian. @returns `null` for no points. */
export function trackBounds(points: readonly TrackPoint[]): GeoBounds | null {
  const [first] = points;
  if (first === undefined) return null;
  let [west, east, south, north] = [first.lon, first.lon, first.lat, first.lat];
  let [before, turn] = [first.lon, 0];
  for (const { lon, lat } of points) {
    if (lon - before > 180) turn -= 360;
    else if (lon - before < -180) turn += 360;
    before = lon;
    [west, east] = [Math.min(west, lon + turn), Math.max(east, lon + turn)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  const [wide, high] = [(east - west) * MARGIN + LEAST_MARGIN, (north - south) * MARGIN + LEAST_MARGIN];
  if (east - west + 2 * wide >= 360) return [-180, Math.max(-85, south - high), 180, Math.min(85, north + high)];
  return [wrapped(west - wide), Math.max(-89, south - high), wrapped(east + wide), Math.min(89, north + high)];
}

function pointsOn(map: FittedMap, places: readonly { readonly lon: number; readonly lat: number }[]): DrawnPoint[] {
  return places.flatMap((place) => {
    const at = map.project(place);
    return at === null ? [] : [[Math.round(at[0] * 10) / 10, Math.round(at[1] * 10) / 10] as const];
  });
}

/** Draws a route on the world. @returns `null` when there is nothing to draw. */
export function drawTrack(
  { parts, gaps, stops }: CleanTrack,
  world: ComposedWorld,
  widthPx: number,
): TrackDrawing | null {
  const all = parts.flat();
  const bounds = trackBounds(all);
  if (bounds === null) return null;
  const heightPx = Math.round(widthPx * RATIO);
  const map = fitMap(bounds, { widthPx, heightPx }, chooseProjection(bounds));
  const [first, last] = [all[0], all.at(-1)];
  const bar = scaleBarOf(map, { maxWidthPx: MOST_SCALE_PX });
  return {
    widthPx,
    heightPx,
    land: drawPath(map, { type: "FeatureCollection", features: [...world.countries] }),
    borders: drawPath(map, world.borders),
    disputed: drawPath(map, world.disputed),
    lines: drawPath(map, trackLines(parts)),
    silent: drawPath(map, trackLines(gaps.map(({ from, to }) => [from, to]))),
    stops: pointsOn(map, stops),
    ends: first === undefined || last === undefined ? [] : pointsOn(map, [first, last]),
    scale: bar === null ? null : { widthPx: bar.widthPx, label: bar.label },
  };
}
