import { expect, test } from "vitest";
import { createPace } from "./pace.ts";

test("who asks together is let through one after another, and who would wait too long not at all", async () => {
  let nowMs = 1000;
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  const pace = createPace({ everyMs: 200, longestMs: 500, now: () => nowMs, wait });
  expect(await Promise.all([pace(), pace(), pace(), pace()])).toEqual([true, true, true, false]);
  expect(waits).toEqual([200, 400]);
  nowMs = 1700;
  expect(await pace()).toBe(true);
  expect(waits).toEqual([200, 400]);
});
