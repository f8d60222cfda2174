import type { MapPreview } from "@nv/contracts/schemas";
import type { Dataset } from "mapshaper";

type Bounds = readonly [west: number, south: number, east: number, north: number];
type Lines = number[][];

/** Width of the frame, and the unit of its points: a tenth of a pixel. */
const WIDTH = 8000;

/** Most height of a frame for its width: a map of a long country is drawn narrower. */
const MOST_HEIGHT_RATIO = 1.1;

/** Most points of one drawing: a page draws them without a pause that anybody notices. */
const MOST_POINTS = 24_000;

/** Points nearer than this to the last are not drawn, tenths of a pixel; more of it, until few enough are left. */
const FIRST_STEP = 6;
const STEP_GROWTH = 1.6;

/** The map is looked at for where it has most points in squares, as many along each side. */
const SQUARES = 7;

/** Frame in which the points of a map are placed. */
interface PreviewFrame {
  readonly box: Bounds;
  readonly height: number;
  x(value: number): number;
  y(value: number): number;
}

const DEGREE = Math.PI / 180;

/** @param squeeze - How much shorter a step to the side is than one up. */
function frameOf(box: Bounds, squeeze: number): PreviewFrame {
  const [west, south, east, north] = box;
  const spanX = Math.max((east - west) * squeeze, 1e-9);
  const spanY = Math.max(north - south, 1e-9);
  const scale = Math.min(WIDTH / spanX, (WIDTH * MOST_HEIGHT_RATIO) / spanY);
  const height = Math.round(spanY * scale);
  const left = (WIDTH - spanX * scale) / 2;
  return {
    box,
    height,
    x: (value) => Math.round(left + (value - west) * squeeze * scale),
    y: (value) => Math.round((north - value) * scale),
  };
}

/** Told of a map's points, line by line. */
interface Walker {
  /** @returns Whether it has seen enough. */
  point(x: number, y: number): boolean;
  /** A line is over. */
  end(): void;
}

/** Points of a map one after another, and where each of its lines ends among them. */
interface MapLines {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly ends: readonly number[];
}

/** Copies out of a map, as it stands, the points that simplification leaves: it is gone along ten times, and most of its points are not among them. */
function linesOf({ arcs, layers }: Dataset): MapLines {
  const places = layers.flatMap(({ geometry_type: kind, shapes }) =>
    kind === "point" ? (shapes ?? []).flatMap((shape) => shape ?? []).filter((place) => Array.isArray(place)) : [],
  );
  const most = (arcs?.getFilteredPointCount() ?? 0) + places.length;
  const [xs, ys] = [new Float64Array(most), new Float64Array(most)];
  const ends: number[] = [];
  let count = 0;
  if (arcs !== undefined) {
    const { nn, xx, yy, zz } = arcs.getVertexData();
    const interval = arcs.getRetainedInterval();
    let at = 0;
    for (const length of nn) {
      for (const to = at + length; at < to; at += 1) {
        if (zz !== null && (zz[at] ?? 0) < interval) continue;
        xs[count] = xx[at] ?? 0;
        ys[count] = yy[at] ?? 0;
        count += 1;
      }
      ends.push(count);
    }
  }
  for (const place of places) {
    xs[count] = Number(place[0]);
    ys[count] = Number(place[1]);
    count += 1;
    ends.push(count);
  }
  return { xs, ys, ends };
}

/** Goes along a map. @returns Whether it came to the end. */
function walk({ xs, ys, ends }: MapLines, { point, end }: Walker): boolean {
  let at = 0;
  for (const to of ends) {
    for (; at < to; at += 1) if (point(xs[at] ?? 0, ys[at] ?? 0)) return false;
    end();
  }
  return true;
}

/** Draws with a step between points. @returns `null` when there are too many. */
function drawWith(map: MapLines, { box, x, y }: PreviewFrame, step: number): Lines | null {
  const [west, south, east, north] = box;
  const lines: Lines = [];
  let line: number[] = [];
  let drawn = 0;
  let [lastX, lastY] = [0, 0];
  /** The point before, outside of the frame; and the one that was too near to be drawn. */
  let before: readonly [number, number] | null = null;
  let waiting: readonly [number, number] | null = null;
  const add = (px: number, py: number) => {
    if (line.length === 0) line.push(px, py);
    else line.push(px - lastX, py - lastY);
    lastX = px;
    lastY = py;
    drawn += 1;
    waiting = null;
  };
  const close = () => {
    if (waiting !== null) add(waiting[0], waiting[1]);
    if (line.length > 0) lines.push(line);
    line = [];
  };
  const isWhole = walk(map, {
    point(lon, lat) {
      if (lon < west || lon > east || lat < south || lat > north) {
        if (line.length > 0) {
          add(x(lon), y(lat));
          close();
        }
        before = [lon, lat];
        return false;
      }
      if (line.length === 0 && before !== null) add(x(before[0]), y(before[1]));
      before = null;
      const [px, py] = [x(lon), y(lat)];
      if (line.length === 0 || Math.abs(px - lastX) + Math.abs(py - lastY) >= step) add(px, py);
      else waiting = [px, py];
      return drawn > MOST_POINTS;
    },
    end() {
      close();
      before = null;
    },
  });
  return isWhole ? lines : null;
}

function draw(map: MapLines, frame: PreviewFrame): Lines {
  for (let step = FIRST_STEP; step < WIDTH; step *= STEP_GROWTH) {
    const lines = drawWith(map, frame, step);
    if (lines !== null) return lines;
  }
  return [];
}

/** The square of a map where it has most points. */
function densest(map: MapLines, [west, south, east, north]: Bounds): Bounds {
  const counts = new Float64Array(SQUARES * SQUARES);
  const place = (value: number, from: number, to: number) =>
    Math.min(SQUARES - 1, Math.max(0, Math.floor(((value - from) / Math.max(to - from, 1e-9)) * SQUARES)));
  walk(map, {
    point(lon, lat) {
      const index = place(lat, south, north) * SQUARES + place(lon, west, east);
      counts[index] = (counts[index] ?? 0) + 1;
      return false;
    },
    end: () => undefined,
  });
  const most = counts.indexOf(counts.reduce((best, count) => Math.max(best, count), 0));
  const [column, row] = [most % SQUARES, Math.floor(most / SQUARES)];
  const [width, height] = [(east - west) / SQUARES, (north - south) / SQUARES];
  return [west + column * width, south + row * height, west + (column + 1) * width, south + (row + 1) * height];
}

/** Draws a map before it changes. @returns What draws it once more afterwards, to the same frames. */
export function startPreview(dataset: Dataset, bounds: Bounds, isDegrees: boolean): () => MapPreview {
  const middle = (bounds[1] + bounds[3]) / 2;
  const squeeze = isDegrees ? Math.max(0.05, Math.cos(middle * DEGREE)) : 1;
  const whole = frameOf(bounds, squeeze);
  const asBefore = linesOf(dataset);
  const detail = frameOf(densest(asBefore, bounds), squeeze);
  const drawBoth = (map: MapLines) => ({ whole: draw(map, whole), detail: draw(map, detail) });
  const before = drawBoth(asBefore);
  const [west, south, east, north] = detail.box;
  return () => ({
    heightPx: Math.max(whole.height, 1) / 10,
    detailBox: [whole.x(west), whole.y(north), whole.x(east), whole.y(south)],
    before,
    after: drawBoth(linesOf(dataset)),
  });
}
