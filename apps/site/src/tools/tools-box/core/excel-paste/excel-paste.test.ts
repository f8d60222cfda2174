import { expect, test } from "vitest";
import { ask, notes, result } from "../../../../../test/ask-utility.ts";
import { excelPasteUtility } from "./excel-paste.ts";

const clean = (text: string, mark = ".") => result(ask(excelPasteUtility, { text, mark }), "Tabla limpia");

test("the example comes out ready for a program", () => {
  expect(result(ask(excelPasteUtility), "Tabla limpia")).toBe(
    "Provincia,Código,Tasa (%)\nEjemplo Norte,01,1234.5\nEjemplo Sur,02,\n",
  );
});

test("decimals may stay with a comma, and then a semicolon parts the cells", () => {
  expect(clean("a\tb\nx\t1.234,5", ",")).toBe('a;b\nx;"1234,5"\n');
});

test.each(["..", "-", "—", "n.d.", "#N/A", "#¡DIV/0!", "#REF!", "#¿NOMBRE?", "…"])("«%s» is no datum", (blank) => {
  expect(clean(`a\tb\nx\t${blank}\ny\t2`)).toBe("a,b\nx,\ny,2\n");
});

test("everything that was done is said", () => {
  expect(notes(ask(excelPasteUtility))).toMatchInlineSnapshot(`
    "fine: «Código» son códigos: se quedan como están, con sus ceros.
    fine: Casillas con espacios de más o invisibles, arregladas: 2.
    advice: Casillas sin dato («..», «-», errores), vaciadas: 1. Vacío no es cero.
    fine: Columnas vacías, fuera: 1."
  `);
});

test("a figure with two readings is pointed at", () => {
  const text = "a\tb\nx\t1.234\ny\t2.345";
  expect(notes(ask(excelPasteUtility, { text }))).toMatch(/advice: «b» se queda como está/);
  expect(clean(text)).toBe("a,b\nx,1.234\ny,2.345\n");
  expect(result(ask(excelPasteUtility, { text, mark: ".", read: "," }), "Tabla limpia")).toBe("a,b\nx,1234\ny,2345\n");
  expect(notes(ask(excelPasteUtility, { text, read: "." }))).not.toMatch(/se queda como está/);
});

/** @see findings of November 2026: the decimals of a single column became a second one. */
test.each([
  ["tasa\n12,5\n1.234\n2.500,5", "tasa\n12.5\n1234\n2500.5\n"],
  ["Municipio\nRozas de Madrid, Las", 'Municipio\n"Rozas de Madrid, Las"\n'],
  ["a;b\n1;2", '"a;b"\n"1;2"\n'],
])("without a tab there is one column: %j", (text, table) => {
  expect(clean(text)).toBe(table);
});

test("nothing is refused with the rule", () => {
  expect(clean(" \n\t\n")).toMatch(/^\[text\] Copia las casillas/);
});
