import { expect, test } from "vitest";
import { parseHex } from "./color.ts";
import { contrastRatio, contrastUse, relativeLuminance } from "./contrast.ts";

test.each([
  { a: "#000000", b: "#ffffff", ratio: 21 },
  { a: "#ffffff", b: "#ffffff", ratio: 1 },
  { a: "#777777", b: "#ffffff", ratio: 4.48 },
  { a: "#767676", b: "#ffffff", ratio: 4.54 },
])("$a against $b is $ratio to 1", ({ a, b, ratio }) => {
  expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2);
});

test("the order of the colours does not matter", () => {
  expect(contrastRatio("#c8321f", "#fbfaf6")).toBe(contrastRatio("#fbfaf6", "#c8321f"));
});

test("pure green is brighter than pure red, and red than blue", () => {
  expect(relativeLuminance("#00ff00")).toBeGreaterThan(relativeLuminance("#ff0000"));
  expect(relativeLuminance("#ff0000")).toBeGreaterThan(relativeLuminance("#0000ff"));
});

test.each([
  { ratio: 4.5, use: "text" },
  { ratio: 4.499, use: "marks" },
  { ratio: 3, use: "marks" },
  { ratio: 2.999, use: "decoration" },
])("a ratio of $ratio is enough for $use", ({ ratio, use }) => {
  expect(contrastUse(ratio)).toBe(use);
});

test.each(["", "red", "#fff", "#12345", "#1234567", "#gggggg", "c8321f"])("%j is not a colour of ours", (text) => {
  expect(() => parseHex(text)).toThrow(RangeError);
});
