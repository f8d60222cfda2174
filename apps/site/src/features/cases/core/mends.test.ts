import type { TableRow } from "@nv/tables";
import { expect, test } from "vitest";
import { carryMends, mendCells, NO_MENDS, rowsThatSay, withMends } from "./mends";

const row = (number: number, ...cells: string[]): TableRow => ({ number, cells });
const ROWS = [row(2, "EJ-1", "muchas"), row(3, "EJ-2", "muchas"), row(4, "EJ-3", "3")];
const [FIRST, SECOND] = ROWS;
if (FIRST === undefined || SECOND === undefined) throw new Error("there are rows");

test("what is typed stands over what the table says, in rows that are too short too", () => {
  const mends = mendCells(NO_MENDS, [FIRST], { column: 3, value: "nuevo" });
  expect(withMends(FIRST, mends).cells).toEqual(["EJ-1", "muchas", "", "nuevo"]);
  expect(withMends(SECOND, mends)).toBe(SECOND);
});

test("typing again what the table says is no mend", () => {
  const mends = mendCells(NO_MENDS, [FIRST], { column: 1, value: "5" });
  expect(mendCells(mends, [FIRST], { column: 1, value: "muchas" })).toEqual(NO_MENDS);
});

test("the others that say the same are those where nobody has typed", () => {
  const mends = mendCells(NO_MENDS, [FIRST], { column: 1, value: "5" });
  expect(rowsThatSay(ROWS, { column: 1, text: "muchas", mends })).toEqual([SECOND]);
});

test("what was typed goes with its row wherever that is now, and leaves with it", () => {
  const mends = mendCells(NO_MENDS, [FIRST], { column: 1, value: "5" });
  const moved = [row(2, "EJ-0", "1"), row(3, "EJ-1", "muchas")];
  expect(carryMends(mends, ROWS, moved)).toEqual(new Map([[3, new Map([[1, "5"]])]]));
  expect(carryMends(mends, ROWS, [row(2, "EJ-1", "pocas")])).toEqual(NO_MENDS);
});

test("of rows that are alike each keeps its own", () => {
  const twins = [row(2, "x"), row(3, "x")];
  const mends = mendCells(NO_MENDS, twins.slice(1), { column: 0, value: "y" });
  expect(carryMends(mends, twins, [row(5, "x"), row(6, "x")])).toEqual(new Map([[6, new Map([[0, "y"]])]]));
});
