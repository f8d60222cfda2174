/** A round place on a map, pixels. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Places on a map that are taken. */
export interface TakenCircles {
  readonly add: (circles: readonly Circle[]) => void;
  /** Whether a circle comes too near to one of them. */
  readonly touches: (circle: Circle) => boolean;
}

/** Side of a cell, pixels: no two circles that touch are farther than one cell from each other. */
const CELL_PX = 40;
/** Columns that a map may have. */
const COLUMNS = 4096;
/** Two that overlap by less are apart: circles are larger than letters. */
const NEAR = 0.85;

const cellOf = (x: number, y: number) => Math.floor(x / CELL_PX) * COLUMNS + Math.floor(y / CELL_PX);

/** Makes a map on which nothing is taken, in cells: a name is held against its neighbours alone. */
export function createTakenCircles(): TakenCircles {
  const cells = new Map<number, Circle[]>();
  return {
    add(circles) {
      for (const circle of circles) {
        const cell = cellOf(circle.x, circle.y);
        const there = cells.get(cell);
        if (there === undefined) cells.set(cell, [circle]);
        else there.push(circle);
      }
    },
    touches({ x, y, radius }) {
      for (let dx = -1; dx <= 1; dx += 1)
        for (let dy = -1; dy <= 1; dy += 1)
          for (const other of cells.get(cellOf(x + dx * CELL_PX, y + dy * CELL_PX)) ?? []) {
            const reach = (radius + other.radius) * NEAR;
            if ((x - other.x) ** 2 + (y - other.y) ** 2 < reach * reach) return true;
          }
      return false;
    },
  };
}
