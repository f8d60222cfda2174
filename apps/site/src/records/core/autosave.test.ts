import { expect, test } from "vitest";
import { msUntilRetried, msUntilSaved } from "./autosave";

const FIRST = { unsavedSinceMs: 1000, changedAtMs: 1000, savedAtMs: 0, nowMs: 1000 };

test.each([
  { what: "the first change is saved after a rest", times: FIRST, alone: 1500, together: 300 },
  {
    what: "who goes on writing is waited for",
    times: { ...FIRST, changedAtMs: 1400, nowMs: 1450 },
    alone: 1450,
    together: 250,
  },
  {
    what: "who never rests is not waited for without end",
    times: { ...FIRST, changedAtMs: 8900, nowMs: 8950 },
    alone: 50,
    together: 0,
  },
  {
    what: "lists are not told again and again",
    times: { unsavedSinceMs: 19_100, changedAtMs: 19_100, savedAtMs: 19_000, nowMs: 19_200 },
    alone: 7800,
    together: 600,
  },
  {
    what: "nothing is late by less than nothing",
    times: { ...FIRST, nowMs: 90_000 },
    alone: 0,
    together: 0,
  },
])("$what, alone and with somebody else", ({ times, alone, together }) => {
  expect([msUntilSaved(times, false), msUntilSaved(times, true)]).toEqual([alone, together]);
});

test("what could not be saved is tried again with growing pauses, and never given up", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(msUntilRetried)).toEqual([
    2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ]);
});
