import { expect, test } from "vitest";
import { movedPoint, movedRect, rectBetween, sizedRect } from "./on-picture.ts";

test("a part is between its corners, whichever was drawn first", () => {
  const rect = { x: 0.2, y: 0.1, width: 0.3, height: 0.4 };
  expect(rectBetween({ x: 0.2, y: 0.1 }, { x: 0.5, y: 0.5 })).toEqual(rect);
  expect(rectBetween({ x: 0.5, y: 0.1 }, { x: 0.2, y: 0.5 })).toEqual(rect);
});

test.each([
  { name: "goes with the arrow", by: { x: 0.05, y: -0.05 }, rect: { x: 0.55, y: 0.05, width: 0.4, height: 0.2 } },
  {
    name: "stops at the edges, as large as it was",
    by: { x: 0.5, y: -0.5 },
    rect: { x: 0.6, y: 0, width: 0.4, height: 0.2 },
  },
])("a part that is moved $name", ({ by, rect }) => {
  expect(movedRect({ x: 0.5, y: 0.1, width: 0.4, height: 0.2 }, by)).toEqual(rect);
});

test.each([
  { name: "grows to the edge", by: { x: 1, y: 0.1 }, rect: { x: 0.5, y: 0.1, width: 0.5, height: 0.3 } },
  { name: "never shrinks to nothing", by: { x: -1, y: -1 }, rect: { x: 0.5, y: 0.1, width: 0.02, height: 0.02 } },
])("a part whose corner is moved $name", ({ by, rect }) => {
  expect(sizedRect({ x: 0.5, y: 0.1, width: 0.4, height: 0.2 }, by)).toEqual(rect);
});

test("a point stays in its picture", () => {
  expect(movedPoint({ x: 0.99, y: 0.5 }, { x: 0.05, y: 0.005 })).toEqual({ x: 1, y: 0.505 });
});
