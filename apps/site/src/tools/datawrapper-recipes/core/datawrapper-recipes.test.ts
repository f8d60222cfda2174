import { expect, test } from "vitest";
import { datawrapperRecipes, readChartId, tooltipVariable } from "./datawrapper-recipes.ts";

test.each([
  { name: "the id alone", text: " AbC12 ", id: "AbC12" },
  { name: "the published address", text: "https://datawrapper.dwcdn.net/AbC12/4/", id: "AbC12" },
  { name: "the address of the editor", text: "https://app.datawrapper.de/chart/AbC12/visualize#refine", id: "AbC12" },
  { name: "the address of a map in the editor", text: "https://app.datawrapper.de/map/-_C12/basemap", id: "-_C12" },
  { name: "the short address", text: "https://www.datawrapper.de/_/AbC12/", id: "AbC12" },
])("readChartId: $name", ({ text, id }) => {
  expect(readChartId(text)).toEqual({ id });
});

test.each([
  { text: "AbC1", fault: "El identificador tiene 5 caracteres, y «AbC1» tiene 4." },
  { text: "", fault: "El identificador tiene 5 caracteres, y «» tiene 0." },
  { text: "AbÑ12", fault: "El identificador solo lleva letras sin tilde, cifras y los signos - y _." },
])("readChartId says what is wrong with «$text»", ({ text, fault }) => {
  expect(readChartId(text)).toEqual({ fault });
});

// @see https://github.com/datawrapper/datawrapper, libs/shared/src/columnNameToVariable.ts
test.each([
  ["Municipio", "municipio"],
  ["Población (2026)", "poblacin_2026"],
  ["% de variación", "de_variacin"],
  ["Sub-total  neto", "sub_total_neto"],
  ["2026", "_2026"],
  ["Año", "ao"],
  ["In", "in_"],
  ["%", ""],
  ["", ""],
])("a tooltip calls the column «%s» %s", (column, variable) => {
  expect(tooltipVariable(column)).toBe(variable);
});

test("chart and columns are in their places", () => {
  const recipes = datawrapperRecipes({ chartId: "AbC12", label: "Provincia", value: "Variación anual" });
  expect(recipes[0]?.code).toBe(
    '<b>{{ provincia }}</b><br>{{ FORMAT(variacin_anual, ABS(variacin_anual) < 10000 ? "0.[0]" : "0,0.[0]") }}',
  );
  expect(recipes.filter(({ code }) => code.includes("AbC12"))).toHaveLength(3);
});

test("a hole is asked for by the function that tooltips have: their language knows no null", () => {
  const codes = datawrapperRecipes({ chartId: "AbC12", label: "Provincia", value: "Paro" }).map(({ code }) => code);
  expect(codes).toContain('{{ ISNULL(paro) ? "Sin datos" : FORMAT(paro, ABS(paro) < 10000 ? "0.[0]" : "0,0.[0]") }}');
  expect(codes.join("\n")).not.toMatch(/\bnull\b/);
});
