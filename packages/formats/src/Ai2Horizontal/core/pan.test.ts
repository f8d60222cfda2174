import { expect, test } from "vitest";
import { panAt, wayOfStep } from "./pan.ts";

test.each([
  { stops: [0, 0.4, 1], moment: 0, at: 0, why: "rests before the first text" },
  { stops: [0, 0.4, 1], moment: 0.6, at: 0, why: "rests while a text is in the middle" },
  { stops: [0, 0.4, 1], moment: 1, at: 0.2, why: "is half way between two" },
  { stops: [0, 0.4, 1], moment: 1.35, at: 0.4, why: "rests before a text is in the middle" },
  { stops: [0, 0.4, 1], moment: 1.5, at: 0.4, why: "rests at each" },
  { stops: [0, 0.4, 1], moment: 3, at: 1, why: "rests after the last" },
  { stops: [1, 0], moment: 1, at: 0.5, why: "goes back" },
  { stops: [0], moment: 0.25, at: 0.25, why: "goes all the way with one text" },
  { stops: [0], moment: 1, at: 1, why: "ends with one text" },
])("at $moment of $stops it $why", ({ stops, moment, at }) => {
  expect(panAt(stops, moment)).toBeCloseTo(at);
});

test("steps are together as long as the way, and what is before and after the first and last", () => {
  const stops = [0, 0.2, 1];
  expect(stops.map((_, place) => wayOfStep(stops, place))).toEqual([0.1, 0.5, 0.4]);
  expect(wayOfStep([0], 0)).toBe(1);
});
