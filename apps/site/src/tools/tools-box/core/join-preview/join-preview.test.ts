import { expect, test } from "vitest";
import { ask, notes, result } from "../../../../../test/ask-utility.ts";
import { joinKey } from "./join-key.ts";
import { joinPreviewUtility } from "./join-preview.ts";
import { nearestName } from "./nearest-name.ts";

test.each([
  ["Coruña, A", "a coruna"],
  ["  San   Cristóbal-de la Laguna ", "san cristobal de la laguna"],
  ["L’Hospitalet de Llobregat", "l hospitalet de llobregat"],
  ["Hospitalet de Llobregat, L'", "l hospitalet de llobregat"],
])("«%s» meets as «%s»", (name, key) => {
  expect(joinKey(name)).toBe(key);
});

test("accents, articles and double names meet; a slip is pointed at and not joined", () => {
  const outcome = ask(joinPreviewUtility);
  expect(result(outcome, "Casan")).toBe("2 de 3");
  expect(result(outcome, "Tabla unida")).toBe("provincia;casos;código\nA Coruña;12;15\nAlicante;9;03\n");
  expect(notes(outcome)).toMatch(/^fault: Fila 4: «Girna» no está en la segunda tabla. ¿Es «Girona»\?/);
});

test("a name that is twice in the second table is told", () => {
  expect(notes(ask(joinPreviewUtility, { left: "a;b\nLugo;1", right: "a;c\nLugo;1\nLUGO;2" }))).toMatch(
    /«LUGO» está dos veces/,
  );
});

test("a short row keeps the columns of the other table in their place", () => {
  expect(result(ask(joinPreviewUtility, { left: "a;b\nLugo", right: "a;c\nLugo;2" }), "Tabla unida")).toBe(
    "a;b;c\nLugo;;2\n",
  );
});

test.each([
  [{ left: "a;b" }, /^\[left\]/],
  [{ right: "" }, /^\[right\]/],
])("%j is refused with the rule", (values, rule) => {
  expect(result(ask(joinPreviewUtility, values), "Casan")).toMatch(rule);
});

test("of a short name nothing is guessed", () => {
  expect(nearestName("lugo", ["vigo"])).toBeNull();
  expect(nearestName("zaragosa", ["zamora", "zaragoza"])).toBe("zaragoza");
});
