import { expect, test } from "vitest";
import { ask, notes, result } from "../../../../../test/ask-utility.ts";
import { perCapitaUtility } from "./per-capita.ts";

const rate = (count: string, population: string, per = "100000", name = "Tasa") =>
  result(ask(perCapitaUtility, { count, population, per }), name);

test("cases by inhabitants", () => {
  expect(rate("1.234", "345.678")).toBe("357 por cada 100.000 habitantes");
  expect(rate("1.234", "345.678", "1000")).toBe("3,6 por cada 1000 habitantes");
  expect(rate("500.000", "200.000", "1")).toBe("2,5 por habitante");
  expect(rate("50", "1.000", "1000", "Dicho de otro modo")).toBe("1 por cada 20 habitantes");
});

test("a few cases and a small town are warned of", () => {
  expect(notes(ask(perCapitaUtility, { count: "3", population: "900" }))).toBe(
    "advice: Con menos de 20 casos la tasa baila mucho: da también la cifra.\nadvice: La población es menor que la base: la tasa promete más de lo que hay.",
  );
});

test.each([
  ["1", "0", /^\[population\] La población es mayor que cero/],
  ["x", "5", /^\[count\] «x» no es un número/],
])("%s of %s is refused with the rule", (count, population, rule) => {
  expect(rate(count, population)).toMatch(rule);
});

/** @see findings of November 2026: one case among seven million was «0 por cada 100.000». */
test("a rate that is not zero does not read as zero", () => {
  const few = ask(perCapitaUtility, { count: "1", population: "7.000.000", per: "100000" });
  expect([result(few, "Tasa"), result(few, "Solo la cifra")]).toEqual(["0,01 por cada 100.000 habitantes", "0,01"]);
});
