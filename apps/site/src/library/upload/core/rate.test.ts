import { expect, test } from "vitest";
import { rateOf, timeLeft, withSample } from "./rate";

test("the rate is that of the last seconds, and none while nothing is known", () => {
  let samples = withSample([], { atMs: 0, bytes: 0 });
  expect(rateOf(samples)).toBeNull();
  samples = withSample(samples, { atMs: 1000, bytes: 1_000_000 });
  expect(rateOf(samples)).toBe(1_000_000);
  samples = withSample(samples, { atMs: 9000, bytes: 1_000_000 });
  expect(samples).toHaveLength(1);
});

test("what went back has no rate", () => {
  expect(
    rateOf([
      { atMs: 0, bytes: 10 },
      { atMs: 1000, bytes: 4 },
    ]),
  ).toBeNull();
});

test.each([
  [1, "queda 1 s"],
  [59, "quedan 59 s"],
  [61, "quedan 2 min"],
  [7000, "quedan 2 h"],
])("%i seconds are «%s»", (seconds, words) => {
  expect(timeLeft({ restBytes: seconds * 100, bytesPerSecond: 100 })).toBe(words);
});
