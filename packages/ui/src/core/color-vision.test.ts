import { expect, test } from "vitest";
import { colorDistance, toOklab } from "./color-vision.ts";

test("white and black are one apart for everybody", () => {
  for (const vision of ["typical", "protanopia", "deuteranopia", "tritanopia"] as const) {
    expect(colorDistance("#000000", "#ffffff", vision)).toBeCloseTo(1, 2);
  }
});

test("greys have no hue", () => {
  const { a, b } = toOklab("#808080");
  expect(Math.hypot(a, b)).toBeLessThan(0.001);
});

test("red and green of one lightness part for typical vision and meet for a deuteranope", () => {
  const [red, green] = ["#c0504d", "#6f8a3c"];
  expect(colorDistance(red, green, "typical")).toBeGreaterThan(3 * colorDistance(red, green, "deuteranopia"));
});
