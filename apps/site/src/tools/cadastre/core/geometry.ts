/** A point of a plan: metres east and north. */
export type PlanPoint = readonly [x: number, y: number];

/** A closed line, its first point not repeated at the end. */
export type PlanRing = readonly PlanPoint[];

/** A piece of ground: its edge, then the holes in it. */
export interface PlanPolygon {
  readonly edge: PlanRing;
  readonly holes: readonly PlanRing[];
}

/** Twice the signed area would do; this is once: positive when the ring runs anticlockwise. Square metres. */
export function signedArea(ring: PlanRing): number {
  let sum = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  }
  return sum / 2;
}

/** The same ring, running anticlockwise or clockwise. */
export function turned(ring: PlanRing, isAnticlockwise: boolean): PlanRing {
  return signedArea(ring) > 0 === isAnticlockwise ? ring : [...ring].reverse();
}

/** Area of a piece of ground without its holes, square metres. */
export function areaOf({ edge, holes }: PlanPolygon): number {
  return Math.abs(signedArea(edge)) - holes.reduce((sum, hole) => sum + Math.abs(signedArea(hole)), 0);
}
