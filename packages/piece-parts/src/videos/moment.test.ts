import { expect, test } from "vitest";
import { readMoment, writeMoment } from "./moment.ts";

test.each([
  { atMs: 0, text: "0:00" },
  { atMs: 61_500, text: "1:01,5" },
  { atMs: 5_025, text: "0:05,025" },
  { atMs: 3_600_000, text: "60:00" },
])("the moment $text", ({ atMs, text }) => {
  expect(writeMoment(atMs)).toBe(text);
  expect(readMoment(text)).toBe(atMs);
});

test("moments are read as people write them", () => {
  expect(["1:02:03.5", "7", "7,25", " 0:7 "].map(readMoment)).toEqual([3_723_500, 7000, 7250, 7000]);
  expect(["", "luego", "1:2:3:4", "-1"].map(readMoment)).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN]);
});
