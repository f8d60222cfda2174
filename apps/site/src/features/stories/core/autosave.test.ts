import { expect, test } from "vitest";
import { msUntilSaved } from "./autosave";

test.each([
  { what: "the first change is saved after a rest", changedAtMs: 1000, savedAtMs: 0, nowMs: 1000, waits: 4000 },
  { what: "who goes on writing is waited for", changedAtMs: 3000, savedAtMs: 0, nowMs: 4000, waits: 3000 },
  { what: "a version a minute is enough", changedAtMs: 20_000, savedAtMs: 10_000, nowMs: 21_000, waits: 49_000 },
  { what: "nothing is late by less than nothing", changedAtMs: 0, savedAtMs: 0, nowMs: 90_000, waits: 0 },
])("$what", ({ waits, ...times }) => {
  expect(msUntilSaved(times)).toBe(waits);
});
