/** West, south, east and north. */
export type Bounds = [number, number, number, number];

/** Keeps the smallest rectangle around the points that it is told of. */
export interface BoundsKeeper {
  add(x: number, y: number): void;
  /** @returns `null` without a single point. */
  get(): Bounds | null;
}

/** Begins without a point. */
export function createBounds(): BoundsKeeper {
  let west = Number.POSITIVE_INFINITY;
  let south = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  let north = Number.NEGATIVE_INFINITY;
  return {
    add(x, y) {
      if (!Number.isFinite(x) || !Number.isFinite(y)) return;
      west = Math.min(west, x);
      south = Math.min(south, y);
      east = Math.max(east, x);
      north = Math.max(north, y);
    },
    get: () => (west > east ? null : [west, south, east, north]),
  };
}
