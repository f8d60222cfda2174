import { expect, test } from "vitest";
import { cellFormat, shownFigure } from "./cell-format.ts";

/** Value, code of the format and what LibreOffice Calc 7.4 shows, in the one way in which every tool reads it. Thousands and millions shown as one, and days before March of 1900, are by hand. */
const SHOWN: readonly (readonly [number, string, string])[] = [
  [0.45, "0%", "45 %"],
  [-0.125, "0.00%", "-12,5 %"],
  [0.071, "0.0 %", "7,1 %"],
  [1_234_567, "#,##0", "1234567"],
  [99.9, "#,##0.00\\ [$€-C0A]", "99,9 €"],
  [12.5, "[$$-409]#,##0.00", "12,5 $"],
  [-3.5, "_-* #,##0.00 €_-;-* #,##0.00 €_-", "-3,5 €"],
  [1234.5, '#,##0.00 "€"', "1234,5 €"],
  [8019, "00000", "08019"],
  [0.1 + 0.2, "General", "0,3"],
  [45_306, "General", "45306"],
  [45_306, "dd/mm/yyyy", "2024-01-15"],
  [45_306, "[$-C0A]d-mmm-yy;@", "2024-01-15"],
  [45_306, 'd "de" mmmm "de" yyyy', "2024-01-15"],
  [45_306.73, "dd/mm/yyyy hh:mm", "2024-01-15 17:31:12"],
  [45_306.73, "dd/mm/yyyy", "2024-01-15"],
  [45_306.5, "m/d/yy h:mm", "2024-01-15 12:00"],
  [45_292, "mmm-yy", "2024-01"],
  [45_323, "mmmm yyyy", "2024-02"],
  [45_306, "yyyy", "2024"],
  [45_306, "dddd", "2024-01-15"],
  [0.75, "hh:mm", "18:00"],
  [1.5, "[h]:mm", "36:00"],
  [0.01, "mm:ss", "00:14:24"],
  [61, "yyyy-mm-dd", "1900-03-01"],
  [-1234, "#,##0;(#,##0)", "-1234"],
  [-1.5, "0.0;[Red]0.0", "-1,5"],
  // Thousands that are shown as one are what the head calls «miles»; where the cell itself says so, the whole is read.
  [12_000, "#,##0,", "12"],
  [12_345_678, '#,##0.0,,"M"', "12345678"],
  [2500, '[>=1000]#,##0,"k";0', "2500"],
];

test.each(SHOWN)("%s with the format %s is read as it is shown: %s", (value, code, text) => {
  expect(shownFigure(value, cellFormat("", code), false)).toBe(text);
});

test.each([
  ["9", 0.5, "50 %"],
  ["14", 46_351, "2026-11-25"],
  ["17", 45_292, "2024-01"],
  ["22", 45_306.5, "2024-01-15 12:00"],
  ["1", 3, "3"],
])("format %s has no code in the file, and is known", (id, value, text) => {
  expect(shownFigure(value, cellFormat(id), false)).toBe(text);
});

test("a workbook of the first Macintosh counts from 1904", () => {
  expect(shownFigure(45_306, cellFormat("", "dd/mm/yyyy"), true)).toBe("2028-01-16");
  expect(shownFigure(1, cellFormat("", "yyyy-mm-dd"), true)).toBe("1904-01-02");
});

test("the day that Excel has and the calendar has not is no date, and the days before it are Excel's", () => {
  expect(shownFigure(60, cellFormat("14"), false)).toBe("60");
  expect(shownFigure(1, cellFormat("14"), false)).toBe("1900-01-01");
});

test.each([-1, 3e6, 1e300])("%s is no date of a spreadsheet", (value) => {
  expect(shownFigure(value, cellFormat("14"), false)).toMatch(/^-?\d+$/);
});
