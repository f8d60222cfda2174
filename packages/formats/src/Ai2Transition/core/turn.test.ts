import { describe, expect, test } from "vitest";
import { labelOpacity, turnRatio, zoomed } from "./turn.ts";

test.each([
  [0, "normal", 0],
  [0.175, "normal", 0.5],
  [0.35, "normal", 1],
  [0.9, "normal", 1],
  [0.35, "slow", 0.5],
  [0.075, "quick", 0.5],
  [0.35, "unknown", 1],
])("at %s of a step a drawing with the pace %s has come in by %s", (offset, pace, ratio) => {
  expect(turnRatio(offset, pace)).toBeCloseTo(ratio);
});

describe("a label", () => {
  test.each([
    { name: "that stays is seen all the way", from: 0, to: 2, step: 1, opacities: [1, 1, 1, 1, 1] },
    { name: "that comes is seen in the second half", from: 1, to: 1, step: 1, opacities: [0, 0, 0, 0.5, 1] },
    { name: "that goes is seen in the first half", from: 0, to: 0, step: 1, opacities: [1, 0.5, 0, 0, 0] },
    { name: "of another step is not seen", from: 3, to: 3, step: 1, opacities: [0, 0, 0, 0, 0] },
  ])("$name", ({ from, to, step, opacities }) => {
    expect([0, 0.25, 0.5, 0.75, 1].map((ratio) => labelOpacity(from, to, step, ratio))).toEqual(opacities);
  });
});

describe("a zoom", () => {
  const PART = { x: 40, y: 20, width: 25 };
  const onto = ({ scale, x }: { scale: number; x: number }, share: number) => scale * share + x;

  test("begins with all of the one that goes, and ends with all of the one that comes", () => {
    expect(zoomed(PART, 0).out).toEqual({ scale: 1, x: -0, y: -0 });
    expect(zoomed(PART, 0).into).toEqual({ scale: 0.25, x: 0.4, y: 0.2 });
    expect(zoomed(PART, 1).into).toEqual({ scale: 1, x: 0, y: 0 });
  });

  test.each([0.1, 0.5, 0.9])("keeps the part and what it becomes one over the other at %s", (ratio) => {
    const { out, into } = zoomed(PART, ratio);
    expect(onto(into, 0)).toBeCloseTo(onto(out, 0.4));
    expect(onto(into, 1)).toBeCloseTo(onto(out, 0.65));
  });

  test("of all of it is no zoom", () => {
    expect(zoomed({ x: 0, y: 0, width: 100 }, 0.5).into.scale).toBe(1);
  });
});
