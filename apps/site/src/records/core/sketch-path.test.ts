import { expect, test } from "vitest";
import { sketchPath } from "./sketch-path";

const BOX = { widthPx: 96, heightPx: 60 };

test("a line goes from edge to edge, its smallest figure at the foot and its largest at the head", () => {
  expect(sketchPath([0, 5, 10], BOX)).toBe("M8.0 52.0L48.0 30.0L88.0 8.0");
});

test("what never changes runs through the middle, and less than two figures are no line", () => {
  expect(sketchPath([3, 3], BOX)).toBe("M8.0 30.0L88.0 30.0");
  expect(sketchPath([3], BOX)).toBe("");
});
