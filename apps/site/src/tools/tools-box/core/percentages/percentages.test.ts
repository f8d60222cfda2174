import { expect, test } from "vitest";
import { ask, notes, result } from "../../../../../test/ask-utility.ts";
import { percentagesUtility } from "./percentages.ts";

const asked = (question: string, a: string, b: string, name: string) =>
  result(ask(percentagesUtility, { ask: question, a, b }), name);

test("what percentage a part is, and in plain words", () => {
  expect(asked("share", "4.500", "36.000", "Porcentaje")).toBe("12,5 %");
  expect(asked("share", "4.500", "36.000", "Dicho de otro modo")).toBe("1 de cada 8");
  expect(asked("share", "4.600", "36.000", "Dicho de otro modo")).toBe("casi 1 de cada 8");
  expect(asked("share", "5.100", "36.000", "Con dos decimales")).toBe("14,17 %");
});

test("how much a percentage comes to", () => {
  expect(asked("of", "12 %", "340", "Es")).toBe("40,8");
});

test("what it was before it changed", () => {
  expect(asked("before", "25", "500", "Antes era")).toBe("400");
  expect(asked("before", "-20", "400", "Antes era")).toBe("500");
});

test.each([
  ["share", "1", "0", /^\[b\] Nada es un porcentaje de cero/],
  ["before", "-100", "5", /^\[a\] Nada baja más de un 100 %/],
  ["share", "", "5", /^\[a\] Falta la cifra A/],
  ["share", "1", "x", /^\[b\] «x» no es un número/],
])("%s of %s and %s is refused with the rule", (question, a, b, rule) => {
  expect(asked(question, a, b, "Porcentaje")).toMatch(rule);
});

test("a part that is more than its total is pointed at", () => {
  expect(notes(ask(percentagesUtility, { a: "50", b: "40" }))).toMatch(/más del 100 %/);
});
