import { expect, test } from "vitest";
import type { ChartWords } from "./chart.ts";
import type { FactKind } from "./fact.ts";
import { findFacts } from "./find-facts.ts";
import { readChart } from "./read-chart.ts";
import { trendOf } from "./summarize-series.ts";

const WORDS: ChartWords = { type: "", title: "", intro: "", notes: "", sourceName: "", unit: "" };

function factsOf(csv: string, words: Partial<ChartWords> = {}) {
  const read = readChart(csv, { ...WORDS, ...words });
  if ("fault" in read) throw new Error(read.fault);
  return findFacts(read.chart);
}

const valuesOf = (csv: string, kind: FactKind, words: Partial<ChartWords> = {}) =>
  factsOf(csv, words)
    .facts.filter((fact) => fact.kind === kind)
    .map(({ value, unit, series, labels }) => ({ value: Math.round(value * 1000) / 1000, unit, series, labels }));

const PLACES = "lugar;casos\nAlfa;50\nBeta;30\nGama;20\nDelta;n/d";
const YEARS = "año;casos\n2021;100\n2022;150\n2023;120\n2024;80";

test("the extremes, the ends and what is missing of a row", () => {
  expect(factsOf(PLACES).summaries).toMatchObject([
    { largest: [{ label: "Alfa", value: 50 }], smallest: [{ label: "Gama", value: 20 }], missing: 1, trend: "steady" },
  ]);
  expect(factsOf(YEARS).summaries).toMatchObject([
    { first: { label: "2021", value: 100 }, last: { label: "2024", value: 80 }, largest: [{ label: "2022" }] },
  ]);
});

test("all that share an extreme are told", () => {
  expect(factsOf("a;b\nx;3\ny;3\nz;1").summaries[0]?.largest.map(({ label }) => label)).toEqual(["x", "y"]);
});

test("places are ranked, and those that are equal share their place", () => {
  expect(valuesOf("a;b\nx;1\ny;3\nz;3\nw;2", "rank").map(({ value, labels }) => [labels[0], value])).toEqual([
    ["y", 1],
    ["z", 1],
    ["w", 3],
    ["x", 4],
  ]);
});

test("what is counted has shares and a total; percentages have neither", () => {
  expect(valuesOf(PLACES, "share").map(({ value }) => value)).toEqual([50, 30, 20]);
  expect(valuesOf(PLACES, "total")).toMatchObject([{ value: 100 }]);
  expect(valuesOf(PLACES, "share", { unit: "%" })).toEqual([]);
  expect(valuesOf(PLACES, "total", { unit: "%" })).toEqual([]);
});

test("between two times there are a difference and a relative change; between two percentages, only points", () => {
  expect(valuesOf(YEARS, "change")).toContainEqual({
    value: -20,
    unit: "%",
    series: "casos",
    labels: ["2021", "2024"],
  });
  expect(valuesOf(YEARS, "difference", { unit: "%" })).toContainEqual({
    ...{ value: -20, unit: "points", series: "casos", labels: ["2021", "2024"] },
  });
  expect(valuesOf(YEARS, "change", { unit: "%" })).toEqual([]);
});

test("the longest steps between neighbours are facts", () => {
  expect(valuesOf(YEARS, "difference")).toEqual(
    expect.arrayContaining([
      { value: 50, unit: "", series: "casos", labels: ["2021", "2022"] },
      { value: -40, unit: "", series: "casos", labels: ["2023", "2024"] },
    ]),
  );
});

test("from zero or below there is no relative change", () => {
  expect(valuesOf("año;b\n2021;0\n2022;5", "change")).toEqual([]);
  expect(valuesOf("año;b\n2021;-2\n2022;5", "change")).toEqual([]);
});

test("how many rows rise and fall", () => {
  const csv = "lugar;2020;2024\nAlfa;1;2\nBeta;5;3\nGama;4;4\nDelta;1;9";
  expect(
    ["rising", "falling", "steady"].map((kind) => factsOf(csv).facts.find((fact) => fact.kind === kind)?.value),
  ).toEqual([2, 1, 1]);
});

test("rows are told side by side at the ends, when they have one measure", () => {
  const csv = "año;Alfa;Beta\n2020;10;20\n2024;30;15";
  expect(valuesOf(csv, "ratio")).toContainEqual({ value: 2, unit: "", series: "Alfa", labels: ["2024"] });
  expect(valuesOf("año;Paro (%);Parados\n2020;10;20\n2024;30;15", "share")).toEqual([]);
});

test.each([
  [[1, 2, 3, 4], "rising"],
  [[1, 2, 900, 4, 5], "steady"],
  [[9, 8, 7.5, 7], "falling"],
  [[5, 5, 5], "steady"],
  [[5], "steady"],
  [[], "steady"],
] as const)("the trend of %j is %s", (values, trend) => {
  expect(trendOf(values)).toBe(trend);
});

test("a map of every municipality has its facts at once", () => {
  const rows = Array.from({ length: 8131 }, (_, at) => `Lugar ${at};${(at * 7919) % 10_007};${at % 13}`);
  expect(factsOf(`lugar;casos;otros\n${rows.join("\n")}`).facts.length).toBeGreaterThan(40_000);
});
