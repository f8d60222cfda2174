import { expect, test } from "vitest";
import { stepRanges } from "./ranges.ts";

const BOARDS = [
  { name: "a", minWidthPx: 0 },
  { name: "a", minWidthPx: 700 },
  { name: "b", minWidthPx: 0 },
  { name: "b", minWidthPx: 900 },
  { name: "c", minWidthPx: 500 },
];

const told = (...names: readonly string[]) =>
  stepRanges(BOARDS, names).map(
    ({ minWidthPx, maxWidthPx, boards }) =>
      `${minWidthPx}-${maxWidthPx}: ${boards.map((board) => board.name + board.minWidthPx).join(" ")}`,
  );

test.each([
  { names: ["a", "b"], ranges: ["0-699: a0 b0", "700-899: a700 b0", "900-null: a700 b900"] },
  { names: ["c"], ranges: ["0-null: c500"] },
  { names: ["c", "a"], ranges: ["0-699: c500 a0", "700-null: c500 a700"] },
  { names: ["b", "b"], ranges: ["0-899: b0 b0", "900-null: b900 b900"] },
  { names: ["lost"], ranges: ["0-699: a0", "700-null: a700"] },
  { names: [], ranges: [] },
])("steps $names are shown as $ranges", ({ names, ranges }) => {
  expect(told(...names)).toEqual(ranges);
});

test("of an empty folder nothing is shown", () => {
  expect(stepRanges([], ["a"])).toEqual([]);
});
