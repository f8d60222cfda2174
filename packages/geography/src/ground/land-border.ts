import type { MultiLineString, Position } from "geojson";

/** Side of the cells in which a border is looked up, degrees: larger than any distance that is asked. */
const CELL = 0.25;

const cellOf = (lon: number, lat: number) => `${Math.floor(lon / CELL)} ${Math.floor(lat / CELL)}`;

/** Longest step along a border, degrees: each cell that it goes through has a point of it. */
const STEP = 0.01;

function cellsOf(border: MultiLineString): ReadonlyMap<string, Position[]> {
  const cells = new Map<string, Position[]>();
  const add = (lon: number, lat: number) => {
    const key = cellOf(lon, lat);
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [[lon, lat]]);
    else cell.push([lon, lat]);
  };
  for (const line of border.coordinates)
    for (const [at, [x2 = 0, y2 = 0]] of line.entries()) {
      const [x1 = x2, y1 = y2] = line[at - 1] ?? [];
      const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / STEP));
      for (let step = 1; step <= steps; step += 1)
        add(x1 + ((x2 - x1) * step) / steps, y1 + ((y2 - y1) * step) / steps);
    }
  return cells;
}

/**
 * The part of an outline that lies along a border of another source, which is coarser: the rest of it is coast.
 *
 * @param distance - How far from each other both may draw the same border, degrees.
 */
export function landBorderOf(outline: MultiLineString, border: MultiLineString, distance: number): MultiLineString {
  const cells = cellsOf(border);
  const isNear = ([lon = 0, lat = 0]: Position) => {
    for (const east of [-CELL, 0, CELL])
      for (const north of [-CELL, 0, CELL])
        for (const [x = 0, y = 0] of cells.get(cellOf(lon + east, lat + north)) ?? [])
          if (Math.hypot(x - lon, y - lat) <= distance) return true;
    return false;
  };
  const coordinates: Position[][] = [];
  for (const line of outline.coordinates) {
    let run: Position[] = [];
    for (const position of line) {
      if (isNear(position)) {
        run.push(position);
        continue;
      }
      if (run.length > 1) coordinates.push(run);
      run = [];
    }
    if (run.length > 1) coordinates.push(run);
  }
  return { type: "MultiLineString", coordinates };
}
