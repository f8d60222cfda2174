import { expect, test } from "vitest";
import { configProblems } from "../normalize-config.ts";
import { WrapperConfig } from "./config.ts";

test.each([
  {
    name: "the same chart twice, written in two ways",
    config: { charts: [{ chart: "AbC12" }, { chart: "https://datawrapper.dwcdn.net/AbC12/2/" }] },
    problems: [{ field: "charts.1.chart", message: "Es el mismo gráfico que el 1" }],
  },
  {
    name: "a tab without a label",
    config: { layout: "tabs", charts: [{ chart: "AbC12", label: "Uno" }, { chart: "AbC13" }] },
    problems: [{ field: "charts.1.label", message: "Cada pestaña necesita una etiqueta" }],
  },
])("$name", ({ config, problems }) => {
  expect(configProblems(WrapperConfig.parse({ type: "wrapper", ...config }))).toEqual(problems);
});
