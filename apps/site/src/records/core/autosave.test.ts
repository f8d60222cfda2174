import { expect, test } from "vitest";
import { msUntilRetried, msUntilSaved } from "./autosave";

test.each([
  { what: "the first change is saved after a rest", changedAtMs: 1000, savedAtMs: 0, nowMs: 1000, waits: 1500 },
  { what: "who goes on writing is waited for", changedAtMs: 3000, savedAtMs: 0, nowMs: 3500, waits: 1000 },
  {
    what: "lists are not told more often than every eight seconds",
    changedAtMs: 20_000,
    savedAtMs: 19_000,
    nowMs: 20_500,
    waits: 6500,
  },
  { what: "nothing is late by less than nothing", changedAtMs: 0, savedAtMs: 0, nowMs: 90_000, waits: 0 },
])("$what", ({ waits, ...times }) => {
  expect(msUntilSaved(times)).toBe(waits);
});

test("what could not be saved is tried again with growing pauses, and never given up", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(msUntilRetried)).toEqual([
    2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ]);
});
