import type { MultiPolygon } from "geojson";
import type { FittedMap, PxRect } from "../projections/fitted-map.ts";
import { ringsOn } from "./rings-on.ts";

/** Size of a text, pixels. */
interface TextSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Middle of a text in the open water. */
export interface WaterSpot {
  readonly x: number;
  readonly y: number;
}

/** Water of a map, cell by cell. */
export interface OpenWater {
  /** Middles of the cells that are water, pixels. */
  readonly cells: readonly WaterSpot[];
  /** Side of a cell, pixels. */
  readonly cellPx: number;
  /**
   * Finds where a text has the most room around it.
   *
   * @param isOwn - Whether a cell, by its place in `cells`, is of the sea that is named.
   * @returns `null` where it has none.
   */
  spotFor(text: TextSize, isOwn: (at: number) => boolean): WaterSpot | null;
}

/** Side of a cell, pixels of a phone's sizes. */
const CELL_PX = 7;
/** Room around a text, as shares of it, the most first. */
const ROOMS = [3, 2.2, 1.7, 1.35, 1.1] as const;

/** Marks the cells whose middles are on land: a row at a time, between the edges that it crosses. */
function fillLand(isDry: Uint8Array, rings: ReturnType<typeof ringsOn>, cellPx: number, columns: number, rows: number) {
  const crossings = Array.from({ length: rows }, (): number[] => []);
  for (const ring of rings)
    for (const [at, [x, y]] of ring.entries()) {
      const [toX, toY] = ring[at + 1] ?? ring[0] ?? [x, y];
      const [top, foot] = [Math.min(y, toY), Math.max(y, toY)];
      for (let row = Math.max(0, Math.ceil(top / cellPx - 0.5)); row < rows; row += 1) {
        const middle = (row + 0.5) * cellPx;
        if (middle >= foot) break;
        crossings[row]?.push(x + ((toX - x) * (middle - y)) / (toY - y));
      }
    }
  for (const [row, xs] of crossings.entries()) {
    xs.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < xs.length; pair += 2) {
      const from = Math.max(0, Math.ceil((xs[pair] ?? 0) / cellPx - 0.5));
      const to = Math.min(columns - 1, Math.floor((xs[pair + 1] ?? 0) / cellPx - 0.5));
      if (to >= from) isDry.fill(1, row * columns + from, row * columns + to + 1);
    }
  }
}

function fillRect(isDry: Uint8Array, { x, y, width, height }: PxRect, cellPx: number, columns: number, rows: number) {
  const [from, to] = [Math.max(0, Math.floor(x / cellPx)), Math.min(columns - 1, Math.floor((x + width) / cellPx))];
  for (let row = Math.max(0, Math.floor(y / cellPx)); row <= Math.min(rows - 1, (y + height) / cellPx); row += 1)
    if (to >= from) isDry.fill(1, row * columns + from, row * columns + to + 1);
}

/** Sums of all cells above and to the left, so that those of any rectangle are four look-ups. */
function summed(cells: Uint8Array, columns: number, rows: number): Uint32Array {
  const wide = columns + 1;
  const sums = new Uint32Array(wide * (rows + 1));
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      sums[(row + 1) * wide + column + 1] =
        (cells[row * columns + column] ?? 0) +
        (sums[row * wide + column + 1] ?? 0) +
        (sums[(row + 1) * wide + column] ?? 0) -
        (sums[row * wide + column] ?? 0);
  return sums;
}

/**
 * Looks where the water of a map is, and where a text has room in it.
 *
 * @param lands - All land.
 * @param taken - Rectangles that no text may cover.
 */
export function openWater(
  map: FittedMap,
  lands: readonly MultiPolygon[],
  taken: readonly PxRect[],
  scale: number,
): OpenWater {
  const cellPx = CELL_PX * scale;
  const [columns, rows] = [Math.floor(map.widthPx / cellPx), Math.floor(map.heightPx / cellPx)];
  const isDry = new Uint8Array(columns * rows);
  for (const land of lands) fillLand(isDry, ringsOn(map, land), cellPx, columns, rows);
  for (const rect of taken) fillRect(isDry, rect, cellPx, columns, rows);
  const cells: WaterSpot[] = [];
  const places: number[] = [];
  for (const [at, dry] of isDry.entries())
    if (dry === 0) {
      cells.push({ x: ((at % columns) + 0.5) * cellPx, y: (Math.floor(at / columns) + 0.5) * cellPx });
      places.push(at);
    }
  function spotFor({ widthPx, heightPx }: TextSize, isOwn: (at: number) => boolean): WaterSpot | null {
    const closed = new Uint8Array(columns * rows).fill(1);
    for (const [at, place] of places.entries()) if (isOwn(at)) closed[place] = 0;
    const sums = summed(closed, columns, rows);
    const wide = columns + 1;
    const sumAt = (row: number, column: number) => sums[row * wide + column] ?? 0;
    for (const room of ROOMS) {
      const [w, h] = [Math.ceil((widthPx * room) / cellPx), Math.ceil((heightPx * room) / cellPx)];
      let best: WaterSpot | null = null;
      let bestFar = Number.POSITIVE_INFINITY;
      for (let row = 0; row + h <= rows; row += 1)
        for (let column = 0; column + w <= columns; column += 1) {
          if (sumAt(row + h, column + w) - sumAt(row, column + w) - sumAt(row + h, column) + sumAt(row, column) > 0)
            continue;
          const spot = { x: (column + w / 2) * cellPx, y: (row + h / 2) * cellPx };
          // Of several, the nearest to the middle of the map: there it is read with what it is about.
          const far = Math.hypot(spot.x - map.widthPx / 2, spot.y - map.heightPx / 2);
          if (far < bestFar) [best, bestFar] = [spot, far];
        }
      if (best !== null) return best;
    }
    return null;
  }
  return { cells, cellPx, spotFor };
}
