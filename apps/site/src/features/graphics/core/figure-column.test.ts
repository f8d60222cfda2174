import { expect, test } from "vitest";
import { isFigureColumn, splitFigure } from "./figure-column";

test.each([
  [["12,1", "9,25", ""], true],
  [["-3", "1.234.567", "12 %"], true],
  [["2026", "2027"], true],
  [["Zamora", "12"], false],
  [["2026-11-20"], false],
  [["", " "], false],
])("a column of %j is one of figures: %s", (cells, is) => expect(isFigureColumn(cells)).toBe(is));

test.each([
  ["12,1", ["12", ",1"]],
  ["9.25", ["9", ".25"]],
  ["24", ["24", ""]],
  ["1.234", ["1.234", ""]],
  ["0,1234", ["0", ",1234"]],
  ["12,3 %", ["12", ",3 %"]],
])("%s is lined up at its decimals", (cell, parts) => expect(splitFigure(cell)).toEqual(parts));
