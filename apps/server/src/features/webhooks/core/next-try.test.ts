import { expect, test } from "vitest";
import { isLeftAlone, PATIENCE_MS, waitAfter } from "./next-try.ts";

test("waits grow, up to an hour", () => {
  const waits = Array.from({ length: 9 }, (_none, index) => waitAfter(index + 1) / 1000);
  expect(waits).toEqual([10, 30, 120, 600, 1800, 3600, 3600, 3600, 3600]);
});

test.each([
  { name: "a moment before three days", afterMs: PATIENCE_MS - 1, isOver: false },
  { name: "after three days", afterMs: PATIENCE_MS, isOver: true },
])("$name, an address that takes nothing is left alone: $isOver", ({ afterMs, isOver }) => {
  expect(isLeftAlone(1000, 1000 + afterMs)).toBe(isOver);
});
