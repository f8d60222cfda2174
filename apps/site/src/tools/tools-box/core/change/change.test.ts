import { expect, test } from "vitest";
import { ask, notes, result } from "../../../../../test/ask-utility.ts";
import { changeUtility } from "./change.ts";

const changed = (from: string, to: string, of: string, name: string) =>
  result(ask(changeUtility, { from, to, of }), name);

test("between two figures, in percent", () => {
  expect(changed("20", "25", "figures", "Variación")).toBe("+25 %");
  expect(changed("25", "20", "figures", "Frase")).toBe("baja un 20 %");
  expect(changed("25", "20", "figures", "Para volver atrás")).toBe("+25 %");
  expect(changed("20", "60", "figures", "Dicho de otro modo")).toBe("se multiplica por 3");
  expect(changed("20", "20", "figures", "Frase")).toBe("no varía");
});

test("between two percentages, in points, and the other figure is warned of", () => {
  expect(changed("20 %", "25 %", "shares", "En puntos")).toBe("+5 puntos porcentuales");
  expect(changed("20", "25", "shares", "Variación relativa")).toBe("+25 %");
  expect(changed("25", "24", "shares", "Frase")).toBe("baja 1 punto porcentual, del 25 % al 24 %");
  expect(notes(ask(changeUtility))).toMatch(/^advice: Entre dos porcentajes se dan los puntos/);
});

/** @see findings of November 2026: «sube 0 puntos porcentuales, del 20,4 % al 20,4 %» */
test.each([
  ["20,4", "20,44", "sube 0,04 puntos porcentuales, del 20,4 % al 20,44 %"],
  ["20,44", "20,56", "sube 0,12 puntos porcentuales, del 20,44 % al 20,56 %"],
  ["12,29", "11,36", "baja 0,9 puntos porcentuales, del 12,3 % al 11,4 %"],
])("from %s to %s, a small change is told with the decimals in which it adds up", (from, to, words) => {
  expect(changed(from, to, "shares", "Frase")).toBe(words);
});

test("a small difference of figures is no zero", () => {
  expect(changed("3", "3,004", "figures", "Diferencia")).toBe("+0,004");
  expect(changed("30.000", "30.001", "figures", "Frase")).toBe("sube un 0,003 %");
});

test("from nothing there are points and no relative change", () => {
  expect(changed("0", "3", "shares", "En puntos")).toBe("+3 puntos porcentuales");
  expect(changed("0", "3", "shares", "Variación relativa")).toMatch(/^no «/);
});

test.each([
  ["0", "12", /^\[from\] Desde cero no hay porcentaje/],
  ["-3", "2", /^\[from\] De un número negativo/],
  ["20", "", /^\[to\] Falta la cifra de ahora/],
])("from %s to %s is refused with the rule", (from, to, rule) => {
  expect(changed(from, to, "figures", "Variación")).toMatch(rule);
});
