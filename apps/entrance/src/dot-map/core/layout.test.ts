import { expect, test } from "vitest";
import { layOut, PITCH } from "./layout.ts";

const cell = (column: number, row: number, count: number, isMarked = false) => ({ column, row, count, isMarked });

test("the picture is as wide and as high as its last column and row", () => {
  expect(layOut([cell(3, 0, 1), cell(0, 1, 1)])).toMatchObject({ width: 4 * PITCH, height: 2 * PITCH });
});

test("the area of a dot, not its radius, is proportional to the count", () => {
  const [small, large] = layOut([cell(0, 0, 10), cell(1, 0, 40)]).dots;
  expect((large?.radius ?? 0) / (small?.radius ?? 0)).toBeCloseTo(2);
});

test("the largest dot leaves air between itself and its neighbour", () => {
  const radii = layOut([cell(0, 0, 7), cell(1, 0, 90)]).dots.map(({ radius }) => radius);
  expect(Math.max(...radii) * 2).toBeLessThan(PITCH);
});

test("the longest bar spans the picture and the others keep the proportion of their counts", () => {
  const { bars, width } = layOut([cell(0, 0, 30), cell(1, 0, 10), cell(0, 1, 20)]);
  expect(bars.map(({ length, count }) => [length, count])).toEqual([
    [width, 40],
    [width / 2, 20],
  ]);
});

test("the marked part of a bar starts at the left edge, and its dots go there first", () => {
  const { bars, dots, width } = layOut([cell(0, 0, 30), cell(1, 0, 10, true)]);
  expect(bars[0]?.markedLength).toBeCloseTo(width / 4);
  const targets = dots.map(({ x, shiftX, isMarked }) => ({ isMarked, centre: x + shiftX }));
  expect(targets).toEqual([
    { isMarked: true, centre: width / 8 },
    { isMarked: false, centre: width / 4 + (width * 3) / 8 },
  ]);
});

test("a row without cells has no bar and keeps its height", () => {
  const { bars, height } = layOut([cell(0, 0, 1), cell(0, 2, 1)]);
  expect(bars).toHaveLength(2);
  expect(height).toBe(3 * PITCH);
});

test("no cells: there is nothing to draw", () => {
  expect(() => layOut([])).toThrow("at least one cell");
});
