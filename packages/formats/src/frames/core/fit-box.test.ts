import { expect, test } from "vitest";
import { canvasSize, fitBox } from "./fit-box.ts";

const VIDEO = { widthPx: 160, heightPx: 90 };
const PHONE = { widthPx: 90, heightPx: 180 };

test.each([
  { name: "covers a phone around its middle", fit: "cover", x: 0.5, box: [-115, 0, 320, 180] },
  { name: "covers a phone at its left", fit: "cover", x: 0, box: [0, 0, 320, 180] },
  { name: "covers a phone at its right", fit: "cover", x: 1, box: [-230, 0, 320, 180] },
  { name: "is whole in a phone", fit: "contain", x: 0.5, box: [0, 64.6875, 90, 50.625] },
] as const)("a lying picture $name", ({ fit, x, box }) => {
  const { leftPx, topPx, widthPx, heightPx } = fitBox(VIDEO, PHONE, fit, { x, y: 0.5 });
  // Nothing is a hair left of nothing.
  expect([leftPx + 0, topPx + 0, widthPx, heightPx]).toEqual(box);
});

test.each([
  { grain: 1, size: [400, 300] },
  { grain: 1.5, size: [600, 450] },
  { grain: 3, size: [800, 600] },
  { grain: 0.5, size: [400, 300] },
])("a canvas on a screen of $grain pixels to one", ({ grain, size }) => {
  const { widthPx, heightPx } = canvasSize({ widthPx: 400, heightPx: 300 }, grain);
  expect([widthPx, heightPx]).toEqual(size);
});
