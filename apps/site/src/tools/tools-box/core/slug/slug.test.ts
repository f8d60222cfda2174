import { expect, test } from "vitest";
import { ask, notes, result } from "../../../../../test/ask-utility.ts";
import { slugUtility } from "./slug.ts";

const slug = (title: string, max = "60") => result(ask(slugUtility, { title, max }), "Slug");

test.each([
  ["El año en que llovió más: 1200 litros", "el-ano-en-que-llovio-mas-1200-litros"],
  ["Caben 12.000 personas", "caben-12-000-personas"],
  ["¿Quién gana? «Todos»", "quien-gana-todos"],
  ["  L'Hospitalet — pingüinos  ", "l-hospitalet-pinguinos"],
])("«%s» becomes %s", (title, expected) => {
  expect(slug(title)).toBe(expected);
});

test("a title that does not fit is cut at a word, and it is said", () => {
  const outcome = ask(slugUtility, { title: "El paro baja en España", max: "14" });
  expect(result(outcome, "Slug")).toBe("el-paro-baja");
  expect(notes(outcome)).toBe("advice: No cabía entero en 14 letras: se ha cortado por una palabra.");
});

test.each([
  ["¡!", "60", /^\[title\] Escribe un titular/],
  ["Hola", "cinco", /^\[max\] Escribe un número entero de 10 a 200/],
  ["Hola", "5", /^\[max\]/],
])("«%s» with %s letters is refused with the rule", (title, max, rule) => {
  expect(slug(title, max)).toMatch(rule);
});
