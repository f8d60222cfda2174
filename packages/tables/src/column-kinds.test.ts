import { expect, test } from "vitest";
import { columnOf, readNumber } from "./column-kinds.ts";
import { readDate } from "./read-day.ts";

test.each([
  { name: "código", cells: ["08019", "28079"], kind: "code" },
  { name: "Cód. postal", cells: ["28001", "46001"], kind: "code" },
  { name: "año", cells: ["2024", "2025"], kind: "number" },
  { name: "paro", cells: ["12,5 %", "", "8 %"], kind: "number" },
  { name: "día", cells: ["3/11/2026", "2026-11-04"], kind: "date" },
  { name: "nota", cells: ["12", "quince"], kind: "text" },
  { name: "paro", cells: ["12", "s/d", "..", "–", ":"], kind: "number" },
  { name: "nada", cells: ["", " "], kind: "text" },
])("«$name» with $cells is $kind", ({ name, cells, kind }) => {
  expect(columnOf(name, cells).kind).toBe(kind);
});

test.each([
  { cells: ["1.234,5", "2"], decimalMark: ",", isCertain: true },
  { cells: ["1234.5", "2"], decimalMark: ".", isCertain: true },
  { cells: ["1,234.5"], decimalMark: ".", isCertain: true },
  { cells: ["0.5", "12.25"], decimalMark: ".", isCertain: true },
  { cells: ["1.234", "5.678"], decimalMark: ",", isCertain: false },
  { cells: ["12", "13"], decimalMark: ",", isCertain: true },
])("the decimals of $cells are written with «$decimalMark»", ({ cells, ...understood }) => {
  expect(columnOf("valor", cells)).toMatchObject({ kind: "number", ...understood });
});

test.each([
  { cells: ["13/02/2026", "01/02/2026"], dayOrder: "day-first", isCertain: true },
  { cells: ["02/13/2026", "02/01/2026"], dayOrder: "month-first", isCertain: true },
  { cells: ["01/02/2026"], dayOrder: "day-first", isCertain: false },
  { cells: ["2026-02-01"], dayOrder: "day-first", isCertain: true },
])("the days of $cells are $dayOrder", ({ cells, ...understood }) => {
  expect(columnOf("día", cells)).toMatchObject({ kind: "date", ...understood });
});

test.each([
  ["1.234,5 %", ",", 1234.5],
  ["−3", ",", -3],
  ["1,234.5", ".", 1234.5],
  [".5", ".", 0.5],
  ["1,5", ".", null],
  ["12.5", ",", null],
  ["s/d", ",", null],
  ["", ",", null],
] as const)("«%s» with «%s» is %s", (text, mark, value) => {
  expect(readNumber(text, mark)).toBe(value);
});

test.each([
  ["3/11/26", "day-first", "2026-11-03"],
  ["11-03-1999", "month-first", "1999-11-03"],
  ["1.1.70", "day-first", "1970-01-01"],
  ["2026-02-30", "day-first", null],
  ["31/2/2026", "day-first", null],
  ["3/11", "day-first", null],
  ["3/11/226", "day-first", null],
] as const)("«%s» %s is %s", (text, order, day) => {
  expect(readDate(text, order)).toBe(day);
});
