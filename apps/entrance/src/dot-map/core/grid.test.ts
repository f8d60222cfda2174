import { expect, test } from "vitest";
import { countByCell } from "./grid.ts";

const at = (xKm: number, yKm: number, isMarked = false) => ({ xKm, yKm, isMarked });

test("points of one square become one cell with their number", () => {
  expect(countByCell([at(1, 1), at(9, 9), at(5, 2)], 10)).toEqual([{ column: 0, row: 0, count: 3, isMarked: false }]);
});

test("a point on the border belongs to the square on its right and below", () => {
  expect(countByCell([at(10, 20)], 10)).toEqual([{ column: 1, row: 2, count: 1, isMarked: false }]);
});

test("cells come row by row and from left to right, whatever the order of the points", () => {
  const cells = countByCell([at(25, 15), at(5, 15), at(15, 5)], 10);
  expect(cells.map(({ column, row }) => [column, row])).toEqual([
    [1, 0],
    [0, 1],
    [2, 1],
  ]);
});

test.each([
  { name: "none", marked: [false, false], isMarked: false },
  { name: "one in three", marked: [true, false, false], isMarked: false },
  { name: "half", marked: [true, false], isMarked: true },
  { name: "all", marked: [true, true], isMarked: true },
])("a cell with $name of its points in the region is marked: $isMarked", ({ marked, isMarked }) => {
  expect(
    countByCell(
      marked.map((m) => at(1, 1, m)),
      10,
    )[0]?.isMarked,
  ).toBe(isMarked);
});

test("no points, no cells", () => {
  expect(countByCell([], 10)).toEqual([]);
});

test.each([0, -1, Number.NaN])("a side of %d km is refused", (cellKm) => {
  expect(() => countByCell([], cellKm)).toThrow(RangeError);
});
