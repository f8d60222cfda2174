import { groupBy } from "@nv/contracts";
import type { Cell } from "./grid.ts";

/** A dot of the map and the place that it takes among the bars. Lengths in units of the drawing. */
export interface Dot {
  /** Centre of the dot on the map. */
  readonly x: number;
  readonly y: number;
  /** Radius; the area of the dot is proportional to its count. */
  readonly radius: number;
  /** Shift to the right that takes the dot to its segment of the bar; negative to the left. */
  readonly shiftX: number;
  readonly isMarked: boolean;
}

/** The bar of one row. Lengths in units of the drawing, proportional to counts. */
export interface Bar {
  /** Upper edge. */
  readonly y: number;
  /** Length of the marked part, which starts at the left edge; 0 when the row has none. */
  readonly markedLength: number;
  /** Length of the whole bar, the marked part included. */
  readonly length: number;
  /** Sum of the counts of the row. */
  readonly count: number;
}

/** Everything that the picture draws. */
export interface DotMapLayout {
  readonly width: number;
  readonly height: number;
  readonly barHeight: number;
  readonly dots: readonly Dot[];
  /** One bar per row that holds a dot, from top to bottom. */
  readonly bars: readonly Bar[];
}

/** Distance between the centres of neighbouring dots, units of the drawing. */
export const PITCH = 20;

/** Share of the pitch that the largest dot and the bars may take: neighbours never touch. */
const FILL_RATIO = 0.94;
const BAR_RATIO = 0.62;

/**
 * Lays out the two forms of the picture: dots on a map, and bars by row made of the same dots.
 *
 * @param cells - Cells in rows, from left to right; at least one.
 * @throws {RangeError} When there are no cells: an empty picture has no size.
 */
export function layOut(cells: readonly Cell[]): DotMapLayout {
  if (cells.length === 0) throw new RangeError("a dot map needs at least one cell");
  const largest = Math.max(...cells.map(({ count }) => count));
  const rows = groupBy(cells, ({ row }) => row);
  const longest = Math.max(...[...rows.values()].map(sumOfCounts));
  const width = (Math.max(...cells.map(({ column }) => column)) + 1) * PITCH;
  const height = (Math.max(...rows.keys()) + 1) * PITCH;
  const lengthOf = (count: number) => (count / longest) * width;
  const radiusOf = (count: number) => (Math.sqrt(count / largest) * PITCH * FILL_RATIO) / 2;

  return {
    width,
    height,
    barHeight: PITCH * BAR_RATIO,
    dots: [...rows.values()].flatMap((row) => placeRow(row, lengthOf, radiusOf)),
    bars: [...rows].map(([row, members]) => ({
      y: row * PITCH + (PITCH * (1 - BAR_RATIO)) / 2,
      markedLength: lengthOf(sumOfCounts(members.filter(({ isMarked }) => isMarked))),
      length: lengthOf(sumOfCounts(members)),
      count: sumOfCounts(members),
    })),
  };
}

function sumOfCounts(cells: readonly Cell[]): number {
  return cells.reduce((sum, { count }) => sum + count, 0);
}

/** The marked cells come first in the bar, so that all their parts share a base line and can be compared. */
function placeRow(
  row: readonly Cell[],
  lengthOf: (count: number) => number,
  radiusOf: (count: number) => number,
): readonly Dot[] {
  const inBarOrder = [...row].sort((a, b) => Number(b.isMarked) - Number(a.isMarked) || a.column - b.column);
  let start = 0;
  return inBarOrder.map(({ column, row: rowIndex, count, isMarked }) => {
    const x = (column + 0.5) * PITCH;
    const shiftX = start + lengthOf(count) / 2 - x;
    start += lengthOf(count);
    return { x, y: (rowIndex + 0.5) * PITCH, radius: radiusOf(count), shiftX, isMarked };
  });
}
