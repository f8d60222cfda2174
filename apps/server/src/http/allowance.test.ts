import { expect, test } from "vitest";
import { createAllowance } from "./allowance.ts";

test("each may do so much in a window, and begins anew with the next one", () => {
  let nowMs = 0;
  const isAllowed = createAllowance({ most: 2, perMs: 100, now: () => nowMs });
  expect([isAllowed("ana"), isAllowed("ana"), isAllowed("ana"), isAllowed("eva")]).toEqual([true, true, false, true]);
  nowMs = 99;
  expect(isAllowed("ana")).toBe(false);
  nowMs = 100;
  expect(isAllowed("ana")).toBe(true);
});
