import { describe, expect, test } from "vitest";
import { frameAt, HOLD_SHARES, seenAt, stopsAt } from "./stops.ts";

test.each([
  { name: "nothing said", given: [null, null, null], stops: [0, 5, 10] },
  { name: "all said, also backwards", given: [8, 2, 4], stops: [8, 2, 4] },
  { name: "one between", given: [null, null, 6, null], stops: [0, 3, 6, 10] },
  { name: "several between two", given: [1, null, null, 7], stops: [1, 3, 5, 7] },
  { name: "the end before the last", given: [null, 4, null, 8], stops: [0, 4, 6, 8] },
  { name: "one step", given: [null], stops: [0] },
  { name: "no step", given: [], stops: [] },
])("where steps stop: $name", ({ given, stops }) => {
  expect(stopsAt(given, 10)).toEqual(stops);
});

describe("what is seen", () => {
  const plain = [0, 10, 40].map((at) => ({ at, hold: HOLD_SHARES.none }));
  test.each([
    { position: 0, seen: 0 },
    { position: 0.5, seen: 0 },
    { position: 1, seen: 5 },
    { position: 1.5, seen: 10 },
    { position: 1.75, seen: 17.5 },
    { position: 2.5, seen: 40 },
    { position: 3, seen: 40 },
  ])("without holds, at $position: $seen", ({ position, seen }) => {
    expect(seenAt(plain, position)).toBeCloseTo(seen);
  });

  const held = [
    { at: 0, hold: 0.4 },
    { at: 10, hold: 0.6 },
  ];
  test.each([
    { position: 0.69, seen: 0 },
    { position: 0.7, seen: 0 },
    { position: 0.95, seen: 5 },
    { position: 1.2, seen: 10 },
    { position: 1.4, seen: 10 },
  ])("with holds, at $position: $seen", ({ position, seen }) => {
    expect(seenAt(held, position)).toBeCloseTo(seen);
  });

  test("a single stop, and none", () => {
    expect(seenAt([{ at: 7, hold: 0 }], 0.9)).toBe(7);
    expect(seenAt([], 0.9)).toBe(0);
  });
});

test.each([
  { atMs: 0, frame: 0 },
  { atMs: 41.6, frame: 0 },
  { atMs: 1000 / 24, frame: 1 },
  { atMs: (1000 / 24) * 7, frame: 7 },
  { atMs: 99_999, frame: 47 },
  { atMs: -1, frame: 0 },
])("the frame of $atMs ms is $frame", ({ atMs, frame }) => {
  expect(frameAt(atMs, 1000 / 24, 48)).toBe(frame);
});
