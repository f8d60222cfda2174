import { expect, test } from "vitest";
import { heightsOfShapes } from "./reserved-heights.ts";

test("a shape has its height at each width, with room for words", () => {
  expect(heightsOfShapes([{ minWidthPx: 0, heightRatio: 0.5 }])).toEqual([
    [320, 236],
    [640, 376],
    [980, 546],
  ]);
});

test("where the shape turns, both sides are told", () => {
  const shapes = [
    { minWidthPx: 0, heightRatio: 1.5 },
    { minWidthPx: 600, heightRatio: 0.5 },
  ];
  expect(heightsOfShapes(shapes)).toEqual([
    [320, 556],
    [599, 955],
    [600, 356],
    [640, 376],
    [980, 546],
  ]);
});

test("what grows no further keeps its height from there on", () => {
  expect(heightsOfShapes([{ minWidthPx: 0, heightRatio: 1, mostWidthPx: 300 }])).toEqual([
    [300, 376],
    [320, 376],
    [640, 356],
    [980, 356],
  ]);
});

test("what has no known shape has no heights", () => {
  expect(heightsOfShapes([])).toEqual([]);
});
