import { expect, test } from "vitest";
import { createFrameCache, framesWithin } from "./frame-cache.ts";

/** Pictures of a hundred bytes each, and which of them were closed. */
function pictures() {
  const closed: string[] = [];
  return { closed, draw: (name: string) => ({ width: 5, height: 5, close: () => closed.push(name) }) };
}

test("those that nobody used for longest give way, and give their memory back", () => {
  const { closed, draw } = pictures();
  const cache = createFrameCache(300);
  for (const frame of [0, 1, 2]) cache.put(frame, draw(`${frame}`));
  expect(cache.nearest(0)?.frame).toBe(0);
  cache.put(3, draw("3"));
  expect(closed).toEqual(["1"]);
  expect([0, 1, 2, 3].filter(cache.has)).toEqual([0, 2, 3]);
  expect(cache.bytes()).toBe(300);
});

test("one that comes again takes the place of the old one", () => {
  const { closed, draw } = pictures();
  const cache = createFrameCache(300);
  cache.put(0, draw("old"));
  cache.put(0, draw("new"));
  expect(closed).toEqual(["old"]);
  expect(cache.bytes()).toBe(100);
});

test("one that is heavier than all may be is kept alone", () => {
  const { closed, draw } = pictures();
  const cache = createFrameCache(50);
  cache.put(0, draw("0"));
  cache.put(1, draw("1"));
  expect(closed).toEqual(["0"]);
  expect(cache.nearest(0)?.frame).toBe(1);
});

test("out of sight nothing is kept", () => {
  const { closed, draw } = pictures();
  const cache = createFrameCache(300);
  for (const frame of [0, 1]) cache.put(frame, draw(`${frame}`));
  cache.clear();
  expect(closed).toEqual(["0", "1"]);
  expect(cache.bytes()).toBe(0);
  expect(cache.nearest(0)).toBeNull();
});

test("how many fit", () => {
  expect(framesWithin(60_000_000, { width: 960, height: 540 })).toBe(28);
  expect(framesWithin(10, { width: 960, height: 540 })).toBe(1);
});
