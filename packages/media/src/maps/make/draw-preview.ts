import type { MapPreview } from "@nv/contracts/schemas";
import type { Dataset } from "mapshaper";

type Box = readonly [west: number, south: number, east: number, north: number];
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

/** Where points of a map fall in a frame. */
interface Frame {
  readonly box: Box;
  readonly height: number;
  x(value: number): number;
  y(value: number): number;
}

const DEGREE = Math.PI / 180;

/** @param squeeze - How much shorter a step to the side is than one up. */
function frameOf(box: Box, squeeze: number): Frame {
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

/** Points of a map, as it stands: of each line those that simplification leaves. */
function* pathsOf({ arcs, layers }: Dataset): Generator<Iterable<readonly [number, number]>> {
  if (arcs !== undefined) {
    const { ii, nn, xx, yy, zz } = arcs.getVertexData();
    const interval = arcs.getRetainedInterval();
    for (let arc = 0; arc < nn.length; arc += 1) {
      const from = ii[arc] ?? 0;
      const to = from + (nn[arc] ?? 0);
      yield (function* () {
        for (let at = from; at < to; at += 1)
          if (zz === null || (zz[at] ?? 0) >= interval) yield [xx[at] ?? 0, yy[at] ?? 0] as const;
      })();
    }
  }
  for (const { geometry_type: kind, shapes } of layers)
    if (kind === "point")
      for (const shape of shapes ?? [])
        for (const point of shape ?? [])
          if (Array.isArray(point)) yield [[Number(point[0]), Number(point[1])] as const];
}

function drawWith(dataset: Dataset, { box, x, y }: Frame, step: number): Lines | null {
  const [west, south, east, north] = box;
  const lines: Lines = [];
  let points = 0;
  for (const path of pathsOf(dataset)) {
    let line: number[] = [];
    let last: readonly [number, number] | null = null;
    let before: readonly [number, number] | null = null;
    const end = () => {
      if (line.length > 0) lines.push(line);
      line = [];
      last = null;
    };
    const add = (px: number, py: number) => {
      if (last === null) line.push(px, py);
      else line.push(px - last[0], py - last[1]);
      last = [px, py];
      points += 1;
    };
    let waiting: readonly [number, number] | null = null;
    for (const point of path) {
      const [lon, lat] = point;
      const isInside = lon >= west && lon <= east && lat >= south && lat <= north;
      if (!isInside) {
        if (last !== null) {
          add(x(lon), y(lat));
          end();
        }
        before = point;
        waiting = null;
        continue;
      }
      if (last === null && before !== null) add(x(before[0]), y(before[1]));
      before = null;
      const [px, py] = [x(lon), y(lat)];
      const at: readonly [number, number] | null = last;
      if (at === null || Math.abs(px - at[0]) + Math.abs(py - at[1]) >= step) {
        add(px, py);
        waiting = null;
      } else waiting = [px, py];
      if (points > MOST_POINTS) return null;
    }
    if (waiting !== null) add(waiting[0], waiting[1]);
    end();
  }
  return lines;
}

function draw(dataset: Dataset, frame: Frame): Lines {
  for (let step = FIRST_STEP; step < WIDTH; step *= STEP_GROWTH) {
    const lines = drawWith(dataset, frame, step);
    if (lines !== null) return lines;
  }
  return [];
}

/** The square of a map where it has most points. */
function densest(dataset: Dataset, [west, south, east, north]: Box): Box {
  const counts = new Float64Array(SQUARES * SQUARES);
  const place = (value: number, from: number, to: number) =>
    Math.min(SQUARES - 1, Math.max(0, Math.floor(((value - from) / Math.max(to - from, 1e-9)) * SQUARES)));
  for (const path of pathsOf(dataset))
    for (const [lon, lat] of path) {
      const index = place(lat, south, north) * SQUARES + place(lon, west, east);
      counts[index] = (counts[index] ?? 0) + 1;
    }
  const most = counts.indexOf(counts.reduce((best, count) => Math.max(best, count), 0));
  const [column, row] = [most % SQUARES, Math.floor(most / SQUARES)];
  const [width, height] = [(east - west) / SQUARES, (north - south) / SQUARES];
  return [west + column * width, south + row * height, west + (column + 1) * width, south + (row + 1) * height];
}

/** Draws a map before it changes. @returns What draws it once more afterwards, to the same frames. */
export function startPreview(dataset: Dataset, bounds: Box, isDegrees: boolean): () => MapPreview {
  const middle = (bounds[1] + bounds[3]) / 2;
  const squeeze = isDegrees ? Math.max(0.05, Math.cos(middle * DEGREE)) : 1;
  const whole = frameOf(bounds, squeeze);
  const detail = frameOf(densest(dataset, bounds), squeeze);
  const drawBoth = () => ({ whole: draw(dataset, whole), detail: draw(dataset, detail) });
  const before = drawBoth();
  const [west, south, east, north] = detail.box;
  return () => ({
    heightPx: Math.max(whole.height, 1) / 10,
    detailBox: [whole.x(west), whole.y(north), whole.x(east), whole.y(south)],
    before,
    after: drawBoth(),
  });
}
