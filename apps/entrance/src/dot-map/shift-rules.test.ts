import { expect, test } from "vitest";
import { shiftClass, shiftRules } from "./shift-rules.ts";

const dot = (shiftX: number) => ({ x: 0, y: 0, radius: 1, shiftX, isMarked: false });

test.each([
  { shiftX: -12.4, name: "l12" },
  { shiftX: 0, name: "r0" },
  { shiftX: 7.6, name: "r8" },
])("a shift of $shiftX units is the class $name", ({ shiftX, name }) => {
  expect(shiftClass(shiftX)).toBe(name);
});

test("dots with the same way share one rule, and rules are sorted", () => {
  expect(shiftRules([dot(8), dot(-3), dot(7.9)])).toBe(".l3{--shift:-3px}\n.r8{--shift:8px}");
});
