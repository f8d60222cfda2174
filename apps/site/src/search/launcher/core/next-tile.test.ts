import { expect, test } from "vitest";
import { type Arrow, nextTile } from "./next-tile";

/**
 * Two groups of tiles on the screen:
 *
 *     0 1 2
 *     3
 *     4 5
 */
const PLACES = [
  { left: 0, top: 0 },
  { left: 100, top: 0 },
  { left: 200, top: 0.5 },
  { left: 0, top: 80 },
  { left: 0, top: 200 },
  { left: 100, top: 200 },
];

test.each<[from: number, arrow: Arrow, to: number]>([
  [-1, "ArrowDown", 0],
  [-1, "ArrowUp", -1],
  [0, "ArrowRight", 1],
  [2, "ArrowRight", 3],
  [5, "ArrowRight", 5],
  [0, "ArrowLeft", -1],
  [1, "ArrowDown", 3],
  [3, "ArrowDown", 4],
  [5, "ArrowDown", 5],
  [5, "ArrowUp", 3],
  [3, "ArrowUp", 0],
  [2, "ArrowUp", -1],
])("from %i, %s leads to %i", (from, arrow, to) => {
  expect(nextTile(PLACES, from, arrow)).toBe(to);
});

test("without tiles the text keeps the mark", () => {
  expect(nextTile([], -1, "ArrowDown")).toBe(-1);
});
