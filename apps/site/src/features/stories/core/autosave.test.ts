import { expect, test } from "vitest";
import { msUntilRetried, msUntilSaved } from "./autosave";

test.each([
  { what: "the first change is saved after a rest", changedAtMs: 1000, savedAtMs: 0, nowMs: 1000, waits: 4000 },
  { what: "who goes on writing is waited for", changedAtMs: 3000, savedAtMs: 0, nowMs: 4000, waits: 3000 },
  { what: "a version a minute is enough", changedAtMs: 20_000, savedAtMs: 10_000, nowMs: 21_000, waits: 49_000 },
  { what: "nothing is late by less than nothing", changedAtMs: 0, savedAtMs: 0, nowMs: 90_000, waits: 0 },
])("$what", ({ waits, ...times }) => {
  expect(msUntilSaved(times)).toBe(waits);
});

test("what could not be saved is tried again with growing pauses, and never given up", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(msUntilRetried)).toEqual([
    2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ]);
});
