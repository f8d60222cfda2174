import { expect, test } from "vitest";
import { dayOf } from "../../periods.ts";
import { thinnedDots } from "./thinned-dots.ts";

const dot = (day: number, y: number, key = "a") => ({ x: dayOf(20_000 + day), y, key });

test("where all fit all are drawn", () => {
  const dots = [dot(0, 40), dot(0, 40)];
  expect(thinnedDots(dots, 2)).toBe(dots);
});

test("a clot is thinned, and what lies alone stays, however old it is", () => {
  const alone = Array.from({ length: 20 }, (_, at) => dot(at * 20, 30 + at));
  const clot = Array.from({ length: 2000 }, (_, at) => dot(700 + (at % 10), 44 + (Math.floor(at / 10) % 200) / 100));
  const drawn = thinnedDots([...alone, ...clot], 300);
  expect(drawn.length).toBeLessThanOrEqual(300);
  expect(drawn.length).toBeGreaterThan(100);
  expect(alone.filter((one) => !drawn.includes(one))).toEqual([]);
});

test("dots of two series in one place are two", () => {
  const dots = Array.from({ length: 50 }, (_, at) => [dot(at, 40, "a"), dot(at, 40, "b")]).flat();
  const keys = thinnedDots(dots, 60).map(({ key }) => key);
  expect(keys.filter((key) => key === "a").length).toBe(keys.filter((key) => key === "b").length);
});

test("polls that all say the same on the same day are one dot", () => {
  expect(
    thinnedDots(
      Array.from({ length: 100 }, () => dot(0, 40)),
      10,
    ),
  ).toHaveLength(1);
});
