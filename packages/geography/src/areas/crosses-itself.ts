import type { FlatArea } from "./flat-area.ts";

type Side = readonly [x1: number, y1: number, x2: number, y2: number];

const turn = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number) =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

/** Whether two sides cross; those that touch do not. */
function cross([a, b, c, d]: Side, [e, f, g, h]: Side): boolean {
  return turn(a, b, c, d, e, f) * turn(a, b, c, d, g, h) < 0 && turn(e, f, g, h, a, b) * turn(e, f, g, h, c, d) < 0;
}

/** Whether the border of an area crosses itself: then nobody can say what is inside. It looks at all pairs of sides: for what a hand draws. */
export function crossesItself({ corners, ends }: FlatArea): boolean {
  const sides: Side[] = [];
  let at = 0;
  for (const end of ends) {
    for (; at < end - 2; at += 2)
      sides.push([corners[at] ?? 0, corners[at + 1] ?? 0, corners[at + 2] ?? 0, corners[at + 3] ?? 0]);
    at = end;
  }
  return sides.some((side, place) => sides.slice(0, place).some((other) => cross(side, other)));
}
