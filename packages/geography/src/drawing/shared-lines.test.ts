import { describe, expect, test } from "vitest";
import { SPAIN } from "../../test/sources.ts";
import { fitMap } from "../projections/fit-map.ts";
import { gridAreas } from "./grid-areas.ts";
import { outlineOf } from "./outline-of.ts";
import { type PlaneAreas, planeAreas } from "./plane-areas.ts";
import type { PxPoint } from "./simplify-px.ts";
import { writeRings } from "./write-rings.ts";

/** Size of rings, holes taken off, in steps of the grid. */
function sizeOf(rings: readonly (readonly PxPoint[])[]): number {
  let sum = 0;
  for (const ring of rings) {
    let [bx, by] = ring.at(-1) ?? [0, 0];
    for (const [x, y] of ring) {
      sum += bx * y - x * by;
      [bx, by] = [x, y];
    }
  }
  return Math.abs(sum) / 2;
}

/** Two squares side by side, with a corner more in what they share, and an island of less than a step. */
const SQUARES: PlaneAreas = {
  lines: [
    [
      [10, 0],
      [10.4, 5],
      [10, 10],
    ],
    [
      [10, 10],
      [0, 10],
      [0, 0],
      [10, 0],
    ],
    [
      [10, 0],
      [20, 0],
      [20, 10],
      [10, 10],
    ],
    [
      [30, 30],
      [30.2, 30],
      [30.2, 30.2],
      [30, 30],
    ],
  ],
  areas: [
    { id: "a", name: "A", rings: [[0, 1]], point: null },
    { id: "b", name: "B", rings: [[2, ~0]], point: null },
    { id: "c", name: "C", rings: [[3]], point: null },
  ],
};

test("what two areas share goes on being shared when corners go", () => {
  const grid = gridAreas(SQUARES, { stepPx: 1, tolerancePx: 1 });
  const [a, b] = SQUARES.areas.map((area) => outlineOf(grid, [area]));
  expect(grid.lines[0]).toEqual([
    [10, 0],
    [10, 10],
  ]);
  expect([sizeOf(a ?? []), sizeOf(b ?? [])]).toEqual([100, 100]);
});

test("two areas as one have no line between them", () => {
  const grid = gridAreas(SQUARES, { stepPx: 1, tolerancePx: 1 });
  const both = outlineOf(grid, SQUARES.areas.slice(0, 2));
  expect(sizeOf(both)).toBe(200);
  expect(both).toHaveLength(1);
});

test("an island that is smaller than the grid stays", () => {
  const grid = gridAreas(SQUARES, { stepPx: 1, tolerancePx: 1 });
  expect(sizeOf(outlineOf(grid, SQUARES.areas.slice(2)))).toBe(4);
});

test("rings are steps from corner to corner, and a corner between two in one line is none", () => {
  const ring: readonly PxPoint[] = [
    [0, 0],
    [5, 0],
    [10, 0],
    [10, -10],
  ];
  expect(writeRings([ring, ring.map(([x, y]): PxPoint => [x + 20, y])])).toBe("m10 0 0-10-10 10zm20 0 0-10-10 10z");
  expect(writeRings([ring.slice(0, 3)])).toBe("");
});

describe("Spain's municipalities, on a grid of a pixel", () => {
  const map = fitMap("spain", { widthPx: 640, heightPx: 560, paddingPx: 3 });
  const plane = planeAreas(SPAIN, SPAIN.objects.municipalities, map);
  const grid = gridAreas(plane, { stepPx: 1, tolerancePx: 0.8 });

  test("cover what they cover together, whatever they are put together by: nothing opens, and nothing is covered twice", () => {
    const odd = plane.areas.filter((_, at) => at % 2 === 1);
    const even = plane.areas.filter((_, at) => at % 2 === 0);
    const whole = sizeOf(outlineOf(grid, plane.areas));
    expect(sizeOf(outlineOf(grid, odd)) + sizeOf(outlineOf(grid, even))).toBe(whole);
    expect(plane.areas).toHaveLength(8131);
  });
});
