import { describe, expect, test } from "vitest";
import { cropAround } from "./crop-around.ts";

describe("the part of a picture that stays", () => {
  const SIZE = { widthPx: 2000, heightPx: 1000 };
  test.each([
    { name: "around the middle", ratio: 1, focus: { x: 0.5, y: 0.5 }, crop: [500, 0, 1000, 1000] },
    { name: "at an edge", ratio: 1, focus: { x: 0.9, y: 0.1 }, crop: [1000, 0, 1000, 1000] },
    { name: "lower than wide", ratio: 4, focus: { x: 0.5, y: 0.2 }, crop: [0, 0, 2000, 500] },
    { name: "upright", ratio: 0.5, focus: { x: 0.2, y: 0.5 }, crop: [150, 0, 500, 1000] },
  ])("$name", ({ ratio, focus, crop: [leftPx, topPx, widthPx, heightPx] }) => {
    expect(cropAround(SIZE, ratio, focus)).toEqual({ leftPx, topPx, widthPx, heightPx });
  });
});
