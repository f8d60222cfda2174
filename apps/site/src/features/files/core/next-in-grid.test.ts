import { expect, test } from "vitest";
import { nextInGrid } from "./next-in-grid";

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowLeft", 0, null],
  ["ArrowDown", 1, 5],
  ["ArrowDown", 8, null],
  ["ArrowUp", 5, 1],
  ["ArrowUp", 2, null],
  ["Home", 7, 0],
  ["End", 0, 9],
  ["End", 9, null],
  ["a", 3, null],
])("%s from card %i leads to %s", (key, index, to) => {
  expect(nextInGrid(key, { index, count: 10, columns: 4 })).toBe(to);
});
