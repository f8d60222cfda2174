import { expect, test } from "vitest";
import { ask, notes, result } from "../../../../../test/ask-utility.ts";
import { tableDiffUtility } from "./table-diff.ts";

const diff = (values: Record<string, string>, name = "Resumen") => result(ask(tableDiffUtility, values), name);

test("rows that came and went, and cells that are others", () => {
  expect(diff({})).toBe("Filas nuevas: 1 · Quitadas: 1 · Casillas cambiadas: 1");
  expect(diff({}, "Cambios")).toBe(
    "qué;fila;columna;antes;ahora\r\nquitada;03;;;\r\ncambiada;02;valor;20;25\r\nnueva;04;;;\r\n",
  );
});

test("the order of rows and columns, and spaces, change nothing", () => {
  const outcome = ask(tableDiffUtility, { before: "a;b\n1;x\n2;y", after: "b,a\ny ,2\nx,1", key: "a" });
  expect(result(outcome, "Resumen")).toBe("Filas nuevas: 0 · Quitadas: 0 · Casillas cambiadas: 0");
  expect(notes(outcome)).toBe("fine: Las dos tablas dicen lo mismo.");
});

test("columns that came and went are told", () => {
  expect(notes(ask(tableDiffUtility, { before: "a;b\n1;x", after: "a;c\n1;x" }))).toBe(
    "advice: Columnas nuevas: c.\nadvice: Columnas que ya no están: b.\nfine: Las dos tablas dicen lo mismo.",
  );
});

test.each([
  [{ before: "" }, /^\[before\] Pega la tabla/],
  [{ after: "código;valor\n01;1\n01;2" }, /^\[after\] Fila 3: «01» está dos veces/],
  [{ key: "nombre" }, /^\[key\] Ninguna columna se llama «nombre»\. Las que hay: código, valor/],
])("%j is refused with the rule", (values, rule) => {
  expect(diff(values)).toMatch(rule);
});
