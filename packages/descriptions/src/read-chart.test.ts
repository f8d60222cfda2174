import { describe, expect, test } from "vitest";
import type { Chart, ChartWords } from "./chart.ts";
import { chartFaultText, readChart } from "./read-chart.ts";

const WORDS: ChartWords = { type: "", title: "", intro: "", notes: "", sourceName: "", unit: "" };

function chartOf(csv: string, words: Partial<ChartWords> = {}): Chart {
  const read = readChart(csv, { ...WORDS, ...words });
  if ("fault" in read) throw new Error(read.fault);
  return read.chart;
}

test("labels are the first column, figures the rest, with what is missing", () => {
  expect(chartOf("comunidad;paro;nota\nMadrid;12,4;x\nMurcia;n/d;y\nRioja;8;z")).toMatchObject({
    labels: ["Madrid", "Murcia", "Rioja"],
    isTimeline: false,
    series: [{ name: "paro", values: [12.4, null, 8], decimals: 1, unit: "", scale: 1 }],
    uncertain: [],
  });
});

test("years are labels, not figures, and stand from the first to the last", () => {
  expect(chartOf("año;valor\n2026;3\n2025;2\n2024;1")).toMatchObject({
    labels: ["2024", "2025", "2026"],
    isTimeline: true,
    series: [{ values: [1, 2, 3] }],
  });
});

test("a table with a column for each year is turned", () => {
  expect(chartOf("comunidad;2019;2024\nMadrid;1;2\nMurcia;3;4")).toMatchObject({
    labels: ["2019", "2024"],
    isTimeline: true,
    series: [
      { name: "Madrid", values: [1, 2] },
      { name: "Murcia", values: [3, 4] },
    ],
  });
});

test("repeated years are no axis", () => {
  expect(chartOf("año;valor\n2024;1\n2024;2").isTimeline).toBe(false);
});

test("the names go before their codes", () => {
  expect(chartOf("código,nombre,valor\n08019,Barcelona,3\n28079,Madrid,4").labels).toEqual(["Barcelona", "Madrid"]);
});

describe("what the figures are measured in", () => {
  test.each([
    ["a;b\nx;12 %\ny;3 %", {}, "%"],
    ["a;Paro (%)\nx;12\ny;3", {}, "%"],
    ["a;b\nx;12\ny;3", { title: "La tasa de paro" }, "%"],
    ["a;b\nx;12\ny;3", { unit: "%" }, "%"],
    ["a;b\nx;12\ny;3", { title: "Porcentaje de votos" }, "%"],
    ["a;b\nx;12\ny;3", {}, ""],
    ["a;b\nx;12\ny;3", { unit: "euros", title: "La tasa de paro" }, ""],
    ["a;b\nx;12\ny;3", { title: "Los precios suben un 3 %" }, ""],
    ["a;Parados (miles)\nx;12\ny;3", { title: "La tasa de paro" }, ""],
  ])("%j with %j: «%s»", (csv, words, unit) => {
    expect(chartOf(csv, words).series[0]?.unit).toBe(unit);
  });

  test.each([
    ["Población (millones)", {}, 1e6],
    ["Población", { intro: "En miles de personas" }, 1e3],
    ["Gasto", { unit: "miles de millones de euros" }, 1e9],
    ["Millones de euros", {}, 1e6],
    ["Gasto", { title: "Pierde millones de lectores" }, 1],
  ])("«%s» with %j counts by %d", (name, words, scale) => {
    expect(chartOf(`a;${name}\nx;12\ny;3`, words).series[0]?.scale).toBe(scale);
  });
});

test("figures that may be read in two ways are told", () => {
  expect(chartOf("a;b\nx;1.234\ny;5.678").uncertain).toEqual(["b"]);
});

test.each([
  ["", "EMPTY"],
  ["a;b", "EMPTY"],
  ["a;b\nx;hola\ny;adiós", "NO_FIGURES"],
  ["a;b\nx;n/d", "NO_FIGURES"],
  ['a;b\n"x;1\ny;2', "BROKEN"],
])("%j is no chart: %s", (csv, fault) => {
  expect(readChart(csv, WORDS)).toEqual({ fault });
});

test("why it is none is told in words", () => {
  expect(chartFaultText("EMPTY")).toBe("El gráfico no tiene datos publicados");
});

describe("whose the percentages are that a title speaks of", () => {
  const unitsOf = (csv: string, words: Partial<ChartWords>) => {
    const read = readChart(csv, { ...WORDS, ...words });
    return "fault" in read ? read.fault : read.chart.series.map(({ name, unit }) => `${name}: ${unit}`);
  };
  test.each([
    {
      name: "a count beside a rate",
      csv: "año;Parados;Tasa (%)\n2020;3719800;15,5\n2023;2830600;12,2",
      words: { title: "Parados y tasa de paro en España" },
      units: ["Parados: ", "Tasa (%): %"],
    },
    {
      name: "a count alone",
      csv: "año;Parados\n2020;3719800\n2023;2830600",
      words: { title: "Tasa de paro", intro: "En miles de personas y porcentaje" },
      units: ["Parados: "],
    },
    {
      name: "a rate alone",
      csv: "año;España\n2020;15,5\n2023;12,2",
      words: { title: "Tasa de paro" },
      units: ["España: %"],
    },
    {
      name: "where a symbol stands is no figure",
      csv: "Ciudad;lat;lon;Muertos\nAlfa;41,4;2,2;3\nBeta;40,4;-3,7;5",
      words: { title: "Muertos" },
      units: ["Muertos: "],
    },
  ])("$name", ({ csv, words, units }) => {
    expect(unitsOf(csv, words)).toEqual(units);
  });
});
