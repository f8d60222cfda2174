import { expect, test } from "vitest";
import { awaitedText } from "./waiting-text.ts";

const NOW_MS = Date.parse("2026-11-13T08:00:20Z");
const RETRY_MS = Date.parse("2026-11-13T08:10:00Z");

test.each([
  ["month", "2026-09-01", "La serie no tiene datos de octubre todavía"],
  ["month", "2025-11-01", "La serie no tiene datos de diciembre de 2025 todavía"],
  ["quarter", "2026-04-01", "La serie no tiene datos del 3.º trimestre todavía"],
  ["year", "2025-01-01", "La serie no tiene datos de 2026 todavía"],
  ["week", "2026-11-02", "La serie no tiene los datos de la semana del 9 de noviembre de 2026 todavía"],
  ["day", "2026-11-12", "La serie no tiene datos posteriores al 12 de noviembre de 2026 todavía"],
] as const)("of a %s after %s", (period, last, sentence) => {
  expect(awaitedText({ period, last, nowMs: NOW_MS, retryAtMs: null })).toBe(`${sentence}.`);
  expect(awaitedText({ period, last, nowMs: NOW_MS, retryAtMs: RETRY_MS })).toBe(`${sentence}; reintento a las 9:10.`);
});
