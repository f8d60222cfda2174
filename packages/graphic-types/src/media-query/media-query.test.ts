import { expect, test } from "vitest";
import { configProblems, normalizeConfig } from "../normalize-config.ts";
import type { MediaQueryConfig } from "./config.ts";

const CONFIG: MediaQueryConfig = {
  type: "media-query",
  rules: [
    { minPx: 400, maxPx: 900, chart: "aaaa2" },
    { minPx: 0, maxPx: 479, chart: "aaaa1" },
  ],
};

test("widths that overlap and end are told at the rule that comes after", () => {
  expect(configProblems(CONFIG)).toEqual([
    { field: "rules.0.minPx", message: "Entre 400 y 479 px hay dos gráficos" },
    { field: "rules.0.maxPx", message: "Desde 901 px no hay gráfico" },
  ]);
});

test("rules are kept narrowest first", () => {
  const { config } = normalizeConfig(CONFIG, "https://datawrapper.dwcdn.net");
  expect(config).toEqual({ type: "media-query", rules: CONFIG.rules.toReversed() });
});
