/** Position of a camera between two views: pure arithmetic, for the page, its runtime and the editor. */

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** From where a model is seen, and how wide. */
export interface View {
  readonly position: Point;
  readonly target: Point;
  /** Of the shorter side of the picture, degrees. */
  readonly fieldOfView: number;
}

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z });
export const times = (a: Point, by: number): Point => ({ x: a.x * by, y: a.y * by, z: a.z * by });
export const minus = (a: Point, b: Point): Point => plus(a, times(b, -1));
export const dot = (a: Point, b: Point) => a.x * b.x + a.y * b.y + a.z * b.z;
export const lengthOf = (a: Point) => Math.hypot(a.x, a.y, a.z);
export const cross = (a: Point, b: Point): Point => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
});

const between = (a: number, b: number, ratio: number) => a + ratio * (b - a);

/** Below this, two directions are one, or opposite: the sine of the angle between them. */
const SMALL = 1e-4;

const UP: Point = { x: 0, y: 1, z: 0 };
const EAST: Point = { x: 1, y: 0, z: 0 };

/** A direction level with the ground, to the side of another. */
function sideways(direction: Point): Point {
  const side = cross(UP, direction);
  const found = lengthOf(side) > SMALL ? side : cross(EAST, direction);
  return times(found, 1 / lengthOf(found));
}

/** The direction part of the way from one to another, by the shortest arc. Both of length 1. */
function turned(from: Point, to: Point, ratio: number): Point {
  const cosine = Math.min(1, Math.max(-1, dot(from, to)));
  const angle = Math.acos(cosine);
  if (Math.sin(angle) > SMALL) {
    const share = (part: number) => Math.sin(part * angle) / Math.sin(angle);
    return plus(times(from, share(1 - ratio)), times(to, share(ratio)));
  }
  if (cosine > 0) return to;
  // Opposite: any arc is the shortest; around, and not over the top.
  const half = sideways(from);
  return plus(times(from, Math.cos(ratio * Math.PI)), times(half, Math.sin(ratio * Math.PI)));
}

/**
 * The view part of the way from one to another: the target goes straight, and the camera turns around it by an arc while its distance
 * grows or shrinks evenly, so that it never goes through what it looks at.
 *
 * @param ratio - 0 to 1.
 */
export function viewBetween(from: View, to: View, ratio: number): View {
  const [start, end] = [minus(from.position, from.target), minus(to.position, to.target)];
  const [far, near] = [lengthOf(start), lengthOf(end)];
  const target = plus(from.target, times(minus(to.target, from.target), ratio));
  const fieldOfView = between(from.fieldOfView, to.fieldOfView, ratio);
  if (far === 0 || near === 0)
    return { position: plus(from.position, times(minus(to.position, from.position), ratio)), target, fieldOfView };
  const direction = turned(times(start, 1 / far), times(end, 1 / near), ratio);
  return { position: plus(target, times(direction, far ** (1 - ratio) * near ** ratio)), target, fieldOfView };
}

/** Narrower pictures see no less to their sides than this one, width to height: beyond it what is near bends. */
const NARROWEST = 0.7;

const DEGREES = Math.PI / 180;

/** Field of view from top to bottom, degrees. @param aspect - Width to height of the picture. */
export function uprightField(fieldOfView: number, aspect: number): number {
  const ratio = Math.min(1, Math.max(NARROWEST, aspect));
  return (2 * Math.atan(Math.tan((fieldOfView * DEGREES) / 2) / ratio)) / DEGREES;
}

/** Nearest and farthest that a camera draws, so that all of a model is between. */
export interface Clip {
  readonly near: number;
  readonly far: number;
}

/** Greatest ratio of the farthest distance to the nearest: beyond it surfaces close to each other flicker. */
const DEEPEST = 5000;

/** @param distance - From the camera to the middle of the model. @param radius - Of the sphere around it. */
export function clipOf(distance: number, radius: number): Clip {
  const far = distance + 2 * radius;
  return { near: Math.max(far / DEEPEST, distance - 1.01 * radius), far };
}

/** A view as the page tells it to its runtime: its figures in a row. */
export const viewFigures = ({ position, target, fieldOfView }: View): readonly number[] => [
  ...[position.x, position.y, position.z],
  ...[target.x, target.y, target.z, fieldOfView],
];

/** A view from its figures in a row. */
export function viewOf([x = 0, y = 0, z = 0, toX = 0, toY = 0, toZ = 0, fieldOfView = 45]: readonly number[]): View {
  return { position: { x, y, z }, target: { x: toX, y: toY, z: toZ }, fieldOfView };
}
