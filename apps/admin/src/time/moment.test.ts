import { expect, test } from "vitest";
import { formatAgo, formatMoment } from "./moment.ts";

const NOW_MS = Date.parse("2026-11-20T09:00:00Z");

test.each([
  { time: "2026-11-20T08:59:30Z", ago: "ahora mismo" },
  { time: "2026-11-20T08:55:00Z", ago: "hace 5 min" },
  { time: "2026-11-20T06:00:01Z", ago: "hace 2 h" },
  { time: "2026-11-19T09:00:00Z", ago: formatMoment("2026-11-19T09:00:00Z") },
  { time: "2026-11-20T09:00:01Z", ago: formatMoment("2026-11-20T09:00:01Z") },
  { time: "ayer", ago: "" },
])("$time was «$ago»", ({ time, ago }) => {
  expect(formatAgo(time, NOW_MS)).toBe(ago);
});

test("a moment is written in the reader's zone, with the month in letters", () => {
  const local = new Date(2026, 10, 20, 9, 5).toISOString();
  expect(formatMoment(local)).toBe("20\u00a0nov\u00a02026, 9:05");
});
