import { expect, test } from "vitest";
import { formatAgo, formatDistance, formatMoment, localDay } from "./moment.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NOW_MS = new Date(2026, 10, 20, 9, 5).getTime();

test("a moment has its day and its hour in the zone of the machine; what is no time is nothing", () => {
  expect(formatMoment(NOW_MS)).toBe("20\u00a0nov\u00a02026, 9:05");
  expect(formatMoment(new Date(NOW_MS).toISOString())).toBe(formatMoment(NOW_MS));
  expect(["ayer", "", Number.NaN].map(formatMoment)).toEqual(["", "", ""]);
});

test("a day begins at midnight by the clock of the machine", () => {
  expect(localDay(new Date(2026, 10, 23, 0, 10).getTime())).toBe("2026-11-23");
  expect(localDay(new Date(2026, 10, 22, 23, 50).getTime())).toBe("2026-11-22");
  expect(localDay("ayer")).toBe("");
});

test.each([
  [30_000, "ahora mismo"],
  [5 * MINUTE_MS, "hace 5 min"],
  [3 * HOUR_MS - 1000, "hace 2 h"],
  [24 * HOUR_MS, formatMoment(NOW_MS - 24 * HOUR_MS)],
  [-1000, formatMoment(NOW_MS + 1000)],
  [Number.NaN, ""],
])("%d ms ago: «%s»", (agoMs, words) => {
  expect(formatAgo(NOW_MS - agoMs, NOW_MS)).toBe(words);
});

test.each([
  [-5000, "hace unos segundos"],
  [5000, "en unos segundos"],
  [-90_000, "hace 1 minuto"],
  [16 * MINUTE_MS, "dentro de 16 minutos"],
  [-3 * HOUR_MS, "hace 3 horas"],
  [-50 * HOUR_MS, "hace 2 días"],
])("%d ms away: %s", (distanceMs, words) => {
  expect(formatDistance(NOW_MS + distanceMs, NOW_MS)).toBe(words);
});
