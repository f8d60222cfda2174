import { expect, test } from "vitest";
import { type Point, simplifyLine } from "./simplify-line.ts";

test("points on a straight way go, the ends and the corner stay", () => {
  const line: readonly Point[] = [
    [0, 0],
    [1, 0.01],
    [2, 0],
    [2, 1],
    [2, 2],
  ];
  expect(simplifyLine(line, 0.1)).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
  ]);
});

test("a ring that comes back to its beginning keeps its farthest point", () => {
  const ring: readonly Point[] = [
    [0, 0],
    [3, 0],
    [3, 3],
    [0, 0],
  ];
  expect(simplifyLine(ring, 0.5)).toEqual(ring);
});
