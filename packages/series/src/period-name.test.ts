import { expect, test } from "vitest";
import { periodName } from "./period-name.ts";

test.each([
  ["day", "20 nov 2026"],
  ["week", "20 nov 2026"],
  ["month", "nov 2026"],
  ["quarter", "4.º trim. 2026"],
  ["year", "2026"],
] as const)("a day in November of 2026, each %s, is %s", (period, name) => {
  expect(periodName(period, "2026-11-20").replaceAll("\u00a0", " ")).toBe(name);
});
