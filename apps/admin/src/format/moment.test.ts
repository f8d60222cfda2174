import { expect, test } from "vitest";
import { formatDistance, formatMoment } from "./moment.ts";

const MINUTE_MS = 60_000;
const NOW_MS = new Date(2026, 10, 20, 9, 5).getTime();

test("a moment has its day and its hour", () => {
  expect(formatMoment(NOW_MS)).toBe("20\u00a0nov\u00a02026, 9:05");
});

test.each([
  [-5000, "hace unos segundos"],
  [5000, "en unos segundos"],
  [-90_000, "hace 1 minuto"],
  [16 * MINUTE_MS, "dentro de 16 minutos"],
  [-3 * 60 * MINUTE_MS, "hace 3 horas"],
  [-50 * 60 * MINUTE_MS, "hace 2 días"],
])("%d ms away: %s", (distanceMs, words) => {
  expect(formatDistance(NOW_MS + distanceMs, NOW_MS)).toBe(words);
});
