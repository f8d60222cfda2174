import { expect, test } from "vitest";
import { ask, result } from "../../../../../test/ask-utility.ts";
import { numbersUtility } from "./numbers.ts";

const write = (figure: string, name: string, decimals = "1") => result(ask(numbersUtility, { figure, decimals }), name);

test.each([
  ["2.345.678,9", "En el texto", "2,3 millones"],
  ["2345678", "Con todas sus cifras", "2.345.678"],
  ["4567", "Con todas sus cifras", "4567"],
  ["4567", "En una columna", "4.567,0"],
  ["2.300.000", "Euros, en el texto", "2,3 millones de euros"],
  ["3,5", "Euros, en un gráfico", "3,50 €"],
  ["12,5 %", "Porcentaje", "12,5 %"],
  ["-3", "Variación", "−3"],
  ["3", "Ordinal", "3.º · 3.ª"],
  ["1.234,5", "En código", "1234.5"],
])("%s, %s: %s", (figure, name, expected) => {
  expect(write(figure, name)).toBe(expected);
});

test.each([
  ["12.5", "[figure] «12.5» ¿es 12,5? Los decimales llevan coma y los miles, punto: 12.345,6."],
  ["mil", "[figure] «mil» no es un número. Los decimales llevan coma: 12.345,6."],
  ["", "[figure] Falta el número. Por ejemplo: 12.345,6."],
])("«%s» is not guessed at", (figure, rule) => {
  expect(write(figure, "En el texto")).toBe(rule);
});

test("a figure without a position has no ordinal", () => {
  expect(write("2,5", "Ordinal")).toMatch(/^no «Ordinal»/);
});
