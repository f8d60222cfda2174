import { expect, test } from "vitest";
import { chamberArcs, colourBlocks } from "./chamber-picture";

const RED = { light: "#a3281f", dark: "#e5836f" };
const BLUE = { light: "#1f5a82", dark: "#7fb4d8" };

test("lists that had seats are arcs along the chamber, and those of others stay bare", () => {
  const lists = [
    { ...RED, seats: 4 },
    { ...BLUE, seats: 0 },
    { ...BLUE, seats: 2 },
  ];
  expect(chamberArcs({ seats: 8, lists })).toEqual([
    { ...RED, from: 0, share: 0.5 },
    { ...BLUE, from: 0.5, share: 0.25 },
  ]);
});

test.each([
  { name: "where nobody brought the result", seats: 8, own: null },
  { name: "of an election without a law", seats: null, own: null },
])("no arcs are drawn $name", ({ seats, own }) => {
  expect(chamberArcs({ seats, lists: [{ ...RED, seats: own }] })).toEqual([]);
});

test("more seats than the law has now fill the chamber, and no more", () => {
  const arcs = chamberArcs({
    seats: 3,
    lists: [
      { ...RED, seats: 4 },
      { ...BLUE, seats: 4 },
    ],
  });
  expect(arcs.map(({ share }) => share)).toEqual([0.5, 0.5]);
});

test("colours stand beside each other, the first twelve", () => {
  expect(colourBlocks([])).toEqual([]);
  expect(colourBlocks([{ ...RED, seats: null }])).toEqual([{ ...RED, x: 20, width: 56 }]);
  const many = colourBlocks(Array.from({ length: 30 }, () => ({ ...RED, seats: null })));
  expect(many).toHaveLength(12);
  const last = many.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(76);
});
