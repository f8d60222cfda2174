import { expect, test } from "vitest";
import { ask, notes, result } from "../../../../../test/ask-utility.ts";
import { tableFormsUtility } from "./table-forms.ts";

const turn = (text: string, to: string) =>
  result(ask(tableFormsUtility, { text, to }), to === "json" ? "JSON" : "Tabla");

test("figures become figures and codes keep their zeros", () => {
  expect(JSON.parse(turn("código;valor\n08019;1.234,5\n28079;980", "json"))).toEqual([
    { código: "08019", valor: 1234.5 },
    { código: "28079", valor: 980 },
  ]);
});

test.each([
  ["csv", 'a,b\n1,"x,y"\n'],
  ["semicolon", 'a;b\n1;"x,y"\n'],
  ["tsv", 'a\tb\n1\t"x,y"\n'],
])("JSON becomes %s", (to, expected) => {
  expect(turn('[{"a": 1, "b": "x,y"}]', to)).toBe(expected);
});

/** @see findings of November 2026: {"tasa":12},{"tasa":1234} */
test("a single column keeps its decimals, and its commas", () => {
  expect(JSON.parse(turn("tasa\n12,5\n1.234,7", "json"))).toEqual([{ tasa: 12.5 }, { tasa: 1234.7 }]);
  expect(JSON.parse(turn("Municipio\nRozas de Madrid, Las", "json"))).toEqual([{ Municipio: "Rozas de Madrid, Las" }]);
});

test("three decimals are read where one reading is left, and else stay as they are written", () => {
  expect(JSON.parse(turn("a,v\nx,1.085", "json"))).toEqual([{ a: "x", v: 1.085 }]);
  expect(JSON.parse(turn("a;v\nx;0.334", "json"))).toEqual([{ a: "x", v: 0.334 }]);
  expect(JSON.parse(turn("a;v\nx;1.085", "json"))).toEqual([{ a: "x", v: "1.085" }]);
  expect(notes(ask(tableFormsUtility, { text: "a;v\nx;1.085", to: "json" }))).toMatch(/advice: «v» queda como texto/);
});

test("an empty first cell keeps its column", () => {
  expect(turn("\ta\tb\nx\t1\t2", "semicolon")).toBe(";a;b\nx;1;2\n");
});

test("what a spreadsheet would run is told, and a figure below zero is not", () => {
  expect(notes(ask(tableFormsUtility, { text: "a;b\n-3;x" }))).not.toMatch(/fórmulas/);
  expect(notes(ask(tableFormsUtility, { text: "a;b\n=1+1;x" }))).toMatch(/fórmulas/);
});

test("rows of another length and wrong quotes are told with their row", () => {
  expect(notes(ask(tableFormsUtility, { text: "a;b\n1;2;3" }))).toMatch(/Fila 2: tiene 3 casillas y la primera, 2/);
  expect(notes(ask(tableFormsUtility, { text: 'a;b\n"1;2' }))).toMatch(/^fault: Fila 2/);
});

test.each([
  ['{"a": 1}', /^\[text\] Ese JSON no es una tabla/],
  ["", /^\[text\] Pega una tabla con su cabecera/],
  ["a;a\n1;2", /^\[text\] Dos columnas se llaman «a»/],
])("«%s» is refused with the rule", (text, rule) => {
  expect(turn(text, "json")).toMatch(rule);
});
