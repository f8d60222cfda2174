import { expect, test } from "vitest";
import { ask, result } from "../../../../../test/ask-utility.ts";
import { datesUtility } from "./dates.ts";

const between = (from: string, to: string, name: string) => result(ask(datesUtility, { from, to }), name);

test("days between two days, whichever comes first", () => {
  expect(between("20/11/2026", "6/1/2027", "Días")).toBe("47");
  expect(between("6/1/2027", "20/11/2026", "Días")).toBe("47");
  expect(between("20/11/2026", "6/1/2027", "En años, meses y días")).toBe("1 mes y 17 días");
  expect(between("20/11/2026", "6/1/2027", "Desde")).toBe("viernes 20 de noviembre de 2026");
});

test("without an end it is until today", () => {
  expect(between("20/11/2026", "", "Días")).toBe("3");
});

test.each([
  ["+30 días", "domingo 20 de diciembre de 2026"],
  ["-2 semanas", "viernes 6 de noviembre de 2026"],
  ["+ 3 meses", "sábado 20 de febrero de 2027"],
  ["+1 año", "sábado 20 de noviembre de 2027"],
])("a term of %s ends on %s", (to, day) => {
  expect(between("20/11/2026", to, "Será")).toBe(day);
});

test.each([
  ["31/2/2026", "hoy", /^\[from\] Escribe un día como/],
  ["20/11/2026", "mañana", /^\[to\] Escribe un día como .* También vale un plazo/],
  ["20/11/2026", "+999999 años", /^\[to\] Ese plazo se sale del calendario/],
])("from «%s» to «%s» is refused with the rule", (from, to, rule) => {
  expect(between(from, to, "Días")).toMatch(rule);
});
