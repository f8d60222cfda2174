import { handOut } from "./hand-out.ts";

/** Seat of a chamber: its place from the middle of the bench of the speaker, in radii of the outermost row; `y` is up. */
export interface Seat {
  readonly x: number;
  readonly y: number;
}

/** Seats of a chamber. */
export interface Chamber {
  /** From the left to the right, as people sit. */
  readonly seats: readonly Seat[];
  /** Half of what is between two of them, at the least. */
  readonly radius: number;
}

/** Radius of the innermost row; the outermost is 1. */
const INNER = 0.42;
const MOST_ROWS = 24;

const radiiOf = (rows: number) =>
  rows === 1 ? [1] : Array.from({ length: rows }, (_, at) => INNER + ((1 - INNER) * at) / (rows - 1));

/** Seats that fit as far from each other along a row as rows are. */
function capacityOf(rows: number): number {
  const apart = rows === 1 ? 1 - INNER : (1 - INNER) / (rows - 1);
  return radiiOf(rows).reduce((sum, radius) => sum + Math.floor((Math.PI * radius) / apart) + 1, 0);
}

/** Places seats in rows around the speaker, each row as many as it is long. @param count - 1 to 750. */
export function chamberOf(count: number): Chamber {
  let rows = 1;
  while (rows < MOST_ROWS && capacityOf(rows) < count) rows += 1;
  const radii = radiiOf(rows);
  const placed = handOut(radii, count).flatMap((own, row) => {
    const radius = radii[row] ?? 1;
    return Array.from({ length: own }, (_, at) => ({
      radius,
      angle: own === 1 ? Math.PI / 2 : Math.PI * (1 - at / (own - 1)),
    }));
  });
  const seats = placed
    .toSorted((a, b) => b.angle - a.angle || b.radius - a.radius)
    .map(({ radius, angle }) => ({ x: radius * Math.cos(angle), y: radius * Math.sin(angle) }));
  let least = INNER;
  for (const [at, seat] of seats.entries())
    for (const { x, y } of seats.slice(at + 1)) least = Math.min(least, Math.hypot(x - seat.x, y - seat.y));
  return { seats, radius: least / 2 };
}
