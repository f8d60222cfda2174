import { expect, test } from "vitest";
import { ask, notes, result } from "../../../../../test/ask-utility.ts";
import { ineCodesUtility } from "./ine-codes.ts";

const find = (query: string, name: string) => result(ask(ineCodesUtility, { query }), name);

test.each([
  ["28079", "Municipio", "Madrid"],
  ["280796", "Municipio", "Madrid"],
  ["28079", "Con su dígito de control", "280796"],
  ["2807903021", "Sección", "021"],
  ["2807903", "Distrito", "03"],
  ["08", "Provincia", "Barcelona (08)"],
  ["52", "Comunidad autónoma", "Melilla (19)"],
  ["coruña", "A Coruña (municipio, A Coruña)", "15030"],
  ["A CORUNA", "A Coruña (provincia)", "15"],
  ["alacant", "Alicante/Alacant (municipio, Alicante)", "03014"],
  ["país vasco", "País Vasco (comunidad)", "16"],
])("«%s», %s: %s", (query, name, expected) => {
  expect(find(query, name)).toBe(expected);
});

test.each([
  ["8019", /^\[query\] Un código del INE tiene .* ¿Falta un cero delante\?/],
  ["280791", /^\[query\] La última cifra no es la de control/],
  ["53001", /^\[query\] Las dos primeras cifras son la provincia/],
  ["28999", /^\[query\] Ningún municipio de hoy tiene el código 28999/],
  ["xyz", /^\[query\] Ningún municipio, provincia ni comunidad se llama «xyz»/],
  ["", /^\[query\] Escribe un código/],
])("«%s» is refused with the rule", (query, rule) => {
  expect(find(query, "Municipio")).toMatch(rule);
});

test("without the names of municipalities it says so, and the rest is told", () => {
  const outcome = ask(ineCodesUtility, { query: "28079" }, { municipalities: null });
  expect(result(outcome, "Provincia")).toBe("Madrid (28)");
  expect(notes(outcome)).toMatch(/No se han podido traer/);
});
