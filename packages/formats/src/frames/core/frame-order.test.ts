import { expect, test } from "vitest";
import { nearestFrame, nextFrame } from "./frame-order.ts";

/** The order in which all frames are fetched by somebody who stays where they are. */
function orderOf(count: number, wanted: number): readonly number[] {
  const asked = new Set<number>();
  for (let next = nextFrame(count, (frame) => asked.has(frame), wanted); next !== null; ) {
    asked.add(next);
    next = nextFrame(count, (frame) => asked.has(frame), wanted);
  }
  return [...asked];
}

test("every eighth and the last first, then those between, each once", () => {
  expect(orderOf(20, 0)).toEqual([0, 8, 16, 19, 4, 12, 2, 6, 10, 14, 18, 1, 3, 5, 7, 9, 11, 13, 15, 17]);
});

test("from where the reader is", () => {
  expect(orderOf(20, 17).slice(0, 6)).toEqual([16, 19, 8, 0, 12, 4]);
  expect(orderOf(0, 0)).toEqual([]);
});

test.each([
  { frames: [0, 8, 16], wanted: 11, nearest: 8 },
  { frames: [0, 8, 16], wanted: 13, nearest: 16 },
  { frames: [5], wanted: 99, nearest: 5 },
  { frames: [], wanted: 1, nearest: null },
])("the nearest of $frames to $wanted", ({ frames, wanted, nearest }) => {
  expect(nearestFrame(frames, wanted)).toBe(nearest);
});
