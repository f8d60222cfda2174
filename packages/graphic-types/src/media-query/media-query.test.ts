import { describe, expect, test } from "vitest";
import { configProblems, normalizeConfig } from "../normalize-config.ts";
import { chooseRule } from "./choose-rule.ts";
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
  expect(config).toEqual({ ...CONFIG, rules: CONFIG.rules.toReversed() });
});

describe("widths", () => {
  const RULES = [
    { minPx: 0, maxPx: 479 },
    { minPx: 480, maxPx: null },
  ];
  test.each([
    { name: "the first time", widthPx: 470, current: -1, chosen: 0 },
    { name: "just past the edge the shown one stays", widthPx: 490, current: 0, chosen: 0 },
    { name: "well past it the next is shown", widthPx: 510, current: 0, chosen: 1 },
    { name: "and back only when well inside", widthPx: 470, current: 1, chosen: 1 },
    { name: "far inside", widthPx: 320, current: 1, chosen: 0 },
  ])("$name", ({ widthPx, current, chosen }) => {
    expect(chooseRule(RULES, widthPx, current)).toBe(chosen);
  });
});
