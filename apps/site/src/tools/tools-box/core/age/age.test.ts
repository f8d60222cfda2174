import { expect, test } from "vitest";
import { ask, notes, result } from "../../../../../test/ask-utility.ts";
import { ageUtility } from "./age.ts";

const age = (birth: string, at: string, name = "Edad") => result(ask(ageUtility, { birth, at }), name);

test.each([
  ["24/11/1984", "hoy", "41 años"],
  ["23/11/1984", "hoy", "42 años"],
  ["20/05/2025", "hoy", "18 meses"],
  ["20/11/2026", "hoy", "menos de un mes"],
  ["29/2/1984", "28/2/2026", "42 años"],
])("born on %s, on %s: %s", (birth, at, expected) => {
  expect(age(birth, at)).toBe(expected);
});

test("the next birthday of somebody born on a leap day is in February", () => {
  expect(age("29/2/1984", "hoy", "Próximo cumpleaños")).toBe("28 feb 2027: 43 años");
});

test.each([
  ["mucho", "hoy", /^\[birth\] Escribe un día/],
  ["1/1/1990", "ayer", /^\[at\] Escribe un día/],
  ["1/1/2030", "hoy", /^\[birth\] Nació después del 23 de noviembre de 2026/],
])("born «%s» at «%s» is refused with the rule", (birth, at, rule) => {
  expect(age(birth, at)).toMatch(rule);
});

test("an age that nobody has reached is doubted", () => {
  expect(notes(ask(ageUtility, { birth: "1/1/1890", at: "hoy" }))).toMatch(/^advice: Serían 136 años/);
});
