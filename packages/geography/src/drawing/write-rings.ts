import type { PxPoint } from "./simplify-px.ts";

/** Whole numbers one behind another, with a space only where they would be taken for one. */
const step = (dx: number, dy: number, isFirst: boolean) =>
  `${isFirst || dx < 0 ? dx : ` ${dx}`}${dy < 0 ? dy : ` ${dy}`}`;

/** Takes away corners that are there twice, and those between two others in one line. */
function leanRing(ring: readonly PxPoint[]): readonly PxPoint[] {
  const kept: PxPoint[] = [];
  for (const corner of [...ring, ...ring.slice(0, 2)]) {
    const [before, last] = [kept.at(-2), kept.at(-1)];
    if (last !== undefined && last[0] === corner[0] && last[1] === corner[1]) continue;
    if (before !== undefined && last !== undefined) {
      const turn = (last[0] - before[0]) * (corner[1] - last[1]) - (last[1] - before[1]) * (corner[0] - last[0]);
      if (turn === 0) kept.pop();
    }
    kept.push(corner);
  }
  return kept.slice(1, -1);
}

/**
 * Writes rings of whole numbers as the path of an SVG, each step as few signs as it takes.
 *
 * @returns The `d`; empty when no ring has a corner of its own.
 */
export function writeRings(rings: readonly (readonly PxPoint[])[]): string {
  let [atX, atY] = [0, 0];
  let text = "";
  const lean = rings.map(leanRing).filter((ring) => ring.length > 2);
  for (const ring of lean) {
    const [x0, y0] = ring[0] ?? [0, 0];
    // Steps from the start: behind a capital letter the next corners would be places.
    text += `m${step(x0 - atX, y0 - atY, true)}`;
    [atX, atY] = [x0, y0];
    for (const [at, [x, y]] of ring.slice(1).entries()) {
      const [dx, dy] = [x - atX, y - atY];
      text += step(dx, dy, false);
      [atX, atY] = [x, y];
      if (at === ring.length - 2) text += "z";
    }
    // Closing goes back to where the ring began.
    [atX, atY] = [x0, y0];
  }
  return text;
}
