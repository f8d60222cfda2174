/** A place on the drawing plane. */
export interface PlacedPoint {
  /** Distance to the right of the drawing's left edge, kilometres, 0 or more. */
  readonly xKm: number;
  /** Distance below the drawing's top edge, kilometres, 0 or more. */
  readonly yKm: number;
  /** Whether the point belongs to the region that the picture marks. */
  readonly isMarked: boolean;
}

/** A square of the grid that holds at least one point. */
export interface Cell {
  /** Column, counted from 0 at the left. */
  readonly column: number;
  /** Row, counted from 0 at the top. */
  readonly row: number;
  /** Points in the square, 1 or more. */
  readonly count: number;
  /** Whether most of the points, or half of them, belong to the marked region. */
  readonly isMarked: boolean;
}

/**
 * Counts points in squares of equal size.
 *
 * @param points - Points on a plane where equal areas are equal: otherwise the counts of two squares cannot be compared.
 * @param cellKm - Side of a square, kilometres, greater than 0.
 * @returns The squares that hold a point, row by row and from left to right; empty when there are no points.
 * @throws {RangeError} When the side is not positive.
 */
export function countByCell(points: readonly PlacedPoint[], cellKm: number): readonly Cell[] {
  if (!(cellKm > 0)) throw new RangeError(`the side of a square must be > 0 km, got ${cellKm}`);
  const tallies = new Map<string, { column: number; row: number; count: number; marked: number }>();
  for (const { xKm, yKm, isMarked } of points) {
    const column = Math.floor(xKm / cellKm);
    const row = Math.floor(yKm / cellKm);
    const key = `${column},${row}`;
    const tally = tallies.get(key) ?? { column, row, count: 0, marked: 0 };
    tallies.set(key, { ...tally, count: tally.count + 1, marked: tally.marked + (isMarked ? 1 : 0) });
  }
  return [...tallies.values()]
    .sort((a, b) => a.row - b.row || a.column - b.column)
    .map(({ column, row, count, marked }) => ({ column, row, count, isMarked: marked * 2 >= count }));
}
