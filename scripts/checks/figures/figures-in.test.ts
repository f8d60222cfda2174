import { expect, test } from "vitest";
import { figuresInCode, figuresInPage, mayHoldFigures } from "./figures-in.ts";

test.each([
  { name: "a text", code: 'hint("Hasta 2.048 px")', found: ["2.048"] },
  { name: "one with decimals", code: 'hint("Coma: 1.234,5")', found: ["1.234"] },
  { name: "the end of a sentence", code: 'hint("Caben 5.000.")', found: ["5.000"] },
  { name: "a template", code: "`Son 1.080 de $`", found: ["1.080"] },
  { name: "a page's own text", code: "<p>Tiene 1.600 px</p>", found: ["1.600"] },
  { name: "five figures", code: 'hint("Hasta 12.048 px")', found: [] },
  { name: "millions", code: 'hint("1.234.567")', found: [] },
  { name: "a version and an address", code: 'hint("Node 24.15.0, 10.2.144.7")', found: [] },
  { name: "a style sheet", code: 'css("font-size:1.375rem")', found: [] },
  { name: "a number of a program", code: "const ratio = 1.645;", found: [] },
  { name: "a comment", code: "// 2.400 × 1.600 px", found: [] },
  {
    name: "what is quoted because it cannot be told apart",
    code: 'ask("«1.234» puede ser mil o uno y pico")',
    found: [],
  },
])("$name: $code", ({ code, found }) => {
  expect(figuresInCode(code, true)).toEqual(found);
});

test("in a page, code says what programs read", () => {
  expect(figuresInPage("Mide 2.048 px.\n\n```js\nconst a = '1.200';\n```\n\nSe escribe `1.234,5`.")).toEqual(["2.048"]);
});

test("a file is parsed only where there may be one", () => {
  expect([mayHoldFigures("12.048 y 0,5"), mayHoldFigures("son 2.048")]).toEqual([false, true]);
});
