import { expect, test } from "vitest";
import { formatDate, formatTime, parseIsoDate } from "./date-format.ts";
import { FORMAT_EXAMPLES } from "./format-examples.ts";
import { formatEuros, formatLarge } from "./large-number-format.ts";
import { formatNumber, formatRange } from "./number-format.ts";
import { parseSpanishNumber } from "./parse-number.ts";
import { formatAge, formatCount, formatOrdinal } from "./word-format.ts";

test.each(FORMAT_EXAMPLES)("$code → $expected", ({ run, expected }) => {
  expect(run()).toBe(expected);
});

test.each([
  { value: 0, text: "0" },
  { value: -0, text: "0" },
  { value: 999.95, text: "1000" },
  { value: 9999.95, text: "10.000" },
  { value: 0.05, text: "0,1" },
  { value: 1e21, text: "1.000.000.000.000.000.000.000" },
  { value: Number.MIN_VALUE, text: "0" },
])("formatNumber($value) is $text", ({ value, text }) => {
  expect(formatNumber(value)).toBe(text);
});

test("halves round away from zero on both sides", () => {
  expect([2.5, -2.5].map((value) => formatNumber(value, { decimals: 0 }))).toEqual(["3", "−3"]);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("%d is refused, not printed", (value) => {
  expect(() => formatNumber(value)).toThrow(RangeError);
});

test.each([
  { value: 999_999, text: "999.999" },
  { value: 999_999.96, text: "1\u00a0millón" },
  { value: -1_500_000, text: "−1,5\u00a0millones" },
  { value: 999_960_000_000, text: "999.960\u00a0millones" },
  { value: 12_345_600_000, text: "12.345,6\u00a0millones" },
])("formatLarge($value) is $text", ({ value, text }) => {
  expect(formatLarge(value)).toBe(text);
});

test("a cent less than a euro is plural, and so is nothing", () => {
  expect([0, 0.99, -1].map((euros) => formatEuros(euros))).toEqual(["0\u00a0euros", "0,99\u00a0euros", "−1\u00a0euro"]);
});

test("a range from high to low is a mistake", () => {
  expect(() => formatRange(5, 1)).toThrow(RangeError);
});

test.each([
  { years: 0, months: 0, text: "menos de un mes" },
  { years: 0, months: 1, text: "1\u00a0mes" },
  { years: 1, months: 0, text: "1\u00a0año" },
  { years: 1, months: 11, text: "23\u00a0meses" },
  { years: 2, months: 0, text: "2\u00a0años" },
  { years: 101, months: 3, text: "101\u00a0años" },
])("formatAge($years, $months) is $text", ({ years, months, text }) => {
  expect(formatAge(years, months)).toBe(text);
});

test.each([
  () => formatAge(-1),
  () => formatAge(3, 12),
  () => formatCount(1.5, "a", "b"),
  () => formatOrdinal(0),
  () => formatTime(24, 0),
  () => formatTime(9, 60),
  () => formatDate("2026-02-30"),
  () => formatDate("20/11/2026"),
])("what does not exist is refused (%#)", (call) => {
  expect(call).toThrow(RangeError);
});

test("the 29th of February exists when it does", () => {
  expect(parseIsoDate("2028-02-29")).toEqual({ year: 2028, month: 2, day: 29 });
});

test.each([
  { text: "1234,5", value: 1234.5 },
  { text: "1.234,5", value: 1234.5 },
  { text: "1 234 567", value: 1234567 },
  { text: "1\u202f234\u202f567", value: 1234567 },
  { text: "−3", value: -3 },
  { text: "-3", value: -3 },
  { text: "+0,25", value: 0.25 },
  { text: "12.5", value: null },
  { text: "1.23.456", value: null },
  { text: "1,2,3", value: null },
  { text: "", value: null },
  { text: "doce", value: null },
  { text: "1e5", value: null },
])("«$text» is read as $value", ({ text, value }) => {
  expect(parseSpanishNumber(text)).toBe(value);
});
