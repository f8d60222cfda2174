import { expect, test } from "vitest";
import { FORM_MAX_FIELDS, isNestedTooDeep, JSON_MAX_DEPTH, readFormFields } from "./body-limits.ts";

const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

test.each([
  { name: "as many levels as may be", text: nested(JSON_MAX_DEPTH), isTooDeep: false },
  { name: "one more", text: nested(JSON_MAX_DEPTH + 1), isTooDeep: true },
  { name: "objects among lists", text: `${'{"a":['.repeat(17)}1${"]}".repeat(17)}`, isTooDeep: true },
  { name: "many neighbours", text: `[${"[],{},".repeat(500)}1]`, isTooDeep: false },
  {
    name: "brackets in a text",
    text: JSON.stringify({ a: "[".repeat(100), [`{"${"[".repeat(100)}`]: "\\" }),
    isTooDeep: false,
  },
  { name: "levels after a text that ends in a backslash", text: `["\\\\",${nested(40)}]`, isTooDeep: true },
  { name: "brackets that are never closed", text: "{".repeat(8000), isTooDeep: true },
  { name: "a text that is never closed", text: `"${"[".repeat(8000)}`, isTooDeep: false },
  { name: "nothing", text: "", isTooDeep: false },
])("$name: $isTooDeep", ({ text, isTooDeep }) => {
  expect(isNestedTooDeep(text)).toBe(isTooDeep);
});

test("a form is read as long as it has no more fields than any of ours", () => {
  expect(readFormFields("")?.size).toBe(0);
  expect(readFormFields("a=1&b=%26&a=2")?.getAll("a")).toEqual(["1", "2"]);
  expect(readFormFields("a=1&".repeat(FORM_MAX_FIELDS - 1).slice(0, -1))).not.toBeNull();
  expect(readFormFields("&".repeat(FORM_MAX_FIELDS))).toBeNull();
});
