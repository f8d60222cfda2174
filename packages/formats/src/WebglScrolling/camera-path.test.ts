import { describe, expect, test } from "vitest";
import { clipOf, lengthOf, minus, uprightField, type View, viewBetween, viewFigures, viewOf } from "./camera-path.ts";

const seen = (x: number, y: number, z: number): View => ({
  position: { x, y, z },
  target: { x: 0, y: 0, z: 0 },
  fieldOfView: 40,
});
const rounded = ({ position: { x, y, z } }: View) => [x, y, z].map((value) => Math.round(value * 100) / 100 + 0);
const distance = ({ position, target }: View) => lengthOf(minus(position, target));

describe("the way of a camera from one view to another", () => {
  test("begins and ends where they are", () => {
    const [from, to] = [seen(10, 5, 0), seen(0, 20, 30)];
    expect(rounded(viewBetween(from, to, 0))).toEqual([10, 5, 0]);
    expect(rounded(viewBetween(from, to, 1))).toEqual([0, 20, 30]);
  });

  test("turns around what it looks at, at its distance", () => {
    const half = viewBetween(seen(10, 0, 0), seen(0, 0, 10), 0.5);
    expect(rounded(half)).toEqual([7.07, 0, 7.07]);
    for (const ratio of [0.1, 0.3, 0.8])
      expect(distance(viewBetween(seen(10, 0, 0), seen(0, 0, 10), ratio))).toBeCloseTo(10);
  });

  test("between opposite sides goes around, and not through it or over the top", () => {
    const half = viewBetween(seen(10, 0, 0), seen(-10, 0, 0), 0.5);
    expect(distance(half)).toBeCloseTo(10);
    expect(Math.abs(half.position.y)).toBeLessThan(0.01);
  });

  test("comes nearer evenly: half way from 100 to 1 is 10", () => {
    expect(distance(viewBetween(seen(100, 0, 0), seen(1, 0, 0), 0.5))).toBeCloseTo(10);
  });

  test("of a camera that stands in what it looks at is straight", () => {
    expect(rounded(viewBetween(seen(0, 0, 0), seen(4, 0, 0), 0.5))).toEqual([2, 0, 0]);
  });

  test("takes its target and its field of view along", () => {
    const to = { ...seen(0, 0, 10), target: { x: 0, y: 8, z: 0 }, fieldOfView: 60 };
    expect(viewBetween(seen(0, 0, 10), to, 0.25)).toMatchObject({ target: { y: 2 }, fieldOfView: 45 });
  });
});

test("an upright screen sees more up and down, up to where things bend", () => {
  expect(uprightField(40, 16 / 9)).toBeCloseTo(40);
  expect(uprightField(40, 0.8)).toBeCloseTo(48.93);
  expect(uprightField(40, 0.45)).toBeCloseTo(uprightField(40, 0.7));
});

test("all of a model is between the nearest and the farthest, near it and far from it", () => {
  expect(clipOf(100, 10)).toEqual({ near: 89.9, far: 120 });
  expect(clipOf(0, 10)).toEqual({ near: 0.004, far: 20 });
});

test("a view is told to its runtime as it is", () => {
  const view = { ...seen(1, 2, 3), target: { x: 4, y: 5, z: 6 } };
  expect(viewOf(viewFigures(view))).toEqual(view);
});
