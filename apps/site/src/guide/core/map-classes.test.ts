import { expect, test } from "vitest";
import { divergingClasses, quantileClasses } from "./map-classes";

test("quantiles put the same number of values in each class", () => {
  const { breaks, classOf } = quantileClasses([9, 1, 5, 3, 7, 11], 3);
  expect(breaks).toEqual([3, 7]);
  expect([1, 3, 5, 7, 9, 11].map(classOf)).toEqual([0, 0, 1, 1, 2, 2]);
});

test("a value over every limit is in the last class, and one under all in the first", () => {
  const { classOf } = quantileClasses([1, 2, 3], 3);
  expect([-100, 100].map(classOf)).toEqual([0, 2]);
});

test("the middle of a diverging scale is in the middle class, and both sides are as wide", () => {
  const { breaks, classOf } = divergingClasses(10, 5, 0);
  expect(breaks).toEqual([-6, -2, 2, 6]);
  expect([-10, -3, 0, 3, 10].map(classOf)).toEqual([0, 1, 2, 3, 4]);
});
