import { boxesMeet, boxOf, type FlatArea } from "./flat-area.ts";

/** Farther apart than this, metres, two borders are not the same one. */
const NEAR_M = 1;

/** Two areas that meet along less than this, metres, meet at a corner. */
const STRETCH_M = 3;

const METRES_PER_DEGREE = 111_320;

/** Corners of one area that lie on the border of another, in metres from a point near both. */
function* cornersOn(
  area: FlatArea,
  border: FlatArea,
  scale: readonly [number, number],
): Generator<readonly [number, number]> {
  const [sx, sy] = scale;
  const near = boxOf(border);
  const [padX, padY] = [NEAR_M / sx, NEAR_M / sy];
  for (let at = 0; at < area.corners.length; at += 2) {
    const [lon, lat] = [area.corners[at] ?? 0, area.corners[at + 1] ?? 0];
    if (lon < near.west - padX || lon > near.east + padX || lat < near.south - padY || lat > near.north + padY)
      continue;
    if (isOnBorder(border, lon, lat, sx, sy)) yield [lon * sx, lat * sy];
  }
}

function isOnBorder({ corners, ends }: FlatArea, lon: number, lat: number, sx: number, sy: number): boolean {
  let at = 0;
  for (const end of ends) {
    for (; at < end - 2; at += 2) {
      const [x1, y1] = [((corners[at] ?? 0) - lon) * sx, ((corners[at + 1] ?? 0) - lat) * sy];
      const [x2, y2] = [((corners[at + 2] ?? 0) - lon) * sx, ((corners[at + 3] ?? 0) - lat) * sy];
      const [dx, dy] = [x2 - x1, y2 - y1];
      const length2 = dx * dx + dy * dy;
      const share = length2 === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / length2));
      if ((x1 + share * dx) ** 2 + (y1 + share * dy) ** 2 <= NEAR_M * NEAR_M) return true;
    }
    at = end;
  }
  return false;
}

/**
 * Whether two areas share a stretch of border; a corner is none.
 *
 * @param a - In degrees, as `b`; not at a pole.
 */
export function areNeighbours(a: FlatArea, b: FlatArea): boolean {
  const boxA = boxOf(a);
  const sx = METRES_PER_DEGREE * Math.cos(((boxA.south + boxA.north) / 2) * (Math.PI / 180));
  const scale = [sx, METRES_PER_DEGREE] as const;
  const pad = (2 * NEAR_M) / sx;
  const wider = { west: boxA.west - pad, south: boxA.south - pad, east: boxA.east + pad, north: boxA.north + pad };
  if (!boxesMeet(wider, boxOf(b))) return false;
  let first: readonly [number, number] | null = null;
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    for (const corner of cornersOn(one, other, scale)) {
      first ??= corner;
      if (Math.hypot(corner[0] - first[0], corner[1] - first[1]) > STRETCH_M) return true;
    }
  }
  return false;
}
