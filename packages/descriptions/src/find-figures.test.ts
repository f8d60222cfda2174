import { describe, expect, test } from "vitest";
import { findFigures } from "./find-figures.ts";

const meaningsOf = (text: string) => findFigures(text).map(({ meaning }) => meaning);
const textsOf = (text: string) => findFigures(text).map((figure) => figure.text);

describe("amounts", () => {
  test.each([
    ["1,2 millones", { value: 1_200_000, step: 100_000, scale: 1e6 }],
    ["1,2\u00a0millones", { value: 1_200_000, step: 100_000 }],
    ["12.345 personas", { value: 12_345, step: 1, scale: 1 }],
    ["12\u202f345 personas", { value: 12_345 }],
    ["300 mil", { value: 300_000, step: 1000 }],
    ["12 mil millones", { value: 12e9, step: 1e9 }],
    ["45 M€", { value: 45e6, step: 1e6 }],
    ["un punto porcentual", { value: 1, unit: "points" }],
    ["dos millones y medio", { value: 2_500_000, step: 100_000 }],
    ["un millón", { value: 1_000_000 }],
    ["medio millón", { value: 500_000 }],
    ["tres años y medio", { value: 3.5 }],
    ["una docena", { value: 12 }],
    ["dos décadas", { value: 20 }],
    ["quince coma cinco", { value: 15.5, step: 0.1 }],
    ["uno coma cero siete millones", { value: 1_070_000, step: 10_000 }],
    ["41 %", { value: 41, unit: "%" }],
    ["41\u00a0%", { value: 41, unit: "%" }],
    ["cuarenta y uno por ciento", { value: 41, unit: "%" }],
    ["2,3 puntos porcentuales", { value: 2.3, unit: "points", step: 0.1 }],
    ["\u22127,5", { value: -7.5 }],
    ["-7,5", { value: -7.5 }],
  ])("«%s»", (text, expected) => {
    expect(meaningsOf(text)).toMatchObject([{ kind: "amount", ...expected }]);
  });

  test.each([
    ["supera los 12.000", "above"],
    ["casi 12.000", "near"],
    ["menos de diez", "below"],
    ["unos 12.000", "about"],
    ["cerca del 40 %", "about"],
    ["lo demás, 12", "exact"],
  ])("«%s» is %s", (text, hedge) => {
    expect(meaningsOf(text)).toMatchObject([{ kind: "amount", hedge }]);
  });

  test("a hyphen between two figures is no minus", () => {
    expect(meaningsOf("de 10-15 %")).toMatchObject([
      { value: 10, unit: "" },
      { value: 15, unit: "%" },
    ]);
  });

  test.each(["12.4", "1,2,3", "1.23.456", "1,234.5"])("«%s» is not how Spanish writes a figure", (text) => {
    expect(findFigures(text)).toMatchObject([{ text, meaning: { kind: "unreadable" } }]);
  });

  test("the figure at the end of a sentence does not take its point", () => {
    expect(textsOf("Fueron 12. Después, 13,5.")).toEqual(["12", "13,5"]);
  });
});

describe("proportions", () => {
  test.each([
    ["un tercio", 1 / 3],
    ["una tercera parte", 1 / 3],
    ["tres cuartas partes", 3 / 4],
    ["la mitad", 1 / 2],
    ["dos de cada tres", 2 / 3],
    ["1 de cada 10", 1 / 10],
    ["el doble", 2],
    ["se duplicó", 2],
    ["cuatro veces", 4],
    ["1,5 veces", 1.5],
    ["se multiplica por seis", 6],
  ])("«%s»", (text, value) => {
    expect(meaningsOf(text)).toMatchObject([{ kind: "proportion", value }]);
  });

  test("a proportion can be stretched", () => {
    expect(meaningsOf("más de la mitad, casi un tercio")).toMatchObject([{ hedge: "above" }, { hedge: "near" }]);
  });
});

describe("years and dates", () => {
  test.each([
    ["2024", "maybe"],
    ["en 2024", "certainly"],
    ["el año 2024", "certainly"],
    ["2.024", "never"],
    ["2024 %", "never"],
    ["1234", "never"],
  ])("«%s» is %s a year", (text, year) => {
    expect(meaningsOf(text)).toMatchObject([{ kind: "amount", year }]);
  });

  test.each([
    ["enero de 2024", [{ month: 1, year: 2024, day: null }]],
    ["20 de noviembre de 2026", [{ day: 20, month: 11, year: 2026 }]],
    ["el 3 de mayo", [{ day: 3, month: 5, year: null }]],
    ["20/11/2026", [{ day: 20, month: 11, year: 2026 }]],
    ["2026-11-20", [{ day: 20, month: 11, year: 2026 }]],
    ["primer trimestre de 2024", [{ quarter: 1, year: 2024 }]],
    ["el 3.er trimestre", [{ quarter: 3, year: null }]],
    ["2019-2024", [{ year: 2019 }, { year: 2024 }]],
    ["2019-20", [{ year: 2019 }, { year: 2020 }]],
    ["los años noventa", [{ decade: 90 }]],
  ])("«%s»", (text, expected) => {
    expect(meaningsOf(text)).toMatchObject(expected.map((parts) => ({ kind: "date", ...parts })));
  });

  test("a day that is not in the calendar cannot be read", () => {
    expect(meaningsOf("30/02/2024")).toEqual([{ kind: "unreadable" }]);
  });
});

test.each([
  ["la 3.ª de la lista", 3],
  ["el 1.º", 1],
  ["el tercero", 3],
  ["la segunda comunidad", 2],
])("«%s» is a place in an order", (text, value) => {
  expect(meaningsOf(text)).toEqual([{ kind: "ordinal", value }]);
});

test.each(["G20", "COVID-19", "CO2", "9:05"])("«%s» counts nothing", (text) => {
  expect(findFigures(text)).toMatchObject([{ text, meaning: { kind: "name" } }]);
});

test.each([
  "Una línea y un punto",
  "por primera vez",
  "la segunda mitad del año",
  "la media",
  "millones de personas",
  "miles de casos",
  "hace mucho",
  "",
])("«%s» has no figure", (text) => {
  expect(findFigures(text)).toEqual([]);
});

test("degrees are no ordinals", () => {
  expect(meaningsOf("12 °C y 3°C")).toMatchObject([
    { kind: "amount", value: 12 },
    { kind: "amount", value: 3 },
  ]);
});

test("a sentence gives each of its figures once, where it stands", () => {
  const text = "De 2019 a 2024, Madrid pasa de 12,4 a 1,2 millones: el 10 %, un tercio.";
  expect(textsOf(text)).toEqual(["2019", "2024", "12,4", "1,2 millones", "10 %", "un tercio"]);
  for (const { start, end, text: written } of findFigures(text)) expect(text.slice(start, end)).toBe(written);
});

test.each([
  { name: "figures", text: "1.".repeat(8000) },
  { name: "thousands", text: "1 ".repeat(8000) },
  { name: "words", text: "mil ".repeat(8000) },
  { name: "letters", text: `a${"1a".repeat(8000)}` },
  { name: "hyphens", text: `a${"-1".repeat(8000)}` },
])("a long run of $name is read in one pass", ({ text }) => {
  expect(findFigures(text).length).toBeGreaterThan(0);
});
