import { expect, test } from "vitest";
import { type FormattedFigure, workbook } from "../test/workbook.ts";
import { columnOf, readNumber } from "./column-kinds.ts";
import { plainTable } from "./plain-table.ts";
import { readTable } from "./read-table.ts";

const as = (format: string, value: number): FormattedFigure => ({ format, value });

const firstOf = async (...row: readonly (string | number | FormattedFigure)[]) =>
  (await readTable(workbook([row]))).rows[0]?.cells;

/** @see findings of November 2026: a cell that shows 45,0 % gave «aprueba el 0,5 %». */
test("percentages are read as the sheet shows them", async () => {
  expect(await firstOf(as("0.0%", 0.45), as("9", 0.5), as("10", 0.1234), as("0.0 %;[Red]-0.0 %", -0.032))).toEqual([
    "45 %",
    "50 %",
    "12,34 %",
    "-3,2 %",
  ]);
});

test("of a percentage no crumbs are left", async () => {
  expect(await firstOf(as("0.0%", 0.07), as("0.0%", 0.14345), as("0%", 1.1))).toEqual(["7 %", "14,3450 %", "110 %"]);
});

test("a column of percentages is one of figures", async () => {
  const { rows } = await readTable(workbook([["paro"], [as("0.0%", 0.1229)], [as("0.0%", 0.1136)]]));
  const cells = rows.slice(1).map((row) => row.cells[0] ?? "");
  const { kind, decimalMark } = columnOf("paro", cells);
  expect([kind, cells.map((cell) => readNumber(cell, decimalMark))]).toEqual(["number", [12.29, 11.36]]);
});

test("codes have the zeros that their format gives them", async () => {
  expect(await firstOf(as("00000", 8019), as("00", 1), as("00000", 280_795))).toEqual(["08019", "01", "280795"]);
});

test("a format with conditions and texts is understood by its first section", async () => {
  expect(await firstOf(as('[>0.5]0%;0.0%"<b>"', 0.6), as("0.0\\%", 0.5))).toEqual(["60 %", "0,5"]);
});

test("other formats change nothing: powers of ten, a percent sign that is only text", async () => {
  expect(await firstOf(as('0.0" % de votos"', 45.5), as("0.00E+00", 0.5), 0.45)).toEqual(["45,5", "0,5", "0,45"]);
});

test("a cell is the one that it is, wherever the sheet begins", async () => {
  const { rows } = await readTable(workbook([[""], ["", "", as("0%", 0.2), 0.2]]));
  expect(rows.at(-1)?.cells).toEqual(["", "", "20 %", "0,2"]);
});

test("days are days", async () => {
  expect(await firstOf(as("14", 46_351), as("yyyy-mm-dd", 46_351))).toEqual(["2026-11-25", "2026-11-25"]);
});

test("merged heads and labels of a workbook are carried over, a title over the whole width is not", async () => {
  const bytes = workbook(
    [
      ["Población por sexo", "", "", "", ""],
      ["Unidades: personas"],
      ["Comunidad", "Provincia", "2023", "", "2024"],
      ["", "", "Hombres", "Mujeres", "Hombres"],
      ["Ejemplia", "Norte", 1620343, 1700000, { value: 0.45, format: "0.0%" }],
      ["", "Sur", 256000, 260000, { value: 0.5, format: "0.0%" }],
      ["Fuente: Instituto de Ejemplo"],
    ],
    {},
    ["A1:E1", "A3:A4", "B3:B4", "C3:D3", "A5:A6"],
  );
  const { rows } = plainTable((await readTable(bytes)).rows);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ["Comunidad", "Provincia", "2023 · Hombres", "2023 · Mujeres", "2024 · Hombres"],
    ["Ejemplia", "Norte", "1620343", "1700000", "45 %"],
    ["Ejemplia", "Sur", "256000", "260000", "50 %"],
  ]);
});
